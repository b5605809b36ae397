/// Numbers as decimal text, in the form that JSON and JavaScript share.
///
/// Goals, in this order: the text reads back as the number (or is the number correctly rounded to
/// the decimals asked for); it is the shortest such text; it is made fast, with no allocation, no
/// division and hardly a branch that the data could mispredict.
///
/// | number | text |
/// |---|---|
/// | 1, 0.1, -2.5 | `1`, `0.1`, `-2.5` |
/// | 1e20, 1e21, 1.5e300 | `100000000000000000000`, `1e21`, `1.5e300` |
/// | 0.000001, 1e-7 | `0.000001`, `1e-7` |
/// | -0 | `-0`, with a precision `0` |
/// | NaN, ±∞ | `null`, because JSON has no word for them |
public struct NumberWriter: Hashable, Sendable {
  /// The number of decimals kept, 0 to 15; nil keeps all that the number needs.
  ///
  /// A number whose shortest text has at most that many decimals is written so. Others are
  /// rounded to the nearest, ties to even, by the exact value of the double: 0.15 is a little
  /// below 15/100 and becomes `0.1`. Zeros at the end are dropped, and so is the sign of a zero.
  /// Small numbers get no exponent.
  public var precision: Int? { scale?.decimals }

  /// The scale of the decimals kept; nil for the shortest text.
  let scale: FixedScale?

  /// The number of bytes that writing one number may touch, from its offset on.
  public static let room = 40

  /// A writer with this many decimals; `precision` has to be nil or 0 to 15.
  public init(precision: Int? = nil) {
    if let precision {
      Swift.precondition((0...15).contains(precision), "a precision of \(precision) decimals")
    }
    scale = precision.map(FixedScale.init)
  }

  /// Writes a number at `offset` and returns the offset behind its text.
  ///
  /// `bytes` needs ``room`` bytes from `offset` on, which may be overwritten; too few trap.
  public func write(_ value: Double, to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    let tables = Tables()
    return write(prepared(value, tables), tables, to: &bytes, at: offset)
  }

  /// Writes numbers with a comma after each, and returns the offset after the last comma.
  ///
  /// `bytes` needs ``room`` bytes for every number from `offset` on.
  public func writeList(
    _ values: Span<Double>, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    bytes.requireRoom(values.count * Self.room, at: offset)
    if let scale { return scale.writeList(values, to: &bytes, at: offset) }
    return Self.writeShortestList(values, to: &bytes, at: offset)
  }

  /// Appends the text of a number. For many numbers ``write(_:to:at:)`` is faster.
  public func append(_ value: Double, to text: inout [UInt8]) {
    text.appendText(atMost: Self.room) { bytes, start in write(value, to: &bytes, at: start) }
  }

  /// Appends numbers with a comma after each.
  public func appendList(_ values: Span<Double>, to text: inout [UInt8]) {
    text.appendText(atMost: values.count * Self.room) { bytes, start in
      writeList(values, to: &bytes, at: start)
    }
  }

  /// The text of a number.
  public func text(_ value: Double) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// A number for which the first half of the conversion to text is done.
  ///
  /// The conversion is a long chain of dependent steps. When many numbers are first prepared and
  /// then written, the processor works on several at once, which takes little more than half the
  /// time.
  struct Prepared {
    var value: Double
    /// The shortest decimal. For a fixed number of decimals only its `tens` are valid: they hold
    /// the number in units of the last decimal (``FixedScale/units(_:)``).
    var decimal: ShortestDecimal

    static let zero = Prepared(value: 0, decimal: .none)
  }

  /// The tables by which numbers become text. Loops look them up once.
  struct Tables: Sendable {
    let scales = BinaryScale.all
    let fours = DecimalDigits.fours
  }

  /// Does the first half of the conversion of a number.
  @inline(__always)
  func prepared(_ value: Double, _ tables: Tables) -> Prepared {
    if let scale {
      return Prepared(
        value: value, decimal: ShortestDecimal(tens: scale.units(value), unit: 0, exponent: 0))
    }
    return Prepared(value: value, decimal: .ofFraction(value, tables.scales))
  }

  /// Writes a number that this writer prepared; see ``write(_:to:at:)``.
  @inline(__always)
  func write(
    _ number: Prepared, _ tables: Tables, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    bytes.requireRoom(Self.room, at: offset)
    if let scale {
      return scale.write(
        number.value, number.decimal.tens, tables.fours.span, to: &bytes, at: offset)
    }
    return Self.write(number.value, number.decimal, tables.fours.span, to: &bytes, at: offset)
  }

  /// Writes `null` in place of NaN or an infinity, which JSON cannot express.
  @inline(never)
  static func writeNull(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    bytes.put(0x6C6C_756E as UInt32, at: offset)  // "null"
    return offset + 4
  }
}
