import HTTPTypes
import MicroHTTP
import Testing

/// The corpus through the proxies that `deploy/` has configurations for.
@Suite(
  "The corpus behind proxies",
  .enabled(
    if: CorpusProxy.Kind.allCases.allSatisfy { $0.program != nil },
    "nginx-light and haproxy have to be installed"))
struct ProxiedCorpusTests {
  @Test(arguments: CorpusProxy.Kind.allCases)
  func everyRequestGetsItsStatusWhereverItIsSplit(_ kind: CorpusProxy.Kind) throws {
    let witness = Witness()
    let listener = try guarded(witness)
    let proxy = try CorpusProxy(kind, before: listener.boundAddress)
    for example in corpus {
      let statuses = try answers(to: example.request, by: proxy)
      #expect(statuses == [example.status(behind: kind)], "\(example.name)")
    }
    #expect(!witness.requests.contains { $0.head.path == "/smuggled" })
  }

  @Test(arguments: CorpusProxy.Kind.allCases)
  func whatDiffersIsInTheCorpus(_ kind: CorpusProxy.Kind) {
    let names = corpus.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(GuardCase.differing(behind: kind).keys).subtracting(names).isEmpty)
  }

  /// The statuses of the answers to a request that is sent whole and in two pieces of every length.
  ///
  /// The splits wait for each other, so that one pause serves all of them.
  private func answers(to request: [UInt8], by proxy: CorpusProxy) throws -> Set<Int> {
    var statuses: Set<Int> = []
    for group in stride(from: 0, to: request.count, by: 100) {
      let offsets = group..<min(group + 100, request.count)
      let clients = try offsets.map { _ in try RawClient(proxy.address) }
      for (client, offset) in zip(clients, offsets) { client.send(request[..<offset]) }
      pause(.milliseconds(4))
      for (client, offset) in zip(clients, offsets) { client.send(request[offset...]) }
      for client in clients { statuses.insert(client.finalStatus()) }
    }
    return statuses
  }
}

extension RawClient {
  /// The status of the next answer that is no interim one.
  fileprivate func finalStatus() -> Int {
    while let answer = readAnswer() {
      if answer.status >= 200 { return answer.status }
    }
    return GuardCase.withoutStatus
  }
}
