import Testing

@testable import AnimationFormats

@Suite struct DecimalTextTests {
  static let texts: [(Int, Int, String)] = [
    (0, 0, "0"), (0, 3, "0"), (5, 0, "5"), (-5, 0, "-5"), (1250, 3, "1.25"), (-1250, 3, "-1.25"),
    (7, 2, "0.07"), (-7, 4, "-0.0007"), (1000, 3, "1"), (1200, 0, "1200"), (123_456, 2, "1234.56"),
  ]

  @Test(arguments: texts)
  func aNumberHasItsText(_ units: Int, _ decimals: Int, _ text: String) {
    #expect(DecimalText.text(units: units, decimals: decimals) == text)
  }
}
