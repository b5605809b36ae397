import AnimationLibrary
import HTTPTypes
import MicroHTTP

/// Answers requests on the admin listener: health and metrics. It has a port of its own, so that
/// probes succeed while the service is saturated.
struct Admin: Sendable {
  var readiness: Readiness
  var gauges: Gauges
  /// The store of the library; without it the daemon is not ready.
  var library: any AnimationStore

  /// The handler of the admin listener.
  var handler: Handler {
    Handler(
      admit: { _ in .accept(bodyLimit: 0) },
      respond: { answer($0.head) })
  }

  private func answer(_ head: HTTPRequest) -> Response {
    let target = (head.path ?? "/").split(separator: "?", maxSplits: 1)
    let isVerbose = target.count == 2 && Self.asksForChecks(target[1])
    guard head.method == .get || head.method == .head else { return Self.notAllowed }
    switch target.first {
    case "/livez": return Self.text(.ok, isVerbose ? "[+] process\nok\n" : "ok\n", "/livez")
    case "/readyz", "/healthz": return ready(isVerbose)
    case "/metrics": return metrics()
    default: return Self.text(.notFound, "There are /livez, /readyz and /metrics here.\n", nil)
    }
  }

  /// Whether a query has the parameter `verbose`, with any value or none.
  private static func asksForChecks(_ query: Substring) -> Bool {
    query.split(separator: "&").contains { $0.prefix { $0 != "=" } == "verbose" }
  }

  /// The answer to a readiness probe: 200 while requests are wanted, else 503 with the reason.
  private func ready(_ isVerbose: Bool) -> Response {
    let stage = readiness.current
    let hasLibrary = isLibraryReady
    let isReady = stage == .serving && hasLibrary
    let status: HTTPResponse.Status = isReady ? .ok : .serviceUnavailable
    let word = isReady ? "ok" : stage == .serving ? "library" : "\(stage)"
    guard isVerbose else { return Self.text(status, word + "\n", "/readyz") }
    let found = [
      ("started", stage != .starting), ("not draining", stage != .draining),
      ("library", hasLibrary),
    ]
    let checks = found.map { "[\($1 ? "+" : "-")] \($0)\n" }.joined()
    return Self.text(status, checks + word + "\n", "/readyz")
  }

  private var isLibraryReady: Bool {
    do throws(StoreError) {
      try library.checkReady()
      return true
    } catch {
      return false
    }
  }

  private func metrics() -> Response {
    let fields: HTTPFields = [
      .contentType: PrometheusText.mediaType, .cacheControl: "no-store",
    ]
    return Response(
      head: HTTPResponse(status: .ok, headerFields: fields), body: .bytes(gauges.exposition()),
      route: "/metrics")
  }

  private static var notAllowed: Response {
    var response = text(.methodNotAllowed, "Only GET and HEAD are answered here.\n", nil)
    response.head.headerFields[.allow] = "GET, HEAD"
    return response
  }

  private static func text(
    _ status: HTTPResponse.Status, _ text: String, _ route: String?
  ) -> Response {
    let fields: HTTPFields = [
      .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
    ]
    return Response(
      head: HTTPResponse(status: status, headerFields: fields), body: .bytes(Array(text.utf8)),
      route: route)
  }
}
