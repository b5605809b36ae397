public import AnimationEngine

/// A motion as a CSS easing `linear(…)` (CSS Easing 2): straight lines that stay within a stated
/// vertical distance of it, with the fewest points that there can be, but for rounding.
///
///     CSSLinear(duration: 0.8, tolerance: 0.005) { spring.value(target: 1, time: $0) }.text
///     // "linear(0, 0.05 3.2%, …, 1)"
///
/// The points lie where they serve best, not on the curve: that saves about three of ten. Their
/// rounding to short decimals is part of the distance.
public struct CSSLinear: Hashable, Sendable {
  /// One point of the lines.
  public struct Point: Hashable, Sendable {
    /// Where it lies in time; 0 is the start and 1 the end.
    public var position: Double
    /// The progress there; 0 is the first value of the motion and 1 the last.
    public var progress: Double
  }

  /// The points, the first at position 0, the last at 1.
  public let points: [Point]
  /// The easing as CSS writes it.
  public let text: String
  /// The greatest vertical distance of the lines from the motion, measured at 16,384 steps or more, of which
  /// a few were enough to choose the points by.
  ///
  /// It is at most the tolerance, but for motions that jump.
  public let maximumError: Double
  /// How long the motion takes, in seconds: the CSS duration that belongs to the easing.
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

  /// A tolerance that serves: rounding leaves nothing of a smaller one, and beyond 25 levels are as large
  /// as they get.
  private static func bound(_ tolerance: Double) -> Double { min(max(tolerance, 1e-6), 25) }

  /// - Parameters:
  ///   - charge: Pays for samples or for a fit before they are made.
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
    let lines = LinearFit.lineCount(looked, within: bound)
    let blocks = lines * Self.samplesPerLine / Self.leastSamples + 1
    if blocks > 1 { looked = try curve(blocks * Self.leastSamples) }
    let fit = try LinearFit(looked, within: bound, charge: charge)
    (points, text, maximumError) = (fit.points, fit.text, fit.error)
    self.duration = duration
  }

  /// How many steps a curve is looked at in: jumps and narrow peaks lie between two of them.
  private static let leastSamples = 16_384
  /// How many lie beside each line, at least.
  private static let samplesPerLine = 64

  /// Samples of which those that are no number stand for the last one that is.
  private static func finite(_ samples: [Double]) -> [Double] {
    guard !samples.allSatisfy(\.isFinite) else { return samples }
    var last = 0.0
    return samples.map { sample in
      if sample.isFinite { last = sample }
      return last
    }
  }

  /// The easing for one column of a timeline, from its first value to its last.
  ///
  /// Nil when the timeline has no end, lasts no time, or ends where it began; also when it has no
  /// value in a part, or goes farther from its ends than an easing can say.
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

  /// The values of a column at so many times, evenly.
  private static func column(_ column: Int, of timeline: Timeline, _ count: Int) -> [Double] {
    let grid = SampleGrid(.evenly(count: count, start: 0, end: timeline.duration ?? 0))
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    Samples(timeline, on: grid).writeValues(column: column, rows: 0..<count, into: &span)
    return values
  }

  /// How many values tell whether all are within reach.
  private static let looks = 1000

  /// Whether every value has a level of its own: none is so far away that levels are no longer whole
  /// numbers, and none is missing.
  private static func isWithinReach(
    _ timeline: Timeline, _ column: Int, from start: Double, _ range: Double, _ bound: Double
  ) -> Bool {
    let level = LinearRounding(points: 0, tolerance: bound).level
    return Self.column(column, of: timeline, looks + 1).allSatisfy {
      ((($0 - start) / range) / level).magnitude < 1e15
    }
  }
}
