import Testing

@testable import InbetweenDaemon

/// What `cors-origin` lists is compared with what browsers send.
@Suite("Origins of web pages")
struct WebOriginTests {
  @Test(arguments: [
    "https://a.example", "http://localhost:3000", "http://[::1]:8080", "https://a.example:80",
    "chrome-extension://abc", "moz-extension://0b-1c", "capacitor://localhost",
  ])
  func areTakenAsBrowsersSendThem(_ origin: String) {
    #expect(WebOrigin.text(origin) == origin)
  }

  @Test func thePortThatASchemeHasByItselfIsLeftOut() {
    #expect(WebOrigin.text("https://a.example:443") == "https://a.example")
    #expect(WebOrigin.text("http://[::1]:80") == "http://[::1]")
  }

  @Test(arguments: [
    "a.example", "https://", "https://a.example/", "https://a.example?x", "https://a.example#x",
    "https://me@a.example", "https://a.example:", "https://a.example:x", "https://a.example:99999",
    "https://ä.example", "https://*.a.example", "https://[::1", "https://[]", "1a://b", "://a",
  ])
  func othersAreNone(_ text: String) {
    #expect(WebOrigin.text(text) == nil)
  }
}
