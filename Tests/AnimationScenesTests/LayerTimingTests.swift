import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// `CAMediaTiming`: an animation from 0 to 100 over a model of 10.
@Suite struct LayerTimingTests {
  func line(
    _ timing: MediaTiming, fill: LayerAnimation.FillMode = .removed, removed: Bool = true
  ) throws -> Timeline {
    try LayerStage.play(.basic(from: 0, to: 100, timing: timing, fill: fill, removed: removed))
  }

  // MARK: - Fill modes

  static let delayed = MediaTiming(beginTime: 1, duration: 2)

  @Test func theModelShowsBeforeAndAfter() throws {
    let timeline = try line(Self.delayed)
    #expect(timeline.values(at: [0, 0.5, 1, 2, 3, 4]) == [10, 10, 0, 50, 10, 10])
    #expect(timeline.velocities(at: [0.5, 2, 3.5]) == [0, 50, 0])
    #expect(timeline.duration == 3)
  }

  @Test func backwardsShowsTheFirstValueBefore() throws {
    for fill in [LayerAnimation.FillMode.backwards, .both] {
      let timeline = try line(Self.delayed, fill: fill)
      #expect(timeline.values(at: [0, 0.5, 1, 2, 3, 4]) == [0, 0, 0, 50, 10, 10])
      #expect(timeline.velocities(at: [0.5, 2, 3.5]) == [0, 50, 0])
    }
  }

  /// 1 - 0.9 is less than 0.1: an animation begins at the time of its event, also where that is stopped.
  @Test(arguments: [1, 0.0]) func itBeginsAtTheExactTimeOfItsEvent(_ speed: Double) throws {
    let animation = LayerAnimation.basic(from: 0, to: 100, timing: MediaTiming(duration: 2))
    let pass = SceneVerb.layer(.time(LayerTimeChange(view: nil, speed: speed)))
    let timeline = try LayerStage.play(
      [.add(animation, at: 1 - 0.9), SceneEvent(at: 1 - 0.9, pass)])
    #expect(timeline.value(ofColumn: 0, at: 1 - 0.9) == 0)
    #expect(abs(timeline.value(ofColumn: 0, at: 0.6) - 25 * speed) < 1e-9)
  }

  /// 0.1 + 0.2 is more than 0.3, which is where the sum of an event's time and no duration is put.
  @Test func oneThatIsOverAtOnceAndStaysShowsNothing() throws {
    let animation = LayerAnimation.basic(
      from: 0, to: 100, timing: MediaTiming(duration: 1e-20), fill: .removed, removed: false)
    let timeline = try LayerStage.play([.add(animation, at: 0.1 + 0.2)])
    #expect(timeline.value(ofColumn: 0, at: 0.5) == 10)
  }

  @Test func forwardsHoldsTheLastValueWhereItIsNotRemoved() throws {
    let held = try line(Self.delayed, fill: .forwards, removed: false)
    #expect(held.values(at: [0, 0.5, 1, 2, 3, 4]) == [10, 10, 0, 50, 100, 100])
    #expect(held.duration == 3)
    #expect(held.velocities(at: [2, 3, 4]) == [50, 0, 0])
    let both = try line(Self.delayed, fill: .both, removed: false)
    #expect(both.values(at: [0, 1, 2, 3, 4]) == [0, 0, 50, 100, 100])
    for fill in [LayerAnimation.FillMode.removed, .backwards] {
      #expect(try line(Self.delayed, fill: fill, removed: false).values(at: [3, 4]) == [10, 10])
    }
    #expect(try line(Self.delayed, fill: .forwards).values(at: [3, 4]) == [10, 10])
  }

  @Test func whatHoldsIsRemovedByItsKey() throws {
    let held = LayerAnimation.basic(from: 0, to: 100, fill: .forwards, removed: false)
    let timeline = try LayerStage.play([.add(held), .remove("key", at: 5)])
    #expect(timeline.values(at: [1, 4.9, 5, 6]) == [100, 100, 10, 10])
    #expect(timeline.duration == 5)
  }

  @Test func aBeginInThePastSkipsTheFirstPart() throws {
    let timeline = try line(MediaTiming(beginTime: -0.5, duration: 2))
    #expect(timeline.values(at: [0, 0.5, 1.5]) == [25, 50, 10])
    #expect(timeline.duration == 1.5)
    let over = try line(MediaTiming(beginTime: -3, duration: 2), fill: .both, removed: false)
    #expect(over.values(at: [0, 1]) == [100, 100])
    #expect(over.duration == 0)
  }

