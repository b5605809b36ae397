// Settings that are written by name: an edge, an effect, a calculation mode.

extension DocumentDecoder {
  /// Reads the name of one of the cases of a setting. Reports a problem and returns nil when there
  /// is no such case.
  ///
  /// `noun` is what the name names, without an article: "edge".
  ///
  /// - Complexity: O(cases).
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    at node: Int, _ noun: String
  ) -> Choice? {
    guard tape[node].kind == .string else {
      wrongType(
        at: node, "The name of the \(noun) belongs here",
        hint: Choice.allCases.map(\.rawValue).listed("or"))
      return nil
    }
    // Cases are plain words, so the text of one has no other way to be composed.
    if let choice = Choice(rawValue: tape.string(at: node)) { return choice }
    reportUnknownName(at: node, among: Choice.allCases.map(\.rawValue), noun)
    return nil
  }
}
