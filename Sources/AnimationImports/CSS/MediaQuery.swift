/// The queries of `@media` that are known to hold: those for whom motion on a screen is meant.
enum MediaQuery {
  /// Whether one query of a list holds for every screen on which motion is wanted, such as
  /// `(prefers-reduced-motion: no-preference)`; others depend on who watches.
  ///
  /// - Complexity: O(length).
  static func holds(_ text: String) -> Bool {
    StyleText.entries(text).contains { query in
      let words = StyleText.words(query.lowercased()).filter { $0 != "and" && $0 != "only" }
      return !words.isEmpty && words.allSatisfy(isMeant)
    }
  }

  private static func isMeant(_ feature: String) -> Bool {
    ["all", "screen", "(prefers-reduced-motion:no-preference)"]
      .contains(feature.filter { !$0.isWhitespace })
  }
}
