import HTTPTypes
import MicroHTTP
import Testing

/// A server that takes bodies of up to 16 bytes and shows what it saw.
func guarded(_ witness: Witness) throws -> Listener {
  let handler = Handler.make(witness, bodyLimit: 16) { request in
    .text("\(request.head.path ?? "") \(request.body.count)")
  }
  return try Listener(.make(), handler: handler)
}

@Suite struct GuardCorpusTests {
  @Test(arguments: corpus)
  func everyRequestGetsItsStatusInOnePiece(_ example: GuardCase) throws {
    let witness = Witness()
    let listener = try guarded(witness)
    let client = try RawClient(listener.boundAddress)
    client.send(example.request)
    expect(example, client.readText(), witness)
  }

  @Test(arguments: corpus)
  func everyRequestGetsItsStatusWhereverItIsSplit(_ example: GuardCase) throws {
    let witness = Witness()
    let listener = try guarded(witness)
    // The splits of one request wait for each other, so that one pause serves all of them.
    for group in stride(from: 1, to: example.request.count, by: 100) {
      let offsets = group..<min(group + 100, example.request.count)
      let clients = try offsets.map { _ in try RawClient(listener.boundAddress) }
      for (client, offset) in zip(clients, offsets) {
        client.send(example.request[..<offset])
      }
      pause(.milliseconds(4))
      for (client, offset) in zip(clients, offsets) {
        client.send(example.request[offset...])
      }
      for client in clients { expect(example, client.readText(), witness) }
    }
  }

  private func expect(_ example: GuardCase, _ answer: String, _ witness: Witness) {
    let final = answer.replacing("HTTP/1.1 100 Continue\r\n\r\n", with: "")
    #expect(final.hasPrefix("HTTP/1.1 \(example.status) "), "\(example.name): \(answer)")
    if !example.isLibrarys {
      #expect(final.ranges(of: "\r\nDate: ").count == 1, "\(example.name): \(answer)")
    }
    #expect(!witness.requests.contains { $0.head.path == "/smuggled" })
  }
}
