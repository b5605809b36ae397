import AnimationRoutes

/// A moment in UTC, written in RFC 3339 to the millisecond.
struct Timestamp: Hashable, Sendable {
  var nanosecondsSince1970: Int64

  /// Writes the moment as `2026-11-21T06:25:07.125Z`.
  func write(to buffer: inout [UInt8]) {
    let milliseconds = Int(nanosecondsSince1970 / 1_000_000)
    let seconds = milliseconds / 1000
    let (year, month, day) = UTCTime.date(ofDay: seconds / 86_400)
    Self.write(year, width: 4, then: "-", to: &buffer)
    Self.write(month, width: 2, then: "-", to: &buffer)
    Self.write(day, width: 2, then: "T", to: &buffer)
    Self.write(seconds / 3600 % 24, width: 2, then: ":", to: &buffer)
    Self.write(seconds / 60 % 60, width: 2, then: ":", to: &buffer)
    Self.write(seconds % 60, width: 2, then: ".", to: &buffer)
    Self.write(milliseconds % 1000, width: 3, then: "Z", to: &buffer)
  }

  private static func write(
    _ number: Int, width: Int, then separator: Unicode.Scalar, to buffer: inout [UInt8]
  ) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
    buffer.append(UInt8(ascii: separator))
  }
}
