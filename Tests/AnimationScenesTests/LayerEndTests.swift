import Testing

@testable import AnimationEngine
@testable import AnimationScenes

@Suite struct LayerEndTests {
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
}
