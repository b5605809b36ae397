import Metrics

/// The figures that are read when somebody asks, not counted as they change.
struct Gauges: Sendable {
  let registry: PrometheusRegistry
  /// Requests being answered now.
  let inFlight: @Sendable () -> Int
  /// Connections open now.
  let connections: @Sendable () -> Int

  /// Everything as Prometheus text, with the figures of now.
  func exposition() -> [UInt8] {
    set(MetricNames.inFlight, Double(inFlight()))
    set(MetricNames.connections, Double(connections()))
    let process = ProcessStatistics.current()
    set(MetricNames.residentMemory, process.residentBytes)
    set(MetricNames.virtualMemory, process.virtualBytes)
    set(MetricNames.cpuSeconds, process.processorSeconds)
    set(MetricNames.startTime, process.startSeconds)
    set(MetricNames.openDescriptors, process.openDescriptors)
    set(MetricNames.maxDescriptors, process.maxDescriptors)
    return registry.exposition()
  }

  /// Sets the gauge that says which versions run.
  func setBuild(_ labels: [(String, String)]) {
    Meter(label: MetricNames.buildInfo, dimensions: labels, factory: registry).set(1)
  }

  private func set(_ name: String, _ value: Double) {
    Meter(label: name, factory: registry).set(value)
  }
}
