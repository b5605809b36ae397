/// The timing of a property animator from its start to its end.
public enum TimingParameters: Hashable, Sendable {
  /// A cubic Bézier curve, over the duration of the animator.
  case cubic(CubicTimingParameters)
  /// A spring with an initial velocity.
  case spring(SpringTimingParameters)
}

/// A timing curve; by default a cubic Bézier with two control points between (0, 0) and (1, 1).
public struct CubicTimingParameters: Hashable, Sendable {
  /// The curve: progress as a function of the share of the duration.
  public var curve: UnitCurve

  /// Creates Core Animation's `default` curve, with control points (0.25, 0.1) and (0.25, 1).
  public init() {
    self.init(controlPoint1: UnitPoint(x: 0.25, y: 0.1), controlPoint2: UnitPoint(x: 0.25, y: 1))
  }

  /// Creates a timing from a named curve or any other.
  public init(animationCurve curve: UnitCurve) { self.curve = curve }

  /// Creates a curve with these control points, whose x is clamped to 0...1.
  public init(controlPoint1: UnitPoint, controlPoint2: UnitPoint) {
    curve = .bezier(startControlPoint: controlPoint1, endControlPoint: controlPoint2)
  }
}

/// A spring and its initial velocity.
///
/// `initialVelocity` is relative: 1 covers the whole distance in one second, positive towards the
/// end. `relativeVelocity(of:from:to:)` computes it from a velocity in units per second.
public struct SpringTimingParameters: Hashable, Sendable {
  private enum Form: Hashable {
    case dampingRatio(Double)
    case spring(Spring)
  }

  private var form: Form
  /// The initial velocity, in distances per second.
  public var initialVelocity: Double
  /// The initial velocities of components by name, where components have different ones; a
  /// component that is not listed begins at rest.
  package private(set) var componentVelocities: [String: Double]?
  /// The initial velocity that determines the spring's duration; nil for ``initialVelocity``.
  private var pace: Double?

  /// Creates the spring of mass 3, stiffness 1000 and damping 500; so overdamped that it creeps.
  public init() { self.init(mass: 3, stiffness: 1000, damping: 500) }

  /// Creates a spring that settles in the duration of its animator.
  ///
  /// The frequency is found as in ``Spring/init(settlingDuration:dampingRatio:epsilon:)``, for a
  /// start at rest; durations are clamped to 0.01...10 s there. Whatever the velocity, the animator
  /// ends after its duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: The damping ratio, clamped to 0.01...1; below 1 the spring overshoots.
  ///   - initialVelocity: The initial velocity, in distances per second.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    form = .dampingRatio(min(max(dampingRatio, 0.01), 1))
    self.initialVelocity = initialVelocity
  }

  /// Creates a physical spring, which determines its own duration; that of its animator is ignored.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    form = .spring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
    self.initialVelocity = initialVelocity
  }

  /// Creates a spring from perceptual duration and bounce; its animator's duration is ignored.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) {
    form = .spring(Spring(duration: duration, bounce: bounce))
    self.initialVelocity = initialVelocity
  }

  /// Creates a timing from a spring; the duration of its animator is ignored.
  public init(_ spring: Spring, initialVelocity: Double = 0) {
    form = .spring(spring)
    self.initialVelocity = initialVelocity
  }

  /// The damping ratio of a spring that settles in its animator's duration; nil for others.
  package var dampingRatio: Double? {
    if case .dampingRatio(let ratio) = form { ratio } else { nil }
  }

  /// The spring, if it determines its own duration; nil if it settles in its animator's.
  package var spring: Spring? {
    if case .spring(let spring) = form { spring } else { nil }
  }

  /// The spring and its duration in seconds, for an animator of `duration` seconds. A spring by its
  /// damping ratio settles in that time; any other spring takes its own time.
  func resolved(duration: Double) -> (spring: Spring, duration: Double) {
    switch form {
    case .dampingRatio(let ratio):
      return (Spring(settlingDuration: duration, dampingRatio: ratio), duration)
    case .spring(let spring): return (spring, Self.duration(of: spring, pace ?? initialVelocity))
    }
  }

  private static func duration(of spring: Spring, _ velocity: Double) -> Double {
    let settling = spring.settlingDuration(by: .coreAnimation, initialVelocity: velocity)
    return min(settling ?? .infinity, longest)
  }

  /// The duration given to a spring that never settles: an hour, in seconds.
  private static var longest: Double { 3600 }
}

