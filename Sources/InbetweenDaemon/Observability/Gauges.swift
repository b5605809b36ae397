import Metrics
import MicroHTTP

/// The metrics that are read when they are asked for, rather than counted.
struct Gauges: Sendable {
  let registry: PrometheusRegistry
  let listener: ListenerGauges
  let workload: Workload
  let streams: StreamGate
  let eventStreams: EventStreams
  let identity: ServerIdentity?

  /// All metrics as Prometheus text, with the present values.
  func exposition() -> [UInt8] {
    set(MetricNames.inFlight, Double(listener.inFlight))
    set(MetricNames.connections, Double(listener.connections))
    set(MetricNames.bodiesHeld, Double(listener.bodyBytes))
    set(MetricNames.streams, Double(streams.inUse))
    set(MetricNames.eventStreams, Double(eventStreams.count))
    set(MetricNames.heavyRunning, Double(workload.gate.running))
    set(MetricNames.heavyWaiting, Double(workload.gate.waiting))
    set(MetricNames.quickWaiting, Double(workload.quick.waiting))
    set(MetricNames.memoryHeld, Double(workload.memory.held))
    if let identity { set(MetricNames.certificateEnd, Double(identity.end)) }
    let process = ProcessStatistics.current()
    set(MetricNames.residentMemory, process.residentBytes)
    set(MetricNames.virtualMemory, process.virtualBytes)
    set(MetricNames.cpuSeconds, process.processorSeconds)
    set(MetricNames.startTime, process.startSeconds)
    set(MetricNames.openDescriptors, process.openDescriptors)
    set(MetricNames.maxDescriptors, process.maxDescriptors)
    return registry.exposition()
  }

  /// Sets the gauge with the versions as labels.
  func setBuild(_ labels: [(String, String)]) {
    Meter(label: MetricNames.buildInfo, dimensions: labels, factory: registry).set(1)
  }

  /// Sets the gauges of the limits on other metrics.
  static func setLimits(
    _ limits: [(name: String, value: Double?)], in registry: PrometheusRegistry
  ) {
    for (name, value) in limits {
      guard let value else { continue }
      Meter(label: MetricNames.limit, dimensions: [("setting", name)], factory: registry).set(value)
    }
  }

  private func set(_ name: String, _ value: Double) {
    Meter(label: name, factory: registry).set(value)
  }
}
