import AnimationEngine
import AnimationScenes
import Testing

/// What documents show under a timing.
@Suite struct TimedTimelineTests {
  func timeline(
    _ animation: Animation = .linear(duration: 1), _ timing: WebTiming
  ) throws -> Timeline {
    try ResolvedAnimation.change(animation, timing).compiled()
  }

  // MARK: - Time

  @Test func beforeAJumpAtTheStartIsTheInitialValue() throws {
    let below = try WebTiming(easing: UnitCurve(css: "linear(-1, 0 50%, 1)"))
    for rest in [
      Keyframe<Components>.linear(to: [9], duration: 1, curve: try UnitCurve(css: "linear(0, 1)")),
      .cubic(to: [9], duration: 1),
    ] {
      let timeline = try keyframes([.move(to: [5]), rest], below).compiled()
      #expect(timeline.value(ofColumn: 0, at: 0.25) == 3)
      #expect(timeline.velocity(ofColumn: 0, at: 0.25) == 0)
      #expect(timeline.value(ofColumn: 0, at: 0.75) == 7)
    }
  }

  private func keyframes(
    _ keyframes: [Keyframe<Components>], _ timing: WebTiming
  ) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: "value", type: .number)],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[3]],
          tracks: [PropertyTrack(property: 0, components: 0..<1, keyframes: keyframes)],
          velocity: [nil])),
      timing: timing)
  }

  @Test func thereIsNoValueOutside() throws {
    let timeline = try timeline(timing: WebTiming(delay: 0.5))
    for time in [-1, 0, 0.4, 1.5, 2] {
      #expect(timeline.value(ofColumn: 0, at: time).isNaN)
      #expect(timeline.model(ofColumn: 0, at: time).isNaN)
      #expect(timeline.velocity(ofColumn: 0, at: time).isNaN)
    }
    #expect(timeline.value(ofColumn: 0, at: 0.75) == 25)
    #expect(timeline.velocity(ofColumn: 0, at: 0.75) == 100)
    #expect(timeline.duration == 1.5)
  }

  private func timeline(timing: WebTiming) throws -> Timeline {
    try timeline(.linear(duration: 1), timing)
  }

  @Test func whatIsFilledStandsStill() throws {
    let timeline = try timeline(timing: WebTiming(delay: 0.5, fill: .both))
    #expect([0.2, 1.7].map { timeline.value(ofColumn: 0, at: $0) } == [0, 100])
    #expect([0.2, 1.7].map { timeline.velocity(ofColumn: 0, at: $0) } == [0, 0])
  }

  /// Before the start of a delay of -3 the active time falls from 3, by the standard.
  @Test func beforeANegativeDelayAllThatMovesHasAVelocity() throws {
    let timeline = try timeline(
      timing: WebTiming(delay: -3, fill: .both, playbackRate: -1))
    #expect(timeline.duration == 0)
    for time in [0.25, 1.25, 2.25] {
      #expect(timeline.value(ofColumn: 0, at: time) == 75)
      #expect(timeline.velocity(ofColumn: 0, at: time) == -100)
    }
    #expect(timeline.velocity(ofColumn: 0, at: 3) == 0)
  }

  @Test func anIterationDurationStretches() throws {
    let plain = try ResolvedAnimation.change(.bouncy).compiled()
    let own = try #require(plain.duration)
    let slow = try timeline(.bouncy, WebTiming(iterationDuration: 3 * own))
    #expect(slow.duration == 3 * own)
    for step in 0..<40 {
      let time = own * Double(step) / 40
      let expected = plain.value(ofColumn: 0, at: time)
      #expect(abs(slow.value(ofColumn: 0, at: 3 * time) - expected) < 1e-9)
      let velocity = plain.velocity(ofColumn: 0, at: time) / 3
      #expect(abs(slow.velocity(ofColumn: 0, at: 3 * time) - velocity) < 1e-7)
    }
  }

  @Test func whatHasNoEndIsCut() throws {
    let endless = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let timing = WebTiming(iterations: 2, iterationDuration: 1.5, fill: .both)
    let timeline = try timeline(endless, timing)
    #expect(timeline.duration == 3)
    for time in [0.25, 1.25, 1.75, 2.75] {
      #expect(abs(timeline.value(ofColumn: 0, at: time) - 25) < 1e-12)
    }
    #expect(timeline.value(ofColumn: 0, at: 3) == 50)
  }

  @Test func whatHasNoEndNeedsAnIterationDuration() {
    #expect(throws: TimelineRefusal.endlessIteration) {
      try timeline(.linear.repeatForever(), WebTiming())
    }
    #expect(throws: TimelineRefusal.endlessReversal) {
      try timeline(timing: WebTiming(iterations: .infinity, playbackRate: -1))
    }
  }

  @Test func phasesWithoutEndAreWorkedOutAsFarAsTheyShow() throws {
    let ease = Animation.linear(duration: 0.5)
    var phases = ResolvedAnimation.phases([(0, ease), (10, ease)], run: .forever)
    phases.timing = WebTiming(iterations: .infinity, iterationDuration: 1.25)
    let timeline = try phases.compiled(horizon: 5)
    #expect(timeline.duration == nil)
    for cycle in 0..<4 {
      let start = 1.25 * Double(cycle)
      let shown = [0, 0.25, 0.75, 1.125].map { timeline.value(ofColumn: 0, at: start + $0) }
      for (found, expected) in zip(shown, [0, 5, 5, 2.5]) {
        #expect(abs(found - expected) < 1e-12)
      }
    }
    phases.timing = WebTiming(iterationDuration: 1e9)
    #expect(try phases.compiled(horizon: 5).value(ofColumn: 0, at: 4.75) == 5)
  }

  @Test func theFluidModelHasItsOwnDuration() throws {
    let plain = try ResolvedAnimation.change(.bouncy).compiled(springs: .swiftui)
    let own = try #require(plain.duration)
    let timed = try ResolvedAnimation.change(
      .bouncy, WebTiming(iterations: 2, direction: .alternate, fill: .both)
    ).compiled(springs: .swiftui)
    #expect(timed.duration == 2 * own)
    #expect(timed.value(ofColumn: 0, at: own / 4) == plain.value(ofColumn: 0, at: own / 4))
    #expect(timed.value(ofColumn: 0, at: 2 * own) == 0)
  }

  @Test func modelsFollowTheIterationToo() throws {
    let curve = Animation.linear(duration: 1).delay(0.5)
    let timeline = try timeline(curve, WebTiming(direction: .reverse, fill: .both))
    #expect(timeline.model(ofColumn: 0, at: 0.25) == 100)
    #expect(timeline.model(ofColumn: 0, at: 1.5) == 100)
    #expect(timeline.value(ofColumn: 0, at: 1.25) == 0)
  }

  // MARK: - Easings that leave the unit

  static let overshoot = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.3, y: -1), endControlPoint: UnitPoint(x: 0.7, y: 2))

  /// The extremes that `animation` shows under an easing from below 0 to above 1.
  private func range(_ animation: ResolvedAnimation) throws -> (low: Double, high: Double) {
    var timed = animation
    timed.timing = WebTiming(fill: .both, easing: Self.overshoot)
    let timeline = try timed.compiled()
    let end = try #require(timeline.duration)
    let values = (0...400).map { timeline.value(ofColumn: 0, at: end * Double($0) / 400) }
    return (values.min()!, values.max()!)
  }

  @Test func curvesOfCSSGoOn() throws {
    let line = try UnitCurve(css: "linear(0, 1)")
    let low = 100 * (0...400).map { Self.overshoot.value(at: Double($0) / 400) }.min()!
    let curve = try range(.change(.timingCurve(line, duration: 0.5)))
    #expect(abs(curve.low - low) < 1e-9 && abs(curve.high - 100 + low) < 1e-9)
    let sped = try range(.change(.timingCurve(line, duration: 0.5).speed(4)))
    #expect(abs(sped.low - low) < 1e-9 && abs(sped.high - 100 + low) < 1e-9)
    let track = try range(.track([.linear(to: [100], duration: 1, curve: line)]))
    #expect(abs(track.low - low) < 1e-9 && abs(track.high - 100 + low) < 1e-9)
  }

  /// `linear` is a keyword of CSS, and on the web the curve of every keyframe that names none.
  @Test(arguments: [
    ResolvedAnimation.change(.linear(duration: 1)), .change(.linear(duration: 1).speed(2)),
    .track([.linear(to: [100], duration: 1)]),
  ])
  func straightLinesGoOn(_ animation: ResolvedAnimation) throws {
    let low = 100 * (0...400).map { Self.overshoot.value(at: Double($0) / 400) }.min()!
    let shown = try range(animation)
    #expect(abs(shown.low - low) < 1e-9 && abs(shown.high - 100 + low) < 1e-9)
  }

  @Test(arguments: [
    ResolvedAnimation.change(.easeInOut(duration: 1)), .change(.smooth),
    .track([.linear(to: [100], duration: 1, curve: .easeInOut)]),
    .track([.cubic(to: [100], duration: 1)]),
    .change(.timingCurve(try! UnitCurve(css: "linear(0, 1)"), duration: 1).repeatCount(3)),
    .phases([(0, .linear(duration: 1)), (100, .linear(duration: 1))]),
  ])
  func allElseHolds(_ animation: ResolvedAnimation) throws {
    let shown = try range(animation)
    #expect(shown.low == 0 && shown.high == 100)
  }

  @Test func onlyTheOuterKeyframesGoOn() throws {
    let line = try UnitCurve(css: "linear(0, 1)")
    let inner = try range(
      .track([
        .cubic(to: [50], duration: 1, startVelocity: [50]),
        .linear(to: [50], duration: 1, curve: line),
        .move(to: [100]),
      ]))
    #expect(inner.low == 0 && inner.high == 100)
    let outer = try range(
      .track([
        .linear(to: [50], duration: 1, curve: line), .linear(to: [60], duration: 1),
        .linear(to: [100], duration: 1, curve: line),
      ]))
    #expect(outer.low < 0 && outer.high > 100)
  }

  @Test func aTrackThatEndsEarlierHolds() throws {
    let line = try UnitCurve(css: "linear(0, 1)")
    var animation = ResolvedAnimation(
      properties: [
        AnimatedProperty(name: "x", type: .number), AnimatedProperty(name: "y", type: .number),
      ],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[0], [0]],
          tracks: [
            PropertyTrack(
              property: 0, components: 0..<1,
              keyframes: [.linear(to: [100], duration: 1, curve: line)]),
            PropertyTrack(
              property: 1, components: 0..<1,
              keyframes: [.linear(to: [100], duration: 0.5, curve: line)]),
          ], velocity: [nil, nil])))
    animation.timing = WebTiming(fill: .both, easing: Self.overshoot)
    let timeline = try animation.compiled()
    let times = (0...100).map { Double($0) / 100 }
    #expect(times.map { timeline.value(ofColumn: 0, at: $0) }.max()! > 100)
    #expect(times.map { timeline.value(ofColumn: 1, at: $0) }.max()! == 100)
    #expect(times.map { timeline.value(ofColumn: 1, at: $0) }.min()! < 0)
  }

  // MARK: - Accumulation

  @Test func accumulatingIterationsJoin() throws {
    let timing = WebTiming(iterations: 4, fill: .both, iterationComposite: .accumulate)
    let timeline = try timeline(.easeInOut(duration: 1), timing)
    for joint in [1.0, 2, 3] {
      let before = timeline.value(ofColumn: 0, at: joint.nextDown)
      #expect(abs(timeline.value(ofColumn: 0, at: joint) - before) < 1e-9)
      #expect(timeline.value(ofColumn: 0, at: joint) == 100 * joint)
    }
    #expect(timeline.value(ofColumn: 0, at: 9) == 400)
    #expect(timeline.model(ofColumn: 0, at: 2.5) == 300)
  }

  @Test func colorsAddUpByChannelAndOpacityStaysInTheUnit() throws {
    let timing = WebTiming(iterations: 3, iterationComposite: .accumulate)
    let timeline = try ResolvedAnimation.change(
      of: .color(.srgb), from: [0, 0, 0, 1], to: [0.25, 0.5, 0, 1], .linear(duration: 1), timing
    ).compiled()
    #expect((0..<4).map { timeline.value(ofColumn: $0, at: 2.5) } == [0.625, 1.25, 0, 1])
    #expect((0..<4).map { timeline.velocity(ofColumn: $0, at: 2.5) } == [0.25, 0.5, 0, 0])
  }

  @Test func discreteValuesAreReplaced() throws {
    var switching = ResolvedAnimation(
      properties: [AnimatedProperty(name: "s", type: .discrete, discreteValues: ["1", "2"])],
      content: .keyframes(
        KeyframeAnimation(
          initial: [[0]],
          tracks: [
            PropertyTrack(
              property: 0, components: 0..<1, keyframes: [.linear(to: [1], duration: 1)])
          ], velocity: [nil])))
    switching.timing = WebTiming(iterations: 3, iterationComposite: .accumulate)
    let timeline = try switching.compiled()
    #expect([0.5, 1.5, 2.5].map { timeline.value(ofColumn: 0, at: $0) } == [0, 0, 0])
    #expect(timeline.value(ofColumn: 0, at: 3).isNaN)
    #expect(timeline.velocity(ofColumn: 0, at: 1.5).isNaN)
  }

  // MARK: - Adaptive times

  @Test func aGapHasATimeOnEachSide() throws {
    let timeline = try timeline(timing: WebTiming(delay: 0.5, endDelay: 0.5))
    let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: 2)
    #expect(times == [0, 0.5.nextDown, 0.5, 1.5.nextDown, 1.5, 2])
  }

  @Test func iterationsAndStepsAreFound() throws {
    let steps = try UnitCurve(css: "steps(4)")
    let timeline = try timeline(
      timing: WebTiming(iterations: 50, direction: .alternate, fill: .both, easing: steps))
    let times = try timeline.adaptiveTimes(within: 0.1, from: 0, to: 50)
    var jumps = 0
    for (left, right) in zip(times, times.dropFirst()) {
      let shown = [left, right].map { timeline.value(ofColumn: 0, at: $0) }
      if abs(shown[1] - shown[0]) > 1 {
        jumps += 1
        #expect(right == left.nextUp)
      }
    }
    // Three jumps in each iteration, and one more at the very end of every second one.
    #expect(jumps >= 150 && jumps <= 250)
  }

  @Test func tooManyIterationsAreRefused() throws {
    let timeline = try timeline(timing: WebTiming(iterations: 1e6))
    #expect(throws: TimelineRefusal.tooManyTimes(limit: 1000)) {
      try timeline.adaptiveTimes(within: 0.1, from: 0, to: 1e6, mostTimes: 1000)
    }
  }
}
