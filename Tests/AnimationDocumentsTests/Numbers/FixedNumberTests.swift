import Testing

@testable import AnimationDocuments

@Suite struct FixedNumberTests {
  static let texts: [(Double, Int, String)] = [
    (0.0, 4, "0"), (-0.0, 4, "0"), (-0.00001, 4, "0"), (1, 4, "1"), (-1, 0, "-1"), (0.1, 4, "0.1"),
    (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-2.5, 0, "-2"), (0.15, 1, "0.1"),
    (0.25, 1, "0.2"), (0.35, 1, "0.3"), (0.75, 1, "0.8"), (1.005, 2, "1"), (2.675, 2, "2.67"),
    (0.00005, 4, "0.0001"), (0.00015, 4, "0.0001"), (99_999.99996, 4, "100000"),
    (1234.5678, 4, "1234.5678"), (1234.56785, 4, "1234.5678"),
    (12_345_678.91234, 4, "12345678.9123"),
    (1e-7, 15, "0.0000001"), (1e-15, 15, "0.000000000000001"), (4e-16, 15, "0"),
    (5e-16, 15, "0.000000000000001"), (0.1, 15, "0.1"),
    (0x1.5555555555555p-2, 15, "0.333333333333333"),
    (123_456_789.123456789, 15, "123456789.12345679"),
    (1_000_000_000_000_000.125, 2, "1000000000000000.1"),
    (1e20, 4, "100000000000000000000"), (1e21, 4, "1e21"), (1e300, 0, "1e300"),
    (.leastNonzeroMagnitude, 15, "0"), (.nan, 4, "null"), (-.infinity, 4, "null"),
  ]

  @Test(arguments: texts)
  func aNumberIsRoundedToItsDecimals(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(NumberWriter(precision: decimals).text(value) == text)
    #expect(ReferenceNumbers.fixed(value, decimals) == text)
  }

  @Test(arguments: 0...15)
  func randomNumbersAreRoundedOnTheirExactValue(_ decimals: Int) {
    var random = SeededNumbers(seed: UInt64(decimals))
    var values: [Double] = []
    for _ in 0..<1500 {
      values.append(.random(in: -1000...1000, using: &random))
      values.append(.random(in: 0..<1, using: &random))
      values.append(Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000)
      values.append(.random(in: -1e15...1e15, using: &random))
      values.append(
        Double(
          sign: .plus, exponent: .random(in: -80...70, using: &random),
          significand: .random(in: 1..<2, using: &random)))
    }
    expectReferenceTexts(values, decimals)
  }

  /// Exact ties, and the doubles nearest to decimal ties, which lie on either side.
  @Test(arguments: 0...15)
  func tiesGoToTheEvenNeighbour(_ decimals: Int) {
    var random = SeededNumbers(seed: UInt64(100 + decimals))
    let unit = Double("1e-\(decimals)")!
    let values = (0..<1000).flatMap { _ in
      let near = (Double(Int.random(in: 0...100_000, using: &random)) + 0.5) * unit
      let exact = Double(Int.random(in: 0...1 << 30, using: &random)) / 4096
      return [near, near.nextUp, near.nextDown, -near, exact, -exact]
    }
    expectReferenceTexts(values, decimals)
  }

  @Test(arguments: 0...15)
  func roundingAgainChangesNothing(_ decimals: Int) {
    let writer = NumberWriter(precision: decimals)
    var random = SeededNumbers(seed: UInt64(200 + decimals))
    for _ in 0..<2000 {
      let text = writer.text(.random(in: -10_000...10_000, using: &random))
      #expect(writer.text(Double(text)!) == text)
    }
  }

  private func expectReferenceTexts(_ values: [Double], _ decimals: Int) {
    let writer = NumberWriter(precision: decimals)
    var list: [UInt8] = []
    list.appendText(atMost: values.count * NumberWriter.room) { bytes, start in
      writer.writeList(values.span, to: &bytes, at: start)
    }
    for (value, text) in zip(values, list.split(separator: UInt8(ascii: ","))) {
      let text = String(decoding: text, as: UTF8.self)
      let reference = ReferenceNumbers.fixed(value, decimals)
      if text != reference || writer.text(value) != reference {
        Issue.record("\(value) to \(decimals) decimals: \(text), expected \(reference)")
      }
    }
  }
}
