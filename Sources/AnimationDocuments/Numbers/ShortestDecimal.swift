extension NumberWriter {
  /// Writes numbers with a comma after each.
  ///
  /// It works in blocks, first all decimals and then all texts; ``Prepared`` says why.
  static func writeShortestList(
    _ values: Span<Double>, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    var decimals = InlineArray<32, ShortestDecimal>(repeating: .none)
    let (scales, fours) = (BinaryScale.all, DecimalDigits.fours)
    var end = offset
    var rest = values
    while !rest.isEmpty {
      let block = rest.extracting(first: decimals.count)
      for index in block.indices { decimals[index] = .ofFraction(block[index], scales) }
      for index in block.indices {
        end = write(block[index], decimals[index], fours.span, to: &bytes, at: end)
        bytes.putInRoom(UInt8(ascii: ","), at: end)
        end &+= 1
      }
      rest = rest.extracting(droppingFirst: block.count)
    }
    return end
  }

  /// Writes the shortest text that reads back as the same double, given its decimal.
  @inline(__always)
  static func write(
    _ value: Double, _ decimal: ShortestDecimal, _ fours: Span<UInt32>,
    to bytes: inout MutableRawSpan,
    at offset: Int
  ) -> Int {
    bytes.putInRoom(UInt8(ascii: "-"), at: offset)
    let start = offset &+ (value.sign == .minus ? 1 : 0)
    var digits = decimal.source
    if digits.tens < AlignedDigits.Source.least {
      if decimal == .none { return writeWithout(value, to: &bytes, at: offset, start) }
      digits.extend()
      if digits.tens < AlignedDigits.Source.least { digits = digits.aligned() }
    }
    return AlignedDigits(digits, fours).write(to: &bytes, at: start)
  }

  /// Writes a number without a decimal: an integer below 2^53 after its sign, or `null` for NaN
  /// and infinities.
  @inline(never)
  private static func writeWithout(
    _ value: Double, to bytes: inout MutableRawSpan, at offset: Int, _ start: Int
  ) -> Int {
    guard value.isFinite else { return writeNull(to: &bytes, at: offset) }
    let whole = BinaryNumber(value.magnitude).whole ?? 0
    let fours = DecimalDigits.fours
    return DecimalDigits.writeWhole(whole, fours.span, to: &bytes, at: start)
  }
}

/// A finite number at least 0 as `significand * 2^exponent`.
struct BinaryNumber {
  /// At least 2^52, but for subnormal numbers.
  let significand: UInt64
  /// The power of two of the significand's lowest bit; 972 for NaN and infinities.
  let exponent: Int

  @inline(__always)
  init(_ magnitude: Double) {
    let bits = magnitude.bitPattern
    let fraction = bits & (1 << 52 - 1)
    let biased = Int(truncatingIfNeeded: bits >> 52)
    significand = biased == 0 ? fraction : fraction | 1 << 52
    exponent = (biased == 0 ? 1 : biased) &- 1075
  }

  /// Whether the decimal is of a finite number.
  @inline(__always)
  var isFinite: Bool { exponent < 972 }

  /// The number itself when it is an integer below 2^53.
  @inline(__always)
  var whole: UInt64? {
    let places = UInt64(truncatingIfNeeded: 0 &- exponent)
    if places <= 52 {
      let whole = significand &>> places
      return whole &<< places == significand ? whole : nil
    }
    return significand == 0 ? 0 : nil
  }

  /// Whether the next lower number is only half as far away as the next higher one.
  @inline(__always)
  var isIrregular: Bool { significand == 1 << 52 && exponent > -1074 }
}

/// The shortest decimal that reads back as a given double; of several the one nearest to it.
///
/// Method. Write the double as `c * 2^q` and let `k = floor(log10(2^q))`, so that one step of the
/// double, `2^q`, is between 1 and 10 units of `10^k`. In these units the double is
/// `x = c * 2^q / 10^k`, and every number less than half a step away reads back as it. That interval
/// is at least 1 and less than 10 wide: it holds at most one multiple of ten, and if it holds one
/// that is the shortest decimal; otherwise it is the integer nearest to `x`. (R. Giulietti, "The
/// Schubfach way to render doubles", 2021, proves this and more.)
///
/// `x` is computed to 64 bits behind the point by one 64 by 128 bit multiplication with a power of ten
/// from ``BinaryScale``. Where that is too little to be certain, and for powers of two, whose interval is
/// narrower below than above, the exact comparison of that paper decides.
struct ShortestDecimal: Hashable, Sendable {
  /// All digits but the last; at most 16, and at least 15 unless the double is subnormal.
  var tens: UInt64
  /// The last digit.
  var unit: UInt64
  /// The power of ten of the last digit.
  var exponent: Int

  /// A placeholder for numbers that need no decimal.
  static let none = ShortestDecimal(tens: 0, unit: 0, exponent: 0)

