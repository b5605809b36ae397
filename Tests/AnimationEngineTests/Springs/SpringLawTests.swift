import AnimationEngine
import TestSupport
import Testing

/// A spring with a name, for tests over many of them.
struct NamedSpring: Sendable, CustomTestStringConvertible {
  let name: String
  let spring: Spring

  init(_ name: String, _ spring: Spring) {
    self.name = name
    self.spring = spring
  }

  var testDescription: String { name }

  /// Every preset, each form, and both sides of critical damping, near to it and far from it.
  static let all: [NamedSpring] =
    [
      NamedSpring("smooth", .smooth), NamedSpring("snappy", .snappy),
      NamedSpring("bouncy", .bouncy),
      NamedSpring("smooth, longer", .smooth(duration: 2, extraBounce: 0.05)),
      NamedSpring("snappy, shorter", .snappy(duration: 0.1, extraBounce: -0.3)),
      NamedSpring("bouncy, wilder", .bouncy(duration: 0.7, extraBounce: 0.6)),
      NamedSpring("Core Animation", .coreAnimationDefault),
      NamedSpring("heavy", Spring(mass: 7, stiffness: 40, damping: 3)),
      NamedSpring("light", Spring(mass: 0.01, stiffness: 3, damping: 0.2)),
      NamedSpring(
        "over-damped", Spring(mass: 2, stiffness: 50, damping: 90, allowOverDamping: true)),
      NamedSpring("undamped", Spring(duration: 0.5, bounce: 1)),
      NamedSpring("settling", Spring(settlingDuration: 0.8, dampingRatio: 0.6)),
    ]
    + [0.9, 0.5, 0.1, 1e-3, 1e-6, 1e-9, 1e-12, 1e-15].flatMap { bounce in
      [
        NamedSpring("bounce \(bounce)", Spring(duration: 0.5, bounce: bounce)),
        NamedSpring("bounce -\(bounce)", Spring(duration: 0.5, bounce: -bounce)),
      ]
    }

  /// Those that come to rest.
  static let damped = all.filter { $0.spring.decayConstant > 0 }
}

/// The laws that every spring obeys.
@Suite struct SpringLawTests {
  private static let velocities = [0.0, 1, -20]

  /// Times from the start on, as parts of the response.
  private static func times(_ spring: Spring) -> [Double] {
    [0, 1e-6, 0.01, 0.1, 0.3, 0.5, 0.75, 1, 1.5, 2, 4].map { $0 * spring.response }
  }

  private static func motion(_ spring: Spring, velocity: Double) -> MotionUnderTest {
    MotionUnderTest(
      value: { spring.value(target: 3.0, initialVelocity: velocity, time: $0) },
      velocity: { spring.velocity(target: 3.0, initialVelocity: velocity, time: $0) })
  }

  @Test(arguments: NamedSpring.all)
  func velocityIsTheDerivativeOfValue(_ named: NamedSpring) {
    let spring = named.spring
    let speed = 3 * 2 * Double.pi / spring.response
    for velocity in Self.velocities {
      checkDerivative(
        Self.motion(spring, velocity: velocity), at: Self.times(spring),
        step: 1e-5 * spring.response, tolerance: 1e-7 * (speed + velocity.magnitude))
    }
  }

  @Test(arguments: NamedSpring.all)
  func theEquationOfMotionHolds(_ named: NamedSpring) {
    let spring = named.spring
    for velocity in Self.velocities {
      checkEquationOfMotion(
        Self.motion(spring, velocity: velocity), mass: spring.mass, stiffness: spring.stiffness,
        damping: spring.damping, target: 3, at: Self.times(spring),
        scale: 3 + velocity.magnitude * spring.response, step: 1e-5 * spring.response)
    }
  }

  @Test(arguments: NamedSpring.all)
  func aMotionBeginsExactlyWhereItBegins(_ named: NamedSpring) {
    for velocity in Self.velocities + [0.1, 1e-9, 1e12] {
      for target in [3.0, -0.1, 1e-7, 1e9, 0] {
        let spring = named.spring
        #expect(spring.value(target: target, initialVelocity: velocity, time: 0) == 0)
        #expect(spring.velocity(target: target, initialVelocity: velocity, time: 0) == velocity)
      }
    }
  }

