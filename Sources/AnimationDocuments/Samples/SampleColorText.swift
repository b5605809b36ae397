internal import AnimationEngine

/// A colour of a sample in the notation of documents.
///
/// It is `#rrggbb`, or `#rrggbbaa` when the opacity does not round to 255. A colour outside sRGB,
/// which has no such bytes, is `{"color":"color(srgb 1.2 0.5 -0.1 / 0.5)"}`. A missing value is
/// `null`.
struct SampleColorText {
  /// Red, green, blue, gamma-encoded sRGB, and the opacity.
  private let components: SIMD4<Double>
  private let numbers: NumberWriter

  init(_ components: SIMD4<Double>, _ numbers: NumberWriter) {
    self.components = components
    self.numbers = numbers
  }

  /// Writes the colour and returns the offset after it; the text has at most ``room`` bytes.
  func write(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    let scaled = components * 255
    guard isFinite else { return NumberWriter.writeNull(to: &bytes, at: offset) }
    if scaled.min() > -0.5, scaled.max() < 255.5 { return writeHex(scaled, &bytes, offset) }
    return writeFunction(to: &bytes, at: offset)
  }

  /// The number of bytes that writing a colour may touch.
  static let room = 4 * NumberWriter.room + 40

  private var isFinite: Bool { components.indices.allSatisfy { components[$0].isFinite } }

  private func writeHex(
    _ scaled: SIMD4<Double>, _ bytes: inout MutableRawSpan, _ offset: Int
  ) -> Int {
    bytes.put(UInt16(0x2322), at: offset)  // "#
    var end = offset + 2
    for index in 0..<4 {
      let channel = UInt8(saturating: scaled[index] + 0.5)
      if index == 3, channel == 255 { break }
      bytes.put(Self.digit(channel >> 4), at: end)
      bytes.put(Self.digit(channel & 15), at: end + 1)
      end += 2
    }
    bytes.put(UInt8(ascii: "\""), at: end)
    return end + 1
  }

  private static func digit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x57) }

  private func writeFunction(to bytes: inout MutableRawSpan, at offset: Int) -> Int {
    var end = FixedText("{\"color\":\"color(srgb").write(to: &bytes, at: offset)
    for index in 0..<(components[3] == 1 ? 3 : 4) {
      end = FixedText(index == 3 ? " / " : " ").write(to: &bytes, at: end)
      end = numbers.write(components[index], to: &bytes, at: end)
    }
    return FixedText(")\"}").write(to: &bytes, at: end)
  }
}
