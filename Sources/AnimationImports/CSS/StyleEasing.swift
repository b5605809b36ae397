import AnimationDocuments
import AnimationEngine

/// Recognises words that are easings.
enum StyleEasing {
  /// Whether a word looks like a CSS easing.
  static func isEasing(_ word: String) -> Bool {
    let text = word.lowercased()
    return CSSEasing.keywords.contains(text)
      || ["cubic-bezier(", "steps(", "linear("].contains { text.hasPrefix($0) }
  }

  /// The easing that a word is; nil for a word that does not look like one.
  ///
  /// - Throws: What is wrong with a word that looks like an easing.
  static func easing(_ word: String) throws(StyleFault) -> UnitCurve? {
    guard isEasing(word) else { return nil }
    do {
      return try UnitCurve(style: word)
    } catch {
      throw StyleFault(word, error)
    }
  }
}

extension ImportReading {
  /// The easing in a declaration of CSS. Notes what is wrong with another text, and returns nil.
  mutating func styleEasing(_ text: String, at offset: Int) -> UnitCurve? {
    guard affords(easing: text) else { return nil }
    do throws(StyleFault) {
      if let easing = try StyleEasing.easing(text) { return easing }
      throw StyleFault(text, of: "animation-timing-function")
    } catch {
      drop(error.message, "declaration", at: offset)
      return nil
    }
  }
}
