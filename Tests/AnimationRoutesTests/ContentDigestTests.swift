import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Digests of answers")
struct ContentDigestTests {
  private let routes = Routes()

  @Test func aDigestIsAByteSequenceOfSHA256() {
    #expect(
      ContentDigest.text(of: Array("abc".utf8))
        == "sha-256=:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=:")
  }

  @Test(
    arguments: ["/version", "/openapi.yaml", "/v1/spring", "/v1/curve?curve=nope"],
    ["identity", "gzip"])
  func isThatOfTheBytesAsTheyAreSent(_ path: String, _ coding: String) {
    let reply = routes.ask(
      path, .get, [.wantContentDigest: "sha-512=3, sha-256=10", .acceptEncoding: coding])
    #expect(reply.fields[.contentDigest] == ContentDigest.text(of: reply.bytes))
  }

  @Test(arguments: [
    "", "sha-256", "sha-256=0", "sha-256=11", "sha-256=x", "sha-512=3", "sha-256=1, sha-256=0",
    "=1",
  ])
  func nobodyElseGetsOne(_ field: String) {
    #expect(routes.ask("/version", .get, [.wantContentDigest: field]).fields[.contentDigest] == nil)
    #expect(routes.ask("/version").fields[.contentDigest] == nil)
  }

  @Test(arguments: ["sha-256=1", "sha-256 = 1", "sha-512=3,sha-256=5;x=1"])
  func fieldsAreReadAsLists(_ field: String) { #expect(ContentDigest.isWanted(field)) }

  @Test func severalFieldsAreOneList() {
    var fields: HTTPFields = [.wantContentDigest: "sha-256=1"]
    fields.append(HTTPField(name: .wantContentDigest, value: "sha-512=3"))
    #expect(routes.ask("/version", .get, fields).fields[.contentDigest] != nil)
  }

  @Test func headAndStreamsHaveNone() {
    let wanted: HTTPFields = [.wantContentDigest: "sha-256=1"]
    #expect(routes.ask("/version", .head, wanted).fields[.contentDigest] == nil)
    let stream = routes.ask("/v1/curve?curve=ease&count=100000", .get, wanted)
    guard case .stream = stream.body else {
      Issue.record("this is no stream")
      return
    }
    #expect(stream.fields[.contentDigest] == nil)
  }
}
