import AnimationDocuments
import Foundation
import HTTPNames
import HTTPTypes

/// What happens in the library of a service, as it happens.
///
/// Where the connection is lost, it is made again and goes on behind the last event, so that none is
/// missed and none comes twice. It ends only with the task that listens, or with an error that another
/// try would not mend: the service refuses, or does not know the last event any more
/// (`unknown-event`, the library was made anew).
public struct AnimationEvents: AsyncSequence, Sendable {
  public typealias Element = AnimationEvent

  let client: Client
  let name: String?
  let lastID: String?

  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Waits for one event after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let client: Client
    private let path: String
    private var lastID: String?
    private var waiting: ArraySlice<AnimationEvent> = []
    private var body: AsyncThrowingStream<[UInt8], any Error>.AsyncIterator?
    private var parser = EventParser()
    /// Connections in a row that have brought nothing, 4 at most.
    private var failures = 0

    init(_ events: AnimationEvents) {
      client = events.client
      path = events.name.map { AnimationsClient.path(of: $0) + "/events" } ?? "/v1/events"
      lastID = events.lastID
    }

    /// The next event; waits until there is one.
    public mutating func next() async throws -> AnimationEvent? {
      while waiting.isEmpty {
        do {
          try await receive()
        } catch let error as ClientError {
          guard error.isPassing else { throw error }
          try await pause()
        } catch let problem as ProblemDocument {
          guard [429, 503].contains(problem.status) else { throw problem }
          try await pause()
        }
        try Task.checkCancellation()
      }
      return waiting.popFirst()
    }

    /// Takes the next bytes, from a new connection where there is none.
    private mutating func receive() async throws {
      if body == nil { body = try await connect().makeAsyncIterator() }
      guard let bytes = try await body?.next() else { throw ClientError.unreachable("It ended.") }
      waiting = parser.add(bytes).compactMap(AnimationEvent.init)[...]
      if !bytes.isEmpty { failures = 0 }
      lastID = parser.lastID ?? lastID
    }

    private mutating func connect() async throws -> AsyncThrowingStream<[UInt8], any Error> {
      parser = EventParser()
      var call = ClientCall(method: .get, path: path, fields: [.accept: "text/event-stream"])
      if let lastID { call.fields[.lastEventID] = lastID }
      let (head, body) = try await client.transport.open(client.request(call))
      if head.status == .ok { return body }
      var bytes: [UInt8] = []
      for try await piece in body { bytes += piece }
      throw Client.error(head, bytes)
    }

    /// Waits before the next connection: as long as the service wishes, and longer each time.
    private mutating func pause() async throws {
      body = nil
      let least = Duration.milliseconds(parser.retry ?? 1000)
      try await client.pause(least * (1 << failures))
      failures = failures < 4 ? failures + 1 : failures
    }
  }
}

extension ClientError {
  /// Whether another try may help.
  fileprivate var isPassing: Bool {
    switch self {
    case .unreachable: true
    case .unexpected(let status, _): status >= 500
    }
  }
}

extension AnimationEvent {
  private struct Content: Decodable {
    var name: String
    var revision: Int
    var updated: String
  }

  /// The event that a message tells of; nil for one that this client does not know.
  init?(_ message: EventParser.Message) {
    guard let kind = Kind(rawValue: message.event),
      let content = try? JSONDecoder().decode(Content.self, from: Data(message.data.utf8))
    else { return nil }
    self.init(
      id: message.id, kind: kind, name: content.name, revision: content.revision,
      updated: content.updated)
  }
}

extension HTTPField.Name {
  /// The event after which a stream goes on.
  fileprivate static let lastEventID = HTTPField.Name(fixed: "Last-Event-ID")
}
