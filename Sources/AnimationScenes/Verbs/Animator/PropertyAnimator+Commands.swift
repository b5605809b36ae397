import AnimationEngine

// Property animators in scripts: the same state machine as in code.

extension PropertyAnimator<Double> {
  /// An animator from 0 to 1 with these settings.
  init(_ settings: AnimatorSettings) {
    self.init(from: 0, to: 1, duration: settings.duration, timingParameters: settings.timing)
    scrubsLinearly = settings.scrubsLinearly
    pausesOnCompletion = settings.pausesOnCompletion
    isInterruptible = settings.isInterruptible
  }

  /// Performs an action of a script. Of the past motion only what is needed to continue is kept,
  /// as the player has already recorded what showed.
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

  /// Adds something to animate: an inactive animator then goes to 1, an active one only checks
  /// that it is allowed.
  private mutating func join(at time: Double) throws(PropertyAnimatorError) {
    let state = state(at: time)
    try check(.animate, in: state)
    if state == .inactive { try animate(to: 1, at: time) }
  }

  /// The cost of resuming the animator at `time`, in units of work.
  func resumeCost(at time: Double) -> Int { animatorState(at: time).resumeCost }

  /// A new, inactive animator with the same settings, used when all its properties were taken away.
  var emptied: PropertyAnimator {
    PropertyAnimator(
      AnimatorSettings(
        duration: duration, timing: timingParameters, scrubsLinearly: scrubsLinearly,
        pausesOnCompletion: pausesOnCompletion, isInterruptible: isInterruptible))
  }
}

extension AnimatorCommand.Action {
  /// Whether the action makes a paused animator run again.
  var resumes: Bool {
    switch self {
    case .start, .continue, .animate: true
    case .create, .pause, .scrub, .reverse, .stop, .finish: false
    }
  }

  /// Whether the action makes an inactive animator active.
  var activates: Bool {
    switch self {
    case .start, .pause, .scrub: true
    case .create, .animate, .reverse, .continue, .stop, .finish: false
    }
  }
}
