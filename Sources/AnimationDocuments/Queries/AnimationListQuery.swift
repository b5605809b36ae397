/// Which part of a list of the library is asked for in a query.
public struct AnimationListQuery: Hashable, Sendable {
  /// What the names begin with; the empty text is all of them.
  public var prefix = ""
  /// The most entries of a page.
  public var limit = 100
  /// Where the page begins, as the page before said it; nil for the first page.
  public var cursor: String?

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Parameter takesPrefix: Whether names are listed, not the revisions of one of them.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  public init(
    decoding query: some StringProtocol, takesPrefix: Bool = true
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader, takesPrefix: takesPrefix)
    try reader.finish()
  }

  /// All parameters.
  package static func parameters(takesPrefix: Bool = true) -> [RequestParameter] {
    QueryReader.parameters { _ = AnimationListQuery(from: &$0, takesPrefix: takesPrefix) }
  }

  private init(from reader: inout QueryReader, takesPrefix: Bool) {
    if takesPrefix { prefix = reader.take(Parameters.prefix) ?? "" }
    limit = reader.take(Parameters.limit) ?? 100
    cursor = reader.take(Parameters.cursor)
  }
}
