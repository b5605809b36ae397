import AnimationClient
import AnimationDocuments
import TestSupport
import Testing

/// A batch to a real daemon, over the network.
@Suite("The client, sending a batch")
struct ClientBatchTests {
  private let requests = (0..<300).map {
    BatchRequest(Array(Fixtures.bounce.utf8), SampleRequest(grid: .count($0 + 1)), id: "\($0)")
  }

  @Test(.timeLimit(.minutes(20))) func everyDocumentIsAnsweredInOrder() async throws {
    let daemon = try DaemonProcess()
    var counts: [Int] = []
    for try await answer in Client(authority: daemon.listen).batch(requests) {
      #expect(answer.id == "\(counts.count)")
      counts.append(try answer.result.get().times.count)
    }
    #expect(counts == Array(1...300))
  }

  @Test(.timeLimit(.minutes(20))) func whoHasReadEnoughLeaves() async throws {
    let daemon = try DaemonProcess()
    let client = Client(authority: daemon.listen)
    for try await answer in client.batch(requests) where answer.id == "1" { break }
    #expect(try await !client.version().version.isEmpty)
  }

  @Test(.timeLimit(.minutes(20))) func aBatchThatIsTooLongIsThrown() async throws {
    let daemon = try DaemonProcess(["--max-batch-lines", "299"])
    let problem = try await #require(throws: ProblemDocument.self) {
      for try await _ in Client(authority: daemon.listen).batch(requests) {}
    }
    #expect(problem.status == 413)
  }
}
