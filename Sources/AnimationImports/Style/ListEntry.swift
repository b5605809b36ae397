/// An entry of a list of filters or of shadows, as a text.
struct ListEntry {
  let text: String
  /// An entry of the same kind without an effect.
  let neutral: String

  /// Creates the entry of a list of the property `name`; nil where it is none, or where nothing of
  /// its kind is without an effect.
  private init?(_ text: String, of name: String) {
    guard let neutral = Self.isOfShadows(name) ? Self.shadow(text) : Self.filter(text) else {
      return nil
    }
    (self.text, self.neutral) = (text, neutral)
  }

  /// The entries of the value of a property, by its name in scripts; nil for other properties and
  /// values.
  ///
  /// - Complexity: O(length).
  static func all(in text: String, of name: String) -> [ListEntry]? {
    guard isOfShadows(name) || ["filter", "backdropFilter"].contains(name) else { return nil }
    if text == "none" { return [] }
    let texts = isOfShadows(name) ? StyleText.entries(text) : StyleText.words(text)
    let entries = texts.compactMap { ListEntry($0, of: name) }
    return entries.count == texts.count ? entries : nil
  }

  /// What stands between the entries of a property.
  static func separator(of name: String) -> String { isOfShadows(name) ? ", " : " " }

  private static func isOfShadows(_ name: String) -> Bool { name.hasSuffix("Shadow") }

  /// A shadow that is not seen. One without a colour has that of the text, which is seen.
  private static func shadow(_ text: String) -> String? {
    let words = StyleText.words(text)
    guard words.contains(where: StyleText.isColor) else { return nil }
    return (words.contains("inset") ? "inset " : "") + "0 0 transparent"
  }

  private static func filter(_ text: String) -> String? {
    guard let name = text.split(separator: "(").first?.lowercased() else { return nil }
    switch name {
    case "blur", "hue-rotate", "grayscale", "sepia", "invert": return name + "(0)"
    case "brightness", "contrast", "saturate", "opacity": return name + "(1)"
    case "drop-shadow":
      return StyleText.inside(of: name, in: text).flatMap(shadow).map { "\(name)(\($0))" }
    default: return nil
    }
  }
}
