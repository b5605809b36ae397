/// A moment as RFC 3339 writes it, in UTC and to the millisecond.
struct Timestamp: Hashable, Sendable {
  var nanosecondsSince1970: Int64

  /// Writes `2026-11-21T06:25:07.125Z`.
  func write(to buffer: inout [UInt8]) {
    let milliseconds = Int(nanosecondsSince1970 / 1_000_000)
    let seconds = milliseconds / 1000
    let (year, month, day) = Self.date(ofDay: seconds / 86_400)
    Self.write(year, width: 4, then: "-", to: &buffer)
    Self.write(month, width: 2, then: "-", to: &buffer)
    Self.write(day, width: 2, then: "T", to: &buffer)
    Self.write(seconds / 3600 % 24, width: 2, then: ":", to: &buffer)
    Self.write(seconds / 60 % 60, width: 2, then: ":", to: &buffer)
    Self.write(seconds % 60, width: 2, then: ".", to: &buffer)
    Self.write(milliseconds % 1000, width: 3, then: "Z", to: &buffer)
  }

  /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
  ///
  /// A year is counted from March, so that the leap day is its last; 400 years are 146,097 days, and
  /// the months from March on have lengths that `(153·m + 2) / 5` adds up.
  static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isAfterDecember = month >= 10
    return (
      year: era * 400 + yearOfEra + (isAfterDecember ? 1 : 0),
      month: isAfterDecember ? month - 9 : month + 3,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
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
