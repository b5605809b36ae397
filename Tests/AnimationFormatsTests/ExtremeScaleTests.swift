import Testing

@testable import AnimationFormats

@Suite("Scales at the ends of doubles")
struct ExtremeScaleTests {
  private static let numbers: [Double] = [
    0, .leastNonzeroMagnitude, Double.leastNormalMagnitude / 256, 1e-300, 1e-200, 1e-20, 1, 1e13,
    1e20, 1e300, 1e308,
    .greatestFiniteMagnitude,
  ]
  private static let ranges = numbers.flatMap { low in
    numbers.flatMap { high in [-low...high, min(low, high)...max(low, high)] }
  }

  @Test func everyRangeHasPlacesInThePicture() {
    for range in Self.ranges {
      let scale = PlotScale(range, from: 64, to: 700)
      for number in [range.lowerBound, range.upperBound] {
        #expect((64...700.001).contains(scale.place(of: number)), "\(range)")
      }
    }
  }

  @Test func everyTickStandsInThePicture() {
    for range in Self.ranges {
      let scale = PlotScale(range, from: 64, to: 700)
      for tick in scale.ticks(atMost: 5) {
        #expect(tick.number.isFinite, "\(range)")
        #expect((63.9...700.1).contains(scale.place(of: tick.number)), "\(range): \(tick)")
        #expect(tick.text.count <= 9, "\(tick.text)")
      }
    }
  }

  @Test(arguments: [0...1e-15, 0...1e20, -1e308...1e308, 0...1e-200])
  func rangesFarFromOneHaveTicksToo(_ range: ClosedRange<Double>) {
    let ticks = PlotScale(range, from: 64, to: 700).ticks(atMost: 5)
    #expect(ticks.count >= 2)
    #expect(Set(ticks.map(\.text)).count == ticks.count)
  }

  @Test func easingsSayWhatTheyCanOfAnyMotion() {
    for value in [Double.nan, .infinity, -1e300, 1e20] {
      let easing = CSSLinear(duration: 1, tolerance: 0.01) { $0 < 0.5 ? $0 : value }
      #expect(easing.text.hasPrefix("linear(0,"))
    }
  }
}
