/// A value that cannot be interpolated: it changes in one step.
///
///     let states: [DiscreteValue] = ["idle", true, .written("7")]
public enum DiscreteValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A text.
  case text(String)
  /// Any other JSON value, in its written form: a number, a list.
  case written(String)
}

extension DiscreteValue: CustomStringConvertible {
  /// The text itself, or the written form of the value.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .text(let text), .written(let text): text
    }
  }
}

extension DiscreteValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
  public init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
}
