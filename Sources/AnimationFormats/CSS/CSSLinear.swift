public import AnimationEngine

/// A motion as a CSS easing `linear(…)` (CSS Easing 2): straight lines that stay within a stated
/// vertical distance of it, with as few points as are found.
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
  /// The greatest vertical distance of the lines from the motion, measured on a grid ten times finer
  /// than the one that the points were chosen by.
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
  /// - Complexity: O(points * grid * levels): some milliseconds for a spring.
  public init(duration: Double, tolerance: Double, of progress: @escaping (Double) -> Double) {
    precondition(duration > 0, "a duration of \(duration) s")
    let bound = Self.bound(tolerance)
    let progress = { progress(duration * $0) }
    let points = LinearFitGrid.points(within: bound, progress)
    let grid = LinearFitGrid(tolerance: bound, points: points, progress)
    self.init(grid, within: bound, duration: duration) {}
  }

  /// A tolerance that a grid of some dozen levels serves. Beyond 25 a level is as large as it gets.
  private static func bound(_ tolerance: Double) -> Double { min(max(tolerance, 1e-6), 25) }

  /// How many times lines are fitted at most.
  private static let mostFits = 5

  /// - Parameter charge: Pays for a fit before it is done.
  private init<Failure>(
    _ grid: LinearFitGrid, within bound: Double, duration: Double,
    charge: () throws(Failure) -> Void
  ) throws(Failure) {
    try charge()
    var fit = grid.fit(within: bound)
    var inner = bound
    // What lies between the samples of the grid can be a little farther away.
    for _ in 1..<Self.mostFits where fit.error > bound {
      inner -= 1.5 * (fit.error - bound)
      guard inner > bound / 2 else { break }
      try charge()
      let next = grid.fit(within: inner)
      if next.error < fit.error { fit = next }
    }
    points = fit.knots.map {
      Point(position: grid.position(of: $0.place), progress: grid.progress(of: $0.level))
    }
    text = "linear(" + grid.texts(of: fit.knots).joined(separator: ", ") + ")"
    maximumError = fit.error
    self.duration = duration
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
    let progress = { (position: Double) -> Double in
      (timeline.value(ofColumn: column, at: duration * position) - start) / range
    }
    let cost = timeline.columnCosts()[column]
    try meter.charge(Self.work(toCountPointsAt: cost))
    let points = LinearFitGrid.points(within: bound, progress)
    try meter.charge(Self.work(toSample: points, at: cost))
    try meter.keep(bytes: Self.memory(toFit: points))
    let grid = LinearFitGrid(tolerance: bound, points: points, progress)
    guard grid.isWithinReach else { return nil }
    try self.init(grid, within: bound, duration: duration) { () throws(TimelineRefusal) in
      try meter.charge(Self.work(toFit: points, at: cost))
    }
  }
}
