import CoreMetrics
import MicroHTTP
import Synchronization

/// A Prometheus counter: a number that only rises.
final class PrometheusCounter: CounterHandler, PrometheusInstrument {
  private let count = Atomic<Int64>(0)

  var type: String { "counter" }

  func increment(by amount: Int64) { count.wrappingAdd(amount, ordering: .relaxed) }

  func reset() { count.store(0, ordering: .relaxed) }

  func write(_ key: PrometheusRegistry.Key, to text: inout PrometheusText) {
    text.sample(key.name, key.labels, Double(count.load(ordering: .relaxed)))
  }
}

/// A Prometheus gauge: a number that rises and falls.
final class PrometheusGauge: MeterHandler, RecorderHandler, PrometheusInstrument {
  private let value = Lock(0.0)

  var type: String { "gauge" }

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(Double(value)) }
  func record(_ value: Double) { set(value) }

  func write(_ key: PrometheusRegistry.Key, to text: inout PrometheusText) {
    text.sample(key.name, key.labels, value.withLock { $0 })
  }
}

/// A Prometheus histogram: for each of several bounds, the number of values at or below it.
/// Durations are in seconds.
final class PrometheusHistogram: TimerHandler, RecorderHandler, PrometheusInstrument {
  /// The upper bounds of the buckets, rising; a last bucket takes all greater values.
  struct Bounds: Sendable {
    var upper: [Double]

    /// The bounds for durations in seconds, from the fastest answer to the slowest acceptable
    /// one.
    static let durations = Bounds(upper: [
      0.000_025, 0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05,
      0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ])

    /// The bounds for sizes in bytes, from an empty body to the largest accepted by default.
    static let sizes = Bounds(upper: [
      0, 256, 1024, 4096, 16384, 65536, 262_144, 1_048_576, 4_194_304,
    ])
  }

  private struct Counts: Sendable {
    var buckets: [Int]
    var sum = 0.0
  }

  private let bounds: Bounds
  private let counts: Lock<Counts>

  init(_ bounds: Bounds) {
    self.bounds = bounds
    counts = Lock(Counts(buckets: Array(repeating: 0, count: bounds.upper.count + 1)))
  }

  var type: String { "histogram" }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    let bucket = bounds.upper.firstIndex { value <= $0 } ?? bounds.upper.count
    counts.withLock { counts in
      counts.buckets[bucket] += 1
      counts.sum += value
    }
  }

  func write(_ key: PrometheusRegistry.Key, to text: inout PrometheusText) {
    let counts = counts.withLock { $0 }
    var total = 0
    for (bound, count) in zip(bounds.upper + [.infinity], counts.buckets) {
      total += count
      let label = PrometheusRegistry.Label(name: "le", value: PrometheusText.number(bound))
      text.sample(key.name + "_bucket", key.labels + [label], Double(total))
    }
    text.sample(key.name + "_sum", key.labels, counts.sum)
    text.sample(key.name + "_count", key.labels, Double(total))
  }
}
