import AnimationDocuments
import AnimationLibrary
import HTTPTypes

extension Endpoint {
  /// `GET /v1/events`: what happens to all animations.
  static let events = Endpoint(
    library: "/v1/events", [.get, .head], parameters: EventQuery.parameters
  ) { call, _ throws(LibraryFailure) in
    try call.events(of: nil)
  }

  /// `GET /v1/animations/{name}/events`: what happens to one, which need not be there yet.
  static let animationEvents = Endpoint(
    library: "/v1/animations/{name}/events", [.get, .head], parameters: EventQuery.parameters
  ) { call, _ throws(LibraryFailure) in
    try call.events(of: try call.name())
  }
}

extension LibraryCall {
  fileprivate func events(of name: AnimationName?) throws(LibraryFailure) -> Reply {
    let query = try read { () throws(DocumentRefusal) in
      try EventQuery(decoding: call.target.query)
    }
    // The field comes from a client that has been cut off, and the query is still that of its start.
    let id = call.fields.lastEventID ?? query.lastEventID
    let start = try start(after: id.flatMap { $0.isEmpty ? nil : $0 })
    var reply = Reply(
      status: .ok,
      fields: [
        .contentType: "text/event-stream", .cacheControl: "no-store", .acceleratorBuffering: "no",
      ], body: .events(EventStream(of: library.store, name: name, after: start)), route: template)
    reply.isVerbatim = true
    return reply
  }

  /// The change after which the stream begins: now, or one that the library knows.
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
  /// Asks nginx to pass each event on at once.
  fileprivate static let acceleratorBuffering = HTTPField.Name(fixed: "X-Accel-Buffering")
}
