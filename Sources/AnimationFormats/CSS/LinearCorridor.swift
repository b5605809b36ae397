/// Finds the fewest connected lines that stay within a tolerance of a curve, with given values at
/// both ends. The lines may meet anywhere.
///
/// Lines are found from left to right. Among the lines that pass all samples so far, the steepest
/// and the flattest are known; each touches a lower and an upper bound. When no line reaches the
/// next sample, the one that came nearest is kept. The next line has to cross it after the last
/// bound that it touches and before it leaves the corridor. So on the side where it leaves, the
/// bounds begin at that point, and on the other side at the bound that it touches. All that so
/// many lines can reach lies before that crossing, so no other choice needs fewer lines (Imai and
/// Iri; Suri's windows).
///
/// - Complexity: O(samples): a bound leaves a hull once.
struct LinearCorridor {
  /// A straight line, by its value at position 0 and its rise up to position 1.
  struct Line {
    var start: Double
    var rise: Double

    /// Placeholders above and below all bounds, while no line has been found.
    static let above = Line(start: .infinity, rise: 0)
    static let below = Line(start: -.infinity, rise: 0)

    func value(at position: Double) -> Double { start + rise * position }
  }

  /// A bound on one side of the corridor, and the slope to it from the bound before.
  private struct Bound {
    var position: Double
    var value: Double
    var slope: Double

    @inline(__always)
    func slope(to position: Double, _ value: Double) -> Double {
      (value - self.value) / (position - self.position)
    }
  }

  /// The convex hull of the bounds on one side that a line can still touch. Slopes are stored,
  /// since divisions are most of the cost of a bound.
  private struct Hull {
    var bounds: [Bound] = []
    var head = 0

    mutating func removeAll() {
      bounds.removeAll(keepingCapacity: true)
      head = 0
    }

    /// Adds a bound; `sign` is 1 for upper and -1 for lower bounds.
    @inline(__always)
    mutating func append(_ position: Double, _ value: Double, _ sign: Double) {
      var slope = 0.0
      while let last = bounds.last {
        slope = last.slope(to: position, value)
        if bounds.count - head < 2 || sign * last.slope < sign * slope { break }
        bounds.removeLast()
      }
      bounds.append(Bound(position: position, value: value, slope: slope))
    }

    /// The steepest (`sign` 1) or flattest (-1) line from the hull to a bound of the other side.
    /// Bounds of the hull before the one touched are dropped.
    mutating func tangent(to position: Double, _ value: Double, _ sign: Double) -> Line? {
      guard head < bounds.count else { return nil }
      var rise = bounds[head].slope(to: position, value)
      while head + 1 < bounds.count {
        let next = bounds[head + 1].slope(to: position, value)
        if sign * next < sign * rise { break }
        (rise, head) = (next, head + 1)
      }
      return Line(start: value - rise * position, rise: rise)
    }
  }

  /// Where the bounds for a line begin: the first sample on each side, and the point where the
  /// previous line left the corridor.
  private struct Start {
    var upper = 0
    var lower = 0
    var exit: (position: Double, value: Double)?
  }

  private let curve: SampledCurve
  private let tolerance: Double
  private let ends: (Double, Double)
  private var uppers = Hull()
  private var lowers = Hull()
  private var steepest = Line.above
  private var flattest = Line.below
  /// The sample whose upper bound the steepest line touches last, and the one whose lower bound
  /// the flattest touches.
  private var touchedUpper = 0
  private var touchedLower = 0

  private init(_ curve: SampledCurve, _ ends: (Double, Double), _ tolerance: Double) {
    (self.curve, self.ends, self.tolerance) = (curve, ends, tolerance)
  }

  /// The lines along a curve; nil if more than `most` are needed.
  static func lines(
    along curve: SampledCurve, from first: Double, to last: Double, within tolerance: Double,
    atMost most: Int = .max
  ) -> [Line]? {
    var corridor = LinearCorridor(curve, (first, last), tolerance)
    var lines: [Line] = []
    var start = Start()
    while lines.count < most {
      let (line, next) = corridor.line(from: start)
      lines.append(line)
      guard let next else { return lines }
      start = next
    }
    return nil
  }

  @inline(__always)
  private func bounds(_ sample: Int) -> (lower: Double, upper: Double) {
    if sample == 0 { return (ends.0, ends.0) }
    if sample == curve.values.count - 1 { return (ends.1, ends.1) }
    return (curve.values[sample] - tolerance, curve.values[sample] + tolerance)
  }

  private static let rounding = 1e-13

  /// The next line, and where the bounds for the one after it begin; nil if it reaches the end.
  private mutating func line(from start: Start) -> (Line, next: Start?) {
    uppers.removeAll()
    lowers.removeAll()
    (steepest, flattest) = (.above, .below)
    for sample in min(start.upper, start.lower)..<curve.values.count {
      if sample == max(start.upper, start.lower) { addExit(of: start) }
      let (lower, upper) = bounds(sample)
      let at = curve.positions[sample]
      let (isUpper, isLower) = (sample >= start.upper, sample >= start.lower)
      if isLower, steepest.value(at: at) < lower - Self.rounding {
        let exit = exit(of: steepest, through: (bounds(sample - 1).lower, lower), before: sample)
        return (steepest, Start(upper: touchedUpper, lower: sample, exit: exit))
      }
      if isUpper, flattest.value(at: at) > upper + Self.rounding {
        let exit = exit(of: flattest, through: (bounds(sample - 1).upper, upper), before: sample)
        return (flattest, Start(upper: sample, lower: touchedLower, exit: exit))
      }
      if isUpper { touchUpper(at, upper, sample) }
      if isLower { touchLower(at, lower, sample) }
      if isUpper { uppers.append(at, upper, 1) }
      if isLower { lowers.append(at, lower, -1) }
    }
    return (last, nil)
  }

  /// Adds the bound at which the previous line left the corridor.
  private mutating func addExit(of start: Start) {
    guard let (position, bound) = start.exit else { return }
    if start.upper > start.lower {
      touchUpper(position, bound, start.upper)
      uppers.append(position, bound, 1)
    } else {
      touchLower(position, bound, start.lower)
      lowers.append(position, bound, -1)
    }
  }

  /// The point where a line crosses the bounds of a side between a sample and the previous one;
  /// nil if it crosses at one of these.
  private func exit(
    of line: Line, through bounds: (Double, Double), before sample: Int
  ) -> (Double, Double)? {
    let (start, end) = (curve.positions[sample - 1], curve.positions[sample])
    let inside = line.value(at: start) - bounds.0
    let outside = line.value(at: end) - bounds.1
    let position = start + (end - start) * inside / (inside - outside)
    guard position > start, position < end else { return nil }
    return (position, line.value(at: position))
  }

  @inline(__always)
  private mutating func touchUpper(_ position: Double, _ bound: Double, _ sample: Int) {
    guard steepest.value(at: position) > bound else { return }
    guard let line = lowers.tangent(to: position, bound, -1) else { return }
    (steepest, touchedUpper) = (line, sample)
  }

  @inline(__always)
  private mutating func touchLower(_ position: Double, _ bound: Double, _ sample: Int) {
    guard flattest.value(at: position) < bound else { return }
    guard let line = uppers.tangent(to: position, bound, 1) else { return }
    (flattest, touchedLower) = (line, sample)
  }

  /// The last line: of those that reach the end, the one in the middle.
  private var last: Line {
    let rises = [steepest, flattest].filter(\.start.isFinite).map(\.rise)
    let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
    return Line(start: ends.1 - rise, rise: rise)
  }
}