  // MARK: - Speed and offset

  @Test func speedScalesTheTime() throws {
    let timeline = try line(MediaTiming(beginTime: 1, speed: 2, duration: 2))
    #expect(timeline.values(at: [1, 1.5, 1.75, 2]) == [0, 50, 75, 10])
    #expect(timeline.velocities(at: [1.5]) == [100])
    #expect(timeline.duration == 2)
  }

  @Test func anOffsetShowsTheSkippedPartAtTheEnd() throws {
    let timeline = try line(MediaTiming(timeOffset: 0.5, duration: 2))
    #expect(timeline.values(at: [0, 1, 1.25, 1.5, 1.75]) == [25, 75, 87.5, 0, 12.5])
    #expect(timeline.duration == 2)
    let held = try line(MediaTiming(timeOffset: 0.5, duration: 2), fill: .forwards, removed: false)
    #expect(held.values(at: [2, 3]) == [25, 25])
  }

  @Test func theOffsetIsNotScaledBySpeed() throws {
    let timeline = try line(MediaTiming(timeOffset: 0.5, speed: 2, duration: 1))
    #expect(timeline.values(at: [0, 0.125, 0.25, 0.375]) == [50, 75, 0, 25])
    #expect(timeline.duration == 0.5)
  }

  /// The cycle in which it begins is no double.
  @Test(arguments: [
    MediaTiming(timeOffset: 1e300, duration: 1e-10, repeatCount: 3),
    MediaTiming(timeOffset: 1e300, duration: 1e-10, repeatCount: .infinity),
    MediaTiming(timeOffset: 1e300, duration: 1, repeatCount: 1e-10),
    MediaTiming(timeOffset: -1e300, speed: -1, duration: 1e-10),
    MediaTiming(timeOffset: 1e300, speed: 0, duration: 1e-10),
  ]) func aHugeOffsetShowsTheStart(_ timing: MediaTiming) throws {
    let held = try line(timing, fill: .forwards, removed: false)
    #expect(abs(held.values(at: [1])[0]) < 1e-6)
  }

  @Test func negativeSpeedRunsBack() throws {
    let back = try line(MediaTiming(speed: -2, duration: 2), fill: .both, removed: false)
    #expect(back.values(at: [0, 0.25, 0.5, 0.75, 1, 2]) == [100, 75, 50, 25, 0, 0])
    #expect(back.velocities(at: [0, 0.5, 1]) == [-100, -100, 0])
    #expect(back.duration == 1)
    let offset = try line(MediaTiming(timeOffset: 0.5, speed: -1, duration: 2))
    #expect(offset.values(at: [0, 0.25, 0.5, 1]) == [25, 12.5, 100, 75])
    let whole = try line(MediaTiming(timeOffset: 2, speed: -1, duration: 2))
    #expect(whole.values(at: [0, 0.5, 1.5]) == [100, 75, 25])
  }

  @Test func atSpeedZeroTheOffsetSaysWhatShows() throws {
    let still = LayerAnimation.basic(
      from: 0, to: 100, timing: MediaTiming(timeOffset: 1, speed: 0, duration: 4))
    let timeline = try LayerStage.play([.add(still, completion: "done")])
    #expect(timeline.values(at: [0, 1, 100]) == [25, 25, 25])
    #expect(timeline.velocities(at: [0, 1]) == [0, 0])
    #expect(timeline.duration == 0)
    #expect(timeline.layerReports == [])
    let ended = try LayerStage.play([.add(still, at: 1, completion: "done"), .remove("key", at: 3)])
    #expect(ended.values(at: [0, 1, 2, 3]) == [10, 25, 25, 10])
    #expect(ended.layerReports == ["done 3.0 removed false"])
    #expect(try line(MediaTiming(timeOffset: 4, speed: 0, duration: 4)).values(at: [1]) == [100])
  }

  @Test func noDurationIsOverAtOnce() throws {
    let timing = MediaTiming(beginTime: 1, duration: 0, repeatCount: .infinity)
    let timeline = try line(timing)
    #expect(timeline.values(at: [0, 1, 2]) == [10, 10, 10])
    #expect(timeline.duration == 1)
    let held = try line(timing, fill: .forwards, removed: false)
    #expect(held.values(at: [0, 1, 2]) == [10, 100, 100])
  }

  // MARK: - Repeating

  @Test func aFractionOfARepetitionEndsHalfWay() throws {
    let timeline = try line(
      MediaTiming(duration: 1, repeatCount: 2.5), fill: .forwards, removed: false)
    #expect(timeline.values(at: [0.5, 1, 1.5, 2, 2.25, 2.5, 3]) == [50, 0, 50, 0, 25, 50, 50])
    #expect(timeline.duration == 2.5)
  }

