/// An animation that can be paused, scrubbed, reversed and continued on its way.
///
///     var card = PropertyAnimator(from: 0.0, to: 100, duration: 0.5, dampingRatio: 1)
///     try card.pauseAnimation(at: 0)
///     try card.scrub(to: 0.4, at: 0.1)
///     try card.continueAnimation(
///       at: 0.2, withTimingParameters: .spring(dampingRatio: 0.8, initialVelocity: 2))
///     card.value(at: 0.3)
///
/// It is a state machine, ``PropertyAnimatorState`` over time: inactive, active (running or paused),
/// stopped. Actions that a state forbids throw a ``PropertyAnimatorError`` and change nothing.
///
/// | action | inactive | active | stopped |
/// |---|---|---|---|
/// | animate | will lead there | leads there over what remains | error |
/// | start | runs, after its delay | resumes if paused | error |
/// | pause | active, paused at 0 | paused | error |
/// | scrub | active, paused there | paused there | error |
/// | reverse | will run in the other direction | runs back from where it is | error |
/// | continue | error | runs on from where it is, by its own timing or a new one | error |
/// | stop | – | stopped, or inactive without finishing; what shows stays | – |
/// | finish | error | error | inactive, at the start, the end or where it is |
///
/// There is no clock inside: every action takes its time, in seconds, and what shows is a function
/// of time between them, for the past too. An action before the last one happens at the time of the
/// last. An animator that comes to its end by itself is inactive from that exact time on, and has
/// nothing left to animate until ``animate(to:at:)`` gives it something.
public struct PropertyAnimator<Value: Animatable> {
  /// What was reported: an animator came to rest.
  public struct Completion: Hashable, Sendable {
    /// When the animator came to rest, in seconds.
    public var time: Double
    /// Where it came to rest.
    public var position: AnimatingPosition

    /// A rest at a position.
    public init(time: Double, position: AnimatingPosition) {
      (self.time, self.position) = (time, position)
    }
  }

  struct Segment {
    var start: Double
    var animatorState: AnimatorState<Value.AnimatableData>
  }

  /// The duration of the whole, in seconds; springs may know their own.
  public let duration: Double
  /// How the distance is covered over time.
  public let timingParameters: TimingParameters
  /// Whether scrubbing shows a fraction of the distance, whatever the timing; without it, a fraction
  /// of the duration. Pausing and continuing convert between both, so that nothing jumps.
  public var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it comes to an end by itself.
  public var pausesOnCompletion = false
  /// Whether it can be paused, scrubbed, reversed, continued and stopped on its way; else those are
  /// errors, and stopping does nothing.
  public var isInterruptible = true

  /// What values are made of: all that is not animatable data.
  private let template: Value
  /// What happened, by rising time; the first has always been.
  var segments: [Segment]
  /// The completions that wait for the end.
  var completions: [(AnimatingPosition) -> Void] = []
  /// What was completed and not returned yet.
  var reports: [Completion] = []

  /// An animator from one value to another.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - duration: In seconds; below 0 counts as 0, which ends as soon as it starts.
  ///   - timingParameters: How the distance is covered over time.
  public init(
    from: Value, to: Value, duration: Double, timingParameters: TimingParameters
  ) {
    self.duration = max(duration, 0)
    self.timingParameters = timingParameters
    template = from
    segments = [
      Segment(start: -.infinity, animatorState: AnimatorState(restingAt: from.animatableData))
    ]
    segments[0].animatorState.to = to.animatableData
  }

  /// An animator along a unit curve.
  public init(from: Value, to: Value, duration: Double, curve: UnitCurve) {
    self.init(from: from, to: to, duration: duration, timingParameters: .curve(curve))
  }

  /// An animator along a cubic Bézier curve.
  public init(
    from: Value, to: Value, duration: Double, controlPoint1: UnitPoint, controlPoint2: UnitPoint
  ) {
    self.init(
      from: from, to: to, duration: duration,
      timingParameters: .cubic(
        CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)))
  }

  /// An animator by a spring that settles in `duration`.
  public init(from: Value, to: Value, duration: Double, dampingRatio: Double) {
    self.init(
      from: from, to: to, duration: duration,
      timingParameters: .spring(dampingRatio: dampingRatio))
  }
}

// MARK: - What shows

extension PropertyAnimator {
  /// What shows at `time`, if nothing is done until then.
  ///
  /// - Complexity: O(actions).
  public func value(at time: Double) -> Value { showing(animatorState(at: time).value(at: time)) }

  /// How fast it moves at `time`, in animatable data per second; 0 while it does not run.
  public func velocity(at time: Double) -> Value.AnimatableData {
    animatorState(at: time).velocity(at: time)
  }

  /// Where it leads at `time`, in the direction that it has; the value at rest while it is not
  /// active.
  public func model(at time: Double) -> Value {
    let animatorState = animatorState(at: time)
    return showing(
      animatorState.state == .active
        ? animatorState.destinationValue : animatorState.value(at: time))
  }

  /// The state at `time`.
  public func state(at time: Double) -> PropertyAnimatorState { animatorState(at: time).state }

  /// Whether it is active and not paused at `time`; it is in the delay of its start.
  public func isRunning(at time: Double) -> Bool {
    if case .running = animatorState(at: time).mode { true } else { false }
  }

  /// Whether it leads, or will lead, from its end to its start.
  public func isReversed(at time: Double) -> Bool { animatorState(at: time).isReversed }

  /// How much is done at `time`. While it runs that is the part of the duration that has passed; while
  /// it is paused, and ``scrubsLinearly``, the share of the distance that shows (above 1 where a spring
  /// has overshot). It falls while the animator is reversed; 0 while it is inactive.
  public func fractionComplete(at time: Double) -> Double {
    animatorState(at: time).fraction(at: time)
  }

  /// When it comes to its end if nothing is done any more; nil while it does not run.
  public var endTime: Double? {
    if case .running(let run) = segments[segments.count - 1].animatorState.mode {
      run.end
    } else {
      nil
    }
  }

  /// Forgets all that holds no more.
  package mutating func forgetPast() { segments.removeFirst(segments.count - 1) }

  private func showing(_ data: Value.AnimatableData) -> Value { template.showing(data) }

  /// What holds at `time`. At the exact time of an action it is what follows from it.
  package func animatorState(at time: Double) -> AnimatorState<Value.AnimatableData> {
    let animatorState = (segments.last { $0.start <= time } ?? segments[0]).animatorState
    if case .running(let run) = animatorState.mode, time >= run.end {
      return animatorState.ended(pausing: pausesOnCompletion)
    }
    return animatorState
  }
}
