import AnimationDocuments

/// Writes the few kinds of JSON values that the log needs.
enum JSONText {
  /// Writes a string with its quotes; control characters, quotes and backslashes are escaped.
  static func write(_ text: String, to buffer: inout [UInt8]) {
    JSONQuoting.write(text, .numeric, to: &buffer)
  }

  /// Writes a whole number.
  static func write(_ number: Int, to buffer: inout [UInt8]) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    writeDigits(number.magnitude, to: &buffer)
  }

  private static func writeDigits(_ number: UInt, to buffer: inout [UInt8]) {
    if number >= 10 { writeDigits(number / 10, to: &buffer) }
    buffer.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
