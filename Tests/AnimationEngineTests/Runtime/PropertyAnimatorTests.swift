import AnimationEngine
import TestSupport
import Testing

/// The state machine of property animators, and what shows in each state.
@Suite struct PropertyAnimatorTests {
  typealias Animator = PropertyAnimator<Double>

  private func line() -> Animator { Animator(from: 0, to: 100, duration: 1, curve: .linear) }
  private func eased() -> Animator { Animator(from: 0, to: 100, duration: 1, curve: .easeInOut) }

  // MARK: Running

  @Test func itRunsFromItsStartToItsEnd() throws {
    var animator = eased()
    #expect(animator.state(at: 0) == .inactive)
    #expect(animator.value(at: 5) == 0)
    try animator.startAnimation(at: 1)
    #expect(animator.state(at: 1) == .active)
    #expect(animator.isRunning(at: 1))
    #expect(animator.model(at: 1) == 100)
    #expect(animator.endTime == 2)
    #expect(animator.value(at: 1.25) == 100 * UnitCurve.easeInOut.value(at: 0.25))
    #expect(animator.fractionComplete(at: 1.25) == 0.25)
    #expect(abs(animator.velocity(at: 1.5) - 100 * UnitCurve.easeInOut.velocity(at: 0.5)) < 1e-9)
    #expect(animator.value(at: 2) == 100)
    #expect(animator.state(at: 2) == .inactive)
    #expect(!animator.isRunning(at: 2))
    #expect(animator.value(at: 0.5) == 0, "the past")
    #expect(animator.advance(to: 5) == [.init(time: 2, position: .end)])
    #expect(animator.advance(to: 9) == [])
  }

  @Test func aDelayIsActiveAndStill() throws {
    var animator = line()
    try animator.startAnimation(afterDelay: 0.5, at: 0)
    #expect(animator.isRunning(at: 0.25))
    #expect(animator.value(at: 0.5) == 0)
    #expect(animator.fractionComplete(at: 0.25) == 0)
    #expect(animator.value(at: 1) == 50)
    #expect(animator.endTime == 1.5)
  }

  @Test func completionsAreCalledOnceWithThePosition() throws {
    var positions: [AnimatingPosition] = []
    var animator = line()
    animator.addCompletion { positions.append($0) }
    try animator.startAnimation(at: 0)
    animator.advance(to: 0.99)
    #expect(positions == [])
    animator.advance(to: 1)
    animator.advance(to: 2)
    #expect(positions == [.end])
  }

