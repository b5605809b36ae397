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
    var position = 0.0
    var value = 0.0
    var slope = 0.0

    @inline(__always)
    func slope(to position: Double, _ value: Double) -> Double {
      (value - self.value) / (position - self.position)
    }
  }

  /// The convex hull of the bounds on one side that a line can still touch: a range of `room`, which
  /// is passed in since its checks for being shared are otherwise most of the cost of a bound. Slopes
  /// are stored, since divisions come next.
  private struct Hull {
    private var head: Int
    private var end: Int

    /// An empty hull in the room from `start`.
    init(at start: Int) { (head, end) = (start, start) }

    /// Adds a bound; `sign` is 1 for upper and -1 for lower bounds.
    @inline(__always)
    mutating func append(
      _ position: Double, _ value: Double, _ sign: Double, in room: inout MutableSpan<Bound>
    ) {
      var slope = 0.0
      while end > head {
        let last = room[end - 1]
        slope = last.slope(to: position, value)
        if end - head < 2 || sign * last.slope < sign * slope { break }
        end -= 1
      }
      room[end] = Bound(position: position, value: value, slope: slope)
      end += 1
    }

    /// The steepest (`sign` 1) or flattest (-1) line from the hull to a bound of the other side.
    /// Bounds of the hull before the one touched are dropped.
    @inline(__always)
    mutating func tangent(
      to position: Double, _ value: Double, _ sign: Double, in room: borrowing MutableSpan<Bound>
    ) -> Line? {
      guard head < end else { return nil }
      var rise = room[head].slope(to: position, value)
      while head + 1 < end {
        let next = room[head + 1].slope(to: position, value)
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

  /// The lines along a curve; nil if more than `most` are needed.
  static func lines(
    along curve: SampledCurve, from first: Double, to last: Double, within tolerance: Double,
    atMost most: Int = .max
  ) -> [Line]? {
    let corridor = LinearCorridor(curve: curve, tolerance: tolerance, ends: (first, last))
    let most = min(most, curve.values.count)
    var room = [Bound](repeating: Bound(), count: 2 * corridor.roomOfSide)
    var bounds = room.mutableSpan
    var lines: [Line] = []
    lines.reserveCapacity(most)
    var start = Start()
    while lines.count < most {
      let (line, next) = corridor.line(from: start, in: &bounds)
      lines.append(line)
      guard let next else { return lines }
      start = next
    }
    return nil
  }

  /// The greatest number of bounds on one side: one for each sample, and an exit.
  private var roomOfSide: Int { curve.values.count + 1 }

  @inline(__always)
  private func bounds(_ sample: Int) -> (lower: Double, upper: Double) {
    if sample == 0 { return (ends.0, ends.0) }
    if sample == curve.values.count - 1 { return (ends.1, ends.1) }
    return (curve.values[sample] - tolerance, curve.values[sample] + tolerance)
  }

  private static let rounding = 1e-13

  /// The next line, and where the bounds for the one after it begin; nil if it reaches the end.
  private func line(
    from start: Start, in room: inout MutableSpan<Bound>
  ) -> (Line, next: Start?) {
    var reach = Reach(roomOfSide)
    let (first, both) = (min(start.upper, start.lower), max(start.upper, start.lower))
    for sample in first..<curve.values.count {
      if sample == both { reach.add(start.exit, ofUpper: start.upper > start.lower, both, &room) }
      let (lower, upper) = bounds(sample)
      let at = curve.positions[sample]
      let (isUpper, isLower) = (sample >= start.upper, sample >= start.lower)
      if isLower, reach.steepest.value(at: at) < lower - Self.rounding {
        let bounds = (bounds(sample - 1).lower, lower)
        let exit = exit(of: reach.steepest, through: bounds, before: sample)
        return (reach.steepest, Start(upper: reach.touchedUpper, lower: sample, exit: exit))
      }
      if isUpper, reach.flattest.value(at: at) > upper + Self.rounding {
        let bounds = (bounds(sample - 1).upper, upper)
        let exit = exit(of: reach.flattest, through: bounds, before: sample)
        return (reach.flattest, Start(upper: sample, lower: reach.touchedLower, exit: exit))
      }
      if isUpper { reach.touchUpper(at, upper, sample, in: room) }
      if isLower { reach.touchLower(at, lower, sample, in: room) }
      if isUpper { reach.uppers.append(at, upper, 1, in: &room) }
      if isLower { reach.lowers.append(at, lower, -1, in: &room) }
    }
    return (reach.last(to: ends.1), nil)
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

  /// The steepest and the flattest line that pass the bounds so far.
  private struct Reach {
    var uppers: Hull
    var lowers: Hull
    var steepest = Line.above
    var flattest = Line.below
    /// The sample whose upper bound the steepest line touches last, and the one whose lower bound
    /// the flattest touches.
    var touchedUpper = 0
    var touchedLower = 0

    init(_ roomOfSide: Int) {
      (uppers, lowers) = (Hull(at: 0), Hull(at: roomOfSide))
    }

    @inline(__always)
    mutating func touchUpper(
      _ position: Double, _ bound: Double, _ sample: Int, in room: borrowing MutableSpan<Bound>
    ) {
      guard steepest.value(at: position) > bound else { return }
      guard let line = lowers.tangent(to: position, bound, -1, in: room) else { return }
      (steepest, touchedUpper) = (line, sample)
    }

    @inline(__always)
    mutating func touchLower(
      _ position: Double, _ bound: Double, _ sample: Int, in room: borrowing MutableSpan<Bound>
    ) {
      guard flattest.value(at: position) < bound else { return }
      guard let line = uppers.tangent(to: position, bound, 1, in: room) else { return }
      (flattest, touchedLower) = (line, sample)
    }

    /// Adds the bound at which the previous line left the corridor, before a sample.
    mutating func add(
      _ exit: (position: Double, value: Double)?, ofUpper isUpper: Bool, _ sample: Int,
      _ room: inout MutableSpan<Bound>
    ) {
      guard let (position, bound) = exit else { return }
      if isUpper {
        touchUpper(position, bound, sample, in: room)
        uppers.append(position, bound, 1, in: &room)
      } else {
        touchLower(position, bound, sample, in: room)
        lowers.append(position, bound, -1, in: &room)
      }
    }

    /// The last line: of those that reach the end, the one in the middle.
    func last(to end: Double) -> Line {
      let rises = [steepest, flattest].filter(\.start.isFinite).map(\.rise)
      let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
      return Line(start: end - rise, rise: rise)
    }
  }
}
