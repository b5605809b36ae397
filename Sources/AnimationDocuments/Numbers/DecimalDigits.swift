/// Converts integers to decimal digits, eight at a time in a word whose lowest byte comes first.
enum DecimalDigits {
  /// The powers of ten from 10^0 to 10^15.
  static let powers: [UInt64] = [
    1, 10, 100, 1000, 10000, 100000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000,
  ]

  /// "0" in each of eight bytes.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The digits of each number below 10,000, the first in the lowest byte.
  static let fours: [UInt32] = (0..<10_000 as Range<UInt32>).map { number in
    let (upper, lower) = (number / 100, number % 100)
    return upper / 10 | (upper % 10) << 8 | (lower / 10) << 16 | (lower % 10) << 24
  }

  /// The eight digits of a number below 10^8, leading zeros included, as the values 0 to 9. `fours` is
  /// ``fours``, which loops look up once.
  ///
  /// Each half comes out of a table of 40 KB. Computing the digits takes several multiplications, one
  /// after the other, for which the rest of a number's text would wait. The first line divides by
  /// 10,000, exactly for numbers of that size, so that both halves are places in the table; checking
  /// them again takes a twentieth of the time of a short number.
  @inline(__always)
  static func eight(_ number: UInt64, _ fours: Span<UInt32>) -> UInt64 {
    assert(number < 100_000_000 && fours.count == 10_000)
    let upper = (number &* 109_951_163) >> 40
    let lower = number &- upper &* 10_000
    return unsafe UInt64(fours[unchecked: Int(truncatingIfNeeded: upper)])
      | UInt64(fours[unchecked: Int(truncatingIfNeeded: lower)]) << 32
  }

  /// The number of bytes left when zero bytes at the high end of a word are dropped.
  @inline(__always)
  static func usedBytes(_ word: UInt64) -> Int {
    8 &- word.byteSwapped.trailingZeroBitCount &>> 3
  }

  /// Writes a number below 10^16 as an integer and returns the offset after it.
  @inline(__always)
  static func writeWhole(
    _ number: UInt64, _ fours: Span<UInt32>, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    guard number >= 100_000_000 else { return writeLeading(number, fours, to: &bytes, at: offset) }
    let upper = number / 100_000_000
    let middle = writeLeading(upper, fours, to: &bytes, at: offset)
    bytes.putInRoom(eight(number &- upper &* 100_000_000, fours) | zeros, at: middle)
    return middle &+ 8
  }

  /// Writes a number below 10^8 without leading zeros.
  @inline(__always)
  private static func writeLeading(
    _ number: UInt64, _ fours: Span<UInt32>, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let digits = eight(number, fours)
    let leadingBits = (digits | 1 << 56).trailingZeroBitCount & 0x38
    bytes.putInRoom((digits | zeros) &>> UInt64(truncatingIfNeeded: leadingBits), at: offset)
    return offset &+ 8 &- leadingBits &>> 3
  }

  /// Writes `units / 10^decimals` for fewer than 10^8 units and 1 to 7 decimals.
  @inline(__always)
  static func writeShort(
    _ units: UInt64, decimals: Int, _ fours: Span<UInt32>, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    let all = eight(units, fours)
    let lastWhole: UInt64 = 1 &<< UInt64(truncatingIfNeeded: (7 &- decimals) &* 8)
    let leadingBits = (all | lastWhole).trailingZeroBitCount & 0x38
    let digits = all &>> UInt64(truncatingIfNeeded: leadingBits)
    let point = 8 &- decimals &- leadingBits &>> 3
    putAround(point, digits | zeros, to: &bytes, at: offset)
    let used = usedBytes(digits)
    return offset &+ (used > point ? used &+ 1 : point)
  }

  /// Stores eight digits with a point after `point` of them, 1 to 7.
  ///
  /// It touches sixteen bytes: what comes after the eight digits is stored after them.
  @inline(__always)
  static func putAround(
    _ point: Int, _ text: UInt64, to bytes: inout MutableRawSpan, at offset: Int
  ) {
    let decimals = text &>> UInt64(truncatingIfNeeded: point &* 8)
    bytes.putInRoom(text, at: offset)
    bytes.putInRoom(decimals, at: offset &+ point &+ 1)
    bytes.putInRoom(UInt8(ascii: "."), at: offset &+ point)
  }
}

extension [UInt8] {
  /// Appends a whole number as decimal text.
  package mutating func append(whole number: Int) {
    guard number.magnitude < 10_000_000_000_000_000 else {
      return append(contentsOf: String(number).utf8)
    }
    let fours = DecimalDigits.fours
    appendText(atMost: NumberWriter.room) { bytes, start in
      bytes.requireRoom(NumberWriter.room, at: start)
      bytes.putInRoom(UInt8(ascii: "-"), at: start)
      return DecimalDigits.writeWhole(
        UInt64(number.magnitude), fours.span, to: &bytes, at: start + (number < 0 ? 1 : 0))
    }
  }
}

/// A number as seventeen decimal digits, the first not zero, and the place of its point.
struct AlignedDigits {
  /// The first eight digits.
  let first: UInt64
  /// The next eight digits.
  let second: UInt64
  /// The last digit.
  let last: UInt8
  /// The number of digits without zeros at the end, 1 to 17.
  let count: Int
  /// The number of digits before the decimal point. If it is 0 or negative, `-point` zeros stand
  /// between the point and the digits.
  let point: Int

