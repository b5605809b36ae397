import AnimationEngine

/// Gradients in values of CSS. No browser mixes them.
enum Gradients {
  /// Whether texts differ in their gradients.
  ///
  /// - Complexity: O(length of the texts).
  static func differ(in texts: [String]) -> Bool { Set(texts.map(list)).count > 1 }

  private static func list(_ text: String) -> [String] {
    // Taking a long list apart takes longer than reading it.
    guard text.lowercased().holds("gradient(") else { return [] }
    return StyleText.entries(text).flatMap { StyleText.words($0) }.filter {
      $0.lowercased().holds("gradient(")
    }
  }
}
