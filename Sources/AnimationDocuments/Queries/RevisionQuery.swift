/// The revision of a stored animation that a query asks for, and the rest of the query.
public struct RevisionQuery: Hashable, Sendable {
  /// The number of the revision; nil for the newest one.
  public var revision: Int?
  /// The text of the query without the revision; all of it where the revision is wrong, so that who
  /// reads the rest tells that with all else.
  public var rest: String

  /// Reads the parameter `revision` of a query, the part of a request's target after the `?`.
  ///
  /// - Parameter takesMore: Whether another reader reads the rest, and refuses a wrong revision.
  /// - Throws: Unless it takes more, a refusal with the code `malformed` where the revision is repeated
  ///   or wrong, and with every other parameter.
  public init(
    decoding query: some StringProtocol, takesMore: Bool = false
  ) throws(DocumentRefusal) {
    let string = QueryString(query)
    var reader = QueryReader(string)
    revision = reader.take(Parameters.revision)
    let isWrong = reader.problems.contains { $0.parameter == Self.name }
    if isWrong { revision = nil }
    rest =
      isWrong
      ? String(query)
      : query.split(separator: "&").filter { !Self.isRevision($0) }.joined(separator: "&")
    if !takesMore { try reader.finish() }
  }

  package static let parameter = Parameters.revision.said

  private static let name = parameter.name

  /// Whether a pair of a query, with its escapes resolved, is the revision.
  private static func isRevision(_ pair: some StringProtocol) -> Bool {
    QueryString(pair).parameters.first?.name == name
  }
}