  @Test func aWholeCountEndsAtTheEnd() throws {
    for count in [1.0, 2, 3, 10] {
      let timing = MediaTiming(duration: 0.1, repeatCount: count)
      let timeline = try line(timing, fill: .forwards, removed: false)
      #expect(timeline.values(at: [timeline.duration!, 5]) == [100, 100])
    }
  }

  @Test func theDurationOfRepeatingIsInTheTimeOfTheAnimation() throws {
    let timeline = try line(MediaTiming(speed: 2, duration: 1, repeatDuration: 3.5))
    #expect(timeline.duration == 1.75)
    #expect(timeline.values(at: [0.25, 0.75, 1.625]) == [50, 50, 25])
    let both = try line(MediaTiming(duration: 1, repeatCount: 2, repeatDuration: 10))
    #expect(both.duration == 2)
  }

  @Test func reversingTakesACycleThereAndBack() throws {
    let timeline = try line(
      MediaTiming(duration: 1, autoreverses: true), fill: .forwards, removed: false)
    #expect(timeline.values(at: [0.25, 1, 1.25, 1.75, 2, 3]) == [25, 100, 75, 25, 0, 0])
    #expect(timeline.velocities(at: [0.5, 1, 1.5]) == [100, -100, -100])
    #expect(timeline.duration == 2)
  }

  @Test func aFractionOfAReversingCycle() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 1.25, autoreverses: true)
    let timeline = try line(timing, fill: .forwards, removed: false)
    #expect(timeline.duration == 2.5)
    #expect(timeline.values(at: [1.5, 2, 2.25, 2.5, 3]) == [50, 0, 25, 50, 50])
    let back = try line(MediaTiming(duration: 1, repeatCount: 0.75, autoreverses: true))
    #expect(back.duration == 1.5)
    #expect(back.values(at: [1.25, 1.5]) == [75, 10])
  }

  @Test func theWayBackIsEasedLikeTheWayThere() throws {
    let timeline = try LayerStage.play(
      .basic(
        from: 0, to: 100, curve: .easeIn, timing: MediaTiming(duration: 1, autoreverses: true)))
    for time in [0.1, 0.3, 0.7] {
      let expected = 100 * UnitCurve.easeIn.value(at: time)
      #expect(abs(timeline.value(ofColumn: 0, at: time) - expected) < 1e-12)
      #expect(abs(timeline.value(ofColumn: 0, at: 2 - time) - expected) < 1e-12)
    }
  }

  @Test func withoutEndTheSceneHasNone() throws {
    let timeline = try line(MediaTiming(duration: 1, repeatCount: .infinity))
    #expect(timeline.duration == nil)
    #expect(timeline.values(at: [1000.5, 1000.75]) == [50, 75])
    #expect(try line(MediaTiming(duration: 1, repeatDuration: .infinity)).duration == nil)
    let back = try line(MediaTiming(speed: -1, duration: 1, repeatCount: .infinity))
    #expect(back.values(at: [0, 0.25, 1, 1.25]) == [100, 75, 100, 75])
  }

  // MARK: - Accumulation

  func pile(_ timing: MediaTiming, from: Double = 0) throws -> Timeline {
    try LayerStage.play(
      .basic(
        .number(cumulative: true), from: from, to: 100, timing: timing, fill: .forwards,
        removed: false))
  }

  @Test func repetitionsPileUp() throws {
    let timeline = try pile(MediaTiming(duration: 1, repeatCount: 3))
    let times = [0.5, 1, 1.5, 2, 2.5, 3, 4]
    #expect(timeline.values(at: times) == [50, 100, 150, 200, 250, 300, 300])
    #expect(timeline.velocities(at: [0.5, 1, 2.5, 3]) == [100, 100, 100, 0])
  }

  @Test func theEndOfARepetitionIsAddedToTheNext() throws {
    let timeline = try pile(MediaTiming(duration: 1, repeatCount: 2), from: 20)
    #expect(timeline.values(at: [0, 0.5, 1, 1.5, 2]) == [20, 60, 120, 160, 200])
  }

  @Test func aReversingRepetitionEndsWhereItBegan() throws {
    let timeline = try pile(
      MediaTiming(duration: 1, repeatCount: 2, autoreverses: true), from: 20)
    #expect(timeline.values(at: [1, 2, 3, 4]) == [100, 40, 120, 40])
  }
}
