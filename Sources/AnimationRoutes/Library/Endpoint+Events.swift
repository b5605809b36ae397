import AnimationDocuments
import AnimationLibrary
import HTTPNames
import HTTPTypes

extension Endpoint {
  /// `GET /v1/events`: the changes of all stored animations, as server-sent events.
  static let events = Endpoint(
    library: "/v1/events", [.get, .head], parameters: EventQuery.parameters,
    says: .library(
      .get(
        "events", "What happens in the library", about: aboutEvents, headers: [.lastEventID],
        answers: .events))
  ) { call, _ throws(LibraryFailure) in
    try call.events(of: nil)
  }

  /// `GET /v1/animations/{name}/events`: the changes of one animation, which need not exist yet.
  static let animationEvents = Endpoint(
    library: "/v1/animations/{name}/events", [.get, .head], path: [.storedName],
    parameters: EventQuery.parameters,
    says: .library(
      .get(
        "animationEvents", "What happens to one animation",
        about: aboutEvents + "\n\nThe animation need not be there yet.",
        headers: [.lastEventID], answers: .events))
  ) { call, _ throws(LibraryFailure) in
    try call.events(of: try call.name())
  }

  private static let aboutEvents = """
    Server-sent events: `revision` for each new revision and `deleted` for each animation that \
    is deleted, on whichever machine it was written. Each has an id; `Last-Event-ID`, or the \
    parameter `lastEventId` for who cannot set header fields, goes on after one. Without either \
    the events begin now. An id that the library does not know answers 400 (`unknown-event`). A \
    comment every 15 s keeps the connection. The stream ends when the daemon is about to stop.
    """
}

extension LibraryCall {
  private static let eventStream = "text/event-stream"

  fileprivate func events(of name: AnimationName?) throws(LibraryFailure) -> Reply {
    let query = try read { () throws(DocumentRefusal) in
      try EventQuery(decoding: call.target.query)
    }
    // A client that waits for a whole answer would wait for ever.
    if let accept = call.fields.accept, Accept(accept).quality(of: Self.eventStream) == 0 {
      throw LibraryFailure(
        .notAcceptable, "Events come as \(Self.eventStream); Accept refuses that.")
    }
    // The header field comes from a client that reconnects; its query is still the original one.
    let id = call.fields.lastEventID ?? query.lastEventID
    let start = try start(after: id.flatMap { $0.isEmpty ? nil : $0 })
    var reply = Reply(
      status: .ok,
      fields: [
        .contentType: Self.eventStream, .cacheControl: "no-store", .acceleratorBuffering: "no",
      ], body: .events(EventStream(of: library.store, name: name, after: start)), route: template)
    reply.isVerbatim = true
    return reply
  }

  /// The change after which the stream begins: the latest, or one that the library knows by its id.
  private func start(after id: String?) throws(LibraryFailure) -> ChangeNumber {
    guard let id else {
      return try ask { store throws(StoreError) in try store.latestChange() }
    }
    guard let number = Int64(id).map(ChangeNumber.init), String(number.number) == id else {
      throw .refused(.unknownEvent(id))
    }
    _ = try ask { store throws(StoreError) in
      try store.changes(after: number, name: nil, limit: 1)
    }
    return number
  }
}

extension HTTPField.Name {
  /// Tells nginx to forward each event at once.
  fileprivate static let acceleratorBuffering = HTTPField.Name(fixed: "X-Accel-Buffering")
}

extension RequestParameter {
  fileprivate static let lastEventID = RequestParameter(
    HTTPField.Name.lastEventID.rawName, in: .header, title: "LastEventID", .type("string"),
    "The id after which the events go on; wins over the parameter.")
}

extension ContractAnswer {
  fileprivate static let events = ContractAnswer.good(
    title: "Events", "The events, for as long as the client listens.",
    ContractContent(
      "text/event-stream",
      SchemaNode.type("string").described(
        """
        The data of each event is an object with `name`, `revision` and `updated`; of a deleted \
        animation the revision is the last one that it had.
        """),
      examples: [
        .init(
          name: "revision", summary: "A new revision",
          value:
            #""id: 1795332307125001\nevent: revision\ndata: {\"name\":\"button.press\",\"revision\":8,\"updated\":\"2026-11-22T06:45:07.125000Z\"}\n\n""#
        )
      ]))
}
