extension String {
  /// The text cut off at the length that a picture may show, as names can have any length.
  ///
  /// - Complexity: O(1) in the length of the text.
  var drawn: String {
    guard utf8.count > Self.longestDrawn else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(Self.longestDrawn - 1))) + "…"
  }

  private static let longestDrawn = 120
}
