/// Finds the fewest connected lines that stay within a tolerance of a curve, with given values at
/// both ends. The lines may meet anywhere.
///
/// Lines are found from left to right. Among the lines that pass all samples so far, the steepest
/// and the flattest are known; each touches a lower and an upper bound. When no line reaches the
/// next sample, the one that came nearest is kept. The next line has to cross it after the last
/// bound that it touches and before it leaves the corridor. So on the side where it leaves, the
/// bounds begin at that point, and on the other side at the bound that it touches. All that so
/// many lines can reach lies before that crossing, so no other choice needs fewer lines (Imai and
/// Iri; Suri's windows). Along an arc, lines are found without this: `LinearCorridor+Arc.swift`.
///
/// - Complexity: O(samples): each is looked at once, and a bound leaves a hull once for each line.
struct LinearCorridor {
  /// A straight line, by its value at position 0 and its rise up to position 1.
  struct Line {
    var start: Double
    var rise: Double

    func value(at position: Double) -> Double { start + rise * position }

    static prefix func - (line: Line) -> Line { Line(start: -line.start, rise: -line.rise) }
  }

  /// The lines of one pass along a curve.
  struct Pass {
    /// The lines that end before the curve does.
    fileprivate(set) var lines: [Line] = []
    /// The line to the end of the curve; nil if more lines are needed than there may be.
    fileprivate(set) var last: Line?

    /// How many lines were found.
    var count: Int { lines.count + (last == nil ? 0 : 1) }

    /// The lines along the whole curve; nil if more are needed than there may be.
    var all: [Line]? { last.map { lines + [$0] } }
  }

  /// The start of a line that is not the first: the place where the previous line left the
  /// corridor.
  struct Start {
    /// The point where the previous line left, as a bound of that side; nil where that is a sample.
    var exit: CorridorHull.Bound?
    /// 1 where that is the lower side, -1 where it is the upper one.
    var side: Double
    /// The position of the bound on the other side that the previous line touches last.
    var touched: Double
  }

  let curve: SampledCurve
  let tolerance: Double
  let ends: (Double, Double)

  /// The room for the bounds of a curve: on each side one for each sample, and one where a line left.
  static func room(for curve: SampledCurve) -> [CorridorHull.Bound] {
    Array(repeating: .init(), count: 2 * (curve.values.count + 1))
  }

  /// The lines along a curve, or as many of them as there may be.
  ///
  /// - Parameter room: ``room(for:)`` the curve, which passes after each other may share.
  static func pass(
    along curve: SampledCurve, from first: Double, to last: Double, within tolerance: Double,
    atMost most: Int = .max, in room: inout [CorridorHull.Bound]
  ) -> Pass {
    var bounds = room.mutableSpan
    let corridor = LinearCorridor(curve: curve, tolerance: tolerance, ends: (first, last))
    return corridor.pass(atMost: most, in: &bounds)
  }

  private func pass(atMost most: Int, in room: inout MutableSpan<CorridorHull.Bound>) -> Pass {
    var reach = Reach(upper: .init(at: 0), lower: .init(at: curve.values.count + 1))
    let (above, below) = bounds(0)
    reach.pass(above, below, in: &room)
    var (pass, start, sample) = (Pass(), firstStart, 1)
    var (arcs, isBehind) = (CurveArc.Walk(curve.arcs), false)
    while sample < curve.values.count, pass.lines.count < most {
      if let from = start, let arc = arcs.arc(beyond: sample),
        let step = step(from: from, before: sample, along: arc)
      {
        pass.lines.append(step.line)
        (start, sample, isBehind) = (step.next, step.end, true)
      } else {
        if isBehind, let start { begin(&reach, at: start, before: sample, in: &room) }
        (start, isBehind) = (walk(&reach, to: &sample, adding: &pass.lines, in: &room), false)
      }
    }
    if pass.lines.count < most { pass.last = reach.last(to: ends.1) }
    return pass
  }

