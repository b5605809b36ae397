/// A value that is a function of time, with its velocity and its duration.
///
/// A motion has no state: it may be evaluated at any time, in any order. The value is continuous
/// and the velocity is its derivative, except where a motion is defined to jump or bend.
///
/// All motions conform:
/// - keyframes (``KeyframeMotion``), and keyframes of views (`ViewKeyframePath`);
/// - an animation over an interval, with its modifiers (`AnimationRun`) and without (`BaseMotion`);
/// - a property from one change to the next (`PropertyMotion`, `PlainSpring`), and over all changes
///   (`MotionHistory`);
/// - a property animator (`AnimatorState`), and a property with its overlays (`OverlaidTrack`);
/// - the form to which all of them are compiled (`Lane`).
///
/// Motions are made of closed forms (`MotionForm`, `SpringMotion`), which are defined from their
/// start on only. They are combined in two ways: `TimeMap` changes the time at which a motion is
/// displayed, and `compose(over:at:)` applies one motion on top of another.
public protocol Motion<Value> {
  /// The type of the moving value.
  associatedtype Value: VectorArithmetic

  /// The value at `time` seconds; before 0 that at the start, after `duration` that at the end.
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
  /// The value at `time`, with the velocity as its derivative if the number type carries one.
  func number<Number: SmoothNumber>(at time: Double) -> Number {
    .moving(value(at: time), velocity(at: time))
  }
}
