import AnimationDocuments
import AnimationEngine
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationRoutes

@Suite("Compression")
struct CompressionTests {
  private let routes = Routes()
  private let gzip: HTTPFields = [.acceptEncoding: "gzip, deflate, br"]
  private static let long = "/v1/animation?type=spring&duration=0.5&bounce=0.3&count=200"
  private static let short = "/v1/animation?type=linear&duration=1&count=3"

  /// The bytes of a gzip text, undone by a program that is not ours.
  private func plain(_ bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-dc"]
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let plain = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(plain)
  }

  @Test(arguments: [
    long, "/openapi.json", "/openapi.yaml", long + "&format=svg", long + "&format=csv",
  ])
  func textIsCompressedForWhomItIsWelcome(_ path: String) throws {
    let whole = routes.ask(path)
    let zipped = routes.ask(path, .get, gzip)
    #expect(whole.fields[.contentEncoding] == nil)
    #expect(zipped.fields[.contentEncoding] == "gzip")
    #expect(zipped.fields[.contentType] == whole.fields[.contentType])
    #expect(zipped.bytes.count < whole.bytes.count)
    #expect(try plain(zipped.bytes) == whole.bytes)
    for reply in [whole, zipped] {
      #expect(reply.fields[.vary]?.contains("Accept-Encoding") == true)
    }
  }

  @Test(arguments: Routes.exportFormats)
  func everyExportIsTextAndCompressedWhereItIsLong(_ format: String) throws {
    let document =
      #"{"kind":"animation","from":{"opacity":0},"to":{"opacity":1},"animation":"bouncy"}"#
    let whole = routes.ask("/v1/export/\(format)", .post, body: document)
    let zipped = routes.ask("/v1/export/\(format)", .post, body: document, gzip)
    #expect(whole.status == .ok && whole.fields[.contentEncoding] == nil)
    let isLong = whole.bytes.count > Routes.shortText
    #expect(zipped.fields[.contentEncoding] == (isLong ? "gzip" : nil))
    #expect(try (isLong ? plain(zipped.bytes) : zipped.bytes) == whole.bytes)
    for reply in [whole, zipped] { #expect(reply.fields[.vary] == "Accept-Encoding") }
  }

  @Test func eachFormHasItsOwnTagAndBothAreKnown() throws {
    for path in [Self.long, "/openapi.json", "/v1/spring?bounce=0.2"] {
      let tag = try #require(routes.ask(path).fields[.eTag])
      let zipped = routes.ask(path, .get, gzip)
      let other = EntityTag.gzipped(tag)
      if zipped.fields[.contentEncoding] != nil { #expect(zipped.fields[.eTag] == other) }
      for name in [tag, other] {
        for fields: HTTPFields in [[:], gzip] {
          let again = routes.ask(path, .get, fields + [.ifNoneMatch: "\"x\", \(name)"])
          #expect(again.status == .notModified)
          #expect(again.fields[.eTag] == name)
          #expect(again.fields[.vary]?.contains("Accept-Encoding") == true)
        }
      }
    }
  }

  @Test func theLengthOfWhatWasNotModifiedIsThatOfItsForm() throws {
    for fields in [[:], gzip] {
      let whole = routes.ask("/openapi.json", .get, fields)
      let tag = try #require(whole.fields[.eTag])
      let again = routes.ask("/openapi.json", .get, fields + [.ifNoneMatch: tag])
      guard case .none(let length) = again.body else {
        Issue.record("a body")
        continue
      }
      #expect(length == whole.bytes.count)
    }
  }

  @Test func shortAnswersAndBinaryNumbersGoOutAsTheyAre() {
    let paths = [
      Self.short, "/version", Self.long + "&format=f64", Self.long + "&format=f32",
      Self.long + "&format=cbor",
    ]
    for path in paths {
      let reply = routes.ask(path, .get, gzip)
      #expect(reply.status == .ok)
      #expect(reply.fields[.contentEncoding] == nil, "\(path)")
    }
  }

  @Test func whoTakesNothingAsItIsGetsGzipForEverything() throws {
    for path in [Self.short, Self.long + "&format=f64"] {
      let reply = routes.ask(path, .get, [.acceptEncoding: "gzip, identity;q=0"])
      #expect(reply.fields[.contentEncoding] == "gzip", "\(path)")
      #expect(try plain(reply.bytes) == routes.ask(path).bytes)
    }
    let refused = routes.ask(Self.short, .get, [.acceptEncoding: "br, identity;q=0"])
    #expect(refused.status == .notAcceptable)
    #expect(refused.fields[.vary] == "Accept-Encoding")
    // The code is also that of media types; its title must be true for both.
    let title = try #require(try refused.json()["title"] as? String)
    #expect(!title.contains("type"))
    #expect(routes.ask("/problems/not-acceptable").text.contains("Accept-Encoding"))
  }

  @Test func streamsAreCompressedPieceByPiece() throws {
    let path = "/v1/animation?type=spring&duration=0.5&bounce=0.3&count=40000&format=ndjson"
    let whole = routes.ask(path)
    let zipped = routes.ask(path, .get, gzip)
    #expect(zipped.fields[.contentEncoding] == "gzip")
    guard case .stream(let stream) = zipped.body, case .stream = whole.body else {
      Issue.record("no stream")
      return
    }
    #expect(stream.length == nil)
    let next = stream.pieces()
    var text: [UInt8] = []
    var piece: [UInt8] = []
    var isMore = true
    while isMore {
      piece.removeAll(keepingCapacity: true)
      isMore = next(&piece)
      #expect(!piece.isEmpty && piece.count < 256 << 10)
      text += piece
    }
    #expect(try plain(text) == whole.bytes)
    #expect(stream.collected() == text, "each reader gets all of it, and the same bytes")
  }

  @Test func headSaysWhatGetWouldSay() {
    for path in [Self.long, Self.short, "/openapi.yaml"] {
      let get = routes.ask(path, .get, gzip)
      let head = routes.ask(path, .head, gzip)
      #expect(head.fields == get.fields)
      guard case .none(let length) = head.body else {
        Issue.record("a body")
        continue
      }
      #expect(length == get.bytes.count)
    }
  }

  @Test func whatWouldCostTooMuchGoesOutAsItIs() {
    let routes = Routes(Service(limits: Limits(maxWork: 60_000)))
    let reply = routes.ask("/v1/sample?count=1000", .post, body: Fixtures.line, gzip)
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentEncoding] == nil)
    #expect(reply.fields[.vary]?.contains("Accept-Encoding") == true)
  }

