internal import AnimationEngine

/// Parses the values of settings for both programs. Each function returns nil for a wrong text.
package enum Units {
  /// A number of bytes: `4MiB`, `16KiB`, `1GiB`, `10MB` (powers of 1000), `512B` or `512`. Nil for
  /// other texts, for parts of a byte, and from 2^62 bytes on.
  package static func bytes(_ text: some StringProtocol) -> Int? {
    guard let (number, unit) = split(text), let factor = byteUnits[unit] else { return nil }
    let bytes = number * factor
    return bytes == bytes.rounded() && bytes < 0x1p62 ? Int(saturating: bytes) : nil
  }

  /// A number of bytes in the largest unit of which it is a whole number: `4MiB`, `1000B`.
  package static func text(ofBytes count: Int) -> String {
    let units = [(50, "PiB"), (40, "TiB"), (30, "GiB"), (20, "MiB"), (10, "KiB")]
    for (bits, unit) in units where count > 0 && count % (1 << bits) == 0 {
      return "\(count >> bits)\(unit)"
    }
    return "\(count)B"
  }

  /// A time in seconds: `10s`, `500ms`, `2m`, `1h`, or a plain number of seconds. Nil for other
  /// texts.
  package static func seconds(_ text: some StringProtocol) -> Double? {
    guard let (number, unit) = split(text), let factor = timeUnits[unit] else { return nil }
    return number * factor
  }

  /// A time in the largest unit of which it is a whole number: `1h`, `90s`, `500ms`.
  package static func text(ofSeconds seconds: Double) -> String {
    let units = [(3600.0, "h"), (60, "m"), (1, "s")]
    for (length, unit) in units
    where seconds >= length && seconds.truncatingRemainder(dividingBy: length) == 0 {
      return (seconds / length).plainText + unit
    }
    return seconds == 0 ? "0s" : (seconds * 1000).plainText + "ms"
  }

  /// A whole number in decimal digits; nil for other texts, and beyond the range of `Int`.
  package static func count(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
  }

  /// A Boolean: `true` or `false`; also yes and no, on and off, 1 and 0. Nil for other texts.
  package static func truth(_ text: some StringProtocol) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  private static let byteUnits: [String: Double] = [
    "": 1, "b": 1, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 0x1p10, "mib": 0x1p20, "gib": 0x1p30,
    "tb": 1e12, "tib": 0x1p40, "pb": 1e15, "pib": 0x1p50,
  ]

  private static let timeUnits: [String: Double] = ["": 1, "s": 1, "ms": 1e-3, "m": 60, "h": 3600]

  /// The number at the beginning and the unit after it in lower case; nil without a number.
  private static func split(_ text: some StringProtocol) -> (Double, String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard digits.first?.isNumber == true, digits.last?.isNumber == true else { return nil }
    guard let number = Double(digits) else { return nil }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    return (number, unit)
  }
}
