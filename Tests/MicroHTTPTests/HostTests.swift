import Testing

@testable import MicroHTTP

@Suite("Hosts of requests")
struct HostTests {
  @Test(arguments: [
    "", "example.org", "example.org:80", "example.org:", ":80", "192.168.0.1:8080", "[::1]",
    "[::1]:80", "a_b", "%41", "*",
  ])
  func areNamesOrAddressesWithAPortOrWithoutOne(_ text: String) {
    #expect(RequestTarget.isHost(text))
  }

  @Test(arguments: [
    "a b", "a/b", "u@a", "a:b", "a:80:80", "::1", "[::1", "::1]", "[::1]a", "a[", "a?b", "a#b",
  ])
  func areNothingElse(_ text: String) { #expect(!RequestTarget.isHost(text)) }

  @Test func ofAbsoluteTargetsAreHeldToTheSame() {
    #expect(
      RequestTarget.judge("http://[::1]:80/a", method: "GET")
        == .target(RequestTarget(path: "/a", authority: "[::1]:80")))
    for target in ["http://u@a/b", "http://a:b/", "http://[::1/", "http:///a", "http://:80/a"] {
      guard case .wrong = RequestTarget.judge(target, method: "GET") else {
        Issue.record("\(target) is taken")
        continue
      }
    }
  }
}
