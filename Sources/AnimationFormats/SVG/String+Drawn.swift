extension String {
  /// The text as far as a picture shows it: names may have any length, and nobody reads more.
  ///
  /// - Complexity: O(1) in the length of the text.
  var drawn: String {
    guard utf8.count > Self.longestDrawn else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(Self.longestDrawn - 1))) + "…"
  }

  private static let longestDrawn = 120
}
