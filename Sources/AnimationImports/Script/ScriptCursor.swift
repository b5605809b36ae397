import AnimationEngine

/// A position in the bytes of a script, from which tokens are taken.
struct ScriptCursor {
  let bytes: [UInt8]
  var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  /// The next byte; 0 at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  var isAtQuote: Bool { Self.isQuote(byte) }

  /// Whether the next byte can be part of a name.
  var isAtName: Bool { Self.isNamed(byte) }

  private static func isNamed(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte)
  }
}

// MARK: - Words

extension ScriptCursor {
  mutating func takeName() -> String {
    let start = index
    while isAtName { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a name, a dotted path of names, or a number with sign and exponent.
  mutating func takeWord() -> String {
    let start = index
    if Self.isSign(byte) { index += 1 }
    while isAtName || byte == UInt8(ascii: ".") || isAtExponentSign { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private var isAtExponentSign: Bool {
    guard index > 1, Self.isSign(byte) else { return false }
    return bytes[index - 1] | 0x20 == UInt8(ascii: "e") && bytes[index - 2].isDigit
  }
}

// MARK: - Parts

extension ScriptCursor {
  /// Takes a string with its quotes.
  ///
  /// - Returns: the bytes between the quotes.
  mutating func takeString() -> ArraySlice<UInt8> {
    let start = index
    index = endOfString
    return bytes[start + 1..<max(index - 1, start + 1)]
  }

  /// The index behind a string. One in `'` or `"` ends with its line at the latest.
  private var endOfString: Int {
    let isTemplate = byte == UInt8(ascii: "`")
    var end = index + 1
    while end < bytes.count, bytes[end] != bytes[index], isTemplate || bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }

  /// Whether a text with something to fill in is next.
  var isAtTemplate: Bool {
    guard byte == UInt8(ascii: "`") else { return false }
    let text = bytes[index..<endOfString]
    let (dollar, brace) = (UInt8(ascii: "$"), UInt8(ascii: "{"))
    return zip(text, text.dropFirst()).contains { $0 == dollar && $1 == brace }
  }

  /// Takes an expression, up to the next comma or closing bracket outside of nested brackets.
  mutating func takeExpression() -> ArraySlice<UInt8> {
    let start = index
    var depth = 0
    while !isAtEnd {
      if isAtQuote {
        index = endOfString
        continue
      }
      if isAtComment {
        skipComment()
        continue
      }
      if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { depth += 1 }
      if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
        if depth == 0 { break }
        depth -= 1
      }
      if depth == 0, byte == UInt8(ascii: ",") { break }
      index += 1
    }
    return bytes[start..<index]
  }

  /// Takes spaces and comments.
  mutating func takeBlank() -> ArraySlice<UInt8> {
    let start = index
    while !isAtEnd {
      if byte <= 0x20 {
        index += 1
      } else if isAtComment {
        skipComment()
      } else {
        break
      }
    }
    return bytes[start..<index]
  }

  private var isAtComment: Bool {
    guard byte == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    return [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[index + 1])
  }

  private mutating func skipComment() {
    let isLine = bytes[index + 1] == UInt8(ascii: "/")
    index += 2
    while !isAtEnd {
      if isLine, byte == 0x0A { return }
      index += 1
      if !isLine, byte == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        index += 1
        return
      }
    }
  }
}

// MARK: - Receivers

extension ScriptCursor {
  /// The greatest length of an expression before a call, in bytes.
  private static let longestReceiver = 200

  /// The expression before the name of a call, `card` of `card.animate`; empty without one, or
  /// where it is long.
  func receiver(before name: Int) -> String {
    var start = name
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return "" }
    let end = start - 1
    start = end
    var depth = 0
    while start > 0, depth > 0 || ScriptCursor.isInPath(bytes[start - 1]) {
      start -= 1
      if [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[start]) { depth += 1 }
      if [UInt8(ascii: "("), UInt8(ascii: "[")].contains(bytes[start]) { depth -= 1 }
      guard end - start <= Self.longestReceiver else { return "" }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isInPath(_ byte: UInt8) -> Bool {
    let ends = [UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?")]
    return isNamed(byte) || ends.contains(byte)
  }
}