  /// Passes samples until no line reaches the next one. Then it adds the line that comes nearest to
  /// that sample, and returns the start of the next line. Nil at the end of the curve.
  @inline(__always)
  private func walk(
    _ reach: inout Reach, to sample: inout Int, adding lines: inout [Line],
    in room: inout MutableSpan<CorridorHull.Bound>
  ) -> Start? {
    while sample < curve.values.count {
      let (above, below) = bounds(sample)
      if let (line, next) = leave(&reach, before: sample, above, below, in: &room) {
        lines.append(line)
        return next
      }
      reach.pass(above, below, in: &room)
      sample += 1
    }
    return nil
  }

  /// The line that came nearest, if none reaches a sample, and where the next one begins: where it
  /// left.
  @inline(__always)
  private func leave(
    _ reach: inout Reach, before sample: Int, _ above: CorridorHull.Bound,
    _ below: CorridorHull.Bound, in room: inout MutableSpan<CorridorHull.Bound>
  ) -> (Line, Start)? {
    let (steepest, flattest) = (reach.upper.nearest, reach.lower.nearest)
    if steepest.value(at: below.position) + below.value < -Self.rounding {
      let exit = exit(of: -steepest, from: bounds(sample - 1).below, to: below)
      let start = Start(exit: exit, side: 1, touched: reach.upper.touchedPosition(in: room))
      reach.lower.begin(at: exit, across: &reach.upper, in: &room)
      return (steepest, start)
    }
    if flattest.value(at: above.position) + above.value < -Self.rounding {
      let exit = exit(of: -flattest, from: bounds(sample - 1).above, to: above)
      let start = Start(exit: exit, side: -1, touched: reach.lower.touchedPosition(in: room))
      reach.upper.begin(at: exit, across: &reach.lower, in: &room)
      return (-flattest, start)
    }
    return nil
  }

  /// The bounds of a sample, of which the lower one is turned upside down.
  @inline(__always)
  func bounds(_ sample: Int) -> (above: CorridorHull.Bound, below: CorridorHull.Bound) {
    let isFirst = sample == 0
    let isEnd = isFirst || sample == curve.values.count - 1
    let value = isFirst ? ends.0 : isEnd ? ends.1 : curve.middles[sample]
    let room = isEnd ? 0 : tolerance
    let above = CorridorHull.Bound(position: curve.positions[sample], value: room + value)
    return (above, .init(position: above.position, value: room - value))
  }

  /// How far beyond a bound a line may be.
  static let rounding = 1e-13

  /// The point where a line crosses the bounds of a side between a sample and the previous one. Nil
  /// if it crosses at one of these.
  func exit(
    of line: Line, from start: CorridorHull.Bound, to end: CorridorHull.Bound
  ) -> CorridorHull.Bound? {
    let inside = line.value(at: start.position) - start.value
    let outside = line.value(at: end.position) - end.value
    let run = end.position - start.position
    let position = start.position + run * inside / (inside - outside)
    guard position > start.position, position < end.position else { return nil }
    return CorridorHull.Bound(position: position, value: line.value(at: position))
  }

  /// The lines that pass all bounds since the previous line.
  struct Reach {
    var upper: CorridorSide
    var lower: CorridorSide

    /// Adds the bounds of a sample, which a line reaches.
    @inline(__always)
    mutating func pass(
      _ above: CorridorHull.Bound, _ below: CorridorHull.Bound,
      in room: inout MutableSpan<CorridorHull.Bound>
    ) {
      let isSteepest = upper.pull(to: above, from: &lower, in: room)
      let isFlattest = lower.pull(to: below, from: &upper, in: room)
      upper.add(above, isTouched: isSteepest, in: &room)
      lower.add(below, isTouched: isFlattest, in: &room)
    }

    /// The last line: of those that reach the end, the one in the middle.
    func last(to end: Double) -> Line {
      let rises = [upper.nearest, -lower.nearest].filter(\.start.isFinite).map(\.rise)
      let rise = rises.isEmpty ? 0 : rises.reduce(0, +) / Double(rises.count)
      return Line(start: end - rise, rise: rise)
    }
  }
}
