/// Base64url: bytes as text without special characters (RFC 4648, 5), and plain base64.
enum Base64URL {
  /// The 64 digits in the order of their values.
  static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text of some bytes, without `=` at the end.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - part.count))
      for digit in 0...part.count {
        text.append(digits[Int(bits >> UInt32(18 - 6 * digit) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of some bytes as plain base64, with `+`, `/` and `=` (RFC 4648, 4).
  static func paddedText(of bytes: [UInt8]) -> String {
    let digits = text(of: bytes).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    return String(digits) + String(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }

  /// The bytes of a text, with or without `=` at the end; nil if it is malformed.
  static func bytes(of text: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3 + 3)
    var (bits, count, digits) = (UInt32(0), 0, 0)
    for byte in text.prefix(while: { $0 != UInt8(ascii: "=") }) {
      guard let value = value(ofDigit: byte) else { return nil }
      (bits, count, digits) = (bits << 6 | value, count + 6, digits + 1)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    let padding = text.dropFirst(digits)
    let isPadded = padding.isEmpty || padding.count == (4 - digits % 4) % 4
    return digits % 4 != 1 && isPadded && padding.allSatisfy { $0 == UInt8(ascii: "=") }
      ? bytes : nil
  }

  private static func value(ofDigit byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
