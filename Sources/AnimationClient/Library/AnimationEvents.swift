import AnimationDocuments
import Foundation
import HTTPNames
import HTTPTypes

/// The changes of a service's library, as they happen.
///
/// A lost connection is made again and continues after the last event, so that none is missed or
/// repeated. The sequence ends only with the listening task, or with an error that no retry can
/// mend: the service refuses, or does not know the last event. The latter is `unknown-event`; the
/// library was then created anew.
public struct AnimationEvents: AsyncSequence, Sendable {
  public typealias Element = AnimationEvent

  let client: Client
  let name: String?
  let lastID: String?

  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// Waits for one event after another.
  public struct Iterator: AsyncIteratorProtocol {
    private let client: Client
    private let path: String
    private var lastID: String?
    private var waiting: ArraySlice<AnimationEvent> = []
    private var body: AsyncThrowingStream<[UInt8], any Error>.AsyncIterator?
    private var parser = EventParser()
    /// The number of consecutive connections without any data, at most 4.
    private var failures = 0

    /// The least time before reconnecting, in milliseconds. A service that asks for none would be
    /// called without a pause.
    private static let leastPause = 100

    init(_ events: AnimationEvents) {
      client = events.client
      path = events.name.map { AnimationsClient.path(of: $0) + "/events" } ?? "/v1/events"
      lastID = events.lastID
    }

    /// Waits for the next event; never returns nil, since the events have no end.
    ///
    /// - Throws: The error or the problem of a connection that is not worth another try, or
    ///   `CancellationError` when the task is cancelled.
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

    /// Receives the next bytes, after connecting if necessary.
    private mutating func receive() async throws {
      if body == nil { body = try await connect().makeAsyncIterator() }
      guard let bytes = try await body?.next() else { throw ClientError.unreachable("It ended.") }
      waiting = parser.add(bytes).compactMap(AnimationEvent.init)[...]
      if !bytes.isEmpty { failures = 0 }
      lastID = parser.lastID ?? lastID
    }

    private mutating func connect() async throws -> AsyncThrowingStream<[UInt8], any Error> {
      parser = EventParser(retry: parser.retry)
      var call = ClientCall(method: .get, path: path, fields: [.accept: "text/event-stream"])
      if let lastID { call.fields[.lastEventID] = lastID }
      let (head, body) = try await client.transport.open(client.request(call), body: [])
      if head.status == .ok { return body }
      var bytes: [UInt8] = []
      for try await piece in body { bytes += piece }
      throw Client.error(head, bytes)
    }

    /// Waits before reconnecting: as long as the service asks for, but at least a tenth of a second,
    /// doubled with each failure.
    private mutating func pause() async throws {
      body = nil
      let wish = Duration.milliseconds(Swift.max(parser.retry ?? 1000, Self.leastPause))
      try await client.pause(wish * (1 << failures))
      failures = failures < 4 ? failures + 1 : failures
    }
  }
}

extension ClientError {
  /// Whether a retry may help.
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

  /// The event in a server-sent message; nil for a kind that this client does not know.
  init?(_ message: EventParser.Message) {
    guard let kind = Kind(rawValue: message.event),
      let content = try? JSONDecoder().decode(Content.self, from: Data(message.data.utf8))
    else { return nil }
    self.init(
      id: message.id, kind: kind, name: content.name, revision: content.revision,
      updated: content.updated)
  }
}
