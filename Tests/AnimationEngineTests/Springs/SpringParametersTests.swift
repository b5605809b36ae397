import Testing

@testable import AnimationEngine

@Suite struct SpringParametersTests {
  private static func isClose(_ left: Double, _ right: Double, _ bound: Double = 1e-14) -> Bool {
    (left - right).magnitude <= bound * max(left.magnitude, right.magnitude, 1)
  }

  @Test(arguments: NamedSpring.damped)
  func everyFormGivesTheSameSpring(_ named: NamedSpring) {
    let spring = named.spring
    let forms = [
      Spring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowOverDamping: true),
      Spring(duration: spring.duration, bounce: spring.bounce),
      Spring(response: spring.response, dampingRatio: spring.dampingRatio),
    ]
    for form in forms {
      for time in [0.05, 0.2, 0.7].map({ $0 * spring.response }) {
        let difference = form.value(target: 1.0, time: time) - spring.value(target: 1.0, time: time)
        #expect(difference.magnitude < 1e-13)
      }
    }
  }

  @Test(arguments: [0.05, 0.35, 0.5, 1, 12.3])
  func aDurationIsReadBackAsItWasGiven(_ duration: Double) {
    for bounce in [0.99, 0.3, 0.001, 0, -0.001, -0.3, -0.9] {
      let spring = Spring(duration: duration, bounce: bounce)
      #expect(Self.isClose(spring.duration, duration))
      #expect(Self.isClose(spring.bounce, bounce))
      #expect(spring.mass == 1)
    }
  }

  @Test func massStiffnessAndDampingAreReadBackAsTheyWereGiven() {
    for (mass, stiffness, damping) in [(1.0, 100.0, 10.0), (2, 180, 12), (0.6, 0.1, 10)] {
      let spring = Spring(
        mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      #expect(spring.mass == mass)
      #expect(Self.isClose(spring.stiffness, stiffness))
      #expect(Self.isClose(spring.damping, damping))
    }
  }

  @Test func overDampingIsCriticalUnlessItIsAllowed() {
    let spring = Spring(stiffness: 100, damping: 50)
    #expect(spring.angularFrequency == 0)
    #expect(spring.decayConstant == 10)
    #expect(spring.dampingRatio == 1)
    #expect(spring.bounce == 0)
  }

  @Test func aBounceAboveOneCountsAsOne() {
    #expect(Spring(duration: 0.5, bounce: 7) == Spring(duration: 0.5, bounce: 1))
    #expect(Spring(duration: 0.5, bounce: 1).decayConstant == 0)
  }

  @Test(arguments: [-1, -1.5, -Double.infinity, .nan])
  func aBounceOfMinusOneAndBelowHasNoDuration(_ bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.duration.isNaN)
    #expect(spring.bounce.isNaN)
  }

  @Test func aMassOfNothingHasNoStiffness() {
    let spring = Spring(mass: 0, stiffness: 50, damping: 0.4)
    #expect(spring.stiffness.isNaN)
    #expect(spring.damping.isNaN)
  }

  @Test func aNegativeRatioIsTakenAsItIs() {
    let spring = Spring(response: 0.5, dampingRatio: -0.25)
    #expect(spring.decayConstant < 0)
    #expect(Self.isClose(spring.dampingRatio, -0.25))
    // The swing grows.
    #expect(spring.value(target: 1.0, time: 5).magnitude > 1000)
  }

  @Test(arguments: [0, -1, -Double.infinity, 2.2e-16, .nan])
  func settlingFormWithoutARatioIsNoSpring(_ ratio: Double) {
    let spring = Spring(settlingDuration: 1, dampingRatio: ratio)
    #expect(spring.angularFrequency.isNaN)
    #expect(spring.decayConstant.isNaN)
  }

  @Test func settlingFormIsNeverOverDamped() {
    let spring = Spring(settlingDuration: 1, dampingRatio: 3)
    #expect(spring == Spring(settlingDuration: 1, dampingRatio: 1))
    #expect(spring.regime == .criticallyDamped)
  }

  @Test(arguments: [0.1, 0.3, 0.6, 0.9, 1])
  func settlingFormSettlesWhenItSays(_ ratio: Double) throws {
    for duration in [0.2, 1, 5] {
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
      // The envelope of the equation is that of the sine: the motion is inside it but for the
      // swing's own phase.
      let settled = try #require(spring.lastCrossing(epsilon: 0.001 / ratio))
      #expect(settled <= duration * 1.001)
      #expect(settled > duration * 0.4)
    }
  }

  @Test func presetsAddTheirBounce() {
    #expect(Spring.smooth == Spring())
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.25) == Spring(duration: 1, bounce: 0.55))
  }
}

