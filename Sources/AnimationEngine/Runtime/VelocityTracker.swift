internal import RealModule

/// The velocity of something that a hand moves, from samples of where it was and when.
///
///     var tracker = VelocityTracker<Double>()
///     tracker.addSample(1, time: 1)
///     tracker.addSample(2, time: 1.1)
///     tracker.velocity    // 10
///
/// The last three samples count. The slope of the older two has a weight of 0.75, that of the newer
/// two 0.25, because the last sample before a release is often imprecise.
public struct VelocityTracker<Value: VectorArithmetic>: Sendable {
  fileprivate struct Sample: Sendable {
    var value: Value
    var time: Double
  }

  /// The newest samples, at most three, by rising time.
  private var samples: [Sample] = []

  /// A tracker that has seen nothing.
  public init() {}

  /// Takes in where the value was at `time`, in seconds.
  ///
  /// A sample from before the last one is dropped, as is one at a time that is no number; one
  /// within 2.2e-16 s of the last takes its place.
  public mutating func addSample(_ value: Value, time: Double) {
    guard let last = samples.last else {
      if !time.isNaN { samples.append(Sample(value: value, time: time)) }
      return
    }
    guard time >= last.time else { return }
    if time - last.time <= Double.ulpOfOne { samples.removeLast() }
    samples.append(Sample(value: value, time: time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Whether it has seen a movement: two samples at least since it was made or reset.
  package var hasMovement: Bool { samples.count > 1 }

  /// Forgets every sample.
  public mutating func reset() { if !samples.isEmpty { samples = [] } }

  /// The velocity at the last sample, per second: 0 with fewer than two samples, the slope of two,
  /// `0.75 * (1 to 2) + 0.25 * (2 to 3)` of three.
  public var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let first = slope(from: 0)
    guard samples.count > 2 else { return first }
    return first.scaled(by: 0.75) + slope(from: 1).scaled(by: 0.25)
  }

  /// The velocity at `time`: after the last sample it fades by 0.998 a millisecond, for 2 s at
  /// most.
  public func velocity(at time: Double) -> Value {
    guard let last = samples.last, time > last.time else { return velocity }
    let milliseconds = min(time - last.time, 2) * 1000
    return velocity.scaled(by: Double.pow(0.998, milliseconds))
  }

  private func slope(from index: Int) -> Value {
    let (from, to) = (samples[index], samples[index + 1])
    return (to.value - from.value).scaled(by: 1 / (to.time - from.time))
  }
}
