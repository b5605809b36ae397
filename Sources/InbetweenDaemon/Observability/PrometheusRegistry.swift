import CoreMetrics
import MicroHTTP

/// A backend for swift-metrics that keeps all instruments and writes them as Prometheus text.
///
/// A counter becomes a `counter`; a timer, and a recorder that aggregates, become a `histogram`;
/// any other recorder and a meter become a `gauge`. Names and labels are used as given, so
/// metrics have to be named in Prometheus' style.
final class PrometheusRegistry: MetricsFactory, Sendable {
  /// The key of an instrument: its name and labels.
  struct Key: Hashable, Comparable, Sendable {
    var name: String
    var labels: [Label]

    static func < (left: Key, right: Key) -> Bool {
      left.name == right.name
        ? left.labels.lexicographicallyPrecedes(right.labels) : left.name < right.name
    }
  }

  /// A label of an instrument.
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

  /// Instruments are never destroyed: a series that disappears would look like a reset.
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

  /// All instruments in Prometheus' text format 0.0.4, ordered by name.
  func exposition() -> [UInt8] {
    let sorted = instruments.withLock { instruments in instruments.sorted { $0.key < $1.key } }
    var text = PrometheusText()
    for (key, instrument) in sorted {
      // Totals that the system counts are set like gauges, but are named and exposed as counters.
      let type = key.name.hasSuffix("_total") ? "counter" : instrument.type
      text.head(key.name, type: type, help: MetricNames.help[key.name])
      instrument.write(key, to: &text)
    }
    return text.bytes
  }
}

/// An instrument that can report its values.
protocol PrometheusInstrument: AnyObject, Sendable {
  var type: String { get }
  func write(_ key: PrometheusRegistry.Key, to text: inout PrometheusText)
}
