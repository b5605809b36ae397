import AnimationEngine
import TestSupport
import Testing

@testable import AnimationFormats

@Suite struct SampledCurveTests {
  @Test(arguments: [0.01, 1e-3, 1e-4])
  func whatIsNotKeptLiesNearTheLineBetweenWhatIs(bend: Double) {
    let spring = Spring(duration: 0.5, bounce: 0.6)
    let samples = (0...1000).map { spring.value(target: 1.0, time: Double($0) / 1000) }
    let curve = SampledCurve(samples, bend: bend)
    #expect(curve.positions.count < samples.count / 2)
    #expect(curve.values == curve.positions.map { samples[Int(saturating: ($0 * 1000).rounded())] })
    #expect(Self.farthest(curve) <= bend)
    #expect(Self.farthest(curve) > bend / 100)
  }

  @Test(arguments: [0.01, 1e-3, 1e-4])
  func theCurveIsNearerToTheLinesBetweenMiddles(bend: Double) {
    let spring = Spring(duration: 0.5, bounce: 0.6)
    let curve = SampledCurve(
      (0...4096).map { spring.value(target: 1.0, time: Double($0) / 4096) }, bend: bend)
    #expect(Self.farthest(curve, \.middles) < 0.75 * Self.farthest(curve))
    #expect(curve.middles.first == curve.values.first && curve.middles.last == curve.values.last)
  }

  @Test func samplesOnBothSidesOfAJumpAreKept() {
    let samples = (0...4096).map { $0 < 1234 ? 0.0 : 1.0 }
    let curve = SampledCurve(samples, bend: 0.01)
    #expect(curve.positions.contains(1233.0 / 4096))
    #expect(curve.positions.contains(1235.0 / 4096))
    #expect(curve.positions.count < 100)
  }

  @Test(arguments: [1, 2, 3, 9, 257, 1000])
  func theEndsAreKept(count: Int) {
    let samples = (0..<count).map { Double($0 * $0) }
    for curve in [SampledCurve(samples, bend: 1e9), SampledCurve(samples)] {
      #expect(curve.values.first == samples.first && curve.values.last == samples.last)
    }
    #expect(SampledCurve(samples).values == samples)
  }

  private static func farthest(
    _ curve: SampledCurve, _ values: KeyPath<SampledCurve, [Double]> = \.values
  ) -> Double {
    let kept = zip(curve.positions, curve[keyPath: values])
    return plainDistance(of: kept.map(CSSLinear.Point.init), curve.samples)
  }

  /// Samples and points are walked along together; here every sample is looked up among the points.
  @Test func theDistanceIsThatOfSampleAfterSample() {
    var random = SplitMix64(seed: 11)
    for count in [2, 3, 8, 9, 10, 17, 100, 1001] {
      let samples = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
      for inner in [0, 1, 5, 40] {
        let positions = (0..<inner).map { _ in Double.random(in: 0.001...0.999, using: &random) }
        let points = ([0] + positions.sorted() + [1]).map {
          CSSLinear.Point(position: $0, progress: Double.random(in: 0...1, using: &random))
        }
        let (curve, plain) = (SampledCurve(samples), Self.plainDistance(of: points, samples))
        #expect(curve.distance(of: points) == plain)
        #expect((curve.keptDistance(of: points) - plain).magnitude < 1e-12)
      }
    }
  }

  /// Two lines over a parabola, which meet and are farthest from it between samples.
  @Test(arguments: [0.41, 0.5, 0.613])
  func theDistanceOfASmoothCurveIsThatBetweenSamples(corner: Double) {
    let curve = SampledCurve((0...64).map { Double($0 * $0) / 4096 }, within: 0.2)
    let points = [(0, 0), (corner, corner * corner + 0.001), (1, 1)].map(CSSLinear.Point.init)
    let rises = [corner + 0.001 / corner, (0.999 - corner * corner) / (1 - corner)]
    let distances = [
      rises[0] * rises[0] / 4, 1 - rises[1] + rises[1] * rises[1] / 4,
    ].map(\.magnitude)
    #expect(curve.isSmooth)
    #expect((curve.distance(of: points) - max(distances[0], distances[1])).magnitude < 1e-12)
  }

  private static func plainDistance(of points: [CSSLinear.Point], _ samples: [Double]) -> Double {
    let last = Double(samples.count - 1)
    var worst = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      let (first, length) = (start.position * last, (end.position - start.position) * last)
      let rise = (end.progress - start.progress) / length
      let index = min(Int(saturating: first), samples.count - 2)
      let here =
        samples[index] + (samples[index + 1] - samples[index]) * (first - Double(index))
      worst = max(worst, (here - start.progress).magnitude)
      for sample in samples.indices
      where Double(sample) >= first && Double(sample) <= first + length {
        let line = start.progress + rise * (Double(sample) - first)
        worst = max(worst, (line - samples[sample]).magnitude)
      }
    }
    return worst
  }
}
