import Foundation
import Testing

@Suite("Answers as gzip, over the wire")
struct GzipTests {
  private let plain = ["Accept-Encoding": "identity"]
  private let gzip = ["Accept-Encoding": "gzip"]

  @Test(arguments: [
    "count=200", "count=30000", "count=30000&format=ndjson", "count=200&format=csv&precision=3",
  ])
  func sayTheSameInFewerBytes(_ query: String) async throws {
    let path = "/v1/animation?type=spring&duration=0.5&bounce=0.3&" + query
    let daemon = try DaemonProcess()
    let whole = try await daemon.ask(path, fields: plain)
    #expect(whole.fields["content-encoding"] == nil)
    let read = try await daemon.ask(path, fields: gzip)
    #expect(read.fields["content-encoding"] == "gzip")
    #expect(read.body == whole.body, "the client undoes the coding")
    let tag = try #require(read.fields["etag"])
    #expect(tag != whole.fields["etag"])
    let again = try await daemon.ask(path, fields: gzip.merging(["If-None-Match": tag]) { $1 })
    #expect(again.status == 304)
    #expect(again.fields["connection"] == nil)
    let length = try #require(again.fields["content-length"].flatMap(Int.init))
    #expect(length < whole.body.count)
  }

  @Test func aRequestInACodingIsStillRefused() throws {
    let daemon = try DaemonProcess()
    let refused = try daemon.send(
      "POST /v1/sample", "Content-Length: 2", "Content-Encoding: gzip", "Accept-Encoding: gzip")
    #expect(refused.status == 415)
    #expect(refused.fields["accept-encoding"] == "identity")
  }
}
