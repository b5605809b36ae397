import AnimationClient
import HTTPTypes
import Testing

@Suite("The client, sent elsewhere")
struct ClientRedirectTests {
  /// A token in the request would go to whatever host the answer names.
  @Test func redirectsAreAnswersAndNotFollowed() async throws {
    let daemon = try DaemonProcess()
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: daemon.listen, path: "/docs/")
    let (answer, _) = try await URLSessionTransport().send(request, body: [])
    #expect(answer.status == .permanentRedirect)
    #expect(answer.headerFields[.location] == "../docs")
    let (streamed, _) = try await URLSessionTransport().open(request, body: [])
    #expect(streamed.status == .permanentRedirect)
  }

  @Test func aTransportServesManyCalls() async throws {
    let daemon = try DaemonProcess()
    let client = Client(authority: daemon.listen)
    for _ in 0..<20 { #expect(try await !client.version().version.isEmpty) }
  }
}
