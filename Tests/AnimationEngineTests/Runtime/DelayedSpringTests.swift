import AnimationEngine
import Testing

/// A spring that begins later: the model is there at once, what shows waits.
@Suite struct DelayedSpringTests {
  @Test func theModelMovesAtTheChange() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.bouncy) { $0 = 100 }
    runtime.advance(to: 0.2)
    runtime.withAnimation(.smooth.delay(0.5)) { $0 = 50 }
    #expect(runtime.model == 50)
    let value = shown(.bouncy, from: 0, to: 100, at: 0.2)
    #expect(abs(runtime.presentation - value) < 1e-12)
  }

  @Test func anEquallyDelayedSpringTakesOverWhenItsDelayIsOver() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.smooth.delay(0.1)) { $0 = 100 }
    runtime.advance(to: 0.2)
    runtime.withAnimation(.smooth.delay(0.1)) { $0 = 50 }
    runtime.advance(to: 0.25)
    // Until then the first goes on; a change at once moves all of it.
    let first = shown(.smooth, from: 0, to: 100, at: 0.15)
    #expect(abs(runtime.presentation - first) < 1e-9)
    runtime.update { $0 = 60 }
    #expect(abs(runtime.presentation - first - 10) < 1e-9)
    runtime.advance(to: 0.28)
    runtime.withAnimation(.smooth.delay(0.1)) { $0 = -20 }
    let joint = shown(.smooth, from: 0, to: 100, at: 0.2) + 10
    #expect(abs(runtime.presentation(at: 0.3) - joint) < 1e-9)
    #expect(runtime.presentation(at: 9) == -20)
    #expect(runtime.model == -20)
  }

  @Test(arguments: [
    Animation.smooth.delay(0.2).speed(2), .smooth.delay(0.1).logicallyComplete(after: 1),
    .smooth.delay(0.1).repeatCount(2, autoreverses: false), .smooth.delay(0.2).delay(-0.1),
  ]) func theFirstGoesOnThroughADelayInsideOtherModifiers(_ animation: Animation) {
    var alone = AnimationRuntime(0.0)
    alone.withAnimation(animation) { $0 = 100 }
    var runtime = alone
    runtime.advance(to: 0.2)
    runtime.withAnimation(animation) { $0 = 50 }
    for time in [0.2, 0.25, 0.299] {
      #expect(abs(runtime.presentation(at: time) - alone.presentation(at: time)) < 1e-9)
    }
    let rate = (alone.presentation(at: 0.3) - alone.presentation(at: 0.3 - 1e-5)) / 1e-5
    let next = (runtime.presentation(at: 0.3 + 1e-5) - runtime.presentation(at: 0.3)) / 1e-5
    #expect(abs(next - rate) < 1, "the spring begins with the velocity that shows")
    #expect(runtime.presentation(at: 9) == 50)
  }

  /// 4.3 + 0.1 - 4.3 is less than 0.1: a spring that takes over a waiting one as it begins still has
  /// its velocity.
  @Test(arguments: [Animation.bouncy.delay(0.1), .bouncy.delay(0.2).speed(2)])
  func theLastOfTwoChangesAtOneTimeCounts(_ animation: Animation) {
    var once = AnimationRuntime(0.0)
    once.advance(to: 4.1)
    once.withAnimation(animation) { $0 = 100 }
    once.advance(to: 4.3)
    var twice = once
    twice.withAnimation(animation) { $0 = 50 }
    twice.withAnimation(animation) { $0 = 0 }
    once.withAnimation(animation) { $0 = 0 }
    for time in [4.35, 4.45, 4.5, 4.7] {
      #expect(abs(twice.presentation(at: time) - once.presentation(at: time)) < 1e-9, "at \(time)")
    }
  }

  @Test(arguments: [
    Animation.smooth.delay(0.1).logicallyComplete(after: 0.3).delay(0.1),
    .smooth.delay(0.2).logicallyComplete(after: 0.4),
    .smooth.delay(0.2).speed(0.5).logicallyComplete(after: 0.4),
  ]) func aDelayThatHasPassedKeepsTheLogicalEnd(_ animation: Animation) throws {
    #expect(abs(try logicalEnd(of: animation, takingOverAt: 0.3) - 0.7) < 1e-9)
  }

  @Test(arguments: [
    Animation.smooth.delay(0.2).logicallyComplete(after: 0.1),
    .smooth.delay(0.2).logicallyComplete(after: 0.05).speed(0.5),
  ]) func aDelayMayOutlastTheLogicalEnd(_ animation: Animation) throws {
    #expect(abs(try logicalEnd(of: animation, takingOverAt: 0.5) - 0.6) < 1e-9)
  }

  /// When a spring is logically complete that takes over from one like it, which began at 0.
  private func logicalEnd(of animation: Animation, takingOverAt time: Double) throws -> Double {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(animation) { $0 = 100 }
    runtime.advance(to: time)
    runtime.withAnimation(animation, named: "end") { $0 = 50 }
    let ends = runtime.advance(to: 9).map(\.time)
    #expect(ends.count == 1)
    return try #require(ends.first)
  }

  @Test func theWaitingSpringBeginsThoughTheMotionBeforeItHasEnded() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.bouncy.delay(0.5)) { $0 = 100 }
    let end = runtime.endTime
    runtime.advance(to: end - 0.01)
    runtime.withAnimation(.bouncy.delay(0.5)) { $0 = 0 }
    #expect(runtime.presentation(at: end + 0.2) == 100, "at rest until the delay is over")
    #expect(runtime.model == 0)
    #expect(runtime.isAnimating)
    #expect(runtime.presentation(at: end + 0.6) < 100)
    #expect(runtime.presentation(at: 99) == 0)
  }

  @Test func aCurveOverAWaitingSpringCombinesWithIt() {
    var runtime = AnimationRuntime(0.0)
    runtime.withAnimation(.smooth.delay(0.2)) { $0 = 100 }
    runtime.advance(to: 0.1)
    runtime.withAnimation(.smooth.delay(0.2)) { $0 = 40 }
    runtime.advance(to: 0.15)
    runtime.withAnimation(.linear(duration: 1)) { $0 = 10 }
    var below = AnimationRuntime(0.0)
    below.withAnimation(.smooth.delay(0.2)) { $0 = 100 }
    below.advance(to: 0.1)
    below.withAnimation(.smooth.delay(0.2)) { $0 = 40 }
    for time in [0.15, 0.25, 0.3, 0.5, 1.1] {
      let under = below.presentation(at: time)
      let expected = under + (time - 0.15) * (10 - under)
      #expect(abs(runtime.presentation(at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(runtime.presentation(at: 1.15) == 10)
    #expect(runtime.endTime == 1.15)
  }
}
