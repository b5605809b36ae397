import Testing

@testable import AnimationDocuments

@Suite struct NumberWriterTests {
  let writer = NumberWriter()

  static let texts: [(Double, String)] = [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-2.5, "-2.5"), (0.3, "0.3"),
    (100, "100"), (123_456_789, "123456789"), (12_345_678.5, "12345678.5"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (9_007_199_254_740_994, "9007199254740994"), (1e20, "100000000000000000000"),
    (1e21, "1e21"), (1.5e300, "1.5e300"), (0.000001, "0.000001"), (1e-7, "1e-7"),
    (1.25e-9, "1.25e-9"), (123e-8, "0.00000123"), (0.5, "0.5"), (0.25, "0.25"),
    (0x1.1111111111111p-6, "0.016666666666666666"), (0x1.0aaaaaaaaaaabp+5, "33.333333333333336"),
    (.pi, "3.141592653589793"), (.leastNonzeroMagnitude, "5e-324"),
    (.leastNormalMagnitude, "2.2250738585072014e-308"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ]

  @Test(arguments: texts)
  func aNumberHasItsText(_ value: Double, _ text: String) {
    #expect(writer.text(value) == text)
    #expect(ReferenceNumbers.shortest(value) == text)
  }

  @Test(arguments: [
    0, 7, 10, -5, 99_999_999, 100_000_000, 9_999_999_999_999_999, 10_000_000_000_000_000, .min,
    .max,
  ])
  func aWholeNumberHasItsText(_ number: Int) {
    var text = Array("x".utf8)
    text.append(whole: number)
    #expect(String(decoding: text, as: UTF8.self) == "x\(number)")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomBitsGiveTheTextThatSwiftFinds(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let values = (0..<20_000).map { _ in Double(bitPattern: random.next()) }
    expectReferenceTexts(values)
  }

  @Test func ordinaryNumbersGiveTheTextThatSwiftFinds() {
    var random = SeededNumbers(seed: 11)
    var values: [Double] = []
    for _ in 0..<10_000 {
      values.append(.random(in: -1000...1000, using: &random))
      values.append(.random(in: 0..<1, using: &random))
      values.append(Double(Int.random(in: -100_000...100_000, using: &random)) / 1000)
      values.append(Double(Int.random(in: 0...100_000, using: &random)) / 60)
      values.append(Double(Int.random(in: 0...1 << 60, using: &random)))
    }
    expectReferenceTexts(values)
  }

  /// Powers of two, whose lower neighbour is nearer than the upper one, and powers of ten.
  @Test func powersAndTheirNeighboursGiveTheTextThatSwiftFinds() {
    let twos = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    let tens = (-323...308).map { Double("1e\($0)")! }
    expectReferenceTexts((twos + tens).flatMap { [$0, $0.nextUp, $0.nextDown, -$0] })
  }

  /// Numbers in the middle between two decimals, and halves and quarters at the end of precision.
  @Test func numbersOnTiesGiveTheTextThatSwiftFinds() {
    var random = SeededNumbers(seed: 5)
    let values = (0..<20_000).map { _ in
      let whole = Double(Int.random(in: 1 << 40...1 << 53, using: &random))
      return whole * [0.5, 0.25, 0.125, 2, 4, 1024].randomElement(using: &random)!
    }
    expectReferenceTexts(values)
  }

  @Test func subnormalNumbersGiveTheTextThatSwiftFinds() {
    var random = SeededNumbers(seed: 6)
    let values = (0..<20_000).map { index in
      Double(bitPattern: index < 2000 ? UInt64(index) : random.next() >> UInt64.random(in: 12...60))
    }
    expectReferenceTexts(values)
  }

  /// The exact way is taken seldom; here it is asked for every number, and has to agree.
  @Test func theExactWayAgreesWithTheFastOne() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<50_000 {
      let value = Double(bitPattern: random.next()).magnitude
      guard value.isFinite, value > 0 else { continue }
      let binary = BinaryNumber(value)
      #expect(ShortestDecimal(binary) == ShortestDecimal(exactly: binary), "\(value)")
    }
  }

  @Test func aTextIsAppendedBehindWhatIsThere() {
    var text = Array("x=".utf8)
    writer.append(-12.75, to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "x=-12.75")
  }

  /// The whole list in one call and each number alone, over the borders of the blocks.
  private func expectReferenceTexts(_ values: [Double]) {
    var list: [UInt8] = []
    list.appendText(atMost: values.count * NumberWriter.room) { bytes, start in
      writer.writeList(values.span, to: &bytes, at: start)
    }
    let texts = list.split(separator: UInt8(ascii: ","))
    #expect(texts.count == values.count)
    for (value, text) in zip(values, texts) {
      let text = String(decoding: text, as: UTF8.self)
      let reference = ReferenceNumbers.shortest(value)
      if text != reference || writer.text(value) != reference {
        Issue.record("\(value) is written \(text) and \(writer.text(value))")
      }
    }
  }
}
