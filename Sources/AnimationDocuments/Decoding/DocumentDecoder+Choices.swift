// Settings that are written by name: an edge, an effect, a calculation mode.

extension DocumentDecoder {
  /// Reads a string that has to be the name of an enum's case. Reports a problem and returns nil
  /// when no case has that name.
  ///
  /// `noun` says what is named, without an article: "edge".
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
    // Case names are plain ASCII, so comparing strings by their characters cannot confuse two of
    // them.
    if let choice = Choice(rawValue: tape.string(at: node)) { return choice }
    reportUnknownName(at: node, among: Choice.allCases.map(\.rawValue), noun)
    return nil
  }
}
