/// How a property animator gets from its start to its end.
public enum TimingParameters: Hashable, Sendable {
  /// Along a cubic Bézier curve, in the duration of the animator.
  case cubic(CubicTimingParameters)
  /// As a spring moves.
  case spring(SpringTimingParameters)
}

/// A timing curve: two control points between (0, 0) and (1, 1).
public struct CubicTimingParameters: Hashable, Sendable {
  /// Progress over the part of the duration.
  public var curve: UnitCurve

  /// The curve of Core Animation's `default`: (0.25, 0.1), (0.25, 1).
  public init() {
    self.init(
      controlPoint1: UnitPoint(x: 0.25, y: 0.1), controlPoint2: UnitPoint(x: 0.25, y: 1))
  }

  /// One of the named curves, or any other.
  public init(animationCurve curve: UnitCurve) { self.curve = curve }

  /// The curve with these control points; their x is taken into 0...1.
  public init(controlPoint1: UnitPoint, controlPoint2: UnitPoint) {
    curve = .bezier(startControlPoint: controlPoint1, endControlPoint: controlPoint2)
  }
}

/// A spring with the velocity that it begins with.
///
/// `initialVelocity` is relative: 1 covers the whole distance in one second, positive towards the
/// end. `relativeVelocity(of:from:to:)` makes it out of units per second.
public struct SpringTimingParameters: Hashable, Sendable {
  private enum Form: Hashable {
    case dampingRatio(Double)
    case spring(Spring)
  }

  private var form: Form
  /// The velocity at the start, in distances per second.
  public var initialVelocity: Double
  /// The velocities of components by their names, where they do not begin as one; what is not named
  /// begins at rest.
  package private(set) var componentVelocities: [String: Double]?
  /// The velocity by which it is found how long the spring takes; nil for ``initialVelocity``.
  private var pace: Double?

  /// The spring of mass 3, stiffness 1000 and damping 500: it creeps.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500) }

  /// A spring that settles in the duration of its animator.
  ///
  /// The frequency is found as in ``Spring/init(settlingDuration:dampingRatio:epsilon:)``, for a
  /// start at rest; durations are taken into 0.01...10 s there. Whatever the velocity, the animator
  /// ends after its duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not bounce, less does. Taken into 0.01...1.
  ///   - initialVelocity: In distances per second.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    form = .dampingRatio(min(max(dampingRatio, 0.01), 1))
    self.initialVelocity = initialVelocity
  }

  /// A physical spring; the duration of its animator does not count.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    form = .spring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
    self.initialVelocity = initialVelocity
  }

  /// A spring by its perceptual duration and bounce; the duration of its animator does not count.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) {
    form = .spring(Spring(duration: duration, bounce: bounce))
    self.initialVelocity = initialVelocity
  }

  /// A spring that is made already; the duration of its animator does not count.
  public init(_ spring: Spring, initialVelocity: Double = 0) {
    form = .spring(spring)
    self.initialVelocity = initialVelocity
  }

  /// The damping ratio of a spring that settles in the duration of its animator; nil for others.
  package var dampingRatio: Double? {
    if case .dampingRatio(let ratio) = form { ratio } else { nil }
  }

  /// The spring, where it knows its own duration.
  package var spring: Spring? {
    if case .spring(let spring) = form { spring } else { nil }
  }

  /// The spring in an animator of `duration` seconds, and how long it takes there.
  func resolved(duration: Double) -> (spring: Spring, duration: Double) {
    switch form {
    case .dampingRatio(let ratio):
      return (Spring(settlingDuration: duration, dampingRatio: ratio), duration)
    case .spring(let spring):
      return (spring, Self.duration(of: spring, pace ?? initialVelocity))
    }
  }

  private static func duration(of spring: Spring, _ velocity: Double) -> Double {
    let settling = spring.settlingDuration(by: .coreAnimation, initialVelocity: velocity)
    return min(settling ?? .infinity, longest)
  }

  /// What a spring takes that never settles, in seconds: an hour.
  private static var longest: Double { 3600 }
}

extension TimingParameters {
  /// A curve by its name; see ``CubicTimingParameters``.
  public static func curve(_ curve: UnitCurve) -> TimingParameters {
    .cubic(CubicTimingParameters(animationCurve: curve))
  }

  /// A spring that settles in the duration of its animator; see ``SpringTimingParameters``.
  public static func spring(
    dampingRatio: Double, initialVelocity: Double = 0
  ) -> TimingParameters {
    .spring(SpringTimingParameters(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }
}

// MARK: - Components

extension SpringTimingParameters {
  /// The same spring, whose components begin each at a velocity of its own. The one that takes longest
  /// decides how long all of them take.
  package func beginning(at velocities: [String: Double]) -> SpringTimingParameters {
    var copy = self
    copy.componentVelocities = velocities
    let order = velocities.sorted { $0.key < $1.key }.map(\.value)
    copy.initialVelocity =
      ([0] + order).max {
        (resolved($0), $0.magnitude) < (resolved($1), $1.magnitude)
      } ?? 0
    return copy
  }

  /// How long it takes from a velocity on; all the same where the animator says how long.
  private func resolved(_ velocity: Double) -> Double {
    spring.map { Self.duration(of: $0, velocity) } ?? 0
  }

  /// The spring of one component, which takes as long as that of all.
  package func moving(_ component: String) -> SpringTimingParameters {
    guard let velocities = componentVelocities else { return self }
    var copy = self
    copy.pace = initialVelocity
    copy.initialVelocity = velocities[component] ?? velocities["d" + component] ?? 0
    copy.componentVelocities = nil
    return copy
  }
}

extension TimingParameters {
  /// Whether components begin each at a velocity of its own.
  package var isByComponent: Bool {
    if case .spring(let spring) = self { spring.componentVelocities != nil } else { false }
  }

  /// The timing of one component.
  package func moving(_ component: String) -> TimingParameters {
    if case .spring(let spring) = self { .spring(spring.moving(component)) } else { self }
  }
}
