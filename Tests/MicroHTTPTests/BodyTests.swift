import HTTPTypes
import MicroHTTP
import Testing

/// A handler that answers with the number of bytes it was sent.
private func counting(_ witness: Witness, limit: Int) -> Handler {
  .make(witness, bodyLimit: limit) { .text("\($0.body.count)") }
}

/// A body in chunks of `size` bytes.
private func chunked(_ count: Int, by size: Int = 1000) -> String {
  let chunk = "\(String(size, radix: 16))\r\n" + String(repeating: "a", count: size) + "\r\n"
  return "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
    + String(repeating: chunk, count: count / size) + "0\r\n\r\n"
}

private func declared(_ count: Int, _ fields: String = "") -> String {
  "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(count)\r\n\(fields)\r\n"
}

@Suite struct BodyTests {
  @Test(arguments: [0, 1, 1000, 70_000, 3_000_000])
  func aBodyArrivesWhole(_ count: Int) throws {
    // Made first: who has connected has only so long to send.
    let body = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let witness = Witness()
    let listener = try Listener(.make(), handler: counting(witness, limit: 4 << 20))
    let client = try RawClient(listener.boundAddress)
    client.send(declared(count))
    client.send(body)
    #expect(client.readAnswer()?.text == "\(count)")
    #expect(witness.requests.first?.body == body)
    #expect(listener.gauges.bodyBytes == 0)
  }

  @Test(arguments: [1, 7, 1000, 9000])
  func chunksOfAnySizeArriveWhole(_ size: Int) throws {
    let listener = try Listener(.make(), handler: counting(Witness(), limit: 4 << 20))
    #expect(try ask(listener, chunked(size * 50, by: size))?.text == "\(size * 50)")
  }

  @Test func aBodyOfExactlyTheLimitPassesAndOneByteMoreDoesNot() throws {
    let listener = try Listener(.make(), handler: counting(Witness(), limit: 1000))
    #expect(try ask(listener, post(String(repeating: "a", count: 1000)))?.status == 200)
    #expect(try ask(listener, post(String(repeating: "a", count: 1001)))?.status == 413)
    #expect(try ask(listener, chunked(1000))?.status == 200)
    let chunks = try ask(listener, chunked(1001, by: 1001))
    #expect(chunks?.status == 413)
    #expect(chunks?.text.contains("A body has at most 1000 bytes; this one has 1001.") == true)
  }

  @Test func aModestOvershootIsReadBeforeItIsRefused() throws {
    let listener = try Listener(.make(), handler: counting(Witness(), limit: 1000))
    let client = try RawClient(listener.boundAddress)
    client.send(declared(500_000))
    // Sent in full before anything is read: the answer must not be lost in a reset.
    #expect(client.send([UInt8](repeating: 97, count: 500_000)))
    let answer = client.readAnswer()
    #expect(answer?.status == 413)
    #expect(answer?.fields["connection"] == "close")
    #expect(client.isEnded())
  }

