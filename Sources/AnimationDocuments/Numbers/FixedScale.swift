/// A fixed number of decimals to round to.
struct FixedScale: Hashable, Sendable {
  /// The number of decimals, 0 to 15.
  let decimals: Int
  /// The factor `10^decimals`, by which numbers are multiplied before rounding.
  let factor: Double

  init(decimals: Int) {
    self.decimals = decimals
    factor = Double(DecimalDigits.powers[decimals])
  }

  /// Writes numbers with a comma behind each; see ``NumberWriter/writeList(_:to:at:)``.
  func writeList(_ values: Span<Double>, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    var units = InlineArray<32, UInt64>(repeating: 0)
    let fours = DecimalDigits.fours
    var end = offset
    var rest = values
    while !rest.isEmpty {
      let block = rest.extracting(first: units.count)
      for index in block.indices { units[index] = self.units(block[index]) }
      for index in block.indices {
        end = write(block[index], units[index], fours.span, to: &bytes, at: end)
        bytes.putInRoom(UInt8(ascii: ","), at: end)
        end &+= 1
      }
      rest = rest.extracting(droppingFirst: block.count)
    }
    return end
  }

  /// The result of ``units(_:)`` for a number that it cannot round with certainty.
  private static var unknown: UInt64 { .max }

  /// The magnitude times `10^decimals`, rounded to nearest, ties to even, or ``unknown``.
  ///
  /// The product is rounded by the addition of a number so large that doubles there are the
  /// integers. The multiplication is off by at most 2^-53 of the product, so below 2^51 the
  /// rounding is right unless the product is that close to a tie.
  @inline(__always)
  func units(_ value: Double) -> UInt64 {
    let scaled = value.magnitude * factor
    let shifted = scaled + 0x1.8p52
    let tieDistance = ((scaled - (shifted - 0x1.8p52)).magnitude - 0.5).magnitude
    let isKnown = scaled < 0x1p51 && tieDistance > scaled * 0x1p-53
    return isKnown ? shifted.bitPattern & (1 << 51 - 1) : Self.unknown
  }

  /// Writes a number rounded to this many decimals, given its ``units(_:)``.
  @inline(__always)
  func write(
    _ value: Double, _ units: UInt64, _ fours: Span<UInt32>, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    guard units != Self.unknown else { return writeExactly(value, to: &bytes, at: offset) }
    return write(units, isNegative: value.sign == .minus, fours, to: &bytes, at: offset)
  }

  /// Writes `units / 10^decimals`.
  @inline(__always)
  private func write(
    _ units: UInt64, isNegative: Bool, _ fours: Span<UInt32>, to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    bytes.putInRoom(UInt8(ascii: "-"), at: offset)
    let start = offset &+ (isNegative && units != 0 ? 1 : 0)
    if decimals == 0 || units == 0 {
      return DecimalDigits.writeWhole(units, fours, to: &bytes, at: start)
    }
    if units < 100_000_000, decimals < 8 {
      return DecimalDigits.writeShort(units, decimals: decimals, fours, to: &bytes, at: start)
    }
    return writeLong(units, to: &bytes, at: start)
  }

  /// Writes `units / 10^decimals` for 1 to 10^17 - 1 units.
  @inline(never)
  private func writeLong(
    _ units: UInt64, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let digits = AlignedDigits.Source(tens: units / 10, unit: units % 10, point: 17 - decimals)
    let fours = DecimalDigits.fours
    return AlignedDigits(digits.aligned(), fours.span)
      .write(isFixed: true, to: &bytes, at: offset)
  }

  /// Writes numbers that are not finite, large, or near a tie, by slower exact arithmetic.
  @inline(never)
  private func writeExactly(
    _ value: Double, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    let binary = BinaryNumber(value.magnitude)
    let tables = NumberWriter.Tables()
    if !binary.isFinite || hasShortText(binary) {
      return NumberWriter.write(
        value, .ofFraction(value, tables.scales), tables.fours.span, to: &bytes, at: offset)
    }
    return write(
      exactUnits(binary), isNegative: value.sign == .minus, tables.fours.span, to: &bytes,
      at: offset)
  }

  /// Whether the number's shortest text has no exponent and at most this scale's decimals.
  private func hasShortText(_ binary: BinaryNumber) -> Bool {
    if binary.exponent >= 0 || binary.whole != nil { return binary.significand > 0 }
    var decimal = ShortestDecimal(binary)
    while decimal.exponent < -decimals, decimal.unit == 0 {
      (decimal.tens, decimal.unit) = decimal.tens.quotientAndRemainder(dividingBy: 10)
      decimal.exponent += 1
    }
    return decimal.exponent >= -decimals && decimal.tens > 0
  }

  /// The number times `10^decimals`, rounded by its exact value to nearest, ties to even.
  ///
  /// The number is a significand of 53 bits over a power of two, and its product with at most 10^15
  /// has at most 103 bits. The shortest text has more decimals, so there are at most 17 digits.
  private func exactUnits(_ binary: BinaryNumber) -> UInt64 {
    let places = -binary.exponent
    guard places < 128 else { return 0 }
    let product = UInt128(binary.significand) * UInt128(DecimalDigits.powers[decimals])
    let whole = product >> places
    let rest = product - whole << places
    let half: UInt128 = 1 << (places - 1)
    let roundsUp = rest > half || (rest == half && whole & 1 == 1)
    return UInt64(whole) + (roundsUp ? 1 : 0)
  }
}
