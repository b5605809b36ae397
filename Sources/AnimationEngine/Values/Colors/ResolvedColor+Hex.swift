extension ResolvedColor {
  /// Creates the colour of a hex text: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with digits in
  /// either case. Nil for any other text.
  ///
  /// A single digit stands for itself twice, so `#f80` is `#ff8800`.
  public init?(hex text: String) {
    let bytes = ArraySlice(text.utf8)
    guard bytes.first == UInt8(ascii: "#") else { return nil }
    self.init(hexDigits: bytes.dropFirst())
  }

  /// Creates the colour of the digits after the `#`, as UTF-8.
  package init?(hexDigits digits: ArraySlice<UInt8>) {
    let count = digits.count
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexDigitValue else { return nil }
      number = number << 4 | digit
      // In the short form each digit counts twice.
      if count <= 4 { number = number << 4 | digit }
    }
    self.init(rgba: count % 4 == 0 ? number : number << 8 | 0xFF)
  }

  /// Creates the colour of four bytes: red, green, blue and opacity from the highest byte on.
  init(rgba: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }

  /// The hex text `#rrggbb`, or `#rrggbbaa` when the opacity does not round to 255.
  ///
  /// Components outside 0…1 are clamped, then rounded to the nearest of 255 steps, halves up; NaN
  /// counts as 0. A colour that was parsed by ``init(hex:)`` gives its text in the long form.
  public var hexText: String {
    let opacity = Self.byte(opacity)
    let color = [red, green, blue].map(Self.byte)
    return "#" + Self.hex(opacity == 255 ? color : color + [opacity], uppercase: false)
  }

  /// The byte for a component, which is clamped and rounded to 255 steps, halves up.
  static func byte(_ component: Double) -> UInt8 { UInt8(saturating: component * 255 + 0.5) }

  private static func hex(_ bytes: [UInt8], uppercase: Bool) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16, uppercase: uppercase)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// The text `#RRGGBBAA`, in which SwiftUI's `Color.Resolved` describes itself.
  ///
  /// That type stores linear components of single precision. So a component very near the middle of
  /// two bytes may round to the lower one: sRGB 0.3 is 4C, while an opacity of 0.3 is 4D.
  public var description: String {
    let color = [red, green, blue].map { component in
      Self.byte(SRGBTransfer.encoded(Double(Float(SRGBTransfer.linear(component)))))
    }
    return "#" + Self.hex(color + [Self.singlePrecisionByte(opacity)], uppercase: true)
  }

  /// The byte for a component, which is rounded to single precision before and after scaling.
  private static func singlePrecisionByte(_ component: Double) -> UInt8 {
    byte(Double(Float(component) * 255) / 255)
  }
}

extension UInt8 {
  /// The value of an ASCII character as a hexadecimal digit; nil if it is none.
  package var hexDigitValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
