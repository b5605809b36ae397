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
  /// more; at 2,048 or more for a column of long pieces with closed forms. A few of these suffice
  /// to choose the points.
  ///
  /// It is at most the tolerance, except for motions that jump or turn sharply a thousand times and
  /// more, or that go many thousands of times their distance. Where a motion jumps, the lines jump
  /// too, to within a hundred millionth of the duration.
  public private(set) var maximumError: Double
  /// How far motions beside this one are from it; part of both errors.
  private(set) var spread = 0.0
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
    func samples(_ part: LinearPart, _ count: Int) -> [Double] {
      (0...count).map { progress(duration * part.position(Double($0) / Double(count))) }
    }
    self.init(
      samples(.whole, Self.leastSamples), duration: duration, within: Self.bound(tolerance),
      charge: { _ in }, samples: samples)
  }

  /// The same easing for motions beside this one, too, none of which is further than `distance` from it.
  public func covering(_ distance: Double) -> CSSLinear {
    var easing = self
    easing.spread += distance
    easing.maximumError += distance
    return easing
  }

  /// A usable tolerance: below a millionth rounding leaves nothing, and above 25 the levels
  /// cannot get larger.
  private static func bound(_ tolerance: Double) -> Double { min(max(tolerance, 1e-6), 25) }

  /// The progress of the motion at the steps of a ``CubicBezierFit``.
  let motion: [Double]

  /// A part of the motion with the lines along it.
  private typealias PartFit = (part: LinearPart, fit: LinearFit)

  /// Makes the easing from samples of the progress. Each part between two jumps is fitted by
  /// itself. If that leaves the tolerance, each part between two corners is.
  ///
  /// - Parameters:
  ///   - first: The progress at evenly spaced steps of the whole, and at its end, already charged.
  ///     The number of steps is a multiple of ``CubicBezierFit/places``.
  ///   - charge: Charges for samples or a fit before they are made.
  ///   - samples: Gives the progress at a number of steps of a part, and at its end.
  private init<Failure>(
    _ first: [Double], duration: Double, within bound: Double,
    charge: (Charge) throws(Failure) -> Void, samples: (LinearPart, Int) -> [Double]
  ) throws(Failure) {
    let seen = Look(first, within: bound)
    motion = seen.motion
    let parts =
      seen.isSeen ? [.whole] : try Self.parts(of: seen.curve, within: bound, charge, samples)
    var fits: [PartFit] = []
    for part in parts {
      fits += try Self.fits(
        part, parts.count == 1 ? seen : nil, within: bound, charge, samples)
    }
    points = fits.flatMap { part, fit in fit.points.map(part.placed) }
    text = LinearPart.text(of: fits)
    maximumError = fits.map(\.fit.error).max() ?? 0
    self.duration = duration
  }

  /// The lines along a part between two jumps: along all of it, or where that leaves the tolerance,
  /// along each part between two corners.
  private static func fits<Failure>(
    _ part: LinearPart, _ seen: Look?, within bound: Double,
    _ charge: (Charge) throws(Failure) -> Void, _ samples: (LinearPart, Int) -> [Double]
  ) throws(Failure) -> [PartFit] {
    let (whole, curve) = try fit(part, seen, within: bound, charge, samples)
    let corners = whole.error > bound ? curve.corners(within: bound) : []
    if corners.isEmpty { return [(part, whole)] }
    return try part.cut(at: corners).map { part throws(Failure) in
      (part, try fit(part, nil, within: bound, charge, samples).lines)
    }
  }

  /// The lines along a part, and the samples that they follow.
  ///
  /// - Parameter seen: What is seen of the part already.
  private static func fit<Failure>(
    _ part: LinearPart, _ seen: Look?, within bound: Double,
    _ charge: (Charge) throws(Failure) -> Void, _ samples: (LinearPart, Int) -> [Double]
  ) throws(Failure) -> (lines: LinearFit, curve: SampledCurve) {
    func look(_ steps: Int) throws(Failure) -> Look {
      try charge(.samples(steps))
      return Look(samples(part, steps), within: bound)
    }
    var seen = if let seen { seen } else { try look(part.steps(of: leastSamples)) }
    for _ in 0..<2 where !seen.isEnough { seen = try look(seen.neededSteps) }
    let lines = try LinearFit(seen.curve, from: seen.first, within: bound, charge: charge)
    return (lines, seen.curve)
  }

  /// The parts of a curve between its jumps.
  private static func parts<Failure>(
    of curve: SampledCurve, within bound: Double, _ charge: (Charge) throws(Failure) -> Void,
    _ samples: (LinearPart, Int) -> [Double]
  ) throws(Failure) -> [LinearPart] {
    let candidates = CurveJump.candidates(in: curve.samples, within: bound)
    try charge(.samples(WorkMeter.product(candidates.count, CurveJump.looks)))
    let jumps = CurveJump.all(in: curve.samples, within: bound) { position in
      samples(LinearPart(start: position, end: position), 1)[0]
    }
    return LinearPart.all(between: jumps)
  }

  /// The easing of one column of a timeline, from its first value to its last.
  ///
  /// Nil when the timeline has no end, no duration or no such column, or the column ends where it
  /// began; also when values are missing, or too far from the ends for an easing.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work, which is charged part by part
  ///   before it is done.
  public init?(
    _ timeline: Timeline, column: Int = 0, tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let duration = timeline.duration, duration > 0, column < timeline.columnCount else {
      return nil
    }
    let timeline = timeline.showing(column: column)
    let start = timeline.value(ofColumn: 0, at: 0)
    let range = timeline.value(ofColumn: 0, at: duration) - start
    guard range != 0, range.isFinite else { return nil }
    try self.init(timeline, 0, lasting: duration, from: start, range, within: tolerance, &meter)
  }

  /// The easing that is nearest to a unit curve, whatever its first and last values are. Nil where
  /// a value is missing, or too great for an easing.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work, which is charged part by part
  ///   before it is done.
  public init?(
    _ curve: UnitCurve, tolerance: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try self.init(
      Timeline(of: curve), 0, lasting: 1, from: 0, 1, within: tolerance, &meter)
  }

  /// The easing of a column whose progress is its value less `start`, as a share of `range`.
  private init?(
    _ timeline: Timeline, _ column: Int, lasting duration: Double, from start: Double,
    _ range: Double, within tolerance: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let bound = Self.bound(tolerance)
    let cost = timeline.columnCosts()[column]
    func pay(_ charge: Charge) throws(TimelineRefusal) {
      try meter.charge(charge.work(at: cost))
      try meter.keep(bytes: charge.bytes)
    }
    func samples(_ part: LinearPart, _ count: Int) -> [Double] {
      Self.progress(Self.column(column, of: timeline, in: part, count + 1), from: start, range)
    }
    let steps = Self.steps(for: timeline, column, lasting: duration)
    try pay(.samples(steps))
    let first = samples(.whole, steps)
    guard Self.areWithinReach(first, bound) else { return nil }
    try self.init(first, duration: duration, within: bound, charge: pay, samples: samples)
  }

  /// The number of steps in which a column is sampled first. Pieces with closed forms have no narrow
  /// peaks inside, so fewer serve where they are long.
  private static func steps(
    for timeline: Timeline, _ column: Int, lasting duration: Double
  ) -> Int {
    let most = leastSamples / samplesPerPiece
    let pieces = timeline.pieces(ofColumn: column, from: 0, to: duration, atMost: most)
    guard let shortest = pieces?.map({ $0.end - $0.start }).min() else { return leastSamples }
    let steps = Int(saturating: (duration / shortest * Double(samplesPerPiece)).rounded(.up))
    let whole = CubicBezierFit.places
    let rounded = (min(steps, leastSamples) + whole - 1) / whole * whole
    return max(rounded, leastSamplesOfPieces)
  }

  /// The given number of values of a column, evenly spaced over a part of the timeline.
  private static func column(
    _ column: Int, of timeline: Timeline, in part: LinearPart, _ count: Int
  ) -> [Double] {
    let duration = timeline.duration ?? 0
    let grid = SampleGrid(
      .evenly(count: count, start: part.start * duration, end: part.end * duration))
    var values = [Double](repeating: 0, count: count)
    var span = values.mutableSpan
    Samples(timeline, on: grid).writeValues(column: column, rows: 0..<count, into: &span)
    return values
  }

  /// Values as shares of a range from a first value.
  private static func progress(
    _ values: consuming [Double], from start: Double, _ range: Double
  ) -> [Double] {
    var span = values.mutableSpan
    for row in span.indices { span[row] = (span[row] - start) / range }
    return values
  }

  /// Whether some values of the progress, as many as a ``CubicBezierFit`` sees, can be rounded to
  /// levels: none is missing, or so far away that levels exceed the precision of doubles.
  private static func areWithinReach(_ samples: [Double], _ bound: Double) -> Bool {
    let farthest = LinearRounding(points: 0, tolerance: bound).level * 1e15
    let (samples, stride) = (samples.span, samples.count / CubicBezierFit.places)
    var next = 0
    while next < samples.count, samples[next].magnitude < farthest { next += stride }
    return next >= samples.count
  }
}
