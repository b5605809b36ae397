/// Angles written as text: a number and a unit.
enum AngleText {
  /// The degrees that a text such as `0.5turn` stands for; nil if it is no angle. The result may
  /// be infinite.
  static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalText.prefix(of: text) else { return nil }
    return Unit(text[number.end...]).map { $0.degrees(number.value) }
  }

  /// The same of a text inside another one, where it is as plain as most are: a short number of degrees.
  static func plainDegrees(_ text: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard let number = ShortDecimal(text, from: range.lowerBound),
      number.end &+ 3 == range.upperBound,
      text.packed(from: number.end, count: 3) == degreesUnit
    else { return nil }
    return number.value
  }

  /// The bytes of `deg`, the first lowest.
  private static let degreesUnit: UInt64 = 0x67_65_64

  /// Whether a text was probably meant to be an angle: it begins like a number or ends in a unit.
  static func resembles(_ text: ArraySlice<UInt8>) -> Bool {
    if DecimalText.prefix(of: text) != nil { return true }
    return Unit.allCases.contains {
      text.suffix($0.rawValue.utf8.count).elementsEqual($0.rawValue.utf8)
    }
  }

  private enum Unit: String, CaseIterable {
    case deg, rad, turn

    init?(_ text: ArraySlice<UInt8>) {
      if text.elementsEqual("deg".utf8) {
        self = .deg
      } else if text.elementsEqual("rad".utf8) {
        self = .rad
      } else if text.elementsEqual("turn".utf8) {
        self = .turn
      } else {
        return nil
      }
    }

    func degrees(_ number: Double) -> Double {
      switch self {
      case .deg: number
      case .rad: number * 180 / .pi
      case .turn: number * 360
      }
    }
  }
}

/// Decimal numbers inside other texts, in CSS's notation: a sign, digits, a fraction, an
/// exponent.
enum DecimalText {
  /// The number at the beginning of a text, and the index after it; nil if there is none.
  ///
  /// A number too large for a double is infinite.
  static func prefix(of text: ArraySlice<UInt8>) -> (value: Double, end: Int)? {
    var decimal = Decimal()
    var index = text.startIndex
    if index < text.endIndex, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      decimal.isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let whole = digits(of: text, from: &index, into: &decimal)
    var fraction = 0
    if index < text.endIndex, text[index] == UInt8(ascii: ".") {
      var end = index + 1
      fraction = digits(of: text, from: &end, into: &decimal)
      if fraction > 0 { index = end }
    }
    guard whole + fraction > 0 else { return nil }
    decimal.exponent = exponent(of: text, from: &index) - fraction
    return (decimal.value(of: text[text.startIndex..<index]), index)
  }

  /// The number that the whole text is; nil for any other text.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    guard let number = prefix(of: text), number.end == text.endIndex else { return nil }
    return number.value
  }

  /// Moves `index` past digits and returns how many there are.
  private static func digits(
    of text: ArraySlice<UInt8>, from index: inout Int, into decimal: inout Decimal
  ) -> Int {
    let start = index
    while index < text.endIndex, text[index] &- UInt8(ascii: "0") <= 9 {
      decimal.append(text[index] &- UInt8(ascii: "0"))
      index += 1
    }
    return index - start
  }

  /// Reads the exponent at `index` and moves past it; 0, without moving, if there is none.
  private static func exponent(of text: ArraySlice<UInt8>, from index: inout Int) -> Int {
    var end = index
    guard end < text.endIndex, text[end] | 0x20 == UInt8(ascii: "e") else { return 0 }
    end += 1
    var sign = 1
    if end < text.endIndex, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") {
      sign = text[end] == UInt8(ascii: "-") ? -1 : 1
      end += 1
    }
    var decimal = Decimal()
    guard digits(of: text, from: &end, into: &decimal) > 0 else { return 0 }
    index = end
    return sign * Int(min(decimal.isExact ? decimal.digits : .max, 1 << 40))
  }
}
