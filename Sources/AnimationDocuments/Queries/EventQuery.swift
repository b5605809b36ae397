/// The query of an event stream, which says after which event the stream begins.
public struct EventQuery: Hashable, Sendable {
  /// The id of the last event that the client has received; nil if not given.
  public var lastEventID: String?

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown or repeated.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader)
    try reader.finish()
  }

  /// The parameters that the query can have.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = EventQuery(from: &$0) }
  }

  private init(from reader: inout QueryReader) { lastEventID = reader.take(Parameters.lastEventID) }
}