@Suite struct SpringProblemsTests {
  @Test func goodParametersHaveNoProblem() {
    #expect(Spring.problems(duration: 0.5, bounce: 1).isEmpty)
    #expect(Spring.problems(duration: 1e-3, bounce: -0.999).isEmpty)
    #expect(Spring.problems(response: 0.5, dampingRatio: 0).isEmpty)
    #expect(Spring.problems(mass: 1, stiffness: 100, damping: 0).isEmpty)
    #expect(Spring.problems(settlingDuration: 1, dampingRatio: 0.8, epsilon: 0.001).isEmpty)
    #expect(Spring.problems(duration: 0.5, extraBounce: -1.2, baseBounce: 0.3).isEmpty)
  }

  private static let bad: [(String, [ParameterProblem], [String])] = [
    ("duration 0", Spring.problems(duration: 0, bounce: 0), ["duration"]),
    ("both", Spring.problems(duration: -1, bounce: -1), ["duration", "bounce"]),
    ("bounce", Spring.problems(duration: 1, bounce: 1.5), ["bounce"]),
    ("nan", Spring.problems(duration: .nan, bounce: .nan), ["duration", "bounce"]),
    ("infinite", Spring.problems(duration: .infinity, bounce: 0), ["duration"]),
    ("response", Spring.problems(response: 0, dampingRatio: -0.1), ["response", "dampingRatio"]),
    (
      "mass", Spring.problems(mass: 0, stiffness: 0, damping: -1),
      ["mass", "stiffness", "damping"]
    ),
    (
      "settling", Spring.problems(settlingDuration: 0, dampingRatio: 0, epsilon: 1),
      ["settlingDuration", "dampingRatio", "epsilon"]
    ),
    (
      "no such spring", Spring.problems(settlingDuration: 1, dampingRatio: 1e-5, epsilon: 0.001),
      ["dampingRatio"]
    ),
    (
      "preset", Spring.problems(duration: 0.5, extraBounce: 0.8, baseBounce: 0.3),
      ["extraBounce"]
    ),
    ("too short", Spring.problems(duration: 1e-200, bounce: 0), ["duration"]),
    ("too stiff", Spring.problems(mass: 1e-200, stiffness: 1e200, damping: 0), ["stiffness"]),
  ]

  @Test(arguments: bad.indices)
  func eachBadParameterIsNamed(_ index: Int) {
    let (name, problems, parameters) = Self.bad[index]
    #expect(problems.map(\.parameter) == parameters, "\(name)")
  }

  @Test func aProblemStatesTheBoundAndTheValue() throws {
    let problem = try #require(Spring.problems(duration: 0.5, bounce: -1).first)
    #expect(problem.message == "The bounce must be greater than -1 and at most 1; this is -1.")
  }

  /// Within the bound that the problem states, every spring can be computed with.
  @Test func aSpringBeyondDoublesIsToldWhatMayBeComputed() throws {
    let problem = try #require(Spring.problems(duration: 1e-300, bounce: 0).first)
    #expect(problem.message.hasSuffix("the duration must be from 1e-74 to 1e75."))
    for duration in [1e-74, 1, 1e75] {
      for bounce in [-0.999, 0, 1] {
        #expect(Spring.problems(duration: duration, bounce: bounce).isEmpty, "\(duration)")
      }
    }
  }
}