  /// The integer that the digits are made from: `tens * 10 + unit`, in units of `10^(point - 17)`.
  struct Source {
    /// The least `tens` of a number with seventeen digits.
    static let least: UInt64 = 1_000_000_000_000_000
    var tens: UInt64
    var unit: UInt64
    var point: Int

    /// Extends the number by one digit. Columns of numbers have long runs with sixteen digits, and with
    /// seventeen, so that a branch around this is guessed right.
    @inline(__always)
    mutating func extend() {
      tens = tens &* 10 &+ unit
      unit = 0
      point &-= 1
    }

    /// The same number extended to seventeen digits from any number of digits; it must not be
    /// zero. It is passed by value, because changing it in place would force it into memory in
    /// the common case too.
    @inline(never)
    func aligned() -> Source {
      var digits = self
      while digits.tens < Self.least { digits.extend() }
      return digits
    }
  }

  private init(_ first: UInt64, _ second: UInt64, _ last: UInt8, count: Int, point: Int) {
    (self.first, self.second, self.last) = (first, second, last)
    (self.count, self.point) = (count, point)
  }

  @inline(__always)
  init(_ source: Source, _ fours: Span<UInt32>) {
    let upper = source.tens / 100_000_000
    let firstDigits = DecimalDigits.eight(upper, fours)
    let secondDigits = DecimalDigits.eight(source.tens &- upper &* 100_000_000, fours)
    first = firstDigits | DecimalDigits.zeros
    second = secondDigits | DecimalDigits.zeros
    last = UInt8(truncatingIfNeeded: source.unit) | 0x30
    if source.unit | secondDigits >> 56 != 0 {
      count = source.unit != 0 ? 17 : 16
    } else {
      count = Self.usedDigits(firstDigits, secondDigits)
    }
    point = source.point
  }

  /// The number of digits left when zeros at the end of sixteen are dropped: the rarer case.
  @inline(never)
  private static func usedDigits(_ first: UInt64, _ second: UInt64) -> Int {
    second != 0 ? 8 &+ DecimalDigits.usedBytes(second) : DecimalDigits.usedBytes(first)
  }

  /// Writes the number in the notation that suits its size.
  ///
  /// `isFixed` prevents an exponent for small numbers, which then have at most 15 decimals.
  @inline(__always)
  func write(isFixed: Bool = false, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    if point <= 0, point >= -5 || isFixed {
      return writeFraction(to: &bytes, at: offset)
    }
    if point >= 1, point <= 7, count > point {
      return writeUnits(to: &bytes, at: offset)
    }
    return Self.writeOther(first, second, last, count, point, to: &bytes, at: offset)
  }

  /// Writes a number like `12.345`: 1 to 7 digits before the point, some after it.
  @inline(__always)
  private func writeUnits(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    DecimalDigits.putAround(point, first, to: &bytes, at: offset)
    bytes.putInRoom(second, at: offset &+ 9)
    bytes.putInRoom(last, at: offset &+ 17)
    return offset &+ count &+ 1
  }

  /// Writes a number like `0.0012`: `-point` zeros, at most 15, after the point.
  @inline(__always)
  private func writeFraction(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    let places = offset &+ 2 &- point
    bytes.putInRoom(DecimalDigits.zeros & ~0xFF00 | 0x2E00, at: offset)
    if point < -6 {
      bytes.putInRoom(DecimalDigits.zeros, at: offset &+ 8)
      bytes.putInRoom(DecimalDigits.zeros, at: offset &+ 9)
    }
    bytes.putInRoom(first, at: places)
    bytes.putInRoom(second, at: places &+ 8)
    bytes.putInRoom(last, at: places &+ 16)
    return places &+ count
  }
}

extension AlignedDigits {
  /// One digit as ASCII; digits from ``count`` on are zeros.
  private subscript(place: Int) -> UInt8 {
    if place >= count { return UInt8(ascii: "0") }
    if place == 16 { return last }
    return UInt8(truncatingIfNeeded: (place < 8 ? first : second) >> UInt64(place % 8 * 8))
  }

  /// The rarer layouts, digit by digit: `123456789.5`, `120000000`, `1.5e-9`, `1e21`.
  @inline(never)
  private static func writeOther(
    _ first: UInt64, _ second: UInt64, _ last: UInt8, _ count: Int, _ point: Int,
    to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let digits = AlignedDigits(first, second, last, count: count, point: point)
    if point > 21 || point < -5 {
      let end = digits.writeSpread(1, to: &bytes, at: offset)
      return writeExponent(point - 1, to: &bytes, at: end)
    }
    return digits.writeSpread(point, to: &bytes, at: offset)
  }

  /// Writes the digits with a point after the first `point`, or with zeros up to there.
  private func writeSpread(_ point: Int, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    var end = offset
    for place in 0..<max(count, point) {
      if place == point {
        bytes.putInRoom(UInt8(ascii: "."), at: end)
        end += 1
      }
      bytes.putInRoom(self[place], at: end)
      end += 1
    }
    return end
  }

  /// Writes an exponent such as `e21` or `e-7`.
  private static func writeExponent(
    _ exponent: Int, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    bytes.putInRoom(UInt8(ascii: "e"), at: offset)
    bytes.putInRoom(UInt8(ascii: "-"), at: offset + 1)
    let start = offset + (exponent < 0 ? 2 : 1)
    let fours = DecimalDigits.fours
    return DecimalDigits.writeWhole(
      UInt64(exponent.magnitude), fours.span, to: &bytes, at: start)
  }
}
