import MicroHTTP

/// The request that `inbetweend health` sends to a running daemon to ask whether it is ready.
struct HealthProbe {
  var admin: ListenerAddress

  /// The daemon's answer to the probe.
  struct Finding: Hashable, Sendable {
    var status: Int
    var text: String

    var isReady: Bool { status == 200 }
  }

  /// Sends the request and waits at most five seconds for the answer.
  func ask() throws(OperatingSystem.Failure) -> Finding {
    let connection = try LocalConnection(to: admin, timeout: Self.patience)
    let answer = try connection.exchange(
      Array(Self.request.utf8), within: Self.patience, atMost: 64 << 10)
    return Self.finding(in: String(decoding: answer, as: UTF8.self))
  }

  private static let patience = 5

  private static let request =
    "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

  /// The status and the body of an answer; the status is 0 if it is not HTTP.
  static func finding(in answer: String) -> Finding {
    let head = answer.split(separator: " ", maxSplits: 2)
    let status = answer.hasPrefix("HTTP/1.") && head.count == 3 ? Int(head[1]) ?? 0 : 0
    let body = answer.firstRange(of: "\r\n\r\n").map { answer[$0.upperBound...] } ?? ""
    return Finding(status: status, text: String(body))
  }
}
