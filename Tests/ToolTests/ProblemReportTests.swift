import AnimationClient
import Testing

@testable import InbetweenTool

@Suite("Problems as people read them") struct ProblemReportTests {
  /// What a server says of places outside the document is told without them.
  @Test(arguments: [(0, 1), (1, 0), (-1, -1), (1, Int.min), (Int.max, Int.max)])
  func placesOutsideTheDocumentAreNoTrap(_ line: Int, _ column: Int) {
    let answer = """
      {"detail":"No.","status":422,
      "errors":[{"message":"Not this.","line":\(line),"column":\(column)}]}
      """
    let report = ProblemReport(Array(answer.utf8), Input(name: "a.json", bytes: Array("{}".utf8)))
    #expect(report.failure.message.hasPrefix("a.json:"))
    #expect(report.failure.message.contains("Not this."))
  }

  @Test func whoGivesNoTokenIsToldHow() {
    let answer = #"{"detail":"The library needs a token.","status":401,"code":"unauthenticated"}"#
    let report = ProblemReport(Array(answer.utf8), Input(name: "press", bytes: []))
    #expect(report.failure.code == .document)
    #expect(report.failure.message.hasPrefix("The library needs a token.\n"))
    #expect(report.failure.message.hasSuffix("with --token, or in INBETWEEN_TOKEN."))
  }

  @Test func aCertificateThatIsNotTrustedIsToldWithAWayOut() {
    let reason = "SSL certificate problem: self-signed certificate"
    let press = Input(name: "press.json", bytes: [])
    let failure = ToolFailure(.unreachable(reason), from: "https://a.example", about: press)
    #expect(failure.code == .unreachable)
    #expect(failure.message.hasPrefix("https://a.example does not answer: \(reason). Where"))
    let refused = ToolFailure(.unreachable("Connection refused"), from: "http://b", about: press)
    #expect(refused.message == "http://b does not answer: Connection refused.")
  }
}
