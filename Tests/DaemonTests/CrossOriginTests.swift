import Foundation
import Testing

@Suite("Pages of other origins, at the daemon")
struct DaemonCrossOriginTests {
  private let origin = "Origin: https://a.example"
  private let name = "access-control-allow-origin"

  @Test func mayReadWhateverTheDaemonRefusesBeforeItLooksForAPlace() throws {
    let daemon = try DaemonProcess(["--cors-origin", "https://a.example", "--max-header", "1KiB"])
    let long = "X: " + String(repeating: "x", count: 2000)
    let answers = try [
      417: daemon.send("GET /version", origin, "Expect: a-miracle"),
      405: daemon.send("BREW /v1/sample", origin),
      501: daemon.send("G@T /v1/sample", origin),
      400: daemon.send("GET /a%00", origin),
      431: daemon.send("GET /version", origin, long),
      414: daemon.send("GET /version?\(long.dropFirst(3))", origin),
      415: daemon.send("POST /v1/sample", origin, "Content-Length: 2", "Content-Encoding: br"),
      413: daemon.send("POST /v1/sample", origin, "Content-Length: 99999999"),
    ]
    for (status, answer) in answers {
      #expect(answer.status == status)
      #expect(answer.fields[name] == "https://a.example", "\(status)")
      #expect(answer.fields["content-type"] == "application/problem+json", "\(status)")
    }
  }

  @Test func areToldWhenTheyAskTooOften() async throws {
    let daemon = try DaemonProcess(["--cors-origin", "*", "--rate", "0.001"])
    let answers = try await daemon.askUntilRefused { _ in ["Origin": "https://a.example"] }
    for _ in 0..<3 {
      let preflight = try daemon.send(
        "OPTIONS /v1/sample", origin, "Access-Control-Request-Method: POST")
      #expect(preflight.status == 204, "a preflight is no request of its own")
    }
    let refused = try #require(answers.last)
    #expect(refused.status == 429)
    #expect(refused.fields[name] == "*")
    #expect(refused.fields["access-control-expose-headers"]?.contains("Retry-After") == true)
  }

  @Test func mayBeAnyOrHaveNone() throws {
    for setting in ["*", "null"] {
      let daemon = try DaemonProcess([], environment: ["INBETWEEN_CORS_ORIGIN": setting])
      let answer = try daemon.send("GET /version", "Origin: null")
      #expect(answer.fields[name] == setting)
    }
  }

  @Test func anUnknownMethodIsToldWhatItsPathTakes() throws {
    let daemon = try DaemonProcess()
    for method in ["BREW", "PUT", "get", "TRACE"] {
      let answer = try daemon.send("\(method) /v1/sample")
      #expect(answer.status == 405)
      #expect(answer.fields["allow"] == "QUERY, POST, GET, HEAD, OPTIONS", "\(method)")
      #expect(answer.text.contains("/v1/sample takes QUERY, POST, GET, HEAD, OPTIONS"), "\(method)")
    }
    let noToken = try daemon.send("G@T /v1/spring")
    #expect(noToken.status == 501)
    #expect(noToken.fields["allow"] == "GET, HEAD, OPTIONS")
    #expect(try daemon.send("BREW /nothing").status == 404)
    #expect(try daemon.send("CONNECT h:80").status == 405)
  }
}
