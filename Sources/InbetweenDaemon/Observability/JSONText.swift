/// The few forms of JSON that the log writes.
enum JSONText {
  /// A string with its quotes; control characters, quotes and backslashes are escaped.
  static func write(_ text: String, to buffer: inout [UInt8]) {
    buffer.append(quote)
    for byte in text.utf8 {
      switch byte {
      case quote, backslash: buffer += [backslash, byte]
      case 0..<0x20, 0x7F: writeEscape(byte, to: &buffer)
      default: buffer.append(byte)
      }
    }
    buffer.append(quote)
  }

  /// A whole number.
  static func write(_ number: Int, to buffer: inout [UInt8]) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    writeDigits(number.magnitude, to: &buffer)
  }

  private static func writeDigits(_ number: UInt, to buffer: inout [UInt8]) {
    if number >= 10 { writeDigits(number / 10, to: &buffer) }
    buffer.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private static func writeEscape(_ byte: UInt8, to buffer: inout [UInt8]) {
    buffer += "\\u00".utf8
    for digit in [byte >> 4, byte & 15] {
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
}
