import Foundation
import Testing

@Suite("Answers that the client has already")
struct UnmodifiedTests {
  @Test(arguments: [
    "/v1/spring?bounce=0.2", "/v1/curve?curve=ease",
    "/v1/animation?type=spring&duration=0.5&bounce=0.3",
  ])
  func whatWasNotModifiedKeepsTheConnectionAndStatesTheLength(_ path: String) async throws {
    let daemon = try DaemonProcess()
    let plain = ["Accept-Encoding": "identity"]
    let whole = try await daemon.ask(path, fields: plain)
    #expect(whole.status == 200)
    let tag = try #require(whole.fields["etag"])
    let again = try await daemon.ask(path, fields: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.fields["connection"] == nil)
    #expect(again.fields["content-length"] == "\(whole.body.count)")
  }

  @Test(arguments: ["identity", "gzip"])
  func aTagFromBeforeARestartKeepsTheConnectionToo(_ coding: String) async throws {
    let path = "/v1/curve?curve=ease"
    let accepted = ["Accept-Encoding": coding]
    let whole = try await DaemonProcess().ask(path, fields: accepted)
    let tag = try #require(whole.fields["etag"])
    let daemon = try DaemonProcess()
    let first = try await daemon.ask(path, fields: accepted.merging(["If-None-Match": tag]) { $1 })
    #expect(first.status == 304)
    #expect(first.fields["connection"] == nil)
    let head = try await daemon.ask(path, method: "HEAD", fields: accepted)
    #expect(first.fields["content-length"] == head.fields["content-length"])
  }

  @Test func aTagOfAnAnswerToHEADKeepsTheConnectionToo() async throws {
    let daemon = try DaemonProcess()
    let path = "/v1/animation?type=spring&duration=0.5&count=400&format=f64"
    let plain = ["Accept-Encoding": "identity"]
    let head = try await daemon.ask(path, method: "HEAD", fields: plain)
    let tag = try #require(head.fields["etag"])
    let again = try await daemon.ask(path, fields: ["If-None-Match": tag])
    #expect(again.status == 304)
    #expect(again.fields["connection"] == nil)
    #expect(again.fields["content-length"] == "\(2 * 8 * 400)")
  }

  @Test func aStreamIsNotComputedForItsLength() async throws {
    let path = "/v1/animation?type=spring&duration=0.5&count=400000&precision=9"
    let whole = try await DaemonProcess().ask(path)
    let tag = try #require(whole.fields["etag"])
    let daemon = try DaemonProcess()
    let first = try await daemon.ask(path, fields: ["If-None-Match": tag])
    #expect(first.status == 304)
    #expect(first.fields["connection"] == "close")
  }
}
