import AnimationDocuments
import AnimationLibrary
import AnimationRoutes
import HTTPTypes
import TestSupport
import Testing

@testable import AnimationClient

@Suite("The client of the library")
struct AnimationsClientTests {
  private let transport: RoutesTransport
  private let client: Client
  private let line = Array(Fixtures.line.utf8)
  private let bounce = Array(Fixtures.bounce.utf8)

  init() {
    let store = InMemoryStore(now: 1_795_000_000_000_000)
    transport = RoutesTransport(
      routes: Routes(
        Service(library: ServedLibrary(store: store) { 1_795_242_307_125_000 })))
    var client = Client(authority: "localhost", transport: transport)
    client.pause = { _ in await Task.yield() }
    self.client = client
  }

  @Test func whatIsPutIsGot() async throws {
    let entry = try await client.animations.put(line, as: "button.press", if: .absent)
    #expect(entry.name == "button.press" && entry.revision == 1 && entry.kind == "animation")
    #expect(entry.duration == 1 && entry.updated == "2026-11-21T06:25:07.125000Z")
    _ = try await client.animations.put(bounce, as: "button.press", if: .revision(1))
    let newest = try await client.animations.get("button.press")
    #expect(newest == StoredDocument(document: bounce, revision: 2))
    let first = try await client.animations.get("button.press", revision: 1)
    #expect(first == StoredDocument(document: line, revision: 1))
  }

