import AnimationEngine
import Testing

/// That nothing jumps when an animator is paused, scrubbed and continued.
@Suite struct PausedAnimatorTests {
  private typealias Animator = PropertyAnimator<Double>

  @Test func nothingJumpsWhenItIsPausedScrubbedAndContinued() throws {
    // easeIn shows 42.91 after 0.6 s, and 60 after 0.7339 s.
    var animator = Animator(from: 0, to: 100, duration: 1, curve: .easeIn)
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.6)
    let fraction = animator.fractionComplete(at: 0.6)
    #expect(abs(fraction - 0.4291197693) < 1e-9)
    try animator.scrub(to: fraction, at: 1)
    #expect(abs(animator.value(at: 1) - 42.91197693) < 1e-7)
    var resumed = animator
    try resumed.continueAnimation(at: 2)
    #expect(abs(resumed.value(at: 2) - 42.91197693) < 1e-7)
    #expect(abs((resumed.endTime ?? 0) - 2.4) < 1e-9, "what was left of the second")
    try animator.scrub(to: 0.6, at: 1.5)
    try animator.startAnimation(at: 2)
    #expect(abs(animator.value(at: 2) - 60) < 1e-7)
    #expect(abs((animator.endTime ?? 0) - (2 + 1 - 0.733919529937)) < 1e-9)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
  ])
  func scrubbedToAnEndItHasAllOrNothingLeft(_ curve: UnitCurve) throws {
    var animator = Animator(from: 0, to: 100, duration: 1, curve: curve)
    try animator.startAnimation(at: 0)
    for (fraction, end) in [(0.0, 1.5), (1, 0.5)] {
      var scrubbed = animator
      try scrubbed.scrub(to: fraction, at: 0.1)
      try scrubbed.continueAnimation(at: 0.5)
      #expect(scrubbed.value(at: 0.5) == 100 * fraction, "\(curve)")
      #expect((scrubbed.endTime ?? 0.5) == end, "\(curve)")
    }
  }

  @Test func scrubbedToItsStartASpringBeginsAnew() throws {
    let spring = TimingParameters.spring(SpringTimingParameters(duration: 0.5, bounce: 0.5))
    var animator = Animator(from: 0, to: 100, duration: 1, timingParameters: spring)
    try animator.startAnimation(at: 0)
    var scrubbed = animator
    try scrubbed.scrub(to: 0, at: 0.1)
    try scrubbed.continueAnimation(at: 0.5)
    #expect(abs(scrubbed.value(at: 0.6) - animator.value(at: 0.1)) < 1e-12)
  }

  @Test func ofSeveralPlacesTheNearestCounts() throws {
    // A spring that swings: it rises through 0.9 at 0.0781 s and falls through it at 0.2501 s, it rises
    // again at 0.3887 s (the closed form, by bisection).
    let spring = SpringTimingParameters(mass: 1, stiffness: 400, damping: 4)
    var whole = Animator(from: 0, to: 100, duration: 1, timingParameters: .spring(spring))
    try whole.startAnimation(at: 0)
    let end = try #require(whole.endTime)
    for (time, place) in [(0.03, 0.0781), (0.15, 0.0781), (0.2, 0.2501), (0.33, 0.3887)] {
      var animator = whole
      try animator.pauseAnimation(at: time)
      try animator.scrub(to: 0.9, at: time)
      try animator.startAnimation(at: 10)
      #expect(abs(animator.value(at: 10) - 90) < 1e-6)
      #expect(abs(end - (try #require(animator.endTime) - 10) - place) < 1e-3, "\(time)")
    }
  }

  @Test func pausedInAnOvershootItGoesOnThere() throws {
    var animator = Animator(
      from: 0, to: 100, duration: 1,
      timingParameters: .spring(SpringTimingParameters(mass: 1, stiffness: 400, damping: 4)))
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.16)
    let shown = animator.value(at: 1)
    #expect(shown > 120)
    #expect(abs(animator.fractionComplete(at: 1) - shown / 100) < 1e-12)
    try animator.continueAnimation(at: 2)
    #expect(abs(animator.value(at: 2) - shown) < 1e-9)
  }
}
