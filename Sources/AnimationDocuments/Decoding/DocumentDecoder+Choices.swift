// Settings that are written by name: an edge, an effect, a calculation mode.

extension DocumentDecoder {
  /// Reads a string that has to be the name of an enum's case. Reports a problem and returns nil
  /// when no case has that name.
  ///
  /// `noun` says what is named, without an article: "edge".
  ///
  /// - Complexity: O(cases).
  mutating func choice<Choice: RawRepresentable<String>>(
    at node: Int, _ noun: String, among cases: [Choice], called keys: [TextName]
  ) -> Choice? {
    guard isName(node, of: "the \(noun)", hint: cases.map(\.rawValue).listed("or")) else {
      return nil
    }
    if let place = keys.first(matching: node, of: tape) { return cases[place] }
    reportUnknownName(at: node, among: cases.map(\.rawValue), noun)
    return nil
  }
}
