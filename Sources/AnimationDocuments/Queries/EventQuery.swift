/// Where a stream of events begins, as a query says it.
public struct EventQuery: Hashable, Sendable {
  /// The id of the last event that the client has; nil where the query does not say.
  public var lastEventID: String?

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown or repeated.
  public init(decoding query: some StringProtocol) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader)
    try reader.finish()
  }

  /// All parameters.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = EventQuery(from: &$0) }
  }

  private init(from reader: inout QueryReader) {
    lastEventID = reader.take(Parameters.lastEventID)
  }
}
