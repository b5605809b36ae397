/// The timing of Core Animation, `CAMediaTiming`.
///
/// The animation's own time is `(time - beginTime) * speed + timeOffset`. The animation is active
/// for its whole length, repetitions divided by speed. A time offset skips a part at the beginning,
/// which is played at the end instead. A negative speed plays from the end (or from the offset)
/// back to the beginning. At speed 0 the animation shows the moment at the offset until it is
/// removed.
public struct MediaTiming: Hashable, Sendable {
  /// The time at which the animation begins, in seconds since the event that adds it; inside a
  /// group, since the group begins.
  public var beginTime: Double
  /// The time inside the animation at which it begins, in seconds.
  public var timeOffset: Double
  /// The seconds of the animation's own time that pass per second; a negative speed plays backward.
  public var speed: Double
  /// The duration of one repetition, in seconds.
  public var duration: Double
  /// The number of repetitions, which may be fractional or infinite; 0 means not set. With
  /// `autoreverses` a repetition is there and back.
  public var repeatCount: Double
  /// The time for which the animation repeats, in seconds of its own time, or infinite; 0 means not
  /// set. Where `repeatCount` is set too, the shorter of the two applies.
  public var repeatDuration: Double
  /// Whether each repetition is also played backward.
  public var autoreverses: Bool

  /// The duration of an animation that states none, as in Core Animation, in seconds.
  public static let defaultDuration = 0.25

  /// Creates a timing; by default it runs once.
  public init(
    beginTime: Double = 0, timeOffset: Double = 0, speed: Double = 1,
    duration: Double = defaultDuration, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false
  ) {
    self.beginTime = beginTime
    self.timeOffset = timeOffset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
  }
}
