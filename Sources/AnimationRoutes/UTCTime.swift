/// A moment in UTC.
package struct UTCTime: Hashable, Sendable {
  /// The microseconds since the beginning of 1970; negative for moments before it.
  package var microseconds: Int64

  /// The moment this many microseconds after the beginning of 1970.
  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// The moment this many nanoseconds after the beginning of 1970, rounded down.
  package init(nanoseconds: Int64) {
    microseconds = Self.divided(nanoseconds, by: 1000).quotient
  }

  /// The moment this many seconds after the beginning of 1970, limited to 292,000 years.
  package init(seconds: Int64) {
    let (product, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = isTooLarge ? (seconds < 0 ? .min : .max) : product
  }

  /// How much of a moment is written.
  package enum Precision: Sendable {
    /// The date alone: `2026-11-21`.
    case days
    /// `2026-11-21T06:25:07.125Z`.
    case milliseconds
    /// `2026-11-21T06:25:07.125000Z`.
    case microseconds
  }

  /// The moment in RFC 3339. Years outside 0 to 9999, which have no such form, are written with
  /// all their digits.
  package func text(to precision: Precision) -> String {
    var buffer: [UInt8] = []
    write(to: &buffer, precision)
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Appends what ``text(to:)`` returns; it allocates nothing of its own.
  package func write(to buffer: inout [UInt8], _ precision: Precision) {
    let (second, fraction) = Self.divided(microseconds, by: 1_000_000)
    let (day, secondOfDay) = Self.divided(second, by: 86_400)
    Self.write(Self.date(ofDay: day), to: &buffer)
    if precision == .days { return }
    buffer.append(UInt8(ascii: "T"))
    Self.write(secondOfDay / 3600, width: 2, then: ":", to: &buffer)
    Self.write(secondOfDay / 60 % 60, width: 2, then: ":", to: &buffer)
    Self.write(secondOfDay % 60, width: 2, then: ".", to: &buffer)
    if precision == .milliseconds {
      Self.write(fraction / 1000, width: 3, then: "Z", to: &buffer)
    } else {
      Self.write(fraction, width: 6, then: "Z", to: &buffer)
    }
  }

  private static func write(
    _ date: (year: Int64, month: Int64, day: Int64), to buffer: inout [UInt8]
  ) {
    write(date.year, width: 4, then: "-", to: &buffer)
    write(date.month, width: 2, then: "-", to: &buffer)
    write(date.day, width: 2, to: &buffer)
  }

  /// Appends a number with at least `width` digits, and what separates it from the next.
  private static func write(
    _ number: Int64, width: Int, then separator: Unicode.Scalar? = nil, to buffer: inout [UInt8]
  ) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var divisor: UInt64 = 1
    for _ in 1..<width { divisor *= 10 }
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      let (digit, less) = rest.quotientAndRemainder(dividingBy: divisor)
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      (rest, divisor) = (less, divisor / 10)
    }
    if let separator { buffer.append(UInt8(ascii: separator)) }
  }

  /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
  ///
  /// A year is counted from March, so that the leap day is its last; 400 years are 146,097 days, and
  /// the months from March on have lengths that `(153·m + 2) / 5` adds up.
  private static func date(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = divided(day + 719_468, by: 146_097)
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

  /// The quotient rounded down, and the remainder, which is never negative.
  private static func divided(
    _ number: Int64, by divisor: Int64
  ) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}
