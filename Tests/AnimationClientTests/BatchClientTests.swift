import AnimationDocuments
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationClient

@Suite("Batches of the client")
struct BatchClientTests {
  private let client = Client(authority: "localhost", transport: RoutesTransport())
  private let line = Array(Fixtures.line.utf8)

  private func answers(
    _ requests: [BatchRequest], _ common: SampleRequest = SampleRequest(),
    from client: Client? = nil
  ) async throws -> [BatchAnswer] {
    try await (client ?? self.client).batch(requests, common).reduce(into: []) { $0.append($1) }
  }

  @Test func everyDocumentIsAnsweredInOrder() async throws {
    let answers = try await answers(
      [
        BatchRequest(line, id: "plain \"one\""),
        BatchRequest(Array(Fixtures.twoProblems.utf8)),
        BatchRequest(try AnimationDocument(decoding: line), SampleRequest(grid: .times([0.25]))),
      ], SampleRequest(grid: .count(3)))
    #expect(answers.map(\.id) == ["plain \"one\"", nil, nil])
    #expect(answers.map(\.status) == [200, 422, 200])
    #expect(
      try answers[0].result.get() == (await client.sample(line, SampleRequest(grid: .count(3)))))
    #expect(try answers[2].result.get().times == [0.25])
    let problem = try #require(throws: ProblemDocument.self) { try answers[1].result.get() }
    #expect(problem.code == .invalidDocument)
    #expect(problem.errors.map(\.pointer)[0] == "/document/tracks/0/keyframes/0/duration")
    #expect(problem.errors[1].hint == "type")
  }

  @Test func everyOptionOfADocumentReachesTheService() async throws {
    let bounce = Array(Fixtures.bounce.utf8)
    let requests: [SampleRequest] = [
      SampleRequest(grid: .framesPerSecond(10), start: 0.1, end: 0.9),
      SampleRequest(grid: .step(0.1), precision: 2), SampleRequest(grid: .count(11)),
      SampleRequest(grid: .times([0, 1e-5, 0.25])), SampleRequest(grid: .progress([0, 0.5, 1])),
      SampleRequest(grid: .tolerance(0.5), includesVelocity: true, includesModel: true),
      SampleRequest(properties: ["offset.y", "scale"], springs: .swiftui),
    ]
    let answers = try await answers(requests.map { BatchRequest(bounce, $0) })
    for (request, answer) in zip(requests, answers) {
      let alone = try await client.sample(bounce, request)
      #expect(try answer.result.get() == alone, "\(request)")
    }
  }

  @Test func aDocumentOfManyLinesIsOneLine() async throws {
    let spread = line.flatMap { $0 == UInt8(ascii: ",") ? Array(",\r\n ".utf8) : [$0] }
    let broken = Array("{\"kind\":\"anim\nation\"}".utf8)
    let answers = try await answers(
      [BatchRequest(spread), BatchRequest([]), BatchRequest(broken), BatchRequest(line)])
    #expect(answers.map(\.status) == [200, 400, 400, 200])
    #expect(answers[0].result == answers[3].result)
    let problem = #expect(throws: ProblemDocument.self) { try answers[2].result.get() }
    #expect(problem?.errors.first?.code == .syntax)
  }

  @Test func aNumberThatIsNoneIsTheProblemOfItsDocument() async throws {
    let answers = try await answers([
      BatchRequest(line, SampleRequest(end: .infinity)), BatchRequest(line),
    ])
    #expect(answers.map(\.status) == [422, 200])
  }

  @Test func whatIsWrongWithTheBatchIsThrown() async throws {
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await answers([BatchRequest(line)], SampleRequest(precision: 99))
    }
    #expect(problem.errors.first?.parameter == "precision")
  }

  @Test func aBatchWithoutDocumentsAsksNobody() async throws {
    let nobody = Client(authority: "h", transport: FixedTransport(status: .badGateway))
    #expect(try await answers([], from: nobody) == [])
  }

  // MARK: - Answers that arrive in pieces

  /// Gives an answer in pieces of so many bytes; may lose the end of it.
  private struct Pieces: ClientTransport {
    var text: String
    var size: Int
    var isLost = false

    func send(
      _ request: HTTPRequest, body: [UInt8]
    ) async throws -> (HTTPResponse, body: [UInt8]) {
      throw ClientError.unreachable("this is asked for pieces")
    }

    func open(
      _ request: HTTPRequest, body: [UInt8]
    ) async throws -> (HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
      let (pieces, next) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        next.yield(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      next.finish(throwing: isLost ? ClientError.unreachable("cut") : nil)
      return (HTTPResponse(status: .ok), body: pieces)
    }
  }

  private static let empty =
    #"{"status":200,"result":{"kind":"scene","duration":0,"times":[],"tracks":[],"events":[]}}"#
  private static let two = "{\"id\":\"a\"," + empty.dropFirst() + "\n" + empty + "\n"

  @Test(arguments: [1, 2, 7, 89, 500])
  func areTheSameHoweverTheyAreCut(_ size: Int) async throws {
    let client = Client(authority: "h", transport: Pieces(text: Self.two, size: size))
    let answers = try await answers([BatchRequest(line), BatchRequest(line)], from: client)
    #expect(answers.map(\.id) == ["a", nil] && answers[0].result == answers[1].result)
  }

  @Test func anAnswerThatBreaksOffIsThrownBehindThoseThatCame() async throws {
    for isLost in [true, false] {
      let client = Client(
        authority: "h", transport: Pieces(text: Self.two, size: 9, isLost: isLost))
      var answers = client.batch([BatchRequest](repeating: BatchRequest(line), count: 3))
        .makeAsyncIterator()
      #expect(try await answers.next()?.id == "a")
      #expect(try await answers.next()?.status == 200)
      await #expect(throws: ClientError.self) { _ = try await answers.next() }
    }
  }

  @Test func aLineThatIsNoAnswerIsUnexpected() async throws {
    let client = Client(authority: "h", transport: FixedTransport(status: .ok, text: "<h1>\n"))
    await #expect(throws: ClientError.unexpected(status: 200, contentType: nil)) {
      _ = try await answers([BatchRequest(line)], from: client)
    }
  }

  @Test func aServiceThatIsBusyIsAskedAgain() async throws {
    let busy = Client(
      authority: "h", transport: FixedTransport(status: .serviceUnavailable))
    var client = busy
    client.pause = { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) {
      _ = try await answers([BatchRequest(line)], from: client)
    }
  }
}
