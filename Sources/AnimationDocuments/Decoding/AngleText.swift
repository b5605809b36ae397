/// Angles written as text: a number and a unit.
enum AngleText {
  /// The degrees that a text stands for; nil when it is no angle. May be an infinity.
  static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    guard let number = DecimalText.prefix(of: text) else { return nil }
    return Unit(text[number.end...]).map { $0.degrees(number.value) }
  }

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

/// Numbers inside other texts, as CSS writes them: a sign, digits, a fraction, an exponent.
enum DecimalText {
  /// The number that a text begins with and the index after it; nil when it begins with none.
  ///
  /// Beyond every double it is an infinity.
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

  /// The number that a whole text is; nil for every other text.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    guard let number = prefix(of: text), number.end == text.endIndex else { return nil }
    return number.value
  }

  /// Moves `index` over digits and answers how many there are.
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

  /// The exponent at `index`, which moves over it; 0, without moving, when there is none.
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
