/// The conditions of `@supports` and `@media` that are taken to hold.
enum StyleCondition {
  /// Whether a condition of `@supports` asks for what browsers can do; one with `not` asks for what
  /// they cannot.
  ///
  /// - Complexity: O(length).
  static func isSupported(_ text: String) -> Bool {
    !text.lowercased().split { "()".contains($0) || $0.isWhitespace }.contains("not")
  }

  /// Whether one query of a list of `@media` holds for every screen on which motion is wanted, such as
  /// `(prefers-reduced-motion: no-preference)`; others depend on who watches.
  ///
  /// - Complexity: O(length).
  static func isForMotion(_ text: String) -> Bool {
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
