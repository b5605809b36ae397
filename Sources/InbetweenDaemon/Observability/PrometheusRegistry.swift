import CoreMetrics
import MicroHTTP

/// The backend of swift-metrics: keeps every instrument and writes them as Prometheus text.
///
/// A counter becomes `counter`, a recorder that aggregates and a timer become `histogram`, any other
/// recorder and a meter become `gauge`. Labels are taken as they are: who names a metric names it
/// in Prometheus' way.
final class PrometheusRegistry: MetricsFactory, Sendable {
  /// What tells one instrument from all others.
  struct Key: Hashable, Comparable, Sendable {
    var name: String
    var labels: [Label]

    static func < (left: Key, right: Key) -> Bool {
      left.name == right.name
        ? left.labels.lexicographicallyPrecedes(right.labels) : left.name < right.name
    }
  }

  /// A dimension of an instrument.
  struct Label: Hashable, Comparable, Sendable {
    var name: String
    var value: String

    static func < (left: Label, right: Label) -> Bool {
      (left.name, left.value) < (right.name, right.value)
    }
  }

  private let instruments = Lock<[Key: any PrometheusInstrument]>([:])

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    instrument(label, dimensions) { PrometheusCounter() }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    instrument(label, dimensions) { PrometheusGauge() }
  }

  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    if aggregate { return instrument(label, dimensions) { PrometheusHistogram(.sizes) } }
    return instrument(label, dimensions) { PrometheusGauge() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    instrument(label, dimensions) { PrometheusHistogram(.durations) }
  }

  /// Instruments live as long as the daemon: a series that vanishes reads as a reset.
  func destroyCounter(_ handler: any CounterHandler) {}
  func destroyMeter(_ handler: any MeterHandler) {}
  func destroyRecorder(_ handler: any RecorderHandler) {}
  func destroyTimer(_ handler: any TimerHandler) {}

  private func instrument<Instrument: PrometheusInstrument>(
    _ name: String, _ dimensions: [(String, String)], _ make: () -> Instrument
  ) -> Instrument {
    let key = Key(name: name, labels: dimensions.map { Label(name: $0.0, value: $0.1) }.sorted())
    return instruments.withLock { instruments in
      if let known = instruments[key] as? Instrument { return known }
      let made = make()
      instruments[key] = made
      return made
    }
  }

  /// All instruments in the text format 0.0.4, by name.
  func exposition() -> [UInt8] {
    let sorted = instruments.withLock { instruments in instruments.sorted { $0.key < $1.key } }
    var text = PrometheusText()
    for (key, instrument) in sorted {
      // What the system counts is set like a gauge but named, and read, as a counter.
      let type = key.name.hasSuffix("_total") ? "counter" : instrument.type
      text.head(key.name, type: type, help: MetricNames.help[key.name])
      instrument.write(key, to: &text)
    }
    return text.bytes
  }
}

/// An instrument that can say what it holds.
protocol PrometheusInstrument: AnyObject, Sendable {
  var type: String { get }
  func write(_ key: PrometheusRegistry.Key, to text: inout PrometheusText)
}
