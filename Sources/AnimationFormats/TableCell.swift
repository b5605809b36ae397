/// The cells of a table of comma-separated values (RFC 4180).
enum TableCell {
  /// A text as a cell, quoted where it has to be.
  static func bytes(text: String) -> [UInt8] {
    let special = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    guard special else { return Array(text.utf8) }
    let doubled = text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] }
    return [0x22] + doubled + [0x22]
  }

  /// A label, which is compact JSON, as a cell: a string's text, the JSON of all else.
  static func bytes(label: String) -> [UInt8] {
    guard label.utf8.first == 0x22 else { return bytes(text: label) }
    return bytes(text: unescaped(label.dropFirst().dropLast()))
  }

  /// The text of a JSON string between its quotation marks.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      result.unicodeScalars.append(scalar == "\\" ? escape(&rest) : scalar)
    }
    return result
  }

  /// The character of an escape whose backslash has been read.
  private static func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return hexEscape(&rest)
    case .some(let scalar): return scalar
    case nil: return "\\"
    }
  }

  /// Four hexadecimal digits, or twice four with a surrogate pair.
  private static func hexEscape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    let high = codeUnit(&rest)
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    rest.removeFirst(min(2, rest.count))  // \u
    let low = codeUnit(&rest)
    return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ rest: inout Substring.UnicodeScalarView) -> UInt32 {
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    rest.removeFirst(min(4, rest.count))
    return UInt32(digits, radix: 16) ?? 0xFFFD
  }
}
