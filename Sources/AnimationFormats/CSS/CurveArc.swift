/// A run of samples along which a curve turns to one side only, or is straight.
struct CurveArc: Hashable {
  /// The indices of the first and of the last sample.
  private(set) var first, last: Int
  /// 1 where the curve turns up, -1 where it turns down, 0 where it is straight.
  private(set) var side: Double

  /// The arcs along all values but the first and the last. Two arcs share the samples between which one
  /// turns into the other.
  ///
  /// - Complexity: O(values).
  static func all(along values: Span<Double>, at positions: Span<Double>) -> [CurveArc] {
    guard values.count > 4 else { return [] }
    var (arcs, arc) = ([CurveArc](), CurveArc(first: 1, last: 2, side: 0))
    var (run, rise) = (positions[2] - positions[1], values[2] - values[1])
    for sample in 2..<values.count - 2 {
      let next = sample &+ 1
      let (nextRun, nextRise) = (positions[next] - positions[sample], values[next] - values[sample])
      let turn = nextRise * run - rise * nextRun
      (run, rise) = (nextRun, nextRise)
      if turn * arc.side < 0 {
        arcs.append(arc)
        arc = CurveArc(first: sample - 1, last: next, side: turn > 0 ? 1 : -1)
      } else {
        arc.last = next
        if arc.side == 0, turn != 0 { arc.side = turn > 0 ? 1 : -1 }
      }
    }
    return arcs + [arc]
  }

  /// A walk along arcs.
  struct Walk {
    private let arcs: [CurveArc]
    private var next = 0

    init(_ arcs: [CurveArc]) { self.arcs = arcs }

    /// The first arc that goes beyond a sample, which lies no farther back than the one before.
    @inline(__always)
    mutating func arc(beyond sample: Int) -> CurveArc? {
      while next < arcs.count, arcs[next].last <= sample { next += 1 }
      return next < arcs.count ? arcs[next] : nil
    }
  }
}