  /// The decimal of a number's magnitude unless that is an integer below 2^53; ``none`` for those, and for
  /// what is no finite number.
  ///
  /// `scales` is ``BinaryScale/all``. The zeros at the end of a significand tell integers, and what is no
  /// number: its exponent is the greatest.
  @inline(__always)
  static func ofFraction(_ value: Double, _ scales: [BinaryScale]) -> ShortestDecimal {
    let bits = value.bitPattern
    let significand = bits << 11 | 1 << 63
    let exponent = Int(truncatingIfNeeded: (bits << 1) >> 53)
    if significand.trailingZeroBitCount &+ exponent < 1086,
      let decimal = ShortestDecimal(significand, scales[exponent])
    {
      return decimal
    }
    return ofRareFraction(value.magnitude)
  }

  /// The decimal of integers, and of numbers that the fast way cannot decide.
  @inline(never)
  private static func ofRareFraction(_ magnitude: Double) -> ShortestDecimal {
    let binary = BinaryNumber(magnitude)
    return binary.isFinite && binary.whole == nil ? ShortestDecimal(binary) : none
  }

  /// A decimal from its parts.
  @inline(__always)
  init(tens: UInt64, unit: UInt64, exponent: Int) {
    self.tens = tens
    self.unit = unit
    self.exponent = exponent
  }

  /// The shortest decimal of a number greater than 0.
  init(_ binary: BinaryNumber) {
    let bits = binary.significand >= 1 << 52 ? binary.exponent &+ 1075 : 0
    self = Self(binary.significand << 11, BinaryScale.all[bits]) ?? Self(exactly: binary)
  }

  /// The decimal by truncated arithmetic, or nil when that cannot decide.
  ///
  /// `significand` has its highest bit set. `whole` and `fraction` are `x` cut off after 64 binary places:
  /// the true value is above by less than two of the last. `remainder` is `x` modulo ten, in units of 2^-59,
  /// as half a step is; the true values are above by less than two and one of them. Which way the rounding
  /// goes is as good as random, so the choice is arithmetic on sign bits instead of branches. A power of two
  /// has no other bit set.
  @inline(__always)
  private init?(_ significand: UInt64, _ scale: BinaryScale) {
    let (whole, fraction) = scale.power.product(with: significand)
    let tens = whole / 10
    let digit = whole &- tens &* 10
    let remainder = digit << 59 | fraction >> 5
    let belowLower = remainder &- scale.half
    let belowUpper = (10 << 59) &- remainder &- scale.half
    guard belowLower &+ 1 > 2, belowUpper > 2, fraction &- (1 << 63 - 2) > 2, significand << 1 != 0
    else { return nil }

    // Rounding to the nearest never carries into the tens: those would be inside the interval.
    let roundsUp = belowUpper >> 63
    self.tens = tens &+ roundsUp
    unit = Int64(bitPattern: belowLower | belowUpper) < 0 ? 0 : digit &+ fraction >> 63
    exponent = scale.exponent
  }
}

extension ShortestDecimal {
  /// The decimal by comparisons that are always right; several times slower.
  ///
  /// All quantities are four times themselves, so that the ends of the interval are integers too.
  @inline(never)
  init(exactly binary: BinaryNumber) {
    let k =
      binary.isIrregular
      ? PowersOfTen.floorLog10(ofThreeQuartersOfPowerOfTwo: binary.exponent)
      : PowersOfTen.floorLog10(ofPowerOfTwo: binary.exponent)
    let shift = UInt64(binary.exponent + PowersOfTen.floorLog2(ofPowerOfTen: -k) + 1)
    let power = PowersOfTen[-k].next
    let value = binary.significand * 4
    let low = power.roundedToOdd((value - (binary.isIrregular ? 1 : 2)) << shift)
    let high = power.roundedToOdd((value + 2) << shift)
    let digits = Self.shortest(
      power.roundedToOdd(value << shift), low, high, ownsEnds: value & 4 == 0)
    tens = digits / 10
    unit = digits % 10
    exponent = k
  }

  /// The multiple of ten between the ends if there is one, otherwise the integer nearest to
  /// `value`.
  ///
  /// `value` and the ends `low` and `high` are given multiplied by four, and made odd where digits
  /// were cut off. If `ownsEnds` is false, the ends themselves do not read back as the number.
  private static func shortest(
    _ value: UInt64, _ low: UInt64, _ high: UInt64, ownsEnds: Bool
  ) -> UInt64 {
    let margin: UInt64 = ownsEnds ? 0 : 1
    func holds(_ candidate: UInt64) -> Bool {
      low + margin <= candidate * 4 && candidate * 4 + margin <= high
    }
    let whole = value >> 2
    let tens = whole / 10 * 10
    if tens > 0, holds(tens) { return tens }
    if holds(tens + 10) { return tens + 10 }
    if holds(whole) != holds(whole + 1) { return holds(whole) ? whole : whole + 1 }
    let rest = value & 3
    return rest > 2 || (rest == 2 && whole & 1 == 1) ? whole + 1 : whole
  }

  /// The digits as an integer, to be written as text.
  @inline(__always)
  var source: AlignedDigits.Source {
    AlignedDigits.Source(tens: tens, unit: unit, point: exponent &+ 17)
  }
}
