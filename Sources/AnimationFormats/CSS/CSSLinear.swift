public import AnimationEngine

/// A motion as a CSS easing `linear(…)` (CSS Easing 2): the fewest connected lines that stay
/// within a vertical tolerance of it, rounding aside.
///
///     CSSLinear(duration: 0.8, tolerance: 0.005) { spring.value(target: 1, time: $0) }.text
///     // "linear(0, 0.05 3.2%, …, 1)"
///
/// The points lie where they serve best, not on the curve: that saves about three of ten. Their
/// rounding to short decimals is part of the distance.
public struct CSSLinear: Hashable, Sendable {
  /// A point at which lines meet.
  public struct Point: Hashable, Sendable {
    /// The time of the point as a fraction of the duration, 0...1.
    public var position: Double
    /// The progress at the point: 0 is the first value of the motion, 1 the last.
    public var progress: Double
  }

  /// The points; the first is at position 0, the last at 1.
  public let points: [Point]
  /// The easing as CSS text, such as `linear(0, 0.5 20%, 1)`.
  public let text: String
  /// The greatest vertical distance of the lines from the motion, measured at 16,384 steps or
  /// more. A few of these suffice to choose the points.
  ///
  /// It is at most the tolerance, except for motions that jump, or that go thousands of times
  /// their distance.
  public let maximumError: Double
  /// The duration of the motion in seconds, which is the CSS duration to use with the easing.
  public let duration: Double

  /// The easing for a progress.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds, greater than 0.
  ///   - tolerance: The greatest vertical distance allowed, greater than 0; less than 1e-6 counts
  ///     as that, and more than 25 as 25.
  ///   - progress: The progress at a time from 0 to `duration`. At the ends it has to be a short
  ///     decimal, such as 0 and 1, to be met exactly.
  /// - Complexity: O(points): about sixteen thousand values of a spring.
  public init(duration: Double, tolerance: Double, of progress: @escaping (Double) -> Double) {
    precondition(duration > 0, "a duration of \(duration) s")
    func samples(_ count: Int) -> [Double] {
      (0...count).map { progress(duration * (Double($0) / Double(count))) }
    }
    self.init(
      duration: duration, within: Self.bound(tolerance), charge: { _ in }, samples: samples)
  }

  /// A usable tolerance: below a millionth rounding leaves nothing, and above 25 the levels
  /// cannot get larger.
  private static func bound(_ tolerance: Double) -> Double { min(max(tolerance, 1e-6), 25) }

  /// Makes the easing from samples of the progress.
  ///
  /// - Parameters:
  ///   - charge: Charges for samples or a fit before they are made.
  ///   - samples: The progress at so many steps and at the end.
  private init<Failure>(
    duration: Double, within bound: Double, charge: (Charge) throws(Failure) -> Void,
    samples: (Int) -> [Double]
  ) throws(Failure) {
    func curve(_ count: Int) throws(Failure) -> SampledCurve {
      try charge(.samples(count))
      return SampledCurve(Self.finite(samples(count)), within: bound)
    }
    var looked = try curve(Self.leastSamples)
    let count = Self.count(for: looked, within: bound)
    if count > Self.leastSamples { looked = try curve(count) }
    let fit = try LinearFit(looked, within: bound, charge: charge)
    (points, text, maximumError) = (fit.points, fit.text, fit.error)
    self.duration = duration
  }

  /// The number of samples that a curve needs, as seen by ``leastSamples`` of them: more where it
  /// has many lines, or corners and jumps.
  private static func count(for curve: SampledCurve, within bound: Double) -> Int {
    let lines = LinearFit.lineCount(curve, within: bound)
    let blocks = lines * samplesPerLine / leastSamples + 1
    let isSeen = curve.unseen <= bound / 8
    return leastSamples * (isSeen ? blocks : max(blocks, min(blocks * finer, mostFinerBlocks)))
  }

  /// The least number of steps in which a curve is sampled: jumps and narrow peaks between two of
  /// them are missed.
  private static let leastSamples = 16_384
  /// How many times as many samples a curve with corners or jumps gets, up to so many times
  /// ``leastSamples``.
  private static let finer = 8
  private static let mostFinerBlocks = 64
  /// The least number of samples for each line.
  private static let samplesPerLine = 64

  /// The samples with each one that is not a number replaced by the last finite one.
  private static func finite(_ samples: [Double]) -> [Double] {
    guard !samples.allSatisfy(\.isFinite) else { return samples }
    var last = 0.0
    return samples.map { sample in
      if sample.isFinite { last = sample }
      return last
    }
  }

  /// The easing of one column of a timeline, from its first value to its last.
  ///
  /// Nil when the timeline has no end or no duration, or the column ends where it began; also
  /// when values are missing, or too far from the ends for an easing.
  ///
  /// - Throws: What the meter throws, which is charged before each part of the work.
  public init?(
    _ timeline: Timeline, column: Int = 0, tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let duration = timeline.duration, duration > 0 else { return nil }
    let start = timeline.value(ofColumn: column, at: 0)
    let range = timeline.value(ofColumn: column, at: duration) - start
    guard range != 0, range.isFinite else { return nil }
    let bound = Self.bound(tolerance)
    let cost = timeline.columnCosts()[column]
    try meter.charge(Charge.samples(Self.looks).work(at: cost))
    guard Self.isWithinReach(timeline, column, from: start, range, bound) else { return nil }
    func pay(_ charge: Charge) throws(TimelineRefusal) {
      try meter.charge(charge.work(at: cost))
      try meter.keep(bytes: charge.bytes)
    }
    func samples(_ count: Int) -> [Double] {
      Self.column(column, of: timeline, count + 1).map { ($0 - start) / range }
    }
    try self.init(duration: duration, within: bound, charge: pay, samples: samples)
  }

  /// So many values of a column, evenly spaced over the timeline.
  private static func column(_ column: Int, of timeline: Timeline, _ count: Int) -> [Double] {
    let grid = SampleGrid(.evenly(count: count, start: 0, end: timeline.duration ?? 0))
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    Samples(timeline, on: grid).writeValues(column: column, rows: 0..<count, into: &span)
    return values
  }

  /// The number of values checked for being within reach.
  private static let looks = 1000

  /// Whether all values can be rounded to levels: none is missing, or so far away that levels
  /// exceed the precision of doubles.
  private static func isWithinReach(
    _ timeline: Timeline, _ column: Int, from start: Double, _ range: Double, _ bound: Double
  ) -> Bool {
    let level = LinearRounding(points: 0, tolerance: bound).level
    return Self.column(column, of: timeline, looks + 1).allSatisfy {
      ((($0 - start) / range) / level).magnitude < 1e15
    }
  }
}
