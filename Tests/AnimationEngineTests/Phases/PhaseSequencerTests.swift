import AnimationEngine
import AnimationScenes
import Testing

@Suite struct PhaseSequencerTests {
  func names(_ timeline: Timeline) -> [String] {
    timeline.events.compactMap { if case .phase(let name) = $0.kind { name } else { nil } }
  }

  let curve = Animation.linear(duration: 1)

  @Test func aCycleRunsThroughAllPhasesAndBack() throws {
    let timeline = try ResolvedAnimation.phases([(0, curve), (10, curve), (20, curve)]).compiled()
    #expect(names(timeline) == ["1", "2", "0"])
    #expect(timeline.events.map(\.time) == [0, 1, 2])
    #expect(timeline.duration == 3)
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 5)
    #expect(timeline.value(ofColumn: 0, at: 2.5) == 10)
  }

  @Test func cyclesFollowEachOther() throws {
    let phases = ResolvedAnimation.phases([(0, curve), (10, curve)], run: .cycles(3))
    let timeline = try phases.compiled()
    #expect(names(timeline) == ["1", "0", "1", "0", "1", "0"])
    #expect(timeline.duration == 6)
    let none = try ResolvedAnimation.phases([(0, curve), (10, curve)], run: .cycles(0)).compiled()
    #expect(none.duration == 0 && none.events.isEmpty)
  }

  @Test func aStepBeginsAtTheLogicalCompletionOfTheOneBefore() throws {
    let timeline = try ResolvedAnimation.phases([(0, .smooth), (10, .bouncy), (20, .smooth)])
      .compiled()
    #expect(timeline.events.map(\.time) == [0, 0.5, 1])
  }

  @Test func springsKeepTheirVelocityFromStepToStep() throws {
    let timeline = try ResolvedAnimation.phases([(0, .smooth), (10, .bouncy), (20, .snappy)])
      .compiled()
    for joint in [0.5, 1.0] {
      let before = timeline.velocity(ofColumn: 0, at: joint - 1e-9)
      let after = timeline.velocity(ofColumn: 0, at: joint)
      #expect(abs(before - after) < 1e-4)
      #expect(abs(after) > 0.1)
    }
  }

  @Test func aCurveOnARunningSpringTakesItsShareOfWhatIsLeft() throws {
    let ease = Animation.easeInOut(duration: 0.4)
    let timeline = try ResolvedAnimation.phases([(0, ease), (10, .bouncy), (30, ease)]).compiled()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    for elapsed in [0.0, 0.1, 0.27, 0.31] {
      let below = spring.value(target: 10.0, time: 0.5 + elapsed)
      let share = UnitCurve.easeInOut.value(at: elapsed / 0.4)
      let expected = below + share * (30 - below)
      #expect(abs(timeline.value(ofColumn: 0, at: 0.5 + elapsed) - expected) < 1e-12)
    }
  }

  @Test func aPhaseWithoutAnimationAppliesAtOnce() throws {
    let timeline = try ResolvedAnimation.phases([(0, curve), (10, nil), (20, curve)]).compiled()
    #expect(timeline.events.map(\.time) == [0, 0, 1])
    #expect(timeline.value(ofColumn: 0, at: 0) == 10)
    #expect(timeline.value(ofColumn: 0, at: -0.1) == 0)
  }

  @Test func aCycleThatAnimatesNothingRestsAtTheFirstPhase() throws {
    let still = ResolvedAnimation.phases([(0, nil), (10, nil)], run: .forever)
    let timeline = try still.compiled(horizon: 100)
    #expect(timeline.duration == 0)
    #expect(timeline.value(ofColumn: 0, at: 50) == 0)
  }

  @Test func endlessCyclesHaveNoDuration() throws {
    let phases = ResolvedAnimation.phases([(0, curve), (10, curve)], run: .forever)
    let timeline = try phases.compiled(horizon: 7)
    #expect(timeline.duration == nil)
    #expect(timeline.value(ofColumn: 0, at: 6.5) == 5)
  }

  @Test func aTriggerRunsAWholeCycle() throws {
    let phases = ResolvedAnimation.phases([(0, curve), (10, curve)], run: .triggers([1, 5]))
    let timeline = try phases.compiled()
    #expect(timeline.events.map(\.time) == [1, 2, 5, 6])
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 0)
    #expect(timeline.value(ofColumn: 0, at: 4) == 0)
    #expect(timeline.duration == 7)
  }

  @Test func aTriggerDuringACycleGoesToTheFirstStepAgain() throws {
    let phases = ResolvedAnimation.phases(
      [(0, curve), (10, curve), (20, curve)], run: .triggers([0, 1.5]))
    let timeline = try phases.compiled()
    #expect(names(timeline) == ["1", "2", "1", "2", "0"])
    #expect(timeline.events.map(\.time) == [0, 1, 1.5, 2.5, 3.5])
  }

  @Test func aTriggerInTheFirstStepGoesOnWithTheSecondAtOnce() throws {
    let phases = ResolvedAnimation.phases(
      [(0, curve), (10, curve), (20, curve)], run: .triggers([0, 0.5]))
    let timeline = try phases.compiled()
    #expect(names(timeline) == ["1", "1", "2", "0"])
    #expect(timeline.events.map(\.time) == [0, 0.5, 0.5, 1.5])
  }

  @Test func aLogicalCompletionLetsTheNextStepBeginEarly() throws {
    let early = Animation.linear(duration: 1).logicallyComplete(after: 0.25)
    let timeline = try ResolvedAnimation.phases([(0, early), (10, early)]).compiled()
    #expect(timeline.events.map(\.time) == [0, 0.25])
    #expect(timeline.duration == 1.25)
  }

  @Test func aDelayHoldsInEveryPhaseWhileTheSpringBeforeGoesOn() throws {
    let delayed = Animation.bouncy.delay(0.2)
    let timeline = try ResolvedAnimation.phases([(0, delayed), (10, delayed)]).compiled()
    #expect(timeline.events.map(\.time) == [0, 0.7])
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let expected = spring.value(target: 10.0, time: 0.6)
    #expect(abs(timeline.value(ofColumn: 0, at: 0.8) - expected) < 1e-12)
  }

  @Test func discreteValuesSwitchAtTheStep() throws {
    let animation = ResolvedAnimation(
      properties: [
        AnimatedProperty(name: "x", type: .number),
        AnimatedProperty(name: "state", type: .discrete, discreteValues: ["a", "b"]),
      ],
      content: .phases(
        PhaseAnimation(phases: [
          .init(name: "idle", values: [[0], [0]], animation: curve),
          .init(name: "on", values: [[1], [1]], animation: curve),
        ])))
    let timeline = try animation.compiled()
    #expect(timeline.value(ofColumn: 1, at: 0.01) == 1)
    #expect(timeline.value(ofColumn: 1, at: 1) == 0)
  }

  @Test func tooManyStepsAreRefused() {
    let phases = ResolvedAnimation.phases([(0, curve), (10, curve)], run: .cycles(1000))
    #expect(throws: TimelineRefusal.tooManySteps(limit: 100)) {
      try phases.compiled(within: .init(steps: 100))
    }
  }
}

extension PhaseSequencerTests {
  @Test func theModelIsWhereAStepLeads() throws {
    let timeline = try ResolvedAnimation.phases([(0, curve), (10, curve), (20, curve)]).compiled()
    let times = [-0.5, 0, 0.5, 1, 1.5, 2, 2.5, 9]
    let models = times.map { timeline.model(ofColumn: 0, at: $0) }
    #expect(models == [0, 10, 10, 20, 20, 0, 0, 0])
    let samples = Samples(timeline, on: .times(times))
    var written = [Double](repeating: .nan, count: times.count)
    var span = written.mutableSpan
    samples.writeModels(column: 0, rows: 0..<times.count, into: &span)
    #expect(written == models)
  }

  @Test func keyframesHaveNoModelOfTheirOwn() throws {
    let timeline = try ResolvedAnimation.track([.linear(to: [4], duration: 1)]).compiled()
    #expect(timeline.model(ofColumn: 0, at: 0.25) == 1)
  }
}
