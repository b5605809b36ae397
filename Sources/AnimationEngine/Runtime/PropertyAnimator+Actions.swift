extension PropertyAnimator {
  /// Gives an animator something to animate: from what shows to `value`.
  ///
  /// One that is active runs there over what remains of its duration.
  ///
  /// - Parameters:
  ///   - value: Where it leads; in a reversed animator, where it came from.
  ///   - time: When, in seconds.
  ///   - delayFactor: Which part of what remains passes before it begins, in an active animator; taken
  ///     into 0...1.
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
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

  /// Starts, or resumes where it is paused; does nothing while it runs.
  ///
  /// - Parameters:
  ///   - delay: How many seconds later an inactive animator begins to move; it is active at once,
  ///     and below 0 counts as 0. What was paused resumes without a delay.
  ///   - time: When, in seconds.
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
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

  /// Freezes what shows. An inactive animator becomes active, paused at its start.
  ///
  /// If it ``scrubsLinearly``, its fraction is from then on the share of the distance that shows, not of
  /// the duration. So a scrub to its own fraction does not move it.
  ///
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
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

  /// Pauses and shows a fraction: of the distance where the animator ``scrubsLinearly``, else of the
  /// duration.
  ///
  /// - Parameters:
  ///   - fraction: Taken into 0...1; one that is no number counts as 0.
  ///   - time: When, in seconds.
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
  public mutating func scrub(
    to fraction: Double, at time: Double
  ) throws(PropertyAnimatorError) {
    let (timing, duration, isLinear) = (timingParameters, duration, scrubsLinearly)
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    try act(.scrub, at: time) { animatorState, now in
      if case .inactive = animatorState.mode { animatorState.layPath(timing, duration) }
      animatorState.scrub(to: fraction, at: now, isLinear: isLinear)
    }
  }

  /// Turns the direction round. What runs goes back as it came; what is paused or inactive
  /// will.
  ///
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
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

  /// Gives the direction, where it is not that already; see ``reverseAnimation(at:)``.
  ///
  /// - Throws: ``PropertyAnimatorError`` when it is stopped.
  public mutating func setReversed(
    _ isReversed: Bool, at time: Double
  ) throws(PropertyAnimatorError) {
    if isReversed != self.isReversed(at: max(time, lastTime)) {
      try reverseAnimation(at: time)
    } else {
      try act(.reverse, at: time) { _, _ in }
    }
  }

  /// Runs on from where it is; an animator that runs is paused there first.
  ///
  /// What shows does not jump. A new timing starts at the value shown and covers what is left of the
  /// distance. Without a new timing it follows its own, for what is left of the duration.
  ///
  /// After a linear scrub it goes on from the place where its own curve or spring shows that share of the
  /// distance. Of several places it takes the one nearest to where it was paused, without any the end.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - timing: How the rest is covered.
  ///   - factor: The rest takes this part of the duration; 0 for what remains of it. Springs that
  ///     know their own duration keep it.
  ///   - velocity: What a spring begins with, in animatable data per second; nil for the relative
  ///     velocity of the timing: there 1 covers what is left in one second.
  /// - Throws: ``PropertyAnimatorError`` unless it is active.
  public mutating func continueAnimation(
    at time: Double, withTimingParameters timing: TimingParameters? = nil,
    durationFactor factor: Double = 0, velocity: Value.AnimatableData? = nil
  ) throws(PropertyAnimatorError) {
    let (duration, isLinear) = (duration, scrubsLinearly)
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

  /// Stops where it is. Nothing happens to an animator that is inactive or stopped.
  ///
  /// - Parameters:
  ///   - withoutFinishing: Whether the animator is inactive at once: what shows stays, and no
  ///     completion is called. Else it is stopped, and waits for
  ///     ``finishAnimation(at:position:)``.
  ///   - time: When, in seconds.
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

  /// Brings a stopped animator to rest, and calls the completions.
  ///
  /// - Throws: ``PropertyAnimatorError`` unless it is stopped.
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

  /// Calls `completion` once, when the animator comes to its end by itself or is finished; not when
  /// it is stopped without finishing.
  public mutating func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Lets time pass until `time`, and calls the completions if the animator comes to its end.
  ///
  /// Actions do the same first, so this is only needed where nothing else happens.
  ///
  /// - Returns: what was completed since the last call.
  @discardableResult
  public mutating func advance(to time: Double) -> [Completion] {
    settle(at: time)
    defer { reports = [] }
    return reports
  }
}

// MARK: - How an action is done

extension PropertyAnimator {
  /// When something happened last; minus infinity before anything.
  private var lastTime: Double { segments[segments.count - 1].start }

  /// Whether an action is allowed.
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

  /// Writes down an end that the animator has come to by itself until `time`.
  ///
  /// - Returns: the time at which an action happens that is asked for at `time`.
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