  @Test func aHugeLengthIsRefusedBeforeItsBodyIsSent() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: counting(witness, limit: 1000))
    #expect(try ask(listener, declared(50_000_000))?.status == 413)
    #expect(witness.exchanges(1).first?.bytesIn == 0)
  }

  @Test func whoeverWaitsFor100GetsAnAnswerInItsPlace() throws {
    let listener = try Listener(.make(), handler: counting(Witness(), limit: 1000))
    #expect(try ask(listener, declared(1001, "Expect: 100-continue\r\n"))?.status == 413)
  }

  @Test func whoeverWaitsFor100GetsItWhenTheBodyIsWelcome() throws {
    let listener = try Listener(.make(), handler: counting(Witness(), limit: 1000))
    let client = try RawClient(listener.boundAddress)
    client.send(declared(3, "Expect: 100-continue\r\n"))
    #expect(client.readAnswer()?.status == 100)
    client.send("abc")
    #expect(client.readAnswer()?.text == "3")
  }

  @Test func chunksFarOverTheLimitAreCutOff() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: counting(witness, limit: 1000))
    let client = try RawClient(listener.boundAddress)
    client.send(chunked(2_000_000).utf8.dropLast(5))
    #expect(client.readAnswer() == nil)
    #expect(witness.requests.isEmpty)
    #expect(witness.exchanges(1).first?.status == 0)
    #expect(listener.gauges.bodyBytes == 0)
  }

  @Test func aRefusedRequestIsAnsweredAfterAModestBody() throws {
    let handler = Handler(
      admit: { _ in .refuse(.text("no", status: .notFound)) },
      respond: { _ in .text("yes") })
    let listener = try Listener(.make(), handler: handler)
    let client = try RawClient(listener.boundAddress)
    client.send(declared(300_000))
    #expect(client.send([UInt8](repeating: 97, count: 300_000)))
    let answer = client.readAnswer()
    #expect(answer?.status == 404)
    #expect(answer?.text == "no")
    #expect(answer?.fields["connection"] == "close")
  }

  @Test func aRefusedRequestIsReadAsFarAsItsLimitAndALittleMore() throws {
    let handler = Handler(
      admit: { _ in .refuse(.text("no", status: .contentTooLarge), over: 2_000_000) },
      respond: { _ in .text("yes") })
    let listener = try Listener(.make(), handler: handler)
    let client = try RawClient(listener.boundAddress)
    client.send(declared(3_000_000))
    #expect(client.send([UInt8](repeating: 97, count: 3_000_000)))
    #expect(client.readAnswer()?.status == 413)
    #expect(listener.gauges.bodyBytes == 0)
    #expect(try ask(listener, declared(4_000_000))?.status == 413)
    #expect(try ask(listener, declared(3_000_000, "Expect: 100-continue\r\n"))?.status == 413)
  }

  @Test func theSumOfBodiesIsBounded() throws {
    let configuration = ListenerConfiguration.make { $0.maxBodiesInFlight = 100_000 }
    let listener = try Listener(configuration, handler: counting(Witness(), limit: 1 << 20))
    let first = try RawClient(listener.boundAddress)
    first.send(declared(90_000))
    first.send([UInt8](repeating: 97, count: 80_000))
    while listener.gauges.bodyBytes < 80_000 { pause(.milliseconds(1)) }
    let refused = try ask(listener, post(String(repeating: "a", count: 30_000)))
    #expect(refused?.status == 503)
    #expect(refused?.fields["retry-after"] == "1")
    first.send([UInt8](repeating: 97, count: 10_000))
    #expect(first.readAnswer()?.text == "90000")
    #expect(try ask(listener, post(String(repeating: "a", count: 30_000)))?.status == 200)
  }

  @Test func aBodyThatOutgrowsTheSumIsAnsweredWith503() throws {
    let configuration = ListenerConfiguration.make { $0.maxBodiesInFlight = 100_000 }
    let listener = try Listener(configuration, handler: counting(Witness(), limit: 1 << 20))
    let first = try RawClient(listener.boundAddress)
    first.send(declared(90_000))
    first.send([UInt8](repeating: 97, count: 30_000))
    while listener.gauges.bodyBytes < 30_000 { pause(.milliseconds(1)) }
    #expect(try ask(listener, chunked(90_000))?.status == 503)
    #expect(listener.gauges.bodyBytes == 30_000)
  }

  @Test func anEndlessBodyForWhichThereIsNoRoomIsCutOff() throws {
    let configuration = ListenerConfiguration.make { $0.maxBodiesInFlight = 100_000 }
    let listener = try Listener(configuration, handler: counting(Witness(), limit: 1 << 20))
    let first = try RawClient(listener.boundAddress)
    first.send(declared(90_000))
    first.send([UInt8](repeating: 97, count: 30_000))
    while listener.gauges.bodyBytes < 30_000 { pause(.milliseconds(1)) }
    let endless = try RawClient(listener.boundAddress)
    endless.send(chunked(2_000_000).utf8.dropLast(5))
    #expect(endless.readAnswer() == nil)
    #expect(endless.isEnded())
  }

  @Test(arguments: [
    chunked(400_000), declared(1_000_000, "Expect: 100-continue\r\n"),
  ])
  func aBodyLongerThanAllMayBeTogetherIsTooLarge(_ request: String) throws {
    let configuration = ListenerConfiguration.make { $0.maxBodiesInFlight = 100_000 }
    let listener = try Listener(configuration, handler: counting(Witness(), limit: 1 << 20))
    #expect(try ask(listener, request)?.status == 413)
    #expect(listener.gauges.bodyBytes == 0)
  }

  @Test func aRefusalForTheSumOfBodiesNamesItsLimit() throws {
    let configuration = ListenerConfiguration.make { $0.maxBodiesInFlight = 10_000 }
    var handler = counting(Witness(), limit: 1 << 20)
    handler.refusal = { failure in
      guard let limit = failure.limit else { return plainRefusal(failure) }
      return .text("\(limit.setting) \(limit.limit) \(limit.actual)")
    }
    let listener = try Listener(configuration, handler: handler)
    let refused = try ask(listener, post(String(repeating: "a", count: 30_000)))
    #expect(refused?.text == "max-bodies-total 10000 30000")
  }

  @Test func anAbandonedBodyGivesItsMemoryBack() throws {
    let witness = Witness()
    let listener = try Listener(.make(), handler: counting(witness, limit: 1 << 20))
    do {
      let client = try RawClient(listener.boundAddress)
      client.send(declared(90_000))
      client.send([UInt8](repeating: 97, count: 50_000))
      while listener.gauges.bodyBytes < 50_000 { pause(.milliseconds(1)) }
    }
    let exchange = witness.exchanges(1).first
    #expect(exchange?.outcome == .aborted)
    #expect(exchange?.bytesIn == 50_000)
    #expect(listener.gauges.bodyBytes == 0)
  }
}
