extension CSSLinear {
  /// A sampled curve, and whether it was sampled finely enough.
  struct Look {
    var curve: SampledCurve
    /// The fewest lines along the curve.
    var first: LinearCorridor.Pass
    /// Whether no corner or jump between the samples matters for the tolerance.
    var isSeen: Bool
    /// The number of steps in which the curve was sampled.
    var steps: Int { curve.samples.count - 1 }
    /// The progress at the steps of a ``CubicBezierFit``. The number of ``steps`` is a multiple of
    /// theirs.
    var motion: [Double] {
      let places = CubicBezierFit.places
      var motion = [Double](repeating: curve.jump ?? curve.samples[steps], count: places + 1)
      let (samples, stride) = (curve.samples.span, steps / places)
      var span = motion.mutableSpan
      for place in 0..<places { span[place] = samples[place &* stride] }
      return motion
    }

    init(_ samples: [Double], within bound: Double) {
      curve = SampledCurve(finite(samples), within: bound)
      first = LinearFit.fewest(curve, within: LinearFit.bound(ofLines: bound))
      isSeen = curve.unseen <= bound / 8
    }

    /// Whether the samples show where the curve is farthest from lines.
    var isEnough: Bool {
      isSeen && (curve.isSmooth || steps > leastSamplesOfPieces)
        && first.count * samplesPerLine < curve.samples.count
    }

    /// The number of steps that the curve needs: more where it has many lines, or corners and jumps.
    var neededSteps: Int {
      let least = first.count * samplesPerLine
      if isSeen, least < leastSamples {
        let blocks = least / leastSamplesOfPieces + 1
        return leastSamplesOfPieces * (curve.isSmooth ? blocks : max(blocks, 2))
      }
      guard steps >= leastSamples else { return leastSamples }
      let blocks = least / leastSamples + 1
      return leastSamples * (isSeen ? blocks : max(blocks, min(blocks * finer, mostFinerBlocks)))
    }
  }

  /// The least number of steps in which a curve is sampled if nothing is known about it. Jumps and
  /// narrow peaks between two steps are missed.
  static let leastSamples = 16_384
  /// The least number of steps for a curve that consists of pieces with closed forms.
  static let leastSamplesOfPieces = 2048
  /// The number of steps that the shortest of these pieces gets.
  static let samplesPerPiece = 256
  /// The factor by which a curve with corners or jumps gets more samples.
  private static let finer = 8
  /// The greatest number of samples of such a curve, as a multiple of ``leastSamples``.
  private static let mostFinerBlocks = 64
  /// The least number of samples for each line.
  private static let samplesPerLine = 64

  /// The samples with each one that is not a number replaced by the last finite one.
  private static func finite(_ samples: [Double]) -> [Double] {
    guard hasGap(samples.span) else { return samples }
    var last = 0.0
    return samples.map { sample in
      if sample.isFinite { last = sample }
      return last
    }
  }

  /// Whether a sample is not a finite number. Four at a time: zero times any other is zero, of either
  /// sign.
  private static func hasGap(_ samples: Span<Double>) -> Bool {
    var (sum, next) = (SIMD4<Double>.zero, 0)
    while next &+ 4 <= samples.count {
      sum += 0 * samples.four(from: next)
      next &+= 4
    }
    return !sum.sum().isZero || (next..<samples.count).contains { !samples[$0].isFinite }
  }
}