  @Test(arguments: NamedSpring.damped)
  func aMotionEndsExactlyAtItsTarget(_ named: NamedSpring) {
    for velocity in Self.velocities {
      for time in [1e7, 1e300, .infinity] {
        let spring = named.spring
        #expect(spring.value(target: 0.3, initialVelocity: velocity, time: time) == 0.3)
        #expect(spring.velocity(target: 0.3, initialVelocity: velocity, time: time) == 0)
      }
    }
  }

  @Test(arguments: NamedSpring.all)
  func nanGivesNan(_ named: NamedSpring) {
    let spring = named.spring
    #expect(spring.value(target: 1.0, time: .nan).isNaN)
    #expect(spring.velocity(target: 1.0, time: .nan).isNaN)
    #expect(spring.value(target: Double.nan, time: 0.1).isNaN)
    #expect(spring.value(target: 1.0, initialVelocity: .nan, time: 0.1).isNaN)
  }

  @Test(arguments: NamedSpring.all)
  func negativeTimesRunBackwards(_ named: NamedSpring) {
    let spring = named.spring
    let time = 0.05 * spring.response
    var (value, velocity) = (0.0, 2.0)
    let before = (
      spring.value(target: 1.0, initialVelocity: velocity, time: -time),
      spring.velocity(target: 1.0, initialVelocity: velocity, time: -time)
    )
    (value, velocity) = before
    spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time)
    #expect(value.magnitude < 1e-10)
    #expect((velocity - 2).magnitude < 1e-9)
  }

  @Test(arguments: NamedSpring.all)
  func twoStepsAreOneOfTheirSum(_ named: NamedSpring) {
    let spring = named.spring
    var (value, velocity) = (0.5, -1.0)
    var (stepped, steppedVelocity) = (value, velocity)
    let length = 0.4 * spring.response
    spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: length)
    for _ in 0..<8 {
      spring.update(
        value: &stepped, velocity: &steppedVelocity, target: 2, deltaTime: length / 8)
    }
    #expect((value - stepped).magnitude < 1e-13)
    #expect((velocity - steppedVelocity).magnitude < 1e-12 / spring.response)
  }

  @Test(arguments: NamedSpring.all)
  func theForceAcceleratesTheMass(_ named: NamedSpring) {
    let spring = named.spring
    let step = 1e-6 * spring.response
    let acceleration =
      (spring.velocity(target: 1.0, initialVelocity: 2, time: step)
        - spring.velocity(target: 1.0, initialVelocity: 2, time: -step)) / (2 * step)
    let force = spring.force(target: 1.0, position: 0, velocity: 2)
    let size = spring.stiffness + 2 * spring.damping
    #expect((force - spring.mass * acceleration).magnitude < 1e-6 * size)
  }

  @Test(arguments: NamedSpring.all)
  func componentsMoveAsIfAlone(_ named: NamedSpring) {
    let spring = named.spring
    let targets = [1.0, -20, 0, 1e-3, 7, 5]
    let velocities = [0.0, 3, 1, 1e4, -2, 0]
    for time in Self.times(spring) {
      let together = spring.value(
        target: Components(targets), initialVelocity: Components(velocities), time: time)
      for index in targets.indices {
        let alone = spring.value(
          target: targets[index], initialVelocity: velocities[index], time: time)
        #expect(together[index] == alone)
      }
    }
  }

  @Test(arguments: NamedSpring.all)
  func betweenTwoValuesItMovesAsOverTheirDifference(_ named: NamedSpring) {
    let spring = named.spring
    let (from, to, push) = (Dial(angle: 7, label: "a"), Dial(angle: 3, label: "b"), 5.0)
    for time in Self.times(spring) {
      let shown = spring.value(
        fromValue: from, toValue: to, initialVelocity: Dial(angle: push, label: ""), time: time)
      let speed = spring.velocity(
        fromValue: from, toValue: to, initialVelocity: Dial(angle: push, label: ""), time: time)
      #expect(
        shown.angle == 7 + spring.value(target: -4.0, initialVelocity: push, time: time))
      #expect(
        speed.angle == spring.velocity(target: -4.0, initialVelocity: push, time: time))
      #expect(shown.label == "a")
    }
    let duration = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: Dial(angle: push, label: ""), epsilon: 0.01)
    #expect(
      duration == spring.settlingDuration(target: -4.0, initialVelocity: push, epsilon: 0.01))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: to)
    #expect(force.angle == spring.force(target: 3.0, position: 7, velocity: 3))
  }
}

/// Something with one number that animates and a text that does not.
private struct Dial: Animatable {
  var angle: Double
  var label: String
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
}
