/// A text as a JSON string, with its quotes.
package enum JSONQuoting {
  /// How control characters are escaped.
  package enum Controls {
    /// Common control characters by a letter (`\n`), others by their number.
    case short
    /// All control characters by their number, and DEL (127) too, on which a terminal may act.
    case numeric
  }

  /// Appends `text` as a JSON string, with quotes, backslashes and control characters escaped.
  package static func write(
    _ text: String, _ controls: Controls = .short, to bytes: inout [UInt8]
  ) {
    if bytes.append(quoted: text.utf8Span.span, controls) { return }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { escape(byte, controls, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The text escaped for a JSON string, without quotes.
  static func escaped(_ text: String) -> String {
    String(decoding: text.quotedJSON.utf8.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether a byte needs no escape.
  @inline(__always)
  fileprivate static func isPlain(_ byte: UInt8, _ controls: Controls) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && (byte != 0x7F || controls == .short)
  }

  /// Whether none of the eight bytes of a word needs an escape.
  @inline(__always)
  fileprivate static func arePlain(_ word: UInt64, _ controls: Controls) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Sets the highest bit of the lowest byte that is 0; the bits above it are unreliable.
    func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
    var marks = zeros(word ^ ones &* UInt64(UInt8(ascii: "\"")))
    marks |= zeros(word ^ ones &* UInt64(UInt8(ascii: "\\"))) | (word &- ones &* 0x20) & ~word
    if controls == .numeric { marks |= zeros(word ^ ones &* 0x7F) }
    return marks & (ones &* 0x80) == 0
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

extension [UInt8] {
  /// Appends a text in quotes if no byte of it needs an escape, and returns whether it did. It
  /// scans and copies in one pass, eight bytes at a time, as names are most of a text.
  fileprivate mutating func append(
    quoted text: Span<UInt8>, _ controls: JSONQuoting.Controls
  ) -> Bool {
    let before = count
    appendText(atMost: text.count + 2) { bytes, start in
      bytes.put(UInt8(ascii: "\""), at: start)
      guard text.copyPlain(controls, to: &bytes, at: start + 1) else { return start }
      bytes.put(UInt8(ascii: "\""), at: start + 1 + text.count)
      return start + 2 + text.count
    }
    return count > before
  }
}

extension Span<UInt8> {
  /// Copies bytes up to the first that needs an escape; returns whether all were copied.
  @inline(__always)
  fileprivate func copyPlain(
    _ controls: JSONQuoting.Controls, to bytes: inout MutableRawSpan, at start: Int
  ) -> Bool {
    bytes.requireRoom(count, at: start)
    var index = 0
    while index &+ 8 <= count {
      let word = word(at: index)
      guard JSONQuoting.arePlain(word, controls) else { return false }
      bytes.putInRoom(word, at: start &+ index)
      index &+= 8
    }
    while index < count {
      guard JSONQuoting.isPlain(self[index], controls) else { return false }
      bytes.putInRoom(self[index], at: start &+ index)
      index &+= 1
    }
    return true
  }
}
