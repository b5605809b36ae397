/// The revision that a query asks for, and what else stands in the query.
public struct RevisionQuery: Hashable, Sendable {
  /// The number of the revision; nil for the newest one.
  public var revision: Int?
  /// The query without the revision.
  public var rest: String

  /// Reads the parameter `revision` of a query, which is what follows the `?` of a target.
  ///
  /// - Parameter takesMore: Whether somebody else reads the rest; otherwise there must be none.
  /// - Throws: A refusal with the code `malformed` where the revision is repeated or wrong, and with
  ///   every parameter of a rest that nobody reads.
  public init(
    decoding query: some StringProtocol, takesMore: Bool = false
  ) throws(DocumentRefusal) {
    let string = QueryString(query)
    var reader = QueryReader(string)
    revision = reader.take(Parameters.revision)
    rest = query.split(separator: "&").filter { !Self.isRevision($0) }.joined(separator: "&")
    guard takesMore else {
      try reader.finish()
      return
    }
    let problems = reader.problems.filter { $0.parameter == Self.name }
    if !problems.isEmpty { throw DocumentRefusal(.malformed, problems) }
  }

  /// The parameter.
  package static let parameter = Parameters.revision.said

  private static let name = parameter.name

  /// Whether a pair of a query is the revision, its escapes undone.
  private static func isRevision(_ pair: some StringProtocol) -> Bool {
    QueryString(pair).parameters.first?.name == name
  }
}
