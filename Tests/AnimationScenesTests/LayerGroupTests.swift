import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Groups: a clock of their own, and their animations inside, cut at their duration.
@Suite struct LayerGroupTests {
  static let x = LayerAnimation.basic(from: 0, to: 100, timing: MediaTiming(duration: 1))
  static let y = LayerAnimation.basic(
    .number(1), from: 0, to: 1, timing: MediaTiming(beginTime: 0.5, duration: 2), fill: .backwards)

  @Test func animationsRunOnTheClockOfTheGroup() throws {
    let timeline = try LayerStage.play(
      .group([Self.x, Self.y], timing: MediaTiming(beginTime: 1, duration: 3)))
    #expect(timeline.values(at: [0.5, 1, 1.5, 2, 3, 4]) == [10, 0, 50, 10, 10, 10])
    #expect(timeline.values(at: [0.5, 1, 2, 2.5, 3.5, 4], column: 1) == [0, 0, 0.25, 0.5, 0, 0])
    #expect(timeline.duration == 4)
  }

  @Test func animationsAreCutAtTheDuration() throws {
    let timeline = try LayerStage.play(
      .group([Self.y], timing: MediaTiming(duration: 1.5), fill: .forwards, removed: false))
    #expect(timeline.values(at: [1, 1.25, 1.5, 9], column: 1) == [0.25, 0.375, 0.5, 0.5])
    #expect(timeline.duration == 1.5)
  }

  @Test func theSpeedOfTheGroupIsThatOfItsAnimations() throws {
    let timeline = try LayerStage.play(.group([Self.x], timing: MediaTiming(speed: 2, duration: 1)))
    #expect(timeline.values(at: [0.125, 0.25, 0.5]) == [25, 50, 10])
    #expect(timeline.velocities(at: [0.25]) == [200])
  }

  @Test func aGroupHoldsWhatItsAnimationsShowAtItsEnd() throws {
    let held = LayerAnimation.group(
      [Self.x], timing: MediaTiming(duration: 1), fill: .forwards, removed: false)
    #expect(try LayerStage.play(held).values(at: [0.5, 1, 2]) == [50, 100, 100])
    // An animation that is over before the group is gone, unless it fills forwards itself.
    let longer = MediaTiming(duration: 2)
    let gone = LayerAnimation.group([Self.x], timing: longer, fill: .forwards, removed: false)
    #expect(try LayerStage.play(gone).values(at: [0.5, 1.5, 2, 3]) == [50, 10, 10, 10])
    var filling = Self.x
    filling.fillMode = .forwards
    let kept = LayerAnimation.group([filling], timing: longer, fill: .forwards, removed: false)
    #expect(try LayerStage.play(kept).values(at: [0.5, 1.5, 2, 3]) == [50, 100, 100, 100])
    let removed = LayerAnimation.group([filling], timing: longer)
    #expect(try LayerStage.play(removed).values(at: [1.5, 2, 3]) == [100, 10, 10])
  }

  @Test func roundingDoesNotPartAGroupFromItsLastAnimation() throws {
    let last = LayerAnimation.basic(
      from: 0, to: 100, timing: MediaTiming(beginTime: 0.1, duration: 0.2))
    for duration in [0.3, 0.1 + 0.2] {
      let timeline = try LayerStage.play(
        .group([last], timing: MediaTiming(duration: duration), fill: .forwards, removed: false))
      #expect(abs(timeline.value(ofColumn: 0, at: 1) - 100) < 1e-9)
    }
  }

  @Test func aGroupRepeatsAndReverses() throws {
    let timing = MediaTiming(duration: 1, repeatCount: 1.5, autoreverses: true)
    let timeline = try LayerStage.play(.group([Self.x], timing: timing))
    #expect(timeline.values(at: [0.25, 1.25, 1.75, 2.25, 3]) == [25, 75, 25, 25, 10])
    #expect(timeline.velocities(at: [0.5, 1.5, 2.5]) == [100, -100, 100])
    #expect(timeline.duration == 3)
  }

  @Test func theTimingFunctionOfAGroupEasesItsTime() throws {
    let timeline = try LayerStage.play(
      .group([Self.x], curve: .easeIn, timing: MediaTiming(duration: 2)))
    for time in [0.3, 0.9, 1.3] {
      let local = 2 * UnitCurve.easeIn.value(at: time / 2)
      let expected = local < 1 ? 100 * local : 10
      #expect(abs(timeline.value(ofColumn: 0, at: time) - expected) < 1e-11)
    }
  }

  @Test func groupsNest() throws {
    let inner = LayerAnimation.group(
      [Self.x], timing: MediaTiming(beginTime: 1, speed: 0.5, duration: 1))
    let timeline = try LayerStage.play(.group([inner], timing: MediaTiming(speed: 2, duration: 4)))
    #expect(timeline.values(at: [0.25, 0.5, 1, 1.25, 1.5, 2]) == [10, 0, 50, 75, 10, 10])
    #expect(timeline.duration == 2)
  }

  @Test func repetitionsOfAnAnimationPileUpInsideItsGroup() throws {
    let pile = LayerAnimation.basic(
      .number(cumulative: true), from: 0, to: 100,
      timing: MediaTiming(duration: 1, repeatCount: 3))
    let timeline = try LayerStage.play(
      .group([pile], timing: MediaTiming(duration: 2.5, repeatCount: 2)))
    #expect(timeline.values(at: [0.5, 1.5, 2.25, 2.5]) == [50, 150, 225, 0])
    #expect(zip(timeline.values(at: [3, 4]), [50, 150]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func animationsOfOnePropertyShowOneOverTheOther() throws {
    let added = LayerAnimation.basic(.number(additive: true), from: 0, to: 8)
    let timeline = try LayerStage.play(.group([Self.x, added], timing: MediaTiming(duration: 1)))
    #expect(timeline.values(at: [0.25, 0.5, 1]) == [27, 54, 10])
    let to = LayerAnimation.basic(to: 50)
    let blind = try LayerStage.play(.group([Self.x, to], timing: MediaTiming(duration: 1)))
    #expect(blind.values(at: [0, 0.5]) == [10, 30])
  }

  @Test func removalOnCompletionInsideAGroupDoesNotCount() throws {
    var inner = Self.x
    (inner.fillMode, inner.isRemovedOnCompletion) = (.forwards, false)
    let timeline = try LayerStage.play(.group([inner], timing: MediaTiming(duration: 1)))
    #expect(timeline.values(at: [0.5, 1, 2]) == [50, 10, 10])
  }

  @Test func anEmptyGroupIsNothing() throws {
    let timeline = try LayerStage.play([
      .add(.group([], timing: MediaTiming(duration: 1)), at: 2, completion: "done")
    ])
    #expect(timeline.duration == 2)
    #expect(timeline.layerReports == ["done 2.0 removed true"])
  }
}
