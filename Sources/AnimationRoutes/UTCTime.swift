/// A moment in UTC.
package struct UTCTime: Hashable, Sendable {
  /// The microseconds since the beginning of 1970.
  package var microseconds: Int64

  /// The moment this many microseconds after the beginning of 1970; negative for moments before
  /// it.
  package init(microseconds: Int64) { self.microseconds = microseconds }

  /// The moment in RFC 3339, to the microsecond: `2026-11-21T06:25:07.125000Z`. Years outside 0
  /// to 9999, which have no such form, are written with all their digits.
  var text: String {
    let (seconds, fraction) = Self.divided(microseconds, by: 1_000_000)
    let (day, second) = Self.divided(seconds, by: 86_400)
    let date = Self.date(ofDay: Int(day))
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Self.digits($0, 2) }
    return
      "\(Self.digits(Int64(date.year), 4))-\(Self.digits(Int64(date.month), 2))-"
      + "\(Self.digits(Int64(date.day), 2))T\(clock.joined(separator: ":")).\(Self.digits(fraction, 6))Z"
  }

  /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
  ///
  /// A year is counted from March, so that the leap day is its last; 400 years are 146,097 days, and
  /// the months from March on have lengths that `(153·m + 2) / 5` adds up.
  package static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
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
  private static func divided<Number: BinaryInteger>(
    _ number: Number, by divisor: Number
  ) -> (quotient: Number, rest: Number) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  private static func digits(_ number: Int64, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(width - text.utf8.count, 0)) + text
  }
}
