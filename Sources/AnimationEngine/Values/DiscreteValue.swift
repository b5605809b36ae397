/// A value that cannot be interpolated: it switches from one to another.
///
///     let states: [DiscreteValue] = ["idle", true, .written("7")]
public enum DiscreteValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A text.
  case text(String)
  /// Anything else, by how it is written: a number, a list.
  case written(String)
}

extension DiscreteValue: CustomStringConvertible {
  /// The text itself, or how the value is written.
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
