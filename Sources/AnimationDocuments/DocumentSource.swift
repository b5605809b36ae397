/// The JSON text that a document was read from, from which its canonical text is written.
struct DocumentSource: Sendable {
  /// The JSON text as a flat list of nodes.
  let tape: JSONTape
  /// The node of the document; a batch or comparison has several.
  let node: Int
  /// The nodes of values that may be any JSON: their numbers stay as written.
  let anyValues: Set<Int>

  /// Writes all members except `kind`, `name` and `description`, which are written before.
  ///
  /// - Complexity: O(length).
  func writeBody(to text: inout JSONWriter) {
    let head = ["kind", "name", "description"]
    for member in tape.members(of: node) where !head.contains(tape.string(at: member.name)) {
      text.copy(member, of: tape, shorteningAllBut: anyValues)
    }
  }
}
