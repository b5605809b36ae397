/// A value that plays keyframes, over and over or each time that a trigger changes.
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
/// With a trigger it shows the initial value until the trigger changes, then plays once and rests at
/// the end, which is where the next play begins. A change while it plays begins a new play at once,
/// from the value and with the velocities that show. Without a trigger the same timeline repeats; at
/// the exact end of a round the beginning of the next one shows.
///
/// There is no clock inside: what shows is a function of time, for the past too.
public struct KeyframeAnimator<Value> {
  /// A timeline and when it begins, in seconds.
  private struct Play {
    var start: Double
    var timeline: KeyframeTimeline<Value>
  }

  /// What shows before everything.
  private let initialValue: Value
  /// The keyframes of a play that begins with a value.
  private let timeline: (Value) -> KeyframeTimeline<Value>
  private let isRepeating: Bool
  private var trigger: (any Equatable)?
  /// By rising start.
  private var plays: [Play] = []

  /// An animator that plays the keyframes again and again from `time` on.
  ///
  /// - Parameters:
  ///   - initialValue: What shows first, and where every round begins.
  ///   - repeating: Whether it plays; without, the beginning shows for ever.
  ///   - time: When the first round begins, in seconds.
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

  /// An animator that plays the keyframes once for every change of `trigger` by
  /// ``update(trigger:at:)``.
  ///
  /// - Parameters:
  ///   - initialValue: What shows first.
  ///   - trigger: What a change is seen against first.
  ///   - keyframes: The tracks for the value that a play begins with.
  public init<Content: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Content
  ) where Content.Value == Value {
    timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    self.initialValue = initialValue
    self.trigger = trigger
    isRepeating = false
  }

  /// Plays the keyframes from `time` on if `trigger` is not what it was.
  ///
  /// While a play goes on, the new one begins with what shows and with how fast each property moves
  /// there. An animator that repeats has no trigger and ignores the call. A change before the last
  /// one happens at the time of the last.
  ///
  /// - Complexity: O(keyframes).
  public mutating func update<Trigger: Equatable>(trigger: Trigger, at time: Double) {
    guard let old = self.trigger, (old as? Trigger) != trigger else { return }
    self.trigger = trigger
    play(from: value(at: time), at: max(time, plays.last?.start ?? time))
  }

  private mutating func play(from value: Value, at time: Double) {
    var timeline = timeline(value)
    if let running = plays.last, time - running.start < running.timeline.duration {
      timeline = timeline.takingOver(running.timeline, at: time - running.start)
    }
    if plays.last?.start == time { plays.removeLast() }
    plays.append(Play(start: time, timeline: timeline))
  }
}

extension KeyframeAnimator {
  /// What shows at `time`, if no trigger changes until then.
  ///
  /// - Complexity: O(keyframes + plays).
  public func value(at time: Double) -> Value {
    guard let play = play(at: time) else { return initialValue }
    return play.timeline.value(time: elapsed(in: play, at: time))
  }

  /// How fast a property moves at `time`, in its animatable data per second; 0 at rest.
  public func velocity<Property: Animatable>(
    of property: WritableKeyPath<Value, Property>, at time: Double
  ) -> Property.AnimatableData {
    guard let play = play(at: time), isRepeating || isPlaying(at: time) else { return .zero }
    return play.timeline.velocity(of: property, time: elapsed(in: play, at: time))
  }

  /// Whether keyframes are being played at `time`; not any more at the exact end.
  public func isPlaying(at time: Double) -> Bool {
    guard let play = play(at: time) else { return false }
    let duration = play.timeline.duration
    return isRepeating ? duration > 0 : time - play.start < duration
  }

  /// How long a round, or the last play, takes, in seconds; 0 before the first play.
  public var duration: Double { plays.last?.timeline.duration ?? 0 }

  /// When the last play ends, in seconds: infinite for one that repeats, nil before the first.
  public var endTime: Double? {
    plays.last.map { play in
      isRepeating && play.timeline.duration > 0 ? .infinity : play.start + play.timeline.duration
    }
  }

  private func play(at time: Double) -> Play? { plays.last { $0.start <= time } }

  /// The time in a timeline: of a round where it repeats, whose boundaries are the exact multiples
  /// of its duration.
  private func elapsed(in play: Play, at time: Double) -> Double {
    let (elapsed, duration) = (time - play.start, play.timeline.duration)
    guard isRepeating, duration > 0 else { return elapsed }
    var round = (elapsed / duration).rounded(.down)
    if (round + 1) * duration <= elapsed { round += 1 }
    if round * duration > elapsed { round -= 1 }
    return elapsed - round * duration
  }
}

extension KeyframeTimeline {
  private init(initial: Value, tracks: [ResolvedTrack<Value>]) {
    (self.initial, self.tracks) = (initial, tracks)
    duration = tracks.map(\.duration).max() ?? 0
  }

  /// The same keyframes, begun with the velocities that `running` has at `time`.
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
