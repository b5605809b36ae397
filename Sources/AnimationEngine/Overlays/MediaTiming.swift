/// The timing of Core Animation, `CAMediaTiming`.
///
/// The time of the animation's own is `(time - beginTime) * speed + timeOffset`. It is active for
/// its whole length, repetitions over speed: a time offset skips a part at the beginning, which follows
/// at the end; below 0 the speed plays from the end (or from the offset) back to the beginning. At a
/// speed of 0 the offset alone says what shows, until the animation is removed.
public struct MediaTiming: Hashable, Sendable {
  /// When the animation begins, in seconds since the event (inside a group, since the group).
  public var beginTime: Double
  /// How far into its own time it begins, in seconds.
  public var timeOffset: Double
  /// How many seconds of its own pass in one second; below 0 it runs backwards.
  public var speed: Double
  /// The duration of one repetition, in seconds.
  public var duration: Double
  /// How often it runs, also a fraction, or infinite; 0 counts as not set. A repetition that
  /// reverses counts once for there and back.
  public var repeatCount: Double
  /// For how long it repeats, in seconds of its own, or infinite; 0 counts as not set. Where both are
  /// set the shorter one counts.
  public var repeatDuration: Double
  /// Whether each repetition also runs back.
  public var autoreverses: Bool

  /// The duration of an animation that states none, in seconds.
  public static let defaultDuration = 0.25

  /// A timing that runs once.
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
