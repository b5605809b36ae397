import Testing

@testable import AnimationEngine
@testable import AnimationScenes

@Suite struct LayerEndTests {
  /// Who scrubs a layer finds its animations there until they are removed.
  @Test func whatIsNotRemovedShowsAgainWhereTheLayersTimeIsSetBack() throws {
    let times: [(at: Double, speed: Double, offset: Double?)] = [
      (1.4, 0, 0.5), (1.7, 0, 0.25), (2, 1, nil), (4, 0, 0.5), (5, 1, 3), (6, 1, -1),
    ]
    let scrubbing = times.map { time in
      SceneEvent(
        at: time.at,
        .layer(.time(.init(view: "card", speed: time.speed, timeOffset: time.offset))))
    }
    func values(removed: Bool) throws -> [Double] {
      let added = SceneEvent.add(.basic(from: 0, to: 100, removed: removed))
      return try LayerStage.play([added] + scrubbing + [.remove("key", at: 7.75)])
        .values(at: [0.5, 1.2, 1.5, 1.8, 2.25, 2.75, 3.5, 4.5, 5.5, 6.5, 7.5, 7.8])
    }
    #expect(try values(removed: false) == [50, 10, 50, 25, 50, 10, 10, 50, 10, 10, 50, 10])
    #expect(try values(removed: true) == [50] + [Double](repeating: 10, count: 11))
  }

  /// Begin, length and end are rounded each by itself: what holds has come to its end all the same.
  @Test func whatHoldsStandsStillFromItsEndOn() throws {
    for step in 1...300 {
      let start = Double(step) * 0.0137
      let timing = MediaTiming(
        beginTime: Double(step % 7) * 0.11, speed: 1.3, duration: 0.1 + Double(step) * 0.0031,
        repeatCount: 1 + Double(step % 3) / 2)
      let held = LayerAnimation.basic(
        from: 0, to: 100, timing: timing, fill: .forwards, removed: false)
      let timeline = try LayerStage.play(held, at: start)
      let end = try #require(timeline.duration)
      let last = step % 3 == 1 ? 50.0 : 100
      #expect(timeline.values(at: [end, end + 1]) == [last, last])
      #expect(timeline.velocities(at: [end, end + 1]) == [0, 0])
    }
  }

  /// There and back it takes longer than any double says; its share of that is no time either.
  @Test func aCycleThatNeverEndsIsCutByItsRepeatDuration() throws {
    let timing = MediaTiming(duration: 1e308, repeatDuration: 2, autoreverses: true)
    let added = LayerAnimation.basic(from: 0, to: 100, timing: timing, removed: false)
    #expect(try LayerStage.play(added).values(at: [1, 3]) == [0, 10])
    #expect(try LayerStage.play(added).duration == 2)
  }

  /// In a group the clock alone says when it is over.
  @Test func aCycleThatNeverEndsIsCutInAGroupToo() throws {
    func values(_ fill: LayerAnimation.FillMode) throws -> [Double] {
      let timing = MediaTiming(duration: 1e308, repeatDuration: 2, autoreverses: true)
      let child = LayerAnimation.basic(from: 0, to: 100, timing: timing, fill: fill)
      return try LayerStage.play(.group([child], timing: MediaTiming(duration: 4)))
        .values(at: [1, 2, 3, 5])
    }
    #expect(try values(.removed) == [0, 10, 10, 10])
    #expect(try values(.forwards) == [0, 0, 0, 10])
  }

  @Test func timesThatAreNoNumbersStopNothing() throws {
    for timing in [MediaTiming(beginTime: .nan), MediaTiming(duration: .nan)] {
      let added = LayerAnimation.basic(from: 0, to: 100, timing: timing, removed: false)
      #expect(throws: Never.self) { try LayerStage.play(added) }
    }
  }
}
