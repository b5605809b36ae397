import Testing

@testable import AnimationEngine

@Suite struct HistoryMemoryTests {
  private func bytes(room: Int) throws -> Int {
    var history = MotionHistory<Double>(
      restingAt: 0, context: MotionContext(springs: .analytic, horizon: 10), changes: room)
    var meter = WorkMeter()
    for step in 1...1000 {
      _ = try history.change(
        to: Double(step % 2), with: .bouncy, at: Double(step) / 10, meter: &meter)
    }
    return meter.bytes
  }

  /// A list that grows leaves its old place behind, of which other lists take a part.
  @Test func changesThatNobodyKnewOfAreChargedForTheirRoom() throws {
    #expect(try bytes(room: 0) > bytes(room: 1000) * 5 / 4)
  }
}
