import AnimationEngine

/// Prepares text for SVG.
enum SVGText {
  /// The text with XML's special characters escaped. Characters that XML does not allow, and
  /// those that change the writing direction, are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": escaped += " "
      case "\u{200E}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// An estimate of the width of a text in pixels at a font size of 11, rather too wide than too
  /// narrow.
  static func width(_ text: String) -> Double { text.reduce(0) { $0 + width($1) } }

  /// How much wider a bold text is.
  static let boldness = 1.17

  private static func width(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case ..<0x80: return "ijlt.,:;'|!() ".unicodeScalars.contains(scalar) ? 4 : 6.8
    case 0x1100...: return 14
    default: return 7.4
    }
  }

  /// The beginning of a text that fits in `room` pixels, with an ellipsis if it is cut off; empty
  /// if not even two characters fit.
  static func shortened(_ text: String, toFit room: Double) -> String {
    // Nothing is wider than a picture, so a long text need not be measured to its end.
    var text = text
    var isCut = false
    if text.utf8.count > 400 {
      text = String(text.prefix(100))
      isCut = true
    }
    var width = width(text)
    if !isCut, width <= room { return text }
    while let last = text.last, width + 8 > room || last == " " {
      text.removeLast()
      width -= Self.width(last)
    }
    return text.count < 2 ? "" : text + "…"
  }

  /// A name that fits in `room` pixels, with an ellipsis in the middle if it is cut: names that begin
  /// alike are told apart by their ends. Empty if not even two characters fit.
  ///
  /// - Complexity: O(characters that fit).
  static func name(_ text: String, toFit room: Double) -> String {
    if text.utf8.count <= 400, width(text) <= room { return text }
    let half = (room - 8) / 2
    let start = fitting(text.prefix(100), half)
    let end = fitting(text.suffix(100).reversed(), room - 8 - width(String(start)))
    let cut = String(start) + "…" + String(end.reversed())
    return cut.count < 3 ? "" : cut
  }

  /// The first of characters that fit in `room` pixels together, without spaces at the end.
  private static func fitting(_ text: some Sequence<Character>, _ room: Double) -> [Character] {
    var rest = room
    var fitting = text.prefix {
      rest -= width($0)
      return rest >= 0
    }
    while fitting.last == " " { fitting.removeLast() }
    return fitting
  }

  /// The text broken between words into lines of at most `room` pixels; a word that is too long
  /// is shortened.
  static func lines(of text: String, toFit room: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty, width(longer) <= room {
        lines[lines.count - 1] = longer
      } else {
        lines.append(shortened(String(word), toFit: room))
      }
    }
    return lines
  }
}

extension String {
  /// The text cut off at the length that a picture may show, as names can have any length.
  var drawn: String { cut(to: 120) }
}
