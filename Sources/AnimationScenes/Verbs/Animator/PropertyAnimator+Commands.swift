import AnimationEngine

// Property animators as scripts have them: the state machine is the same as that of code.

extension PropertyAnimator<Double> {
  /// The animator from 0 to 1 of these settings.
  init(_ settings: AnimatorSettings) {
    self.init(from: 0, to: 1, duration: settings.duration, timingParameters: settings.timing)
    scrubsLinearly = settings.scrubsLinearly
    pausesOnCompletion = settings.pausesOnCompletion
    isInterruptible = settings.isInterruptible
  }

  /// Does what a script says. Of the past only what is needed to go on is kept: scripts are long, and
  /// have written down what showed.
  ///
  /// - Throws: ``PropertyAnimatorError`` when the state forbids it; then nothing happens.
  mutating func perform(
    _ action: AnimatorCommand.Action, at time: Double
  ) throws(PropertyAnimatorError) {
    switch action {
    case .create: break
    case .animate: try join(at: time)
    case .start(let delay): try startAnimation(afterDelay: delay, at: time)
    case .pause: try pauseAnimation(at: time)
    case .scrub(let fraction): try scrub(to: fraction, at: time)
    case .reverse(nil): try reverseAnimation(at: time)
    case .reverse(let isReversed?): try setReversed(isReversed, at: time)
    case .continue(let timing, let factor):
      try continueAnimation(at: time, withTimingParameters: timing, durationFactor: factor)
    case .stop(let withoutFinishing):
      let state = state(at: time)
      if state != .stopped { try check(.stop, in: state) }
      stopAnimation(withoutFinishing, at: time)
    case .finish(let position): try finishAnimation(at: time, position: position)
    }
    forgetPast()
  }
}

extension PropertyAnimator<Double> {
  /// Gets something more to animate: from 0 to 1 as all else, or beside what is on its way.
  private mutating func join(at time: Double) throws(PropertyAnimatorError) {
    let state = state(at: time)
    try check(.animate, in: state)
    if state == .inactive { try animate(to: 1, at: time) }
  }

  /// What it takes to go on at `time`, in units of work.
  func resumeCost(at time: Double) -> Int { animatorState(at: time).resumeCost }

  /// The same animator, inactive and with nothing to animate: all that it moved was taken away.
  var emptied: PropertyAnimator {
    var animator = PropertyAnimator(
      from: 0, to: 1, duration: duration, timingParameters: timingParameters)
    animator.scrubsLinearly = scrubsLinearly
    animator.pausesOnCompletion = pausesOnCompletion
    animator.isInterruptible = isInterruptible
    return animator
  }
}

extension AnimatorCommand.Action {
  /// Whether it lets go on what is paused.
  var resumes: Bool {
    switch self {
    case .start, .continue, .animate: true
    case .create, .pause, .scrub, .reverse, .stop, .finish: false
    }
  }

  /// Whether it makes an inactive animator active.
  var activates: Bool {
    switch self {
    case .start, .pause, .scrub: true
    case .create, .animate, .reverse, .continue, .stop, .finish: false
    }
  }
}
