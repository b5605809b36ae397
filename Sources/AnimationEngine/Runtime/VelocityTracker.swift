internal import RealModule

/// Estimates the velocity of something that is dragged, from samples of its position over time.
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

  /// The newest samples, at most three, in order of time.
  private var samples: [Sample] = []

  /// Creates a tracker without samples.
  public init() {}

  /// Adds the value at `time`, in seconds, as a sample.
  ///
  /// A sample from before the last one is dropped, as is one whose time is NaN; one within 2.2e-16
  /// s of the last replaces it.
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

  /// Whether there is a movement: at least two samples since the tracker was created or reset.
  var hasMovement: Bool { samples.count > 1 }

  /// Whether no sample was added since the tracker was created or reset.
  var isEmpty: Bool { samples.isEmpty }

  /// Discards every sample.
  public mutating func reset() { if !samples.isEmpty { samples = [] } }

  /// The velocity at the last sample, in units per second. With fewer than two samples it is 0,
  /// with two their slope, with three `0.75 * (slope 1 to 2) + 0.25 * (slope 2 to 3)`.
  public var velocity: Value {
    guard samples.count > 1 else { return .zero }
    let first = slope(from: 0)
    guard samples.count > 2 else { return first }
    return first.scaled(by: 0.75) + slope(from: 1).scaled(by: 0.25)
  }

  /// The velocity at `time`, in units per second: after the last sample it decays by the factor
  /// 0.998 per millisecond, for at most 2 s.
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
