import AnimationRoutes
import Metrics
import MicroHTTP

/// The metrics of requests. Their labels have the template of the route, never the requested
/// path.
final class RequestMetrics: Sendable {
  /// The labels of a series of requests.
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
  private let rejections = Lock<[Rejection: Counter]>([:])
  private let stages: [Timer]
  private let samples: Counter
  private let work: Counter
  private let bytesSent: Counter
  private let bodyBytes: Recorder

  init(factory: any MetricsFactory) {
    self.factory = factory
    stages = Stage.allCases.map { stage in
      Timer(label: MetricNames.stages, dimensions: [("stage", stage.name)], factory: factory)
    }
    samples = Counter(label: MetricNames.samples, factory: factory)
    work = Counter(label: MetricNames.work, factory: factory)
    bytesSent = Counter(label: MetricNames.bytesSent, factory: factory)
    bodyBytes = Recorder(label: MetricNames.bodyBytes, aggregate: true, factory: factory)
    // Series exist from the start, so that a first refusal is visible as an increase.
    for reason in Rejection.allCases { rejections.withLock { $0[reason] = counter(of: reason) } }
  }

  /// Counts a request that has been answered, or has ended without an answer, with status 0.
  func count(
    _ method: String, route: String, status: Int, nanoseconds: Int64, received: Int, sent: Int
  ) {
    let method = Self.methods.contains(method) ? method : "other"
    let instruments = instruments(Series(method: method, route: route, status: status))
    instruments.requests.increment()
    instruments.duration.recordNanoseconds(nanoseconds)
    bodyBytes.record(Int64(received))
    bytesSent.increment(by: Int64(sent))
  }

  /// Records how long a request spent in each stage.
  func count(_ clock: StageClock) {
    clock.forEachStage { stages[$0.rawValue].recordNanoseconds($1) }
  }

  /// Counts the values of an answer and its work, in units of work.
  func count(samples count: Int, work units: Int) {
    if count > 0 { samples.increment(by: Int64(count)) }
    if units > 0 { work.increment(by: Int64(units)) }
  }

  /// Counts a request that was refused before any work.
  func count(_ rejection: Rejection) {
    rejections.withLock { $0[rejection] }?.increment()
  }

  private func counter(of reason: Rejection) -> Counter {
    Counter(
      label: MetricNames.rejected, dimensions: [("reason", reason.rawValue)], factory: factory)
  }

  /// The methods that have their own label. All others share one, so that clients cannot create
  /// series.
  private static let methods: Set = [
    "GET", "HEAD", "POST", "QUERY", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT",
  ]

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
    let status = [("status", key.status == 0 ? "none" : String(key.status))]
    return Instruments(
      requests: Counter(label: MetricNames.requests, dimensions: place + status, factory: factory),
      duration: Timer(label: MetricNames.duration, dimensions: place, factory: factory))
  }
}
