/// A value as a function of time: where it is, how fast it goes and for how long.
///
/// Nothing ticks and nothing is kept between calls; any time may be asked in any order. The value is
/// continuous and the velocity its derivative, but where a motion is told to jump or bend.
///
/// Everything that moves conforms:
/// - keyframes (``KeyframeMotion``), and keyframes of views (`ViewKeyframePath`);
/// - an animation over an interval, with its modifiers (`AnimationRun`) and without (`BaseMotion`);
/// - a property after one change (`PropertyMotion`, `PlainSpring`) and after all (`MotionHistory`);
/// - a property animator (`AnimatorState`), and a property with what lies over it (`OverlaidTrack`);
/// - what all of them compile to (`Lane`).
///
/// Motions are made of forms (`MotionForm`, `SpringMotion`), which hold from their start on only. They are
/// put together in two ways: `TimeMap` changes when something shows, and `compose(over:at:)` what it shows
/// over something else.
public protocol Motion<Value> {
  /// The type of the moving value.
  associatedtype Value: VectorArithmetic

  /// The value at `time` seconds; before 0 the value at the start, after `duration` the value at
  /// the end.
  func value(at time: Double) -> Value

  /// The velocity at `time` seconds, in units per second; 0 before the start and after the end.
  func velocity(at time: Double) -> Value

  /// The duration of the motion, in seconds; infinite when it has no end.
  var duration: Double { get }
}

extension Motion {
  /// The value or the velocity at `time`, as `quantity` asks.
  func quantity(_ quantity: Quantity, at time: Double) -> Value {
    switch quantity {
    case .value: value(at: time)
    case .velocity: velocity(at: time)
    }
  }
}

extension Motion<Double> {
  /// The value at `time`; if the number type carries a derivative, with the velocity as the
  /// derivative.
  func number<Number: SmoothNumber>(at time: Double) -> Number {
    .moving(value(at: time), velocity(at: time))
  }
}
