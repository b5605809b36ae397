import AnimationDocuments
import AnimationEngine

/// Parses single CSS values, and writes colours.
enum StyleText {
  /// A colour of sRGB. Channels and opacity are brought into 0 to 1.
  static func color(_ channels: ArraySlice<Double>, opacity: Double) -> String {
    let channels = channels.map { "\((min(max($0, 0), 1) * 100).json)%" }
    let opacity = min(max(opacity, 0), 1)
    let end = opacity == 1 ? "" : " / \(opacity.json)"
    return "rgb(\(channels.joined(separator: " "))\(end))"
  }

  /// The words of a text, separated by spaces outside of parentheses and quotes.
  ///
  /// - Complexity: O(length).
  static func words(_ text: some StringProtocol) -> [String] {
    split(text) { $0 == " " || $0.isNewline || $0 == "\t" }
  }

  /// The entries of a comma-separated list, without surrounding spaces.
  ///
  /// - Complexity: O(length).
  static func entries(_ text: some StringProtocol) -> [String] { split(text) { $0 == "," } }

  private static func split(
    _ text: some StringProtocol, at isSeparator: (Character) -> Bool
  ) -> [String] {
    var (parts, part, depth) = ([String](), "", 0)
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth = max(depth - 1, 0)
      } else if depth == 0, isSeparator(character) {
        parts.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    return (parts + [part]).map(trimmed).filter { !$0.isEmpty }
  }

  /// The text without surrounding spaces.
  static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }

  /// Whether the whole text is an identifier of CSS: letters, digits, `-`, `_`, any character beyond
  /// ASCII, and escapes. It begins with no digit.
  ///
  /// - Complexity: O(length).
  static func isIdentifier(_ text: String) -> Bool {
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped || byte == UInt8(ascii: "\\") {
        isEscaped = !isEscaped
      } else if !isInName(byte) {
        return false
      }
    }
    if text.hasPrefix("--") { return true }
    let start = text.utf8.drop { $0 == UInt8(ascii: "-") }.first
    return start.map { !$0.isDigit } ?? false
  }

  /// Whether a byte can be part of an identifier.
  static func isInName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }

  /// The number, if the whole text is one; nil otherwise.
  static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isDigit
        || [
          UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
          UInt8(ascii: "E"),
        ]
        .contains(byte)
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The number and its unit, in lower case, that the whole text is; nil otherwise. A `calc()` of
  /// one unit is one too.
  static func dimension(_ text: String) -> (number: Double, unit: String)? {
    if text.lowercased().hasPrefix("calc(") { return (try? CSSValue(text))?.dimension }
    let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
    guard let number = number(String(text.dropLast(unit.count))) else { return nil }
    return (number, unit.lowercased())
  }

  /// A length in pixels; nil for a relative length.
  static func pixels(_ text: String) -> Double? {
    guard let (number, unit) = dimension(text) else { return nil }
    if unit.isEmpty { return number == 0 ? 0 : nil }
    return FixedUnit.pixels(of: unit).map { number * $0 }
  }

  /// An angle in degrees; nil if the text is none.
  static func degrees(_ text: String) -> Double? {
    guard let (number, unit) = dimension(text) else { return nil }
    return text == "0" ? 0 : FixedUnit.degrees(of: unit).map { number * $0 }
  }

  /// A time in seconds; nil if the text is none.
  static func seconds(_ text: String) -> Double? {
    guard let (number, unit) = dimension(text) else { return nil }
    return unit == "s" ? number : unit == "ms" ? number / 1000 : nil
  }

  /// A number, or a percentage as a fraction; nil if the text is neither.
  static func share(_ text: String) -> Double? {
    guard let (number, unit) = dimension(text) else { return nil }
    return unit.isEmpty ? number : unit == "%" ? number / 100 : nil
  }

  static func isColor(_ text: String) -> Bool {
    text.utf8.count <= 200 && (try? MixedColor(css: text)) != nil
  }

  /// The argument of a function that is the whole text: `4px` of `blur(4px)`. Nil for other texts.
  static func argument(of name: String, in text: String) -> String? {
    guard text.lowercased().hasPrefix(name + "("), text.hasSuffix(")"),
      text.filter({ $0 == "(" }).count == 1
    else { return nil }
    return trimmed(text.dropFirst(name.count + 1).dropLast())
  }

  /// The text between the parentheses of the function `name`, if the function is the whole text;
  /// otherwise nil. It may be empty or contain functions.
  static func inside(of name: String, in text: String) -> String? {
    guard text.lowercased().hasPrefix(name + "("), text.hasSuffix(")"), words(text).count == 1,
      entries(text).count == 1
    else { return nil }
    return trimmed(text.dropFirst(name.count + 1).dropLast())
  }
}
