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
    for target in [
      "http://u@a/b", "http://a:b/", "http://[::1/", "http:///a", "http://:80/a", "http://a]/", "",
    ] {
      guard case .wrong = RequestTarget.judge(target, method: "GET") else {
        Issue.record("\(target) is taken")
        continue
      }
    }
  }

  @Test func theAsteriskIsATargetOfOptionsAlone() {
    #expect(
      RequestTarget.judge("*", method: "OPTIONS") == .target(RequestTarget(path: "*")))
    for (target, method) in [("*", "GET"), ("*/a", "OPTIONS"), ("**", "OPTIONS")] {
      guard case .wrong = RequestTarget.judge(target, method: method) else {
        Issue.record("\(method) \(target) is taken")
        continue
      }
    }
  }

  @Test func aTargetIsPrintableASCII() {
    for target in ["/a\u{7f}", "/ä", "/a b", "/a\t", "/a#b", "/%", "/%4", "/%4g", "/%g4", "/%00"] {
      guard case .wrong = RequestTarget.judge(target, method: "GET") else {
        Issue.record("\(target) is taken")
        continue
      }
    }
    for target in ["/~", "/!", "/%01", "/%10", "/%7f"] {
      #expect(
        RequestTarget.judge(target, method: "GET") == .target(RequestTarget(path: target)))
    }
  }
}