  @Test func anAnswerThatIsMadeWholeStaysLightWork() {
    let reply = routes.ask(
      "/v1/animation?type=spring&duration=0.5&bounce=0.3&count=6500&format=csv", .get, gzip)
    guard case .bytes = reply.body else {
      Issue.record("a stream")
      return
    }
    #expect(reply.fields[.contentEncoding] == "gzip")
    #expect(reply.work > 100_000)
    #expect(reply.work < WorkMeter.lightWork)
  }

  @Test func problemsAreTextToo() throws {
    let body =
      #"{"kind":"animation","from":{"x":0},"to":{"x":1},"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"#
      + #""g":7,"h":8,"i":9,"j":10,"k":11,"l":12,"m":13,"n":14,"o":15,"p":16}"#
    let reply = routes.ask("/v1/validate", .post, body: body, gzip)
    #expect(reply.status.code == 422)
    #expect(reply.fields[.contentEncoding] == "gzip")
    #expect(reply.fields[.eTag] == nil)
    #expect(try plain(reply.bytes) == routes.ask("/v1/validate", .post, body: body).bytes)
  }

  @Test func samplesThatAreNoTextAreNamed() {
    #expect(Set(Routes.binarySampleFormats) == ["cbor", "f64", "f32"])
  }
}

extension HTTPFields {
  fileprivate static func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var sum = left
    sum.append(contentsOf: right)
    return sum
  }
}
