/// The query of a list of stored animations: which names, and which page.
public struct AnimationListQuery: Hashable, Sendable {
  /// The prefix of the names listed; empty for all.
  public var prefix = ""
  /// The greatest number of entries on a page.
  public var limit = 100
  /// The start of the page, as the page before gave it; nil for the first page.
  public var cursor: String?

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Parameter takesPrefix: Whether names are listed; false for the revisions of one animation.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  public init(
    decoding query: some StringProtocol, takesPrefix: Bool = true
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader, takesPrefix: takesPrefix)
    try reader.finish()
  }

  /// The parameters that the query can have.
  package static func parameters(takesPrefix: Bool = true) -> [RequestParameter] {
    QueryReader.parameters { _ = AnimationListQuery(from: &$0, takesPrefix: takesPrefix) }
  }

  private init(from reader: inout QueryReader, takesPrefix: Bool) {
    if takesPrefix { prefix = reader.take(Parameters.prefix) ?? "" }
    limit = reader.take(Parameters.limit) ?? 100
    cursor = reader.take(Parameters.cursor)
  }
}
