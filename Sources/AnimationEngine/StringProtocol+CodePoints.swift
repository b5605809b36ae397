extension StringProtocol {
  /// The first code points of the text, at most `count` of them. A single character may be of any
  /// number of code points, so that a limit on characters would limit nothing.
  ///
  /// - Complexity: O(`count`)
  package func codePoints(_ count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
  }

  /// The first 400 code points of a message that contains whole names and texts, which may be as long
  /// as the body.
  package var messageStart: String { codePoints(400) }

  /// The text where it has at most `count` code points; otherwise its beginning with "…", which are
  /// at most as many.
  package func cut(to count: Int) -> String {
    guard unicodeScalars.dropFirst(count).first != nil else { return String(self) }
    return codePoints(count - 1) + "…"
  }
}
