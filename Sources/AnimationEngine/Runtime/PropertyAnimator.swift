/// An animation that can be paused, scrubbed, reversed and continued while it runs, like
/// `UIViewPropertyAnimator`.
///
///     var card = PropertyAnimator(from: 0.0, to: 100, duration: 0.5, dampingRatio: 1)
///     try card.pauseAnimation(at: 0)
///     try card.scrub(to: 0.4, at: 0.1)
///     try card.continueAnimation(
///       at: 0.2, withTimingParameters: .spring(dampingRatio: 0.8, initialVelocity: 2))
///     card.value(at: 0.3)
///
/// The animator is a state machine, whose ``PropertyAnimatorState`` is inactive, active (running or
/// paused) or stopped. Actions that a state does not allow throw a ``PropertyAnimatorError`` and
/// change nothing.
///
/// | action | inactive | active | stopped |
/// |---|---|---|---|
/// | animate | sets the new end | redirects the rest to the new end | error |
/// | start | runs, after its delay | resumes if paused | error |
/// | pause | active, paused at 0 | paused | error |
/// | scrub | active, paused at the fraction | paused at the fraction | error |
/// | reverse | will run in the other direction | runs back from the displayed value | error |
/// | continue | error | runs on from the displayed value, by its own timing or a new one | error |
/// | stop | – | stopped, or inactive without finishing; the displayed value stays | – |
/// | finish | error | error | inactive, at the start, the end or the displayed value |
///
/// The animator has no clock: every action takes its time, in seconds, and between actions the
/// displayed value is a function of time, also for times in the past. An action before the last one
/// happens at the time of the last. An animator that reaches its end by itself is inactive from
/// that exact time on, and has nothing to animate until ``animate(to:at:delayFactor:)`` gives it a new end.
public struct PropertyAnimator<Value: Animatable> {
  /// A record that the animator came to rest.
  public struct Completion: Hashable, Sendable {
    /// The time at which the animator came to rest, in seconds.
    public var time: Double
    /// The position at which the animator came to rest.
    public var position: AnimatingPosition

    /// Creates the record of a rest at a position.
    public init(time: Double, position: AnimatingPosition) {
      (self.time, self.position) = (time, position)
    }
  }

  struct Segment {
    var start: Double
    var animatorState: AnimatorState<Value.AnimatableData>
  }

  /// The duration from start to end, in seconds; springs may determine their own.
  public let duration: Double
  /// The curve or spring that the animator follows.
  public let timingParameters: TimingParameters
  /// Whether scrubbing sets a share of the distance, whatever the timing; otherwise it sets a share
  /// of the duration. Pausing and continuing convert between the two, so that the displayed value
  /// does not jump.
  public var scrubsLinearly = true
  /// Whether the animator stays active, paused, when it reaches an end by itself.
  public var pausesOnCompletion = false
  /// Whether the animator can be paused, scrubbed, reversed, continued and stopped while it runs. If
  /// not, those actions are errors, but stopping has no effect. Pausing and scrubbing are errors then
  /// in an inactive animator too, which they would make active.
  public var isInterruptible = true

  /// A value from which displayed values are made by replacing its animatable data.
  private let template: Value
  /// The animator's states in the order of their start times; the first begins at minus infinity.
  var segments: [Segment]
  /// The closures to be called at the end.
  var completions: [(AnimatingPosition) -> Void] = []
  /// The completions that ``advance(to:)`` has not returned yet.
  var reports: [Completion] = []

  /// Creates an animator from one value to another.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; a negative one counts as 0, which ends as soon as it
  ///     starts.
  ///   - timingParameters: The curve or spring that the animator follows.
  public init(from: Value, to: Value, duration: Double, timingParameters: TimingParameters) {
    self.duration = max(duration, 0)
    self.timingParameters = timingParameters
    template = from
    segments = [
      Segment(start: -.infinity, animatorState: AnimatorState(restingAt: from.animatableData))
    ]
    segments[0].animatorState.to = to.animatableData
  }

  /// Creates an animator that follows a unit curve.
  public init(from: Value, to: Value, duration: Double, curve: UnitCurve) {
    self.init(from: from, to: to, duration: duration, timingParameters: .curve(curve))
  }

  /// Creates an animator that follows a cubic Bézier curve.
  public init(
    from: Value, to: Value, duration: Double, controlPoint1: UnitPoint, controlPoint2: UnitPoint
  ) {
    self.init(
      from: from, to: to, duration: duration,
      timingParameters: .cubic(
        CubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)))
  }

  /// Creates an animator that follows a spring which settles in `duration`.
  public init(from: Value, to: Value, duration: Double, dampingRatio: Double) {
    self.init(
      from: from, to: to, duration: duration, timingParameters: .spring(dampingRatio: dampingRatio))
  }
}

// MARK: - Displayed values

extension PropertyAnimator {
  /// The displayed value at `time`, if no action follows until then.
  ///
  /// - Complexity: O(actions).
  public func value(at time: Double) -> Value { showing(animatorState(at: time).value(at: time)) }

  /// The velocity at `time`, in animatable data per second; 0 while the animator does not run.
  public func velocity(at time: Double) -> Value.AnimatableData {
    animatorState(at: time).velocity(at: time)
  }

  /// The value to which the animator's current direction leads at `time`; the displayed value while
  /// the animator is not active.
  public func model(at time: Double) -> Value {
    let animatorState = animatorState(at: time)
    return showing(
      animatorState.state == .active
        ? animatorState.destinationValue : animatorState.value(at: time))
  }

  /// Whether the animator is inactive, active or stopped at `time`.
  public func state(at time: Double) -> PropertyAnimatorState { animatorState(at: time).state }

  /// Whether the animator runs at `time`: active and not paused, the delay of its start included.
  public func isRunning(at time: Double) -> Bool { animatorState(at: time).isRunning }

  /// Whether the animator runs, or will run, from its end to its start.
  public func isReversed(at time: Double) -> Bool { animatorState(at: time).isReversed }

  /// The progress at `time`. While the animator runs it is the share of the duration that has
  /// passed. While it is paused, and ``scrubsLinearly``, it is the displayed share of the distance,
  /// which is above 1 where a spring overshoots. It decreases while the animator is reversed, and
  /// is 0 while the animator is inactive.
  public func fractionComplete(at time: Double) -> Double {
    animatorState(at: time).fraction(at: time)
  }

  /// When the animator reaches its end if no action follows; nil while it does not run.
  public var endTime: Double? { segments[segments.count - 1].animatorState.endOfRun }

  /// Discards all states but the current one.
  package mutating func forgetPast() { segments.removeFirst(segments.count - 1) }

  private func showing(_ data: Value.AnimatableData) -> Value { template.showing(data) }

  /// The animator's state at `time`; at the exact time of an action, the one after it.
  package func animatorState(at time: Double) -> AnimatorState<Value.AnimatableData> {
    let animatorState = (segments.last { $0.start <= time } ?? segments[0]).animatorState
    if case .running(let run) = animatorState.mode, time >= run.end {
      return animatorState.ended(pausing: pausesOnCompletion)
    }
    return animatorState
  }
}
