import AnimationEngine
import TestSupport
import Testing

@testable import AnimationFormats

@Suite struct LinearCorridorTests {
  private static func lines(
    along curve: SampledCurve, within tolerance: Double
  ) -> [LinearCorridor.Line] {
    var room = LinearCorridor.room(for: curve)
    let ends = (curve.values[0], curve.values[curve.values.count - 1])
    return LinearCorridor.pass(
      along: curve, from: ends.0, to: ends.1, within: tolerance, in: &room
    ).all ?? []
  }

  /// Without arcs every line is found sample by sample.
  private static func expectTheSameWithoutArcs(_ samples: [Double], within tolerance: Double) {
    let curve = SampledCurve(samples, within: tolerance)
    var plain = curve
    plain.arcs = []
    for share in [0.3, 0.7, 1] {
      let lines = lines(along: curve, within: tolerance * share)
      let expected = Self.lines(along: plain, within: tolerance * share)
      #expect(lines.count == expected.count)
      for (line, other) in zip(lines, expected) {
        #expect((line.rise - other.rise).magnitude <= 1e-7 * max(1, other.rise.magnitude))
        #expect((line.start - other.start).magnitude <= 1e-7 * max(1, other.rise.magnitude))
      }
    }
  }

  @Test(arguments: [-0.3, 0, 0.2, 0.4, 0.6, 0.8], [0.02, 1e-3, 1e-4])
  func linesAlongTheArcsOfASpringAreThoseFoundSampleBySample(bounce: Double, tolerance: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    Self.expectTheSameWithoutArcs(
      (0...4096).map { spring.value(target: 1.0, time: Double($0) / 4096) }, within: tolerance)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func linesAlongTheArcsOfAnyCurveAreThoseFoundSampleBySample(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let waves = (0..<4).map { _ in
      (Double.random(in: -1...1, using: &random), Double.random(in: 1...30, using: &random))
    }
    let corner = Double.random(in: 0...1, using: &random)
    let samples = (0...2048).map { step in
      let place = Double(step) / 2048
      return waves.reduce(abs(place - corner)) { sum, wave in
        sum + wave.0 * (place * wave.1).remainder(dividingBy: 4).magnitude
          * (2 - (place * wave.1).remainder(dividingBy: 4).magnitude)
      }
    }
    for tolerance in [0.1, 0.01, 0.001] {
      Self.expectTheSameWithoutArcs(samples, within: tolerance)
    }
  }

  private static func arcs(_ values: [Double]) -> [CurveArc] {
    let positions = values.indices.map(Double.init)
    return CurveArc.all(along: values.span, at: positions.span)
  }

  @Test func arcsEndWhereACurveTurnsTheOtherWay() {
    let arcs = Self.arcs([9, 0, 1, 3, 6, 8, 9, 8, 6, 9])
    #expect(arcs.map(\.side) == [1, -1])
    #expect(arcs.map(\.first) == [1, 3])
    #expect(arcs.map(\.last) == [4, 8])
  }

  @Test func aStraightCurveIsOneArc() {
    let arcs = Self.arcs((0..<9).map(Double.init))
    #expect(arcs.count == 1 && arcs[0].side == 0 && arcs[0].first == 1 && arcs[0].last == 7)
  }
}
