import TestSupport
import Testing

@testable import AnimationEngine
@testable import AnimationScenes

/// Keys, removal, completions, and what the model has to do with it.
@Suite struct LayerKeyTests {
  static let rise = LayerAnimation.basic(from: 0, to: 100)

  @Test func theModelStaysAlone() throws {
    let timeline = try LayerStage.play(Self.rise, at: 1)
    #expect([0, 1, 1.5, 2].map { timeline.model(ofColumn: 0, at: $0) } == [10, 10, 10, 10])
    #expect(timeline.values(at: [0.9, 1, 1.5, 2]) == [10, 0, 50, 10])
  }

  @Test func aModelSetAtTheSameTimeDoesNotSnapBack() throws {
    let timeline = try LayerStage.play([.add(Self.rise), .set(100)])
    #expect(timeline.values(at: [0, 0.5, 1, 2]) == [0, 50, 100, 100])
  }

  @Test func theSameKeyReplacesAndReports() throws {
    let timeline = try LayerStage.play([
      .add(Self.rise, completion: "first"), .add(Self.rise, at: 0.5, completion: "second"),
    ])
    #expect(timeline.values(at: [0.25, 0.5, 1, 1.5]) == [25, 0, 50, 10])
    #expect(timeline.layerReports == ["first 0.5 removed false", "second 1.5 removed true"])
  }

  @Test func theSameKeyOnAnotherViewIsAnotherAnimation() throws {
    let title = LayerAnimation.basic(.number(3), from: 0, to: 100)
    let timeline = try LayerStage.play([
      .add(Self.rise, key: "x"), .add(title, key: "x", at: 0.25), .remove("x", at: 0.5),
    ])
    #expect(timeline.values(at: [0.375, 0.5]) == [37.5, 10])
    #expect(timeline.values(at: [0.375, 0.5], column: 4) == [12.5, 0])
  }

  @Test func removalEndsAnAnimationUnfinished() throws {
    let timeline = try LayerStage.play([
      .add(Self.rise, completion: "done"), .remove("key", at: 0.25), .remove("other", at: 0.5),
    ])
    #expect(timeline.values(at: [0.2, 0.25, 0.5]) == [20, 10, 10])
    #expect(timeline.layerReports == ["done 0.25 removed false"])
    #expect(timeline.duration == 0.5)
  }

  @Test func removalBeforeTheBeginLeavesNothing() throws {
    let timing = MediaTiming(beginTime: 2, duration: 1)
    let late = LayerAnimation.basic(from: 0, to: 100, timing: timing)
    let timeline = try LayerStage.play([.add(late, completion: "done"), .remove("key", at: 1)])
    #expect(timeline.values(at: [0.5, 2, 2.5]) == [10, 10, 10])
    #expect(timeline.layerReports == ["done 1.0 removed false"])
    #expect(timeline.duration == 1)
  }

  @Test func removalAfterTheEndChangesNoReport() throws {
    let held = LayerAnimation.basic(from: 0, to: 100, fill: .forwards, removed: false)
    let timeline = try LayerStage.play([.add(held, completion: "done"), .remove("key", at: 3)])
    #expect(timeline.layerReports == ["done 1.0 removed true"])
    #expect(timeline.values(at: [2, 3]) == [100, 10])
  }

  @Test func allAnimationsOfAViewAreRemoved() throws {
    let events: [SceneEvent] = [
      .add(Self.rise, key: "x"), .add(.basic(.number(1), from: 0, to: 100), key: "y"),
      .add(.basic(.number(3), from: 0, to: 100), key: "z"),
    ]
    let card = try LayerStage.play(
      events + [SceneEvent(at: 0.5, .layer(.removeAll(view: "card")))])
    #expect(card.values(at: [0.5]) == [10] && card.values(at: [0.5], column: 1) == [0])
    #expect(card.values(at: [0.75], column: 4) == [75])
    let all = try LayerStage.play(events + [SceneEvent(at: 0.5, .layer(.removeAll(view: nil)))])
    #expect(all.values(at: [0.75], column: 4) == [0])
  }

  @Test func aGroupReportsOnceForAll() throws {
    let group = LayerAnimation.group(
      [Self.rise, .basic(.number(3), from: 0, to: 1)], timing: MediaTiming(duration: 2))
    let whole = try LayerStage.play([.add(group, completion: "done")])
    #expect(whole.layerReports == ["done 2.0 removed true"])
    let part = try LayerStage.play([
      .add(group, completion: "done"), SceneEvent(at: 1.5, .layer(.removeAll(view: "title"))),
    ])
    #expect(part.layerReports == ["done 2.0 removed false"])
  }

  @Test func withoutEndNothingIsReported() throws {
    let endless = LayerAnimation.basic(
      from: 0, to: 1, timing: MediaTiming(duration: 1, repeatCount: .infinity))
    #expect(try LayerStage.play([.add(endless, completion: "done")]).layerReports == [])
  }

  @Test func aLayerThatIsNotThereHasNoAnimations() throws {
    let scene = Scene(initial: [nil], events: [.add(Self.rise, at: 1, completion: "done")])
    let timeline = try ResolvedAnimation(
      properties: [LayerStage.properties[0]], content: .scene(scene)
    ).compiled()
    #expect(timeline.value(ofColumn: 0, at: 1.5).isNaN)
    #expect(timeline.layerReports == ["done 1.0 removed true"])
  }

  @Test func tooManyAtATimeAreRefused() throws {
    let added = LayerAnimation.basic(.number(additive: true), by: 1)
    let events = (0..<65).map { SceneEvent.add(added, key: "\($0)") }
    #expect(throws: TimelineRefusal.self) { try LayerStage.play(events) }
    #expect(try LayerStage.play(Array(events.prefix(64))).value(ofColumn: 0, at: 0.5) == 42)
  }
}