  @Test func startingWhatRunsDoesNothing() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.startAnimation(at: 0.5)
    #expect(animator.value(at: 0.75) == 75)
  }

  @Test func aDurationOf0EndsAtOnce() throws {
    var animator = Animator(from: 0, to: 1, duration: 0, curve: .linear)
    try animator.startAnimation(at: 2)
    #expect(animator.value(at: 2) == 1)
    #expect(animator.advance(to: 2) == [.init(time: 2, position: .end)])
  }

  // MARK: Pausing and scrubbing

  @Test func pausingFreezesWhatShows() throws {
    var animator = eased()
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.3)
    let shown = 100 * UnitCurve.easeInOut.value(at: 0.3)
    #expect(animator.value(at: 9) == shown)
    // From 0 to 100 that is the share of the distance: easeInOut at 0.3.
    #expect(abs(animator.fractionComplete(at: 9) - 0.1873959067) < 1e-9)
    #expect(!animator.isRunning(at: 0.3))
    #expect(animator.velocity(at: 0.3) == 0)
    try animator.startAnimation(at: 10)
    #expect(abs(animator.value(at: 10) - shown) < 1e-12)
    #expect(animator.endTime == 10.7)
  }

  @Test func pausingWhatIsInactiveMakesItActiveAtItsStart() throws {
    var animator = line()
    try animator.pauseAnimation(at: 0)
    #expect(animator.state(at: 0) == .active)
    #expect(animator.fractionComplete(at: 0) == 0)
    #expect(animator.value(at: 5) == 0)
  }

  @Test func scrubbingIsLinearUnlessItFollowsTheCurve() throws {
    var animator = eased()
    try animator.scrub(to: 0.2, at: 0)
    #expect(animator.state(at: 0) == .active)
    #expect(animator.value(at: 0) == 20)
    animator.scrubsLinearly = false
    try animator.scrub(to: 0.2, at: 1)
    #expect(animator.value(at: 1) == 100 * UnitCurve.easeInOut.value(at: 0.2))
    #expect(animator.value(at: 0.5) == 20, "the past")
  }

  @Test func scrubbingPausesWhatRunsAndStaysOnTheWay() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.scrub(to: 0.9, at: 0.5)
    #expect(!animator.isRunning(at: 0.5))
    #expect(animator.value(at: 3) == 90)
    for (asked, taken) in [(-1.0, 0.0), (2, 1), (.nan, 0), (.infinity, 1)] {
      try animator.scrub(to: asked, at: 4)
      #expect(animator.fractionComplete(at: 4) == taken)
      #expect(animator.value(at: 4) == 100 * taken)
    }
  }

  // MARK: Reversing

  @Test func reversingReplaysTheWayBack() throws {
    var animator = eased()
    try animator.startAnimation(at: 0)
    try animator.reverseAnimation(at: 0.6)
    #expect(animator.isReversed(at: 0.6))
    for step in 0..<6 {
      let time = Double(step) * 0.1
      #expect(abs(animator.value(at: 0.6 + time) - animator.value(at: 0.6 - time)) < 1e-12)
    }
    #expect(animator.model(at: 0.7) == 0)
    #expect(animator.velocity(at: 0.8) < 0)
    #expect(animator.advance(to: 9) == [.init(time: 1.2, position: .start)])
    #expect(animator.value(at: 9) == 0)
  }

  @Test func aSecondReversalRunsForwardAgain() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.reverseAnimation(at: 0.5)
    try animator.reverseAnimation(at: 0.75)
    #expect(!animator.isReversed(at: 0.75))
    #expect(abs(animator.value(at: 1) - 50) < 1e-12)
    #expect(animator.endTime == 1.5)
    #expect(animator.advance(to: 9) == [.init(time: 1.5, position: .end)])
  }

  @Test func reversedBeforeItsStartItRunsFromTheEnd() throws {
    var animator = line()
    try animator.setReversed(true, at: 0)
    try animator.setReversed(true, at: 0)
    #expect(animator.isReversed(at: 0))
    #expect(animator.value(at: 0) == 0)
    try animator.startAnimation(at: 1)
    #expect(animator.value(at: 1.25) == 75)
    #expect(animator.advance(to: 2) == [.init(time: 2, position: .start)])
  }

  @Test func reversedWhilePausedItContinuesBackwards() throws {
    var animator = line()
    try animator.scrub(to: 0.4, at: 0)
    try animator.reverseAnimation(at: 1)
    try animator.continueAnimation(at: 2)
    #expect(abs(animator.value(at: 2.1) - 30) < 1e-12)
    #expect(animator.endTime == 2.4)
  }

  // MARK: Continuing

  /// Where easeInOut shows 0.4, found by bisection.
  private static let placeOfTwoFifths = 0.441493157206142

  @Test func withoutATimingItRunsOnAlongItsOwnCurveFromWhatShows() throws {
    var animator = eased()
    try animator.scrub(to: 0.4, at: 0)
    try animator.continueAnimation(at: 1)
    #expect(abs(animator.value(at: 1) - 40) < 1e-9)
    let place = Self.placeOfTwoFifths
    #expect(abs(animator.fractionComplete(at: 1.2) - (place + 0.2)) < 1e-12)
    #expect(abs(animator.value(at: 1.2) - 100 * UnitCurve.easeInOut.value(at: place + 0.2)) < 1e-9)
    #expect(abs((animator.endTime ?? 0) - (2 - place)) < 1e-12)
  }

  @Test func aFactorGivesTheRestAPartOfTheDuration() throws {
    var animator = line()
    try animator.scrub(to: 0.5, at: 0)
    try animator.continueAnimation(at: 0, durationFactor: 2)
    #expect(animator.endTime == 2)
    #expect(animator.value(at: 1) == 75)
  }

  @Test func aNewCurveCoversWhatIsLeftFromTheValueShown() throws {
    var animator = eased()
    try animator.scrub(to: 0.4, at: 0)
    try animator.continueAnimation(at: 1, withTimingParameters: .curve(.easeOut))
    #expect(animator.value(at: 1) == 40)
    // What is left of the second is 1 less the place where easeInOut shows 0.4.
    let rest = 1 - Self.placeOfTwoFifths
    #expect(
      abs(animator.value(at: 1 + rest / 2) - (40 + 60 * UnitCurve.easeOut.value(at: 0.5))) < 1e-9)
    #expect(abs((animator.endTime ?? 0) - (1 + rest)) < 1e-12)
    #expect(animator.value(at: 1 + rest) == 100)
  }

  @Test func aNewSpringBeginsWithItsRelativeVelocity() throws {
    var animator = line()
    try animator.scrub(to: 0.4, at: 0)
    let spring = SpringTimingParameters(dampingRatio: 0.8, initialVelocity: 2)
    try animator.continueAnimation(at: 1, withTimingParameters: .spring(spring))
    // 1 covers what is left, 60, in a second.
    #expect(abs(animator.velocity(at: 1 + 1e-9) - 120) < 1e-4)
    let solved = Spring(settlingDuration: 0.6, dampingRatio: 0.8)
    let expected = shown(solved, from: 40, to: 100, velocity: 120, at: 0.2)
    #expect(abs(animator.value(at: 1.2) - expected) < 1e-9)
    #expect(animator.endTime == 1.6)
  }

  @Test func aVelocityInUnitsPerSecondNeedsNoConversion() throws {
    var animator = PropertyAnimator(
      from: AnimatablePair(0.0, 0.0), to: AnimatablePair(100, 50), duration: 1, curve: .linear)
    try animator.scrub(to: 0.5, at: 0)
    try animator.continueAnimation(
      at: 0, withTimingParameters: .spring(.init(duration: 0.5, bounce: 0.2)),
      velocity: AnimatablePair(300, -80))
    let speed = animator.velocity(at: 1e-9)
    #expect(abs(speed.first - 300) < 1e-3)
    #expect(abs(speed.second + 80) < 1e-3)
    let expected = shown(
      Spring(duration: 0.5, bounce: 0.2), from: 25, to: 50, velocity: -80, at: 0.1)
    #expect(abs(animator.value(at: 0.1).second - expected) < 1e-9)
  }

  @Test func continuingWhatRunsStartsWhereItIs() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.continueAnimation(
      at: 0.5, withTimingParameters: .curve(.easeIn), durationFactor: 1)
    #expect(animator.value(at: 0.5) == 50)
    #expect(animator.endTime == 1.5)
  }

  @Test func theWayBackFromANewTimingIsTheWayThatWasShown() throws {
    var animator = eased()
    try animator.scrub(to: 0.4, at: 0)
    try animator.continueAnimation(at: 1, withTimingParameters: .spring(dampingRatio: 0.5))
    try animator.reverseAnimation(at: 1.3)
    #expect(abs(animator.value(at: 1.4) - animator.value(at: 1.2)) < 1e-9)
    // Behind the new timing lies the curve, which shows 40 where that began.
    #expect(abs(animator.value(at: 1.6) - 40) < 1e-9)
    #expect(abs(animator.value(at: 1.8) - 12.03073998) < 1e-6)
    #expect(animator.advance(to: 9).map(\.position) == [.start])
  }

  @Test func pausedOnANewTimingItResumesThere() throws {
    var animator = line()
    try animator.scrub(to: 0.2, at: 0)
    try animator.continueAnimation(
      at: 0, withTimingParameters: .curve(.easeInOut), durationFactor: 2)
    try animator.pauseAnimation(at: 0.5)
    let frozen = animator.value(at: 0.5)
    #expect(abs(frozen - (20 + 80 * UnitCurve.easeInOut.value(at: 0.25))) < 1e-9)
    try animator.startAnimation(at: 3)
    #expect(abs(animator.value(at: 3) - frozen) < 1e-9)
    #expect(abs((animator.endTime ?? 0) - 4.5) < 1e-12)
  }

  // MARK: Stopping and finishing

  @Test func stoppedItIsFrozenUntilItIsFinished() throws {
    var positions: [AnimatingPosition] = []
    for position in AnimatingPosition.allCases {
      var animator = line()
      animator.addCompletion { positions.append($0) }
      try animator.startAnimation(at: 0)
      animator.stopAnimation(false, at: 0.3)
      #expect(animator.state(at: 0.3) == .stopped)
      #expect(animator.value(at: 7) == 30)
      #expect(animator.fractionComplete(at: 7) == 0.3)
      animator.stopAnimation(false, at: 1)
      try animator.finishAnimation(at: 2, position: position)
      #expect(animator.state(at: 2) == .inactive)
      let rest = [AnimatingPosition.start: 0.0, .end: 100, .current: 30][position]
      #expect(animator.value(at: 2) == rest)
      #expect(animator.advance(to: 3) == [.init(time: 2, position: position)])
    }
    #expect(positions == AnimatingPosition.allCases)
  }

  @Test func stoppedWithoutFinishingItIsInactiveWhereItIs() throws {
    var animator = line()
    animator.addCompletion { _ in Issue.record("no completion is called") }
    try animator.startAnimation(at: 0)
    animator.stopAnimation(true, at: 0.3)
    #expect(animator.state(at: 0.3) == .inactive)
    #expect(animator.value(at: 9) == 30)
    #expect(animator.advance(to: 9) == [])
  }

  @Test func interruptedItCanBeGivenANewTarget() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    animator.stopAnimation(true, at: 0.3)
    try animator.animate(to: -70, at: 0.3)
    try animator.startAnimation(at: 0.3)
    #expect(animator.value(at: 0.3) == 30)
    #expect(animator.value(at: 0.8) == -20)
    #expect(animator.value(at: 2) == -70)
    try animator.startAnimation(at: 3)
    #expect(animator.value(at: 3.5) == -70, "nothing is left to animate")
  }

  @Test func pausingOnCompletionKeepsItActive() throws {
    var animator = line()
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in Issue.record("no completion is called") }
    try animator.startAnimation(at: 0)
    #expect(animator.state(at: 5) == .active)
    #expect(animator.fractionComplete(at: 5) == 1)
    #expect(!animator.isRunning(at: 5))
    try animator.reverseAnimation(at: 6)
    try animator.continueAnimation(at: 6)
    #expect(animator.value(at: 6.25) == 75)
    #expect(animator.advance(to: 9) == [])
    #expect(animator.fractionComplete(at: 9) == 0)
  }

  // MARK: Timing parameters

  @Test func theSpringOfARatioSettlesInTheDuration() throws {
    var animator = Animator(from: 0, to: 1, duration: 0.6, dampingRatio: 0.7)
    try animator.startAnimation(at: 0)
    let spring = Spring(settlingDuration: 0.6, dampingRatio: 0.7)
    #expect(abs(animator.value(at: 0.2) - spring.value(target: 1, time: 0.2)) < 1e-12)
    #expect(abs(animator.value(at: 0.6.nextDown) - 1) < 0.002)
    #expect(animator.value(at: 0.6) == 1)
  }

  @Test(arguments: [0.0, 0.001, 1, 3]) func everyRatioMoves(_ ratio: Double) throws {
    var animator = Animator(from: 0, to: 1, duration: 1, dampingRatio: ratio)
    try animator.startAnimation(at: 0)
    for step in 0...10 { #expect(animator.value(at: Double(step) / 10).isFinite) }
    #expect(animator.value(at: 1) == 1)
  }

  @Test func aPhysicalSpringKnowsItsOwnDuration() throws {
    let parameters = SpringTimingParameters(mass: 1, stiffness: 100, damping: 5)
    var animator = Animator(
      from: 0, to: 10, duration: 99, timingParameters: .spring(parameters))
    try animator.startAnimation(at: 0)
    // What Core Animation's documentation says of this spring: 2.85 s.
    #expect(abs((animator.endTime ?? 0) - 2.855) < 0.001)
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    #expect(abs(animator.value(at: 0.4) - spring.value(target: 10, time: 0.4)) < 1e-9)
  }

  @Test func theDefaultSpringCreeps() throws {
    var animator = Animator(
      from: 0, to: 1, duration: 1, timingParameters: .spring(SpringTimingParameters()))
    try animator.startAnimation(at: 0)
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
    #expect(animator.value(at: 0.5) == spring.value(target: 1, time: 0.5))
    #expect((animator.endTime ?? 0) > 3)
  }

  @Test func theDefaultCurveIsThatOfCoreAnimation() throws {
    var animator = Animator(
      from: 0, to: 1, duration: 1, timingParameters: .cubic(CubicTimingParameters()))
    try animator.startAnimation(at: 0)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    #expect(animator.value(at: 0.3) == curve.value(at: 0.3))
    let same = Animator(
      from: 0, to: 1, duration: 1, controlPoint1: UnitPoint(x: 0.25, y: 0.1),
      controlPoint2: UnitPoint(x: 0.25, y: 1))
    #expect(same.timingParameters == animator.timingParameters)
  }

  // MARK: What is forbidden

  /// An animator in each state, at time 1.
  private func animator(in state: PropertyAnimatorState) throws -> Animator {
    var animator = line()
    if state == .inactive { return animator }
    try animator.pauseAnimation(at: 0)
    if state == .stopped { animator.stopAnimation(false, at: 0) }
    return animator
  }

  private func attempt(_ action: PropertyAnimatorAction, on animator: inout Animator) throws {
    switch action {
    case .animate: try animator.animate(to: 5, at: 1)
    case .start: try animator.startAnimation(at: 1)
    case .pause: try animator.pauseAnimation(at: 1)
    case .scrub: try animator.scrub(to: 0.5, at: 1)
    case .reverse: try animator.reverseAnimation(at: 1)
    case .continue: try animator.continueAnimation(at: 1)
    case .stop: animator.stopAnimation(false, at: 1)
    case .finish: try animator.finishAnimation(at: 1, position: .end)
    }
  }

  @Test(arguments: PropertyAnimatorState.allCases, PropertyAnimatorAction.allCases)
  func anActionIsAllowedOrNamesWhatIs(
    _ state: PropertyAnimatorState, _ action: PropertyAnimatorAction
  ) throws {
    var animator = try animator(in: state)
    let forbidden: [PropertyAnimatorState: Set<PropertyAnimatorAction>] = [
      .inactive: [.continue, .finish], .active: [.finish],
      .stopped: [.animate, .start, .pause, .scrub, .reverse, .continue],
    ]
    guard forbidden[state]?.contains(action) == true else {
      try attempt(action, on: &animator)
      return
    }
    let error = #expect(throws: PropertyAnimatorError.self) {
      try attempt(action, on: &animator)
    }
    #expect(error?.state == state)
    #expect(error?.action == action)
    #expect(error?.allowed.contains(action) == false)
    #expect(error?.description.contains("\(state)") == true)
    #expect(animator.state(at: 1) == state, "nothing has changed")
    #expect(animator.value(at: 1) == 0)
  }

  @Test func theErrorSaysWhatCanBeDone() throws {
    var animator = try animator(in: .stopped)
    let error = #expect(throws: PropertyAnimatorError.self) { try animator.startAnimation(at: 1) }
    #expect(
      error?.description
        == "A property animator that is stopped cannot start. It can stop, finish.")
  }

  // MARK: Random paths

  @Test(arguments: 0..<40) func whateverIsDoneNothingJumpsButScrubs(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var animator = eased()
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = true
    try animator.startAnimation(at: 0)
    var time = 0.0
    for _ in 0..<40 {
      time += Double.random(in: 0...0.2, using: &random)
      let before = animator.value(at: time)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: try animator.pauseAnimation(at: time)
      case 1: try animator.startAnimation(at: time)
      case 2: try animator.reverseAnimation(at: time)
      case 3: try animator.continueAnimation(at: time)
      default:
        try animator.continueAnimation(
          at: time, withTimingParameters: .spring(dampingRatio: 0.6, initialVelocity: 1))
      }
      #expect(abs(animator.value(at: time) - before) < 1e-9, "at \(time), seed \(seed)")
    }
  }
}
