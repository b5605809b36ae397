import AnimationEngine
import Testing

/// What joins an animator that is active, and animators that cannot be interrupted.
@Suite struct ActiveAnimatorTests {
  private typealias Animator = PropertyAnimator<Double>

  private func line() -> Animator { Animator(from: 0, to: 100, duration: 1, curve: .linear) }

  @Test func aNewTargetIsReachedOverWhatRemains() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.animate(to: 200, at: 0.5)
    // From 50 to 200 in half a second.
    #expect(animator.value(at: 0.5) == 50)
    #expect(abs(animator.value(at: 0.75) - 125) < 1e-9)
    #expect(animator.value(at: 1) == 200 && animator.endTime == 1)
    #expect(animator.model(at: 0.6) == 200)
  }

  @Test func aFactorOfWhatRemainsPassesFirst() throws {
    var animator = line()
    try animator.startAnimation(at: 0)
    try animator.animate(to: 0, at: 0.5, delayFactor: 0.4)
    // 50 for 0.2 s, then to 0 in 0.3 s.
    #expect(abs(animator.value(at: 0.69) - 50) < 1e-9)
    #expect(abs(animator.value(at: 0.85) - 25) < 1e-9)
    #expect(animator.value(at: 1) == 0)
  }

  @Test func aPausedOneStaysPaused() throws {
    var animator = line()
    try animator.scrub(to: 0.5, at: 0)
    try animator.animate(to: 200, at: 0)
    #expect(!animator.isRunning(at: 1) && animator.value(at: 1) == 50)
    #expect(animator.fractionComplete(at: 1) == 0.25)
    try animator.startAnimation(at: 1)
    #expect(abs(animator.value(at: 1.25) - 125) < 1e-9)
  }

  @Test func whatCannotBeInterruptedRunsToItsEnd() throws {
    var animator = line()
    animator.isInterruptible = false
    #expect(throws: PropertyAnimatorError.self) { try animator.pauseAnimation(at: 0) }
    try animator.startAnimation(at: 0)
    #expect(throws: PropertyAnimatorError.self) { try animator.scrub(to: 0.1, at: 0.5) }
    #expect(throws: PropertyAnimatorError.self) { try animator.reverseAnimation(at: 0.5) }
    animator.stopAnimation(true, at: 0.5)
    #expect(animator.value(at: 0.75) == 75)
    let error = #expect(throws: PropertyAnimatorError.self) {
      try animator.continueAnimation(at: 0.5)
    }
    #expect(
      error?.description
        == "A property animator that is active and not interruptible cannot continue. "
        + "It can animate, start.")
    #expect(animator.advance(to: 2) == [.init(time: 1, position: .end)])
  }
}
