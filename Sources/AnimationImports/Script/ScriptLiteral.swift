import AnimationDocuments

/// The literals of a script: its words and strings.
enum ScriptLiteral {
  /// A number or a word with a value, such as `true`, as JSON; anything else is an expression.
  static func json(ofWord text: String) -> String {
    switch text {
    case "true", "false", "null": return text
    case "undefined": return "null"
    case "Infinity", "+Infinity": return "\"Infinity\""
    default:
      let hasDigits = text.utf8.contains { $0 < 0x3A && $0 > 0x2F }
      guard let number = Double(text), number.isFinite, hasDigits else {
        return "{\"script\":\(text.quotedJSON)}"
      }
      return number.json
    }
  }

  /// What the inside of a string says. JSON's escapes are resolved; any other escaped character stands
  /// for itself.
  static func text(ofString raw: ArraySlice<UInt8>) -> String {
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? 0x0A : byte == UInt8(ascii: "t") ? 0x09 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
