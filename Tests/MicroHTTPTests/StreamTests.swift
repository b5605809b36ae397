import HTTPTypes
import MicroHTTP
import Testing

/// `blocks` blocks of `size` bytes that tell their place, then `last`.
private func stream(
  _ blocks: Int, of size: Int, length: Int? = nil, last: BodyStream.Step = .end
) -> Response {
  var made = 0
  let body = BodyStream(length: length) { buffer in
    for place in 0..<size { buffer.append(UInt8(truncatingIfNeeded: made &* size &+ place)) }
    made += 1
    return made < blocks ? .more : last
  }
  return Response(head: HTTPResponse(status: .ok), body: .stream(body))
}

private func expected(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0) } }

@Suite struct StreamTests {
  @Test(arguments: [(1, 1), (3, 10), (7, 100_000), (20, 65_536), (500, 3)])
  func aStreamArrivesWholeWhateverItsBlocks(_ blocks: Int, _ size: Int) throws {
    let listener = try Listener(.make(), handler: .make { _ in stream(blocks, of: size) })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/") + get("/", "Connection: close"))
    for _ in 0..<2 {
      let answer = client.readAnswer()
      #expect(answer?.fields["transfer-encoding"] == "chunked")
      #expect(answer?.body == expected(blocks * size))
    }
  }

  @Test func aStreamOfKnownLengthStatesIt() throws {
    let listener = try Listener(
      .make(), handler: .make { _ in stream(20, of: 50_000, length: 1_000_000) })
    let answer = try ask(listener, get("/"))
    #expect(answer?.fields["content-length"] == "1000000")
    #expect(answer?.body == expected(1_000_000))
  }

  @Test func aStreamToHTTP10EndsByClosing() throws {
    let listener = try Listener(.make(), handler: .make { _ in stream(4, of: 1000) })
    let client = try RawClient(listener.boundAddress)
    client.send("GET / HTTP/1.0\r\n\r\n")
    let bytes = client.readAll()
    #expect(bytes.suffix(4000) == expected(4000)[...])
    #expect(!String(decoding: bytes, as: UTF8.self).contains("chunked"))
  }

  @Test func aFailedStreamIsCutWithoutItsLastChunk() throws {
    let witness = Witness()
    let listener = try Listener(
      .make(), handler: .make(witness) { _ in stream(3, of: 1000, last: .failed) })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    let bytes = client.readAll()
    #expect(bytes.count > 2000)
    #expect(Answer.parse(bytes, isToHead: false) == nil)
    #expect(witness.exchanges(1).first?.outcome == .aborted)
  }

  @Test(arguments: [2500, 3500])
  func aStreamOfAnotherLengthThanStatedIsCut(_ length: Int) throws {
    let listener = try Listener(
      .make(), handler: .make { _ in stream(3, of: 1000, length: length) })
    let client = try RawClient(listener.boundAddress)
    client.send(get("/"))
    #expect(Answer.parse(client.readAll(), isToHead: false) == nil)
  }

  @Test func aStreamIsNotAskedForItsBytesByHead() throws {
    let listener = try Listener(
      .make(),
      handler: .make { request in
        request.head.path == "/known"
          ? stream(1, of: 10, length: 10, last: .failed) : stream(1, of: 10, last: .failed)
      })
    let client = try RawClient(listener.boundAddress)
    client.send("HEAD /known HTTP/1.1\r\nHost: h\r\n\r\nHEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
    let answers = client.readText()
    #expect(answers.ranges(of: "HTTP/1.1 200").count == 2)
    #expect(answers.ranges(of: "Content-Length: 10").count == 1)
    #expect(answers.hasSuffix("\r\n\r\n"))
  }

  @Test func anAbandonedStreamEnds() throws {
    let witness = Witness()
    let listener = try Listener(
      .make(), handler: .make(witness) { _ in stream(.max, of: 10_000) })
    do {
      let client = try RawClient(listener.boundAddress)
      client.send(get("/"))
      _ = client.read(atLeast: 100_000)
    }
    #expect(witness.exchanges(1).first?.outcome == .aborted)
  }

  @Test func bytesAreSentFromWhereTheyAre() throws {
    // Held once: eight answers at a time share these bytes, where copies would take 512 MiB.
    let bytes = [UInt8](repeating: 7, count: 64 << 20)
    let listener = try Listener(
      .make(),
      handler: .make { _ in Response(head: HTTPResponse(status: .ok), body: .bytes(bytes)) })
    let before = residentBytes()
    let clients = try (0..<8).map { _ in try RawClient(listener.boundAddress) }
    for client in clients { client.send(get("/")) }
    for client in clients { #expect(client.read(atLeast: 1 << 20).count >= 1 << 20) }
    #expect(residentBytes() - before < 200 << 20)
  }
}
