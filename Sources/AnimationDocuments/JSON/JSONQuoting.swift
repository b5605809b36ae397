/// A text as a JSON string, with its quotes.
package enum JSONQuoting {
  /// How control characters are escaped.
  package enum Controls {
    /// The common ones by a letter (`\n`), the others by their number.
    case short
    /// All by their number, and the character 127 too, which a terminal may act on.
    case numeric
  }

  /// Appends `text` as a string: quotes, backslashes and control characters are escaped.
  package static func write(
    _ text: String, _ controls: Controls = .short, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\""))
    if isPlain(text, controls) {
      bytes += text.utf8
    } else {
      for byte in text.utf8 { escape(byte, controls, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The text as a string.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without the quotes around it.
  static func escaped(_ text: String) -> String {
    String(decoding: quoted(text).utf8.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether every byte of a text stands for itself.
  private static func isPlain(_ text: String, _ controls: Controls) -> Bool {
    let bytes = text.utf8Span.span
    if controls == .short, bytes.endOfPlainText(from: 0) == bytes.count { return true }
    for index in bytes.indices where !isPlain(bytes[index]) { return false }
    return true
  }

  /// Whether a byte stands for itself however control characters are escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F
  }

  private static func escape(_ byte: UInt8, _ controls: Controls, to bytes: inout [UInt8]) {
    switch (byte, controls) {
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "\\"), _): bytes += [UInt8(ascii: "\\"), byte]
    case (0x08, .short): bytes += #"\b"#.utf8
    case (0x09, .short): bytes += #"\t"#.utf8
    case (0x0A, .short): bytes += #"\n"#.utf8
    case (0x0C, .short): bytes += #"\f"#.utf8
    case (0x0D, .short): bytes += #"\r"#.utf8
    case (0..<0x20, _), (0x7F, .numeric): escapeByNumber(byte, to: &bytes)
    default: bytes.append(byte)
    }
  }

  private static func escapeByNumber(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes += #"\u00"#.utf8
    for digit in [byte >> 4, byte & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
