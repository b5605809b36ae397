/// A value that plays keyframes, either repeatedly or each time a trigger changes.
///
///     struct Face { var scale = 1.0, tilt = Angle.zero }
///
///     var face = KeyframeAnimator(initialValue: Face(), trigger: likes) { face in
///       KeyframeTrack(\.scale) {
///         SpringKeyframe(1.5, duration: 0.3)
///         SpringKeyframe(face.scale, duration: 0.3)
///       }
///     }
///     face.update(trigger: likes + 1, at: 2)
///     face.value(at: 2.15)
///
/// With a trigger it has the initial value until the trigger changes, then plays once and rests at
/// the end value, with which the next play begins. A change during a play begins a new play at
/// once, from the displayed value and velocities. Without a trigger the same timeline repeats; at
/// the exact end of a round the value is that at the beginning of the next one.
///
/// The animator has no clock: its value is a function of time, also for times in the past.
public struct KeyframeAnimator<Value> {
  /// A timeline with the time at which it begins, in seconds.
  private struct Play {
    var start: Double
    var timeline: KeyframeTimeline<Value>

    /// The time at which it ends when it is played once.
    var end: Double { (start + timeline.duration).withoutSumNoise }
  }

  /// The value that is displayed before the first play.
  private let initialValue: Value
  /// A function that makes the timeline of a play from the value with which it begins.
  private let timeline: (Value) -> KeyframeTimeline<Value>
  private let isRepeating: Bool
  private var trigger: (any Equatable)?
  /// The plays in the order of their start times.
  private var plays: [Play] = []

  /// Creates an animator that plays the keyframes again and again from `time` on.
  ///
  /// - Parameters:
  ///   - initialValue: The value before `time`, with which every round begins.
  ///   - repeating: Whether the keyframes play; with false the value at the beginning of the
  ///     timeline is displayed forever.
  ///   - time: The time at which the first round begins, in seconds.
  ///   - keyframes: The tracks for the initial value.
  public init<Content: Keyframes>(
    initialValue: Value, repeating: Bool = true, at time: Double = 0,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Content
  ) where Content.Value == Value {
    timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    isRepeating = true
    self.initialValue = repeating ? initialValue : timeline(initialValue).value(time: 0)
    if repeating { play(from: initialValue, at: time) }
  }

  /// Creates an animator that plays the keyframes once for every change of `trigger`, which is
  /// reported with ``update(trigger:at:)``.
  ///
  /// - Parameters:
  ///   - initialValue: The value before the first play.
  ///   - trigger: The trigger's initial value, with which the first update is compared.
  ///   - keyframes: The tracks for the value with which a play begins.
  public init<Content: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Content
  ) where Content.Value == Value {
    timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    self.initialValue = initialValue
    self.trigger = trigger
    isRepeating = false
  }

  /// Plays the keyframes from `time` on if `trigger` differs from the last one.
  ///
  /// During a play, the new play begins with the displayed value and with the velocity of each
  /// property. An animator that repeats has no trigger and ignores the call. A change at a time
  /// before the last one happens at the time of the last.
  ///
  /// - Complexity: O(keyframes).
  public mutating func update<Trigger: Equatable>(trigger: Trigger, at time: Double) {
    guard let old = self.trigger, (old as? Trigger) != trigger else { return }
    self.trigger = trigger
    let now = max(time, plays.last?.start ?? time)
    play(from: value(at: now), at: now)
  }

  private mutating func play(from value: Value, at time: Double) {
    var timeline = timeline(value)
    if let running = plays.last, time < running.end {
      timeline = timeline.takingOver(running.timeline, at: time - running.start)
    }
    if plays.last?.start == time { plays.removeLast() }
    plays.append(Play(start: time, timeline: timeline))
  }
}

extension KeyframeAnimator {
  /// The value at `time`, if the trigger does not change until then.
  ///
  /// - Complexity: O(keyframes + plays).
  public func value(at time: Double) -> Value {
    guard let play = play(at: time) else { return initialValue }
    return play.timeline.value(time: elapsed(in: play, at: time))
  }

  /// The velocity of a property at `time`, in its animatable data per second; 0 at rest.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Value, Property>, at time: Double
  ) -> Property.AnimatableData {
    guard let play = play(at: time), isRepeating || isPlaying(at: time) else { return .zero }
    return play.timeline.velocity(of: property, time: elapsed(in: play, at: time))
  }

  /// Whether keyframes are playing at `time`; false at the exact end of a play.
  public func isPlaying(at time: Double) -> Bool {
    guard let play = play(at: time) else { return false }
    return isRepeating ? play.timeline.duration > 0 : time < play.end
  }

  /// The duration of a round, or of the last play, in seconds; 0 before the first play.
  public var duration: Double { plays.last?.timeline.duration ?? 0 }

  /// The time at which the last play ends, in seconds: infinite if it repeats, nil before any play.
  public var endTime: Double? {
    plays.last.map { play in
      isRepeating && play.timeline.duration > 0 ? .infinity : play.end
    }
  }

  private func play(at time: Double) -> Play? { plays.last { $0.start <= time } }

  /// The time inside a play's timeline, which is over from the end of the play on. With repetition
  /// it is the time inside the round, and rounds begin at exact multiples of the duration.
  private func elapsed(in play: Play, at time: Double) -> Double {
    let (elapsed, duration) = (time - play.start, play.timeline.duration)
    guard isRepeating, duration > 0 else {
      return time < play.end ? elapsed : max(elapsed, duration)
    }
    return max(elapsed - elapsed.cycle(lasting: duration).start, 0)
  }
}

extension KeyframeTimeline {
  /// The same keyframes, starting with the velocities of the timeline `running` at `time`.
  fileprivate func takingOver(_ running: KeyframeTimeline, at time: Double) -> KeyframeTimeline {
    KeyframeTimeline(
      initial: initial,
      tracks: tracks.map { track in
        guard let old = running.tracks.last(where: { $0.property == track.property }) else {
          return track
        }
        return track.takingOver(old.velocity(time))
      })
  }
}
