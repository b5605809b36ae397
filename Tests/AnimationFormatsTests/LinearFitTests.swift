import AnimationEngine
import TestSupport
import Testing

@testable import AnimationFormats

@Suite struct LinearFitTests {
  /// The fit looks at eight samples side by side; here they are looked at one after another.
  @Test func theErrorIsThatOfSampleAfterSample() {
    var random = SplitMix64(seed: 11)
    for count in [2, 3, 8, 9, 10, 17, 100, 1001] {
      let samples = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
      for inner in [0, 1, 5, 40] {
        let positions = (0..<inner).map { _ in Double.random(in: 0.001...0.999, using: &random) }
        let points = ([0] + positions.sorted() + [1]).map {
          CSSLinear.Point(position: $0, progress: Double.random(in: 0...1, using: &random))
        }
        #expect(LinearFit.error(of: points, samples) == Self.plainError(of: points, samples))
      }
    }
  }

  private static func plainError(of points: [CSSLinear.Point], _ samples: [Double]) -> Double {
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
