import AnimationEngine
import AnimationScenes
import Testing

/// The times at which a document gives values.
@Suite struct KeyframeTimeTests {
  /// So many keyframes of a colour, a tenth of a second each.
  private func colors(_ count: Int) -> ResolvedAnimation {
    let keyframes = (1...count).map { index in
      Keyframe<Components>.cubic(
        to: Components(repeating: Double(index % 2), count: 4), duration: 0.1, startVelocity: nil,
        endVelocity: nil)
    }
    return ResolvedAnimation(
      properties: [AnimatedProperty(name: "c", type: .vector(count: 4))],
      content: .keyframes(
        KeyframeAnimation(
          initial: [Components(repeating: 0, count: 4)],
          tracks: [PropertyTrack(property: 0, components: 0..<4, keyframes: keyframes)],
          velocity: [nil])))
  }

  /// To find them solves all keyframes.
  @Test func findingThemIsCharged() throws {
    var meter = WorkMeter()
    let times = try colors(1000).keyframeTimes(&meter)
    #expect(times == colors(1000).keyframeTimes && times[0].count == 1000)
    #expect(meter.work >= 100_000 && meter.bytes == 0)
    var small = WorkMeter(.init(work: 50_000))
    #expect(throws: TimelineRefusal.self) { try colors(1000).keyframeTimes(&small) }
  }
}
