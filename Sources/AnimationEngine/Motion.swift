/// A value as a function of time: where it is, how fast it goes and for how long.
///
/// Nothing ticks and nothing is kept between calls; any time may be asked in any order. The value is
/// continuous and the velocity its derivative, but where a motion is told to jump or bend.
///
/// Everything that moves conforms: keyframes (``KeyframeMotion``), an animation over an interval
/// (`AnimationRun`), what one property does by one change (`PropertyMotion`) and by all of them
/// (`MotionHistory`), a property animator (`AnimatorState`), keyframes of views (`ViewKeyframePath`), a
/// property with what lies over it (`OverlaidTrack`), and what all of them compile to (`Lane`). The forms
/// that they are made of hold from their start on only, and are no motions by themselves.
public protocol Motion<Value> {
  /// What moves.
  associatedtype Value: VectorArithmetic

  /// The value at `time` seconds; before 0 the one at the start, after `duration` the one at the
  /// end.
  func value(at time: Double) -> Value

  /// The velocity at `time` seconds, per second; 0 before the start and after the end.
  func velocity(at time: Double) -> Value

  /// How long the motion lasts, in seconds; infinite when it has no end.
  var duration: Double { get }
}
