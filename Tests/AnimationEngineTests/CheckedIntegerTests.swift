import AnimationEngine
import Testing

@Suite("Checked integers")
struct CheckedIntegerTests {
  @Test func loseTheFraction() {
    for (number, expected) in [
      (2.9, 2), (-2.9, -2), (0.0, 0), (-0.5, 0), (4e15, 4_000_000_000_000_000),
    ] {
      #expect(Int(saturating: number) == expected)
    }
  }

  @Test func endWhereIntegersEnd() {
    #expect(Int(saturating: .nan) == 0)
    #expect(Int(saturating: .infinity) == .max)
    #expect(Int(saturating: -.infinity) == .min)
    #expect(Int(saturating: 9.3e18) == .max)
    #expect(Int(saturating: 0x1p63) == .max)
    #expect(Int(saturating: -0x1p63) == .min)
    #expect(Int(saturating: 0x1p63.nextDown) == 9_223_372_036_854_774_784)
    #expect(Int(saturating: Double.leastNonzeroMagnitude) == 0)
  }

  @Test func bytesAreHeldToTheirRange() {
    let numbers = [-1, 0, 0.99, 254.6, 255.9, 256, .infinity, -.infinity, .nan]
    #expect(numbers.map { UInt8(saturating: $0) } == [0, 0, 0, 254, 255, 255, 255, 0, 0])
  }

  @Test func sumsAndProductsStayAtTheEnds() {
    #expect(Int.max.addingSaturating(1) == .max)
    #expect(Int.min.addingSaturating(-1) == .min)
    #expect(3.addingSaturating(-5) == -2)
    let large = 1 << 40
    #expect(large.multipliedSaturating(by: large) == .max)
    #expect(large.multipliedSaturating(by: -large) == .min)
    #expect((-large).multipliedSaturating(by: -large) == .max)
    #expect(Int.max.multipliedSaturating(by: 0) == 0)
    #expect(6.multipliedSaturating(by: 7) == 42)
  }
}
