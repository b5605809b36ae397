import Metrics
import MicroHTTP
import Synchronization

/// The counters of requests. Labels carry the template of the route, never the path as sent.
final class RequestMetrics: Sendable {
  /// What tells one series of requests from another.
  private struct Series: Hashable {
    var method: String
    var route: String
    var status: Int
  }

  private struct Instruments {
    var requests: Counter
    var duration: Timer
  }

  private let factory: any MetricsFactory
  private let series = Lock<[Series: Instruments]>([:])
  private let rejections = Lock<[String: Counter]>([:])
  private let samples: Counter
  private let bodyBytes: Recorder
  private let running = Atomic<Int>(0)

  init(factory: any MetricsFactory) {
    self.factory = factory
    samples = Counter(label: MetricNames.samples, factory: factory)
    bodyBytes = Recorder(label: MetricNames.bodyBytes, aggregate: true, factory: factory)
  }

  /// Requests between ``began()`` and ``ended()``.
  var inFlight: Int { running.load(ordering: .relaxed) }

  func began() { running.wrappingAdd(1, ordering: .relaxed) }

  func ended() { running.wrappingSubtract(1, ordering: .relaxed) }

  /// Counts a request that has been answered.
  func count(
    _ method: String, route: String, status: Int, nanoseconds: Int64, body: Int
  ) {
    let method = Self.methods.contains(method) ? method : "OTHER"
    let instruments = instruments(Series(method: method, route: route, status: status))
    instruments.requests.increment()
    instruments.duration.recordNanoseconds(nanoseconds)
    bodyBytes.record(Int64(body))
  }

  func count(samples count: Int) {
    if count > 0 { samples.increment(by: Int64(count)) }
  }

  /// Counts a request refused before any work.
  func countRejection(_ reason: String) {
    rejections.withLock { rejections in
      if rejections[reason] == nil {
        rejections[reason] = Counter(
          label: MetricNames.rejected, dimensions: [("reason", reason)], factory: factory)
      }
      rejections[reason]?.increment()
    }
  }

  /// All other methods are counted under one name, so that clients cannot make series.
  private static let methods: Set = ["GET", "HEAD", "POST", "QUERY", "OPTIONS"]

  private func instruments(_ key: Series) -> Instruments {
    series.withLock { series in
      if let known = series[key] { return known }
      let made = make(key)
      series[key] = made
      return made
    }
  }

  private func make(_ key: Series) -> Instruments {
    let place = [("method", key.method), ("route", key.route)]
    let status = [("status", String(key.status))]
    return Instruments(
      requests: Counter(label: MetricNames.requests, dimensions: place + status, factory: factory),
      duration: Timer(label: MetricNames.duration, dimensions: place, factory: factory))
  }
}