  @Test func whatIsPutIsSampledByItsName() async throws {
    _ = try await client.animations.put(line, as: "button.press")
    _ = try await client.animations.put(bounce, as: "button.press")
    let request = SampleRequest(grid: .framesPerSecond(10))
    let animations = client.animations
    #expect(try await animations.sample("button.press", request) == client.sample(bounce, request))
    #expect(
      try await animations.sample("button.press", revision: 1, request)
        == client.sample(line, request))
    #expect(try await animations.frames("button.press", request) == client.frames(bounce, request))
    #expect(
      try await animations.sample("button.press", revision: 1, request, format: "csv")
        == client.sample(line, request, format: "csv"))
  }

  @Test func whatIsPutIsDrawnExportedAndValidatedByItsName() async throws {
    _ = try await client.animations.put(line, as: "button.press")
    _ = try await client.animations.put(bounce, as: "button.press")
    let animations = client.animations
    #expect(try await animations.plot("button.press") == client.plot(bounce))
    let picture = PictureQuery(width: 300)
    #expect(
      try await animations.plot("button.press", revision: 1, picture: picture)
        == client.plot(line, picture: picture))
    let request = ExportRequest(tolerance: 0.5)
    #expect(
      try await animations.export("button.press", as: "css-keyframes", request)
        == client.export(bounce, as: "css-keyframes", request))
    #expect(try await animations.validate("button.press") == client.validate(bounce))
    #expect(try await animations.validate("button.press", revision: 1).properties.count == 1)
  }

  @Test func aConditionThatDoesNotHoldIsThrown() async throws {
    _ = try await client.animations.put(line, as: "a")
    for condition in [PutCondition.absent, .revision(2)] {
      let problem = try await #require(throws: ProblemDocument.self) {
        _ = try await client.animations.put(bounce, as: "a", if: condition)
      }
      #expect(problem.code == .preconditionFailed)
    }
    _ = try await client.animations.put(bounce, as: "a", if: .present)
    try await client.animations.delete("a", if: .revision(2))
    let problem = try await #require(throws: ProblemDocument.self) {
      _ = try await client.animations.get("a")
    }
    #expect(problem.code == .notFound)
  }

  @Test func listsComeInPages() async throws {
    for name in ["b", "a", "c.x", "c.y"] { _ = try await client.animations.put(line, as: name) }
    let first = try await client.animations.list(limit: 3)
    #expect(first.animations.map(\.name) == ["a", "b", "c.x"])
    let rest = try await client.animations.list(limit: 3, cursor: first.cursor)
    #expect(rest.animations.map(\.name) == ["c.y"] && rest.cursor == nil)
    #expect(try await client.animations.list(prefix: "c.").animations.count == 2)
    _ = try await client.animations.put(bounce, as: "a")
    let history = try await client.animations.revisions(of: "a", limit: 1)
    #expect(history.revisions.map(\.revision) == [2] && history.cursor != nil)
  }

  @Test func aNameThatIsNoneNeverBecomesAnotherPath() async throws {
    for name in ["a/b", "a?x", "../version", ""] {
      await #expect(throws: ProblemDocument.self) { _ = try await client.animations.get(name) }
    }
  }

  /// Each connection of this transport brings what there is and ends.
  @Test func eventsGoOnWhereTheConnectionWasLost() async throws {
    _ = try await client.animations.put(line, as: "before")
    var events = client.animations.events(after: "1795000000000000").makeAsyncIterator()
    #expect(try await events.next()?.name == "before")
    _ = try await client.animations.put(line, as: "a")
    _ = try await client.animations.put(bounce, as: "a")
    try await client.animations.delete("a")
    var told: [AnimationEvent] = []
    for _ in 0..<3 { told.append(try #require(try await events.next())) }
    #expect(told.map(\.revision) == [1, 2, 2])
    #expect(told.map(\.kind) == [.revision, .revision, .deleted])
    #expect(told.map(\.id) == (2...4).map { "179500000000000\($0)" })
  }

  @Test func anEventThatIsNotKnownEndsThem() async throws {
    var events = client.animations.events(after: "5").makeAsyncIterator()
    let problem = try await #require(throws: ProblemDocument.self) { _ = try await events.next() }
    #expect(problem.code == .unknownEvent)
  }

  @Test func whoListensCanBeCancelled() async throws {
    let client = client
    let listener = Task {
      for try await _ in client.animations.events() {}
    }
    listener.cancel()
    await #expect(throws: CancellationError.self) { try await listener.value }
  }
}

@Suite("Messages in a stream of events")
struct EventParserTests {
  private static let text =
    "retry: 100\nid: 7\n\n:\n\nid: 8\nevent: revision\ndata: a\ndata:b\n\ndata: c\n\nid: 9\n"
  private static let expected = [
    EventParser.Message(id: "8", event: "revision", data: "a\nb"),
    EventParser.Message(id: "8", event: "message", data: "c"),
  ]

  @Test(arguments: 1...7, ["\n", "\r\n", "\r"])
  func areTheSameHoweverTheyAreCut(_ size: Int, _ end: String) {
    let bytes = Array(
      Self.text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end).utf8)
    var parser = EventParser()
    var messages: [EventParser.Message] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      messages += parser.add(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(messages == Self.expected)
    #expect(parser.lastID == "9" && parser.retry == 100)
  }
}

@Suite("Tries of the client")
struct RetryTests {
  /// Answers one thing after the other, and counts.
  private actor Script: ClientTransport {
    private var answers: [(Int, HTTPFields, String)?]
    private(set) var count = 0

    init(_ answers: [(Int, HTTPFields, String)?]) { self.answers = answers }

    func send(
      _ request: HTTPRequest, body: [UInt8]
    ) async throws -> (HTTPResponse, body: [UInt8]) {
      count += 1
      guard let (status, fields, text) = answers.removeFirst() else {
        throw ClientError.unreachable("cut")
      }
      return (HTTPResponse(status: .init(code: status), headerFields: fields), Array(text.utf8))
    }
  }

  private static let entry =
    #"{"name":"a","revision":1,"kind":"scene","duration":null,"updated":"2026-01-01T00:00:00Z"}"#
  private static let good: (Int, HTTPFields, String)? = (200, [:], entry)

  private static func later(
    _ reason: String, after seconds: String? = "1"
  ) -> (Int, HTTPFields, String)? {
    var fields: HTTPFields = [.contentType: "application/problem+json"]
    fields[.retryAfter] = seconds
    return (
      503, fields, #"{"code":"unavailable","status":503,"detail":"later","reason":"\#(reason)"}"#
    )
  }

  private func tries(
    _ answers: [(Int, HTTPFields, String)?], _ method: HTTPRequest.Method
  ) async -> (count: Int, isGood: Bool) {
    let script = Script(answers)
    var client = Client(authority: "h", transport: script)
    client.pause = { _ in }
    let result = try? await client.ask(ClientCall(method: method, path: "/"))
    return (await script.count, result != nil)
  }

  @Test func readingIsRepeated() async {
    #expect(await tries([nil, Self.good], .get) == (2, true))
    #expect(await tries([Self.later("library"), nil, Self.good], .post) == (3, true))
    #expect(await tries([nil, nil, nil, Self.good], .get) == (3, false))
    #expect(await tries([(429, [:], ""), Self.good], .get) == (2, true))
    #expect(await tries([(404, [:], ""), Self.good], .get) == (1, false))
    #expect(await tries([Self.later("overload", after: "60"), Self.good], .get) == (1, false))
  }

  @Test(arguments: [HTTPRequest.Method.put, .delete])
  func aWriteIsRepeatedOnlyWhereItHasNotBegun(_ method: HTTPRequest.Method) async {
    #expect(await tries([nil, Self.good], method) == (1, false))
    #expect(await tries([Self.later("library"), Self.good], method) == (1, false))
    #expect(await tries([Self.later("library-full"), Self.good], method) == (1, false))
    #expect(await tries([Self.later("overload"), Self.good], method) == (2, true))
    #expect(await tries([(429, [:], ""), Self.good], method) == (2, true))
  }
}
