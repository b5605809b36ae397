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
/// - Complexity: O(samples): each is looked at once, and a bound leaves a hull once for each line.
struct LinearCorridor {
  /// A straight line, by its value at position 0 and its rise up to position 1.
  struct Line {
    var start: Double
    var rise: Double

    func value(at position: Double) -> Double { start + rise * position }
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
    // On each side one bound for each sample, and one where a line left.
    let side = curve.values.count + 1
    var room = [CorridorHull.Bound](repeating: .init(), count: 2 * side)
    var bounds = room.mutableSpan
    let reach = Reach(upper: Side(.init(at: 0, sign: 1)), lower: Side(.init(at: side, sign: -1)))
    return corridor.lines(atMost: min(most, curve.values.count), reach, in: &bounds)
  }

  private func lines(
    atMost most: Int, _ start: Reach, in room: inout MutableSpan<CorridorHull.Bound>
  ) -> [Line]? {
    var (lines, reach) = ([Line](), start)
    for sample in curve.values.indices {
      while lines.count < most, let line = leave(&reach, before: sample, in: &room) {
        lines.append(line)
      }
      guard lines.count < most else { return nil }
      reach.pass(curve.positions[sample], bounds(sample), in: &room)
    }
    return lines + [reach.last(to: ends.1)]
  }

  /// The line that came nearest, if none reaches a sample; the next one begins where it left.
  @inline(__always)
  private func leave(
    _ reach: inout Reach, before sample: Int, in room: inout MutableSpan<CorridorHull.Bound>
  ) -> Line? {
    let (position, bounds) = (curve.positions[sample], bounds(sample))
    let (steepest, flattest) = (reach.upper.nearest, reach.lower.nearest)
    if steepest.value(at: position) < bounds.lower - Self.rounding {
      let exit = exit(of: steepest, through: self.bounds(sample - 1).lower, bounds.lower, sample)
      reach.lower.begin(after: exit, across: &reach.upper, in: &room)
      return steepest
    }
    if flattest.value(at: position) > bounds.upper + Self.rounding {
      let exit = exit(of: flattest, through: self.bounds(sample - 1).upper, bounds.upper, sample)
      reach.upper.begin(after: exit, across: &reach.lower, in: &room)
      return flattest
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

  /// The point where a line crosses the bounds of a side between a sample and the previous one;
  /// nil if it crosses at one of these.
  private func exit(
    of line: Line, through before: Double, _ bound: Double, _ sample: Int
  ) -> (Double, Double)? {
    let (start, end) = (curve.positions[sample - 1], curve.positions[sample])
    let inside = line.value(at: start) - before
    let outside = line.value(at: end) - bound
    let position = start + (end - start) * inside / (inside - outside)
    guard position > start, position < end else { return nil }
    return (position, line.value(at: position))
  }
}

extension LinearCorridor {
  /// The lines that pass all bounds since the previous line.
  private struct Reach {
    var upper: Side
    var lower: Side

    /// Adds the bounds of a sample, which a line reaches.
    @inline(__always)
    mutating func pass(
      _ position: Double, _ bounds: (lower: Double, upper: Double),
      in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      let steepest = upper.tangent(to: position, bounds.upper, from: &lower, in: room)
      let flattest = lower.tangent(to: position, bounds.lower, from: &upper, in: room)
      upper.add(position, bounds.upper, steepest, in: &room)
      lower.add(position, bounds.lower, flattest, in: &room)
    }

    /// The last line: of those that reach the end, the one in the middle.
    func last(to end: Double) -> Line {
      let rises = [upper.nearest, lower.nearest].filter(\.start.isFinite).map(\.rise)
      let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
      return Line(start: end - rise, rise: rise)
    }
  }

  /// One side of the corridor since the previous line.
  private struct Side {
    private var hull: CorridorHull
    /// Of the lines that pass all bounds the one nearest to this side: the steepest by upper bounds,
    /// the flattest by lower ones. Beyond all bounds while there is none.
    private(set) var nearest: Line
    /// Where in the hull the bound is that the nearest line touches last.
    private var touched = 0

    init(_ hull: CorridorHull) { (self.hull, nearest) = (hull, hull.beyond) }

    /// Begins a line where the previous one left on this side. The bounds of the other side, from the
    /// one that the previous line touches, are a hull as they are: that bound is a corner of the hull
    /// of all.
    mutating func begin(
      after exit: (position: Double, value: Double)?, across other: inout Side,
      in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      hull.clear()
      other.hull.begin(at: other.touched)
      (nearest, other.nearest) = (hull.beyond, other.hull.beyond)
      guard let (position, bound) = exit else { return }
      let line = tangent(to: position, bound, from: &other, in: room)
      add(position, bound, line, in: &room)
    }

    /// The line that touches a bound of this side and the other side, if the nearest one is beyond the
    /// bound.
    @inline(__always)
    func tangent(
      to position: Double, _ bound: Double, from other: inout Side,
      in room: borrowing MutableSpan<CorridorHull.Bound>
    ) -> Line? {
      guard hull.isBeyond(nearest.value(at: position), bound) else { return nil }
      return other.hull.tangent(to: position, bound, in: room)
    }

    /// Adds a bound, and the line that touches it if there is one.
    @inline(__always)
    mutating func add(
      _ position: Double, _ bound: Double, _ line: Line?,
      in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      hull.append(position, bound, in: &room)
      if let line { (nearest, touched) = (line, hull.last) }
    }
  }
}
