import AnimationEngine
import AnimationScenes
import Testing

/// How SwiftUI's spring ends between two of its steps.
@Suite struct FluidEndTests {
  @Test(arguments: [1, 93.96, -28.5])
  func theLastStepShowsTheEndToAllWhoComeToIt(interval: Double) throws {
    let spring = Animation.spring(response: 0.556, dampingFraction: 0.669)
    let timeline = try change(to: interval, spring).compiled(springs: .swiftui)
    let end = try #require(timeline.duration)
    for share in [0.01, 0.5, 0.99, 1] {
      #expect(timeline.value(ofColumn: 0, at: end - (1 - share) / 300) == interval)
      #expect(timeline.velocity(ofColumn: 0, at: end - (1 - share) / 300) == 0)
    }
    #expect(timeline.value(ofColumn: 0, at: end - 1.01 / 300) != interval)
    #expect(timeline.value(ofColumn: 0, at: end + 1) == interval)
  }

  private func change(to interval: Double, _ animation: Animation) -> ResolvedAnimation {
    ResolvedAnimation(
      properties: [AnimatedProperty(name: "value", type: .number)],
      content: .animation(
        SingleAnimation(from: [[0]], to: [[interval]], velocity: [nil], animation: animation)))
  }
}
