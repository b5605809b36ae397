import AnimationEngine
import AnimationScenes
import Testing

@Suite struct AnimationTests {
  func timeline(_ animation: Animation, velocity: Double? = nil) throws -> Timeline {
    try ResolvedAnimation.change(velocity: velocity, animation).compiled()
  }

  func value(_ animation: Animation, at time: Double) throws -> Double {
    try timeline(animation).value(ofColumn: 0, at: time)
  }

  @Test func theDefaultEqualsOnlyItself() {
    #expect(Animation.default == .default)
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
  }

  @Test func timingCurvesTakeATimeOf035() throws {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(try timeline(animation).duration == 0.35)
    }
  }

  /// A speed of 1 changes nothing, but keeps delays from being added up.
  @Test(arguments: [[-0.2, 0.3], [-0.5, 0.2], [0.3, -0.2], [-0.1, 0.2, 0.1], [0.1, -0.4, 0.2]])
  func aNegativeDelayDoesNotShortenTheWaitOfAnOuterOne(delays: [Double]) throws {
    let plain = delays.reduce(Animation.linear(duration: 1)) { $0.delay($1) }
    let stepwise = delays.reduce(Animation.linear(duration: 1).speed(1)) { $0.delay($1) }
    for time in stride(from: 0, through: 1.5, by: 0.05) {
      #expect(abs(try value(plain, at: time) - value(stepwise, at: time)) < 1e-12, "\(time)")
    }
  }

  /// A switch waits as any motion does, whatever lies around its delay.
  @Test func whatTakesNoTimeWaitsForItsDelay() throws {
    let now = Animation.linear(duration: 0)
    for animation in [
      now.delay(0.5), now.delay(0.5).speed(1), now.repeatCount(3).delay(0.5),
      now.repeatForever().delay(0.5), now.delay(0.25).delay(0.25).speed(1),
    ] {
      #expect(try [0, 0.2, 0.4, 0.5].map { try value(animation, at: $0) } == [0, 0, 0, 100])
    }
    let cycles = now.delay(0.125).repeatCount(3)
    let times = [0, 0.1, 0.125, 0.2, 0.25, 0.3, 0.375]
    #expect(try times.map { try value(cycles, at: $0) } == [0, 0, 100, 100, 0, 0, 100])
  }

  /// 3 · 0.1 is 0.30000000000000004 in doubles, and 1.15 − 0.1 less than 7 · 0.15.
  @Test func cyclesBeginAtTheDecimalsThatTheyBeginAt() throws {
    let saw = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    for time in [0.1, 0.2, 0.3, 0.4, 0.6, 0.7] { #expect(try value(saw, at: time) == 0, "\(time)") }
    let long = Animation.linear(duration: 1.3).repeatForever(autoreverses: false)
    for time in [3.9, 7.8, 11.7, 16.9] { #expect(try value(long, at: time) == 0, "\(time)") }
    let nested = Animation.linear(duration: 0.35).repeatCount(3, autoreverses: false)
      .repeatCount(4, autoreverses: false)
    #expect(try [0.35, 1.05, 1.4].map { try value(nested, at: $0) } == [0, 0, 0])
    let late = Animation.linear(duration: 0.15).repeatCount(12, autoreverses: false).delay(0.1)
    #expect(try [0.25, 0.4, 1.15].map { try value(late, at: $0) } == [0, 0, 0])
    // The velocity is that of the new cycle too.
    #expect(try timeline(saw).velocity(ofColumn: 0, at: 0.3) == 1000)
  }

  /// A circular ease stands vertical at its middle; a spring that takes over there begins at rest.
  @Test(arguments: [SpringModel.analytic, .swiftui])
  func aVelocityWithoutANumberIsNotTakenOver(_ springs: SpringModel) throws {
    func set(_ value: Double, _ animation: Animation, at time: Double) -> SceneEvent {
      SceneEvent(
        at: time, .set([PropertyChange(property: 0, value: [value])]),
        by: SceneTransaction(.animation(animation)))
    }
    let circle = Animation.timingCurve(.circularEaseInOut, duration: 1)
    let scene = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .scene(
        Scene(initial: [[0]], events: [set(1, circle, at: 0), set(2, .smooth, at: 0.5)])))
    let timeline = try scene.compiled(springs: springs)
    #expect(try #require(timeline.duration).isFinite)
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 0.5)
    let soon = timeline.value(ofColumn: 0, at: 0.51)
    #expect(soon > 0.5 && soon < 0.52)
    #expect(timeline.value(ofColumn: 0, at: 2) == 2)
  }

  @Test func aSpringContinuesAMotionWithANegativeDelayInADelay() throws {
    let waits = Animation.linear(duration: 1).delay(-0.5).delay(0.6)
    let scene = ResolvedAnimation(
      properties: [AnimatedProperty(name: "x", type: .number)],
      content: .scene(
        Scene(
          initial: [[0]],
          events: [
            SceneEvent(
              at: 0, .set([PropertyChange(property: 0, value: [100])]),
              by: SceneTransaction(.animation(waits))),
            SceneEvent(
              at: 0.7, .set([PropertyChange(property: 0, value: [0])]),
              by: SceneTransaction(.animation(.bouncy))),
          ])))
    let timeline = try scene.compiled()
    #expect([0.3, 0.59].map { timeline.value(ofColumn: 0, at: $0) } == [0, 0])
    #expect(abs(timeline.value(ofColumn: 0, at: 0.699_999) - 60) < 0.001)
    #expect(abs(timeline.value(ofColumn: 0, at: 0.700_001) - 60) < 0.001)
  }

  @Test func aSpringEndsAtItsLastCrossingAndIsThereExactly() throws {
    let end = try #require(Spring(duration: 0.5, bounce: 0.3).lastCrossing(epsilon: 0.001))
    let timeline = try timeline(.bouncy)
    #expect(abs(timeline.duration! - end) < 1e-12)
    #expect(timeline.value(ofColumn: 0, at: timeline.duration!) == 100)
    #expect(timeline.velocity(ofColumn: 0, at: timeline.duration!) == 0)
    #expect(abs(timeline.value(ofColumn: 0, at: end.nextDown - 1e-9) - 100) > 0.099)
  }

  @Test func anUndampedSpringHasNoEnd() throws {
    #expect(try timeline(.spring(duration: 0.5, bounce: 1)).duration == nil)
  }

  @Test func aSpringTakesTheHandedVelocity() throws {
    let timeline = try timeline(.smooth, velocity: 700)
    #expect(abs(timeline.velocity(ofColumn: 0, at: 0) - 700) < 1e-9)
    let spring = Spring(duration: 0.5, bounce: 0)
    let expected = spring.value(target: 100.0, initialVelocity: 700, time: 0.2)
    #expect(abs(timeline.value(ofColumn: 0, at: 0.2) - expected) < 1e-10)
  }

  @Test func aVelocityMovesAPropertyThatHasNowhereToGo() throws {
    let animation = ResolvedAnimation.change(from: 5, to: 5, velocity: 100, .smooth)
    let timeline = try animation.compiled()
    #expect(timeline.duration! > 0.5)
    #expect(timeline.value(ofColumn: 0, at: 0.1) > 6)
    #expect(timeline.value(ofColumn: 0, at: timeline.duration!) == 5)
  }

  @Test func nothingToChangeLastsNoTime() throws {
    #expect(try ResolvedAnimation.change(from: 5, to: 5, .easeIn).compiled().duration == 0)
  }

  @Test func delaysWaitAtTheStart() throws {
    let delayed = Animation.linear(duration: 1).delay(0.5)
    #expect(try timeline(delayed).duration == 1.5)
    #expect(try value(delayed, at: 0.5) == 0)
    #expect(try value(delayed, at: 1) == 50)
    #expect(try value(.linear(duration: 1).delay(-0.25), at: 0) == 25)
  }

  @Test func speedDividesTime() throws {
    #expect(try timeline(.linear(duration: 1).speed(4)).duration == 0.25)
    #expect(try value(.linear(duration: 1).speed(4), at: 0.125) == 50)
    #expect(try timeline(.linear(duration: 1).speed(0)).duration == nil)
    #expect(try value(.linear(duration: 1).speed(-1), at: 7) == 0)
  }

  @Test func repetitionReversesEverySecondCycle() throws {
    let twice = Animation.easeIn(duration: 1).repeatCount(3)
    #expect(try timeline(twice).duration == 3)
    let forth = try value(twice, at: 0.25)
    #expect(try value(twice, at: 1.25) == 100 - forth)
    #expect(try value(twice, at: 2.25) == forth)
    #expect(try value(twice, at: 3) == 100)
  }

  @Test func anEvenNumberOfReversedCyclesJumpsToTheEnd() throws {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(try value(twice, at: 2.0.nextDown) < 1e-9)
    #expect(try value(twice, at: 2) == 100)
  }

  @Test func boundariesOfCyclesAreExactMultiples() throws {
    let cycles = Animation.linear(duration: 0.1).repeatForever(autoreverses: false)
    for cycle in 1..<200 {
      #expect(try value(cycles, at: Double(cycle) * 0.1) == 0)
    }
  }

  @Test func theOrderOfModifiersMatters() throws {
    let everyCycle = Animation.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)
    let firstOnly = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5)
    #expect(try value(everyCycle, at: 1.75) == 0)
    #expect(try value(firstOnly, at: 1.75) == 25)
  }

  @Test func countsBelowOneGoOnce() throws {
    #expect(try timeline(.linear(duration: 1).repeatCount(0)).duration == 1)
    #expect(try timeline(.linear(duration: 1).repeatCount(-3)).duration == 1)
  }

  @Test func anEndlessBaseNeverRepeats() throws {
    let endless = Animation.spring(duration: 0.5, bounce: 1)
    #expect(try value(endless.repeatCount(3), at: 7.3) == value(endless, at: 7.3))
  }

  @Test func theFluidSpringEndsWhenItsThresholdsSay() throws {
    for (interval, end) in [(1.0, 0.833), (100, 1.267), (1000, 1.5)] {
      let animation = ResolvedAnimation.change(
        to: interval, .spring(response: 0.5, dampingFraction: 1))
      let timeline = try animation.compiled(springs: .swiftui, horizon: 10)
      // The end is found at a step of 1/300 s, at most one frame of 1/60 s before the figure.
      #expect(timeline.duration! <= end + 1e-3 && timeline.duration! > end - 1.0 / 60)
    }
  }

  @Test func theFluidSpringFollowsItsRecurrence() throws {
    let animation = ResolvedAnimation.change(to: 1, .spring(response: 0.5, dampingFraction: 0.7))
    let timeline = try animation.compiled(springs: .swiftui, horizon: 1)
    let stiffness = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
    let damping = 2 * 0.7 * stiffness.squareRoot()
    for target in [0.0, 0.1, 1.0 / 3, 0.4] {
      var (x, v, a, time) = (0.0, 0.0, 0.0, 0.0)
      while time < target {
        let half = v + a / 600
        x += half / 300
        a = -damping * half + stiffness * (1 - x)
        v = half + a / 600
        time += 1.0 / 300
      }
      #expect(abs(timeline.value(ofColumn: 0, at: target) - x) < 1e-12)
      #expect(abs(timeline.velocity(ofColumn: 0, at: target) - v) < 1e-10)
    }
  }

  @Test func tooLongAnIntegrationIsRefused() {
    let animation = ResolvedAnimation.change(.spring(duration: 0.5, bounce: 1))
    for horizon in [1e9, 1e300] {
      var meter = WorkMeter()
      let refusal = #expect(throws: TimelineRefusal.self) {
        try animation.compiled(springs: .swiftui, horizon: horizon, within: .init(), meter: &meter)
      }
      guard case .tooCostly(let excess) = refusal else {
        Issue.record("\(String(describing: refusal))")
        continue
      }
      #expect(excess.actual > excess.limit)
    }
  }
}

extension AnimationTests {
  @Test func theFluidModelKnowsItsDurationWithoutAHorizon() throws {
    let timeline = try ResolvedAnimation.change(.bouncy).compiled(springs: .swiftui)
    #expect(timeline.duration != nil)
    #expect(timeline.value(ofColumn: 0, at: 5) == 100)
    let endless = ResolvedAnimation.change(.spring(duration: 0.5, bounce: 1))
    #expect(try endless.compiled(springs: .swiftui, horizon: 2).duration == nil)
  }
}
