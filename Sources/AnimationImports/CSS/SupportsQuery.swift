/// The conditions of `@supports`.
enum SupportsQuery {
  /// Whether a condition asks for what browsers can do, so that it is taken to hold; one with `not`
  /// asks for what they cannot.
  ///
  /// - Complexity: O(length).
  static func holds(_ text: String) -> Bool {
    !text.lowercased().split { "()".contains($0) || $0.isWhitespace }.contains("not")
  }
}
