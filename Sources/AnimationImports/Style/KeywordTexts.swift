/// Words of CSS that are numbers once they are computed, and so move like numbers.
enum KeywordTexts {
  /// The texts with each word replaced by the number that CSS computes from it, such as `bold` by
  /// `400`. Texts of other properties stay as they are.
  ///
  /// - Parameter name: The name of the property in scripts.
  /// - Complexity: O(length of the texts).
  static func numbers(_ texts: [String], named name: String) -> [String] {
    if name == "rotate" { return turns(texts) }
    guard let words = words(of: name), Set(texts).count > 1 else { return texts }
    return texts.map { text in
      StyleText.words(text).map { words[$0.lowercased()] ?? $0 }.joined(separator: " ")
    }
  }

  private static func words(of name: String) -> [String: String]? {
    switch name {
    case "fontWeight": ["normal": "400", "bold": "700"]
    case "fontStretch", "fontWidth": widths
    case "letterSpacing", "wordSpacing": ["normal": "0px"]
    case "outlineWidth", "columnRuleWidth": lines
    case let name where name.hasPrefix("border") && name.hasSuffix("Width"): lines
    default: nil
    }
  }

  private static let lines = ["thin": "1px", "medium": "3px", "thick": "5px"]

  private static let widths = [
    "ultra-condensed": "50%", "extra-condensed": "62.5%", "condensed": "75%",
    "semi-condensed": "87.5%", "normal": "100%", "semi-expanded": "112.5%", "expanded": "125%",
    "extra-expanded": "150%", "ultra-expanded": "200%",
  ]

  /// Turns about one axis, which `none` has too; as they are where there are several axes.
  private static func turns(_ texts: [String]) -> [String] {
    let axes = Set(texts.filter { $0 != "none" }.map(axis))
    // A longer text is no axis, and would be written as often as there is `none`.
    guard axes.count == 1, let axis = axes.first, (1...100).contains(axis.utf8.count) else {
      return texts
    }
    return texts.map { $0 == "none" ? axis + " 0deg" : $0 }
  }

  /// The words of a turn before its angle; empty where they are not there.
  private static func axis(_ text: String) -> String {
    let words = StyleText.words(text)
    guard let angle = words.last, StyleText.degrees(angle) != nil else { return "" }
    return words.dropLast().joined(separator: " ")
  }
}
