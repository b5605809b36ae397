public import AnimationEngine

/// What an export is asked for in a query.
public struct ExportQuery: Hashable, Sendable {
  /// The greatest error, in the unit of each component; nil for the format's own.
  public var tolerance: Double?
  /// What properties are on the other side, by their names in the document.
  public var map: [String: String] = [:]
  /// The model that springs move by.
  public var springs = SpringModel.analytic
  /// The document of a link, as it stands in the query; nil where none is taken or given.
  public var document: String?

  /// The parameters' defaults.
  public init() {}

  /// Reads the parameters of a query, which is what follows the `?` of a target.
  ///
  /// - Parameter takesDocument: Whether the query is a link that may hold a document.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated or
  ///   wrong.
  /// - Complexity: O(length).
  public init(
    decoding query: some StringProtocol, takesDocument: Bool = false
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    self.init(from: &reader)
    if takesDocument { document = reader.take(Parameters.document) }
    try reader.finish()
  }

  /// All parameters.
  package static var parameters: [RequestParameter] {
    QueryReader.parameters { _ = ExportQuery(from: &$0) }
  }

  private init(from reader: inout QueryReader) {
    tolerance = reader.take(Parameters.exportTolerance)
    springs = reader.take(Parameters.springs) ?? .analytic
    map = reader.exportMap()
  }
}

extension QueryReader {
  /// What properties are on another platform, by their names in the document.
  mutating func exportMap() -> [String: String] {
    var map: [String: String] = [:]
    for entry in (take(Parameters.exportMap) ?? "").split(separator: ",") {
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
        map[String(parts[0])] = String(parts[1])
      } else {
        report(
          .wrongType, "map",
          "map is a list such as lift:translateY,glow:opacity; this is \"\(entry)\".")
      }
    }
    return map
  }
}
