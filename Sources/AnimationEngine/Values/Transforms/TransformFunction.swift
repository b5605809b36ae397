/// One function of a CSS transform list, such as `translate(10px, 20px)`.
///
/// Lengths are in pixels, angles in degrees, and a percentage of a scale is stored as a number.
public struct TransformFunction: Hashable, Sendable {
  /// The kind of function.
  public let kind: Kind
  /// The arguments, as many as were written; infinity stands for `perspective(none)`.
  public internal(set) var arguments: [Double]

  /// The functions of CSS Transforms 1 and 2. The raw value is the name in CSS.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case matrix, matrix3d
    case translate, translateX, translateY, translateZ, translate3d
    case scale, scaleX, scaleY, scaleZ, scale3d
    case rotate, rotateX, rotateY, rotateZ, rotate3d
    case skew, skewX, skewY
    case perspective
  }

  /// Creates a function with its arguments.
  ///
  /// - Precondition: ``problem(_:_:)`` finds none: there are as many arguments as the function
  ///   takes, all finite, except that a perspective is at least 0 and may be infinite.
  public init(_ kind: Kind, _ arguments: [Double]) {
    let problem = Self.problem(kind, arguments)
    precondition(problem == nil, problem ?? "")
    self.init(unchecked: kind, arguments)
  }

  init(unchecked kind: Kind, _ arguments: [Double]) {
    self.kind = kind
    self.arguments = arguments
  }

  /// The problem with the arguments of a function; nil if there is none.
  static func problem(_ kind: Kind, _ arguments: [Double]) -> String? {
    if !kind.argumentCounts.contains(arguments.count) {
      return kind.argumentCountRule
    }
    if kind == .perspective { return arguments[0] >= 0 ? nil : perspectiveRule }
    let isFinite = arguments.allSatisfy(\.isFinite)
    return isFinite ? nil : "The arguments of \(kind.rawValue)() are finite."
  }

  /// The rule that a negative perspective breaks.
  static let perspectiveRule = "The distance of perspective() is at least 0."

  /// A function that matches `function` and has no effect.
  static func identity(matching function: TransformFunction) -> TransformFunction {
    let kind = function.kind
    var arguments = function.arguments
    switch kind.family {
    case .matrix: arguments = kind == .matrix ? [1, 0, 0, 1, 0, 0] : Matrix4.identity.entries
    case .perspective: arguments = [.infinity]
    case .rotate: arguments[arguments.count - 1] = 0
    case .scale: arguments = arguments.map { _ in 1 }
    case .translate, .skew: arguments = arguments.map { _ in 0 }
    }
    return TransformFunction(unchecked: kind, arguments)
  }
}

extension TransformFunction.Kind {
  /// The families of functions that can be interpolated with each other.
  enum Family { case matrix, translate, scale, rotate, skew, perspective }

  var family: Family {
    switch self {
    case .matrix, .matrix3d: .matrix
    case .translate, .translateX, .translateY, .translateZ, .translate3d: .translate
    case .scale, .scaleX, .scaleY, .scaleZ, .scale3d: .scale
    case .rotate, .rotateX, .rotateY, .rotateZ, .rotate3d: .rotate
    case .skew, .skewX, .skewY: .skew
    case .perspective: .perspective
    }
  }

  /// Whether CSS counts the function as 3D.
  var isSpatial: Bool {
    switch self {
    case .matrix, .translate, .translateX, .translateY, .scale, .scaleX, .scaleY, .rotate, .skew,
      .skewX, .skewY:
      false
    default: true
    }
  }

  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .matrix: 6...6
    case .matrix3d: 16...16
    case .translate, .scale, .skew: 1...2
    case .translate3d, .scale3d: 3...3
    case .rotate3d: 4...4
    default: 1...1
    }
  }

  /// The rule that a wrong number of arguments breaks.
  var argumentCountRule: String {
    let (least, most) = (argumentCounts.lowerBound, argumentCounts.upperBound)
    let counts =
      most == least + 1
      ? "\(least) or \(most) arguments" : least == 1 ? "one argument" : "\(least) arguments"
    return "\(rawValue)() takes \(counts)."
  }

  func unit(ofArgument index: Int) -> CSSScanner.Quantity.Unit {
    switch family {
    case .translate, .perspective: .length
    case .matrix, .scale: .number
    case .skew: .angle
    case .rotate: self == .rotate3d && index < 3 ? .number : .angle
    }
  }

  /// The functions by their names in lower case, since CSS names are case-insensitive.
  static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })
}

// MARK: - Text

extension TransformFunction {
  /// The function as CSS text, which parses as the same function.
  public var cssText: String {
    let texts = arguments.indices.map(argumentText)
    return "\(kind.rawValue)(\(texts.joined(separator: ", ")))"
  }

  private func argumentText(_ index: Int) -> String {
    let argument = arguments[index]
    return argument == .infinity
      ? "none" : argument.decimalText + kind.unit(ofArgument: index).suffix
  }
}