extension TimingParameters {
  /// The spring of this timing; nil for a curve.
  package var spring: SpringTimingParameters? {
    if case .spring(let spring) = self { spring } else { nil }
  }

  /// Whether the timing's spring determines its own duration, so that the animator's is ignored.
  package var hasOwnDuration: Bool { spring?.spring != nil }

  /// The duration of an animator's whole motion: `duration`, which was given to the animator, unless
  /// the timing's spring determines its own.
  func wholeDuration(_ duration: Double) -> Double {
    spring?.resolved(duration: duration).duration ?? duration
  }

  /// The timing of a unit curve; see ``CubicTimingParameters``.
  public static func curve(_ curve: UnitCurve) -> TimingParameters {
    .cubic(CubicTimingParameters(animationCurve: curve))
  }

  /// The timing of a spring that settles in the duration of its animator; see
  /// ``SpringTimingParameters``.
  public static func spring(dampingRatio: Double, initialVelocity: Double = 0) -> TimingParameters {
    .spring(SpringTimingParameters(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }
}

// MARK: - Components

extension SpringTimingParameters {
  /// The same spring with an initial velocity for each component. The component that takes longest
  /// determines the duration of all.
  package func beginning(at velocities: [String: Double]) -> SpringTimingParameters {
    var copy = self
    copy.componentVelocities = velocities
    let order = velocities.sorted { $0.key < $1.key }.map(\.value)
    copy.initialVelocity =
      ([0] + order).max {
        (ownDuration(at: $0), $0.magnitude) < (ownDuration(at: $1), $1.magnitude)
      } ?? 0
    return copy
  }

  /// The spring's duration for an initial velocity; 0 where the animator determines it.
  private func ownDuration(at velocity: Double) -> Double {
    spring.map { Self.duration(of: $0, velocity) } ?? 0
  }

  /// The spring of one component, with the duration of the spring of all components.
  func moving(_ component: String) -> SpringTimingParameters {
    guard let velocities = componentVelocities else { return self }
    var copy = self
    copy.pace = initialVelocity
    copy.initialVelocity = velocities.velocity(of: component)
    copy.componentVelocities = nil
    return copy
  }
}

extension [String: Double] {
  /// The velocity of a component by its name; 0 where none is given. The components of a vector
  /// may have their own names there: `dx` says how fast the `x` of a point moves.
  package func velocity(of component: String) -> Double {
    self[component] ?? self["d" + component] ?? 0
  }
}

extension TimingParameters {
  /// Whether components have different initial velocities.
  package var isByComponent: Bool { spring?.componentVelocities != nil }

  /// The timing of one component.
  package func moving(_ component: String) -> TimingParameters {
    spring.map { .spring($0.moving(component)) } ?? self
  }
}

// MARK: - Relative velocities

// Animators' springs take velocities relative to the distance: 1 covers all of it in one second. A
// gesture reports units per second. These functions convert the latter to the former.

/// The velocity of a movement from `start` to `end`, relative to the distance between them.
///
///     relativeVelocity(of: 800, from: 100, to: 500)    // 2: the whole distance twice in a second
///
/// It is positive towards `end` and negative away from it. Where `start` equals `end`, it is 0.
///
/// - Parameters:
///   - velocity: The velocity in units per second.
///   - start: The start of the distance.
///   - end: The end of the distance.
public func relativeVelocity(of velocity: Double, from start: Double, to end: Double) -> Double {
  let distance = end - start
  return distance == 0 ? 0 : velocity / distance
}

/// The velocity of a movement along the line from `start` to `end`, relative to its length.
///
/// Only the component of the velocity along that line counts: `velocity · distance / |distance|²`.
/// A movement at right angles to it gives 0, and so does a distance of 0. For a number it is the
/// same as `relativeVelocity(of:from:to:)`.
///
/// - Parameters:
///   - velocity: The velocity in units per second.
///   - start: The start of the distance.
///   - end: The end of the distance.
public func relativeVelocity<Value: VectorArithmetic>(
  of velocity: Value, from start: Value, to end: Value
) -> Double {
  let distance = end - start
  let (length, speed) = (distance.norm, velocity.norm)
  guard length > 0, speed > 0 else { return 0 }
  // Unit vectors lose no digits where one vector is much longer than the other.
  let direction = distance.scaled(by: 1 / length)
  return velocity.scaled(by: 1 / speed).dot(direction) * (speed / length)
}
