/// The text that a document was read from: what its canonical text keeps.
struct DocumentSource: Sendable {
  /// The text and its nodes.
  let tape: JSONTape
  /// The document's node.
  let node: Int
  /// The values inside that are any JSON. They are known by their text, so their numbers stay as they were
  /// written.
  let anyValues: Set<Int>

  /// Writes all members but those at the beginning of every document.
  ///
  /// - Complexity: O(length).
  func writeBody(to text: inout JSONWriter) {
    let head = ["kind", "name", "description"]
    for member in tape.members(of: node) where !head.contains(tape.string(at: member.name)) {
      text.copy(member, of: tape, shorteningAllBut: anyValues)
    }
  }
}
