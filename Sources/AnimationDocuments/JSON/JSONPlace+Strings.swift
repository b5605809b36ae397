internal import AnimationEngine

extension JSONPlace {
  /// Reads a string from its first escape, control or non-ASCII byte up to the closing quote.
  ///
  /// - Returns: whether the string has escapes.
  @inline(never)
  mutating func readUnusual() throws(JSONSyntaxError) -> Bool {
    var (hasEscapes, marks) = (false, MarkRun())
    while position < bytes.count {
      if byte == UInt8(ascii: "\"") { return hasEscapes }
      let start = position
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try readEscape()
      } else {
        try readUnusual(byte)
      }
      guard marks.takes(scalar(from: start)) else {
        throw JSONSyntaxError(.malformed, at: start, MarkRun.message)
      }
      let end = position
      position = bytes.span.endOfPlainText(from: position)
      if position > end { marks.end() }
    }
    throw unexpected(.syntax, "A string ends with a quotation mark.")
  }

  /// The character that was read from `start` on, a sequence of UTF-8 or an escape, where it may be a
  /// combining mark; otherwise a space.
  private func scalar(from start: Int) -> Unicode.Scalar {
    let raw = bytes[start..<position]
    let isEscape = bytes[start] == UInt8(ascii: "\\")
    // The sequences of all marks begin with 0xCC or more.
    let mayBeMark = isEscape ? bytes[start + 1] == UInt8(ascii: "u") : bytes[start] >= 0xCC
    guard mayBeMark else { return " " }
    let text = isEscape ? JSONEscapes.resolved(raw) : String(decoding: raw, as: UTF8.self)
    return text.unicodeScalars.first ?? " "
  }

  private mutating func readUnusual(_ byte: UInt8) throws(JSONSyntaxError) {
    guard byte >= 0x80 else {
      throw unexpected(
        .syntax, #"A control character in a string is written as an escape, such as \n."#)
    }
    guard let length = UTF8Sequence.length(at: position, in: bytes) else {
      throw JSONSyntaxError(.invalidUTF8, at: position, UTF8Sequence.fault)
    }
    position += length
  }

  private mutating func readEscape() throws(JSONSyntaxError) {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"): try readUnicodeEscape(from: start)
    case _ where position >= bytes.count:
      throw unexpected(.syntax, "A letter belongs after the backslash of an escape.")
    default:
      throw JSONSyntaxError(
        .invalidEscape, at: start,
        #"An escape is one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits."#)
    }
  }

  private mutating func readUnicodeEscape(from start: Int) throws(JSONSyntaxError) {
    let unit = try readHexadecimal(from: start)
    guard unit & 0xF800 == 0xD800 else { return }
    let second = position
    if unit < 0xDC00, byte == UInt8(ascii: "\\") {
      position += 1
      if byte == UInt8(ascii: "u"), try readHexadecimal(from: second) & 0xFC00 == 0xDC00 { return }
    }
    throw JSONSyntaxError(
      .invalidEscape, at: start, "Half of a surrogate pair stands here without the other half.")
  }

  /// Reads the `u` of an escape and its four hexadecimal digits.
  private mutating func readHexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt32 {
    position += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.hexDigitValue else {
        guard position < bytes.count else { throw unexpected(.syntax, "An escape has digits.") }
        throw JSONSyntaxError(.invalidEscape, at: start, #"Four hexadecimal digits follow \u."#)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }
}

/// The escapes of JSON strings.
enum JSONEscapes {
  /// The text of a string's raw bytes, whose escapes were checked when it was read.
  static func resolved(_ raw: ArraySlice<UInt8>) -> String {
    var text = ""
    // Consecutive escapes are collected, as two of them may form one character.
    var units: [UInt16] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      if raw[index] == UInt8(ascii: "\\") {
        units.append(unit(at: &index, of: raw))
      } else {
        text += String(decoding: units, as: UTF16.self)
        units.removeAll(keepingCapacity: true)
        let plain = raw[index...].prefix { $0 != UInt8(ascii: "\\") }
        text += String(decoding: plain, as: UTF8.self)
        index = plain.endIndex
      }
    }
    return text + String(decoding: units, as: UTF16.self)
  }

  /// The UTF-16 unit that the escape at `index` means; `index` moves past it.
  private static func unit(at index: inout Int, of raw: ArraySlice<UInt8>) -> UInt16 {
    let letter = raw[index + 1]
    index += 2
    guard letter == UInt8(ascii: "u") else { return UInt16(character(letter)) }
    defer { index += 4 }
    return UInt16(raw[index..<index + 4].reduce(0) { $0 << 4 | ($1.hexDigitValue ?? 0) })
  }

  private static func character(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }
}

/// Well-formed sequences of UTF-8 (Unicode, table 3-7).
package enum UTF8Sequence {
  /// What is said of a byte that is part of no sequence.
  package static let fault = "This byte is not valid UTF-8."

  /// The length in bytes of the non-ASCII character that begins at `index`; nil if none does.
  static func length(at index: Int, in bytes: [UInt8]) -> Int? {
    let (length, second) = shape(of: bytes[index])
    guard length > 0, index + length <= bytes.count else { return nil }
    guard second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<Swift.max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The length of a sequence that begins with this byte, and the range of its second byte.
  private static func shape(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
