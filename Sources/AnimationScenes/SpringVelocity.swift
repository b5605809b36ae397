import AnimationEngine

/// The initial velocity of a UIKit block's spring.
public enum SpringVelocity: Hashable, Sendable {
  /// Along the distance to go, in distances per second: at 1 the whole distance would take one
  /// second.
  case distance(Double)
  /// By component names, each in distances of that component per second. Components that are not
  /// named start at rest. The names `dx` and `dy` of a vector mean the same as `x` and `y`.
  case components([String: Double])

  /// The velocities of the components with these names; nil for a velocity along the distance.
  func components(_ names: [String]) -> [Double]? {
    guard case .components(let velocities) = self else { return nil }
    return names.map(velocities.velocity)
  }

  /// The velocity along the distance; 0 if the components have velocities of their own.
  var alongDistance: Double { if case .distance(let velocity) = self { velocity } else { 0 } }

  /// All numbers of the velocity, components in the order of their names.
  var numbers: [Double] {
    switch self {
    case .distance(let velocity): [velocity]
    case .components(let velocities): velocities.keys.sorted().compactMap { velocities[$0] }
    }
  }
}

extension SpringVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A velocity along the distance, in distances per second.
  public init(floatLiteral value: Double) { self = .distance(value) }

  /// A velocity along the distance, in distances per second.
  public init(integerLiteral value: Int) { self = .distance(Double(value)) }
}
