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

    /// Placeholders above and below all bounds, while no line has been found.
    static let above = Line(start: .infinity, rise: 0)
    static let below = Line(start: -.infinity, rise: 0)

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
    return corridor.lines(atMost: min(most, curve.values.count), Reach(side), in: &bounds)
  }

  private func lines(
    atMost most: Int, _ start: Reach, in room: inout MutableSpan<CorridorHull.Bound>
  ) -> [Line]? {
    var (lines, reach) = ([Line](), start)
    for sample in curve.values.indices {
      let (position, (lower, upper)) = (curve.positions[sample], bounds(sample))
      while lines.count < most {
        if reach.steepest.value(at: position) < lower - Self.rounding {
          lines.append(reach.steepest)
          let before = bounds(sample - 1).lower
          reach.leaveBelow(exit(of: reach.steepest, through: before, lower, sample), in: &room)
        } else if reach.flattest.value(at: position) > upper + Self.rounding {
          lines.append(reach.flattest)
          let before = bounds(sample - 1).upper
          reach.leaveAbove(exit(of: reach.flattest, through: before, upper, sample), in: &room)
        } else {
          break
        }
      }
      reach.pass(position, lower, upper, in: &room)
    }
    return lines.count < most ? lines + [reach.last(to: ends.1)] : nil
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
    private var uppers: CorridorHull
    private var lowers: CorridorHull
    private(set) var steepest = Line.above
    private(set) var flattest = Line.below
    /// Where in its hull the upper bound is that the steepest line touches last, and the lower bound
    /// that the flattest touches.
    private var touchedUpper = 0
    private var touchedLower = 0

    init(_ roomOfSide: Int) {
      (uppers, lowers) = (CorridorHull(at: 0, sign: 1), CorridorHull(at: roomOfSide, sign: -1))
    }

    /// Adds the bounds of a sample, which a line reaches.
    @inline(__always)
    mutating func pass(
      _ position: Double, _ lower: Double, _ upper: Double,
      in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      let touchesUpper = touchUpper(position, upper, in: room)
      let touchesLower = touchLower(position, lower, in: room)
      uppers.append(position, upper, in: &room)
      lowers.append(position, lower, in: &room)
      if touchesUpper { touchedUpper = uppers.last }
      if touchesLower { touchedLower = lowers.last }
    }

    /// Begins a line where the flattest one left the corridor. The lower bounds from the one that it
    /// touches are a hull as they are: that bound is a corner of the hull of all.
    mutating func leaveAbove(
      _ exit: (position: Double, value: Double)?, in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      uppers.clear()
      lowers.begin(at: touchedLower)
      (steepest, flattest) = (.above, .below)
      guard let (position, bound) = exit else { return }
      _ = touchUpper(position, bound, in: room)
      uppers.append(position, bound, in: &room)
      touchedUpper = uppers.last
    }

    /// Begins a line where the steepest one left the corridor.
    mutating func leaveBelow(
      _ exit: (position: Double, value: Double)?, in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      lowers.clear()
      uppers.begin(at: touchedUpper)
      (steepest, flattest) = (.above, .below)
      guard let (position, bound) = exit else { return }
      _ = touchLower(position, bound, in: room)
      lowers.append(position, bound, in: &room)
      touchedLower = lowers.last
    }

    @inline(__always)
    private mutating func touchUpper(
      _ position: Double, _ bound: Double, in room: borrowing MutableSpan<CorridorHull.Bound>
    ) -> Bool {
      guard steepest.value(at: position) > bound else { return false }
      guard let line = lowers.tangent(to: position, bound, in: room) else { return false }
      steepest = line
      return true
    }

    @inline(__always)
    private mutating func touchLower(
      _ position: Double, _ bound: Double, in room: borrowing MutableSpan<CorridorHull.Bound>
    ) -> Bool {
      guard flattest.value(at: position) < bound else { return false }
      guard let line = uppers.tangent(to: position, bound, in: room) else { return false }
      flattest = line
      return true
    }

    /// The last line: of those that reach the end, the one in the middle.
    func last(to end: Double) -> Line {
      let rises = [steepest, flattest].filter(\.start.isFinite).map(\.rise)
      let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
      return Line(start: end - rise, rise: rise)
    }
  }
}
