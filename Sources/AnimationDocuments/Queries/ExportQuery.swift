public import AnimationEngine

/// The query of an export to another format.
public struct ExportQuery: Hashable, Sendable {
  /// The greatest error of the export, in the unit of each component; nil for the format's default.
  public var tolerance: Double?
  /// The names that properties get in the target format, by their names in the document.
  public var map: [String: String] = [:]
  /// The rule by which springs move.
  public var springs = SpringModel.analytic
  /// The document in a link, as it is in the query; nil if none is taken.
  public var document: String?

  /// A query with every parameter at its default.
  public init() {}

  /// Reads the query of a request, the part of its target after the `?`.
  ///
  /// - Parameters:
  ///   - takesDocument: Whether the query is a link, which has to hold a document.
  ///   - takesRevision: Whether the query is about a stored document, of which it may name a revision.
  /// - Throws: A refusal with the code `malformed` and every parameter that is unknown, repeated,
  ///   wrong or missing.
  /// - Complexity: O(length).
  public init(
    decoding query: some StringProtocol, takesDocument: Bool = false, takesRevision: Bool = false
  ) throws(DocumentRefusal) {
    var reader = QueryReader(query)
    if takesRevision { _ = reader.take(Parameters.revision) }
    self.init(from: &reader)
    if takesDocument { document = reader.linkedDocument() }
    try reader.finish()
  }

  /// The parameters that the query can have.
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
  /// Reads the names that properties get in the target format, by their names in the document.
  mutating func exportMap() -> [String: String] {
    var map: [String: String] = [:]
    guard let text = take(Parameters.exportMap) else { return map }
    for entry in Self.entries(ofMap: text) {
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        report(
          .wrongType, "map",
          "map is a list such as lift:translateY,glow:opacity; this is \"\(entry.shortened)\".")
        continue
      }
      let name = String(parts[0])
      if map.updateValue(String(parts[1]), forKey: name) != nil {
        report(
          .duplicateParameter, "map",
          "map names \"\(name.shortened)\" twice: leave one of them out.")
      }
    }
    return map
  }

  /// The entries of a map. A piece between commas that has no colon is part of the name that the next
  /// one ends, as commas may be part of a name.
  private static func entries(ofMap text: String) -> [String] {
    var (entries, open) = ([String](), [Substring]())
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      open.append(piece)
      guard piece.utf8.contains(UInt8(ascii: ":")) else { continue }
      entries.append(open.joined(separator: ","))
      open = []
    }
    return open.isEmpty ? entries : entries + [open.joined(separator: ",")]
  }
}
