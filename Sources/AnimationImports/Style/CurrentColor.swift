import AnimationEngine

/// The keyword `currentColor`, which stands for the colour of an element's text.
enum CurrentColor {
  private static let word = "currentcolor"

  static func isUsed(in text: String) -> Bool {
    text.utf8.count >= word.utf8.count && text.lowercased().holds(word)
  }

  /// Whether a text is a colour of its own, which depends on no other.
  static func isKnown(_ text: String) -> Bool { StyleText.isColor(text) && !isUsed(in: text) }

  /// The text with a colour in the place of the keyword.
  ///
  /// - Complexity: O(length).
  static func replaced(in text: String, by color: String) -> String {
    var (result, name) = ("", "")
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        name.append(character)
      } else {
        result += name.lowercased() == word ? color : name
        result.append(character)
        name = ""
      }
    }
    return String(result.dropLast())
  }
}
