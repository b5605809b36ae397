import Testing

@testable import AnimationDocuments

@Suite struct SampleColorTextTests {
  static let colors: [(SIMD4<Double>, String)] = [
    ([1, 0, 0, 1], ##""#ff0000""##), ([0, 0.5, 1, 0.5], ##""#0080ff80""##),
    ([1.001, -0.001, 0, 1], ##""#ff0000""##),  // within half a step of what a screen can show
    ([0.9999999999999999, 0, 0, 0], ##""#ff000000""##),
    ([1.25, 0, -0.5, 1], #"{"color":"color(srgb 1.25 0 -0.5)"}"#),
    ([1.23456, 0, 0, 0.25], #"{"color":"color(srgb 1.235 0 0 / 0.25)"}"#),
    ([0, 0, 0, 1.5], #"{"color":"color(srgb 0 0 0 / 1.5)"}"#),
    ([.nan, 0, 0, 1], "null"), ([0, .infinity, 0, 1], "null"),
  ]

  @Test(arguments: colors)
  func aColourHasItsText(_ color: SIMD4<Double>, _ expected: String) {
    var bytes: [UInt8] = []
    bytes.appendText(atMost: SampleColorText.room) { bytes, start in
      SampleColorText(color, NumberWriter(precision: 3)).write(to: &bytes, at: start)
    }
    #expect(text(bytes) == expected)
  }
}
