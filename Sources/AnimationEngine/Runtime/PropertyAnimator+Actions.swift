extension PropertyAnimator {
  /// Gives the animator a new target: it animates from the displayed value to `value`.
  ///
  /// An active animator runs there in the rest of its duration.
  ///
  /// - Parameters:
  ///   - value: The new end value; the new start value in an animator that is reversed.
  ///   - time: The time of the action, in seconds.
  ///   - delayFactor: The share of the remaining duration that an active animator waits before it
  ///     moves; clamped to 0...1.
  /// - Throws: ``PropertyAnimatorError`` when the animator is stopped.
  public mutating func animate(
    to value: Value, at time: Double, delayFactor: Double = 0
  ) throws(PropertyAnimatorError) {
    let (timing, isLinear) = (timingParameters, scrubsLinearly)
    try act(.animate, at: time) { animatorState, now in
      guard animatorState.state == .active else {
        animatorState.to = value.animatableData
        return
      }
      animatorState.retarget(
        to: value.animatableData, timing, after: min(max(delayFactor, 0), 1), at: now,
        scrubsLinearly: isLinear)
    }
  }

  /// Starts the animator, or resumes it where it is paused; has no effect while it runs.
  ///
  /// - Parameters:
  ///   - delay: The seconds after which an inactive animator begins to move; it is active at once,
  ///     and a negative delay counts as 0. A paused animator resumes without a delay.
  ///   - time: The time of the action, in seconds.
  /// - Throws: ``PropertyAnimatorError`` when the animator is stopped.
  public mutating func startAnimation(
    afterDelay delay: Double = 0, at time: Double
  ) throws(PropertyAnimatorError) {
    let (timing, duration) = (timingParameters, duration)
    try act(.start, at: time) { animatorState, now in
      switch animatorState.mode {
      case .inactive:
        animatorState.layPath(timing, duration)
        let fraction = 1 - animatorState.destination
        animatorState.run(
          from: fraction, at: now + max(delay, 0), duration: animatorState.remainder(at: fraction))
      case .paused:
        let place = animatorState.place(at: now)
        animatorState.run(from: place, at: now, duration: animatorState.remainder(at: place))
      case .running, .stopped: break
      }
    }
  }

  /// Pauses the animator at its displayed value. An inactive animator becomes active, paused at its
  /// start.
  ///
  /// If it ``scrubsLinearly``, its fraction becomes the displayed share of the distance instead of
  /// the share of the duration. So a scrub to that fraction does not move it.
  ///
  /// - Throws: ``PropertyAnimatorError`` when the animator is stopped or not interruptible.
  public mutating func pauseAnimation(at time: Double) throws(PropertyAnimatorError) {
    let (timing, duration, isLinear) = (timingParameters, duration, scrubsLinearly)
    try act(.pause, at: time) { animatorState, now in
      switch animatorState.mode {
      case .inactive:
        animatorState.layPath(timing, duration)
        animatorState.mode = .paused(.init(fraction: 0, shown: animatorState.from, place: 0))
      case .running: animatorState.pause(at: now, scrubsLinearly: isLinear)
      case .paused, .stopped: break
      }
    }
  }

  /// Pauses at a fraction: of the distance where it ``scrubsLinearly``, else of the duration.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, clamped to 0...1; NaN counts as 0.
  ///   - time: The time of the action, in seconds.
  /// - Throws: ``PropertyAnimatorError`` when the animator is stopped or not interruptible.
  public mutating func scrub(to fraction: Double, at time: Double) throws(PropertyAnimatorError) {
    let (timing, duration, isLinear) = (timingParameters, duration, scrubsLinearly)
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    try act(.scrub, at: time) { animatorState, now in
      if case .inactive = animatorState.mode { animatorState.layPath(timing, duration) }
      animatorState.scrub(to: fraction, at: now, isLinear: isLinear)
    }
  }

  /// Reverses the direction. A running animator goes back along its path; a paused or inactive one
  /// does so when it is started.
  ///
  /// - Throws: ``PropertyAnimatorError`` when the animator is stopped, or active and not
  ///   interruptible.
  public mutating func reverseAnimation(at time: Double) throws(PropertyAnimatorError) {
    try act(.reverse, at: time) { animatorState, now in
      animatorState.isReversed.toggle()
      guard case .running(let run) = animatorState.mode else { return }
      let fraction = run.fraction(at: now)
      let distance = (run.to - run.from).magnitude
      let unit =
        distance > 0
        ? run.duration / distance : animatorState.path.segment(at: fraction).unitDuration
      animatorState.run(
        from: fraction, at: max(now, run.begin),
        duration: (animatorState.destination - fraction).magnitude * unit)
    }
  }

  /// Sets the direction, if it is not that already; see ``reverseAnimation(at:)``.
  ///
  /// - Throws: As ``reverseAnimation(at:)``.
  public mutating func setReversed(
    _ isReversed: Bool, at time: Double
  ) throws(PropertyAnimatorError) {
    if isReversed != self.isReversed(at: max(time, lastTime)) {
      try reverseAnimation(at: time)
    } else {
      try act(.reverse, at: time) { _, _ in }
    }
  }

  /// Continues from the displayed value; a running animator is paused there first.
  ///
  /// The displayed value does not jump. A new timing starts at that value and covers the rest of
  /// the distance. Without a new timing the animator follows its own, for the rest of the duration.
  ///
  /// After a linear scrub it continues from the fraction at which its own curve or spring has the
  /// same share of the distance. Of several such fractions it takes the one nearest to the pause,
  /// and where there is none the end.
  ///
  /// - Parameters:
  ///   - time: The time of the action, in seconds.
  ///   - timing: The timing of the rest.
  ///   - factor: The duration of the rest, as a share of the whole duration; 0 for the duration
  ///     that remains. Springs that determine their own duration keep it.
  ///   - velocity: The initial velocity of a spring, in animatable data per second. Nil uses the
  ///     relative velocity of the timing, where 1 covers the remaining distance in one second.
  /// - Throws: ``PropertyAnimatorError`` unless the animator is active and interruptible.
  public mutating func continueAnimation(
    at time: Double, withTimingParameters timing: TimingParameters? = nil,
    durationFactor factor: Double = 0, velocity: Value.AnimatableData? = nil
  ) throws(PropertyAnimatorError) {
    let (duration, isLinear) = (timingParameters.wholeDuration(duration), scrubsLinearly)
    try act(.continue, at: time) { animatorState, now in
      animatorState.pause(at: now, scrubsLinearly: isLinear)
      let place = animatorState.place(at: now)
      var rest = factor > 0 ? factor * duration : animatorState.remainder(at: place)
      if let timing {
        rest = animatorState.layRest(timing, from: place, velocity, duration: rest, at: now)
      }
      animatorState.run(from: place, at: now, duration: rest)
    }
  }

  /// Stops the animator at its displayed value. An animator that is inactive, stopped or not
  /// interruptible is not affected.
  ///
  /// - Parameters:
  ///   - withoutFinishing: Whether the animator becomes inactive at once, at the displayed value
  ///     and without calling completions. Otherwise it is stopped, and waits for
  ///     ``finishAnimation(at:position:)``.
  ///   - time: The time of the action, in seconds.
  public mutating func stopAnimation(_ withoutFinishing: Bool, at time: Double) {
    let now = settle(at: time)
    var animatorState = animatorState(at: now)
    guard animatorState.state == .active, isInterruptible else { return }
    let shown = animatorState.value(at: now)
    if withoutFinishing {
      completions = []
      return append(AnimatorState(restingAt: shown), at: now)
    }
    animatorState.mode = .stopped(fraction: animatorState.fraction(at: now), shown: shown)
    append(animatorState, at: now)
  }

  /// Makes a stopped animator inactive, at rest at a position, and calls the completions.
  ///
  /// - Throws: ``PropertyAnimatorError`` unless the animator is stopped.
  public mutating func finishAnimation(
    at time: Double, position: AnimatingPosition
  ) throws(PropertyAnimatorError) {
    try act(.finish, at: time) { animatorState, now in
      let rest =
        switch position {
        case .start: animatorState.from
        case .end: animatorState.to
        case .current: animatorState.value(at: now)
        }
      animatorState = AnimatorState(restingAt: rest)
    }
    complete(at: lastTime, position)
  }

  /// Adds a closure that is called once, when the animator reaches its end by itself or is
  /// finished; not when it is stopped without finishing.
  public mutating func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Advances the clock to `time`, and calls the completions if the animator reaches its end.
  ///
  /// Actions do the same first, so this is needed only where no action follows.
  ///
  /// - Returns: The completions since the last call.
  @discardableResult
  public mutating func advance(to time: Double) -> [Completion] {
    settle(at: time)
    defer { reports = [] }
    return reports
  }

  // MARK: - Implementation of actions

  /// The time of the last action or end; minus infinity before the first.
  private var lastTime: Double { segments[segments.count - 1].start }

  /// Throws unless the animator allows the action in `state`.
  package func check(
    _ action: PropertyAnimatorAction, in state: PropertyAnimatorState
  ) throws(PropertyAnimatorError) {
    guard !state.allowedActions(isInterruptible: isInterruptible).contains(action) else { return }
    throw PropertyAnimatorError(action: action, state: state, isInterruptible: isInterruptible)
  }

  private mutating func act(
    _ action: PropertyAnimatorAction, at time: Double,
    _ change: (inout AnimatorState<Value.AnimatableData>, _ now: Double) -> Void
  ) throws(PropertyAnimatorError) {
    let now = settle(at: time)
    var animatorState = animatorState(at: now)
    try check(action, in: animatorState.state)
    change(&animatorState, now)
    append(animatorState, at: now)
    settle(at: now)
  }

  /// Records the end that the animator has reached by itself until `time`, if it has.
  ///
  /// - Returns: The time at which an action requested at `time` takes place: never before the last
  ///   one.
  @discardableResult
  private mutating func settle(at time: Double) -> Double {
    let now = time > lastTime ? time : lastTime
    let animatorState = segments[segments.count - 1].animatorState
    guard case .running(let run) = animatorState.mode, now >= run.end else { return now }
    append(animatorState.ended(pausing: pausesOnCompletion), at: run.end)
    if !pausesOnCompletion { complete(at: run.end, run.to == 0 ? .start : .end) }
    return max(now, run.end)
  }

  private mutating func append(
    _ animatorState: AnimatorState<Value.AnimatableData>, at time: Double
  ) {
    if lastTime == time { segments.removeLast() }
    segments.append(Segment(start: time, animatorState: animatorState))
  }

  private mutating func complete(at time: Double, _ position: AnimatingPosition) {
    reports.append(Completion(time: time, position: position))
    let called = completions
    completions = []
    for completion in called { completion(position) }
  }
}
