import Testing

@testable import AnimationEngine

struct UnitTests {
  @Test(
    "In its unit a number has a square, and all its digits",
    arguments: [
      1, 0.1, -3, 1e-162, 1e154, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func squares(_ number: Double) {
    let unit = Double.unit(near: number)
    let scaled = number / unit
    #expect((scaled * scaled).isNormal)
    #expect(scaled * unit == number)
  }

  @Test("The unit of nothing is 1")
  func nothing() {
    #expect(Double.unit(near: 0) == 1)
  }
}
