/// The velocity with which the spring of a block begins.
public enum SpringVelocity: Hashable, Sendable {
  /// Along the distance: 1 covers the whole of it in one second.
  case distance(Double)
  /// By the names of components: 1 covers what that component has to go in one second. The components
  /// of a vector, `dx` and `dy`, are those of `x` and `y`. What is not named begins at rest.
  case components([String: Double])

  /// The velocity of each of some components, if they do not begin as one.
  func components(_ names: [String]) -> [Double]? {
    guard case .components(let velocities) = self else { return nil }
    return names.map { velocities[$0] ?? velocities["d" + $0] ?? 0 }
  }

  /// The velocity along the distance; 0 where each component has its own.
  var alongDistance: Double { if case .distance(let velocity) = self { velocity } else { 0 } }

  /// All its numbers.
  var numbers: [Double] {
    switch self {
    case .distance(let velocity): [velocity]
    case .components(let velocities): velocities.keys.sorted().compactMap { velocities[$0] }
    }
  }
}

extension SpringVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A velocity along the distance.
  public init(floatLiteral value: Double) { self = .distance(value) }

  /// A velocity along the distance.
  public init(integerLiteral value: Int) { self = .distance(Double(value)) }
}
