/// A value as a function of time: where it is, how fast it goes and for how long.
///
/// Nothing ticks and nothing is kept between calls; any time may be asked in any order.
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
