/// A cubic segment of an outline, without its start point.
struct OutlineSegment {
  var first: SIMD2<Double>
  var second: SIMD2<Double>
  var end: SIMD2<Double>

  /// Creates the cubic of a line, a quadratic or a cubic command.
  init(_ command: PathCommand, _ points: [SIMD2<Double>], from start: SIMD2<Double>) {
    end = points[points.count - 1]
    switch command {
    case .cubic: (first, second) = (points[0], points[1])
    case .quadratic:
      first = start + (points[0] - start) * (2.0 / 3)
      second = end + (points[0] - end) * (2.0 / 3)
    default: (first, second) = (start + (end - start) / 3, end + (start - end) / 3)
    }
  }

  private init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.first, self.second, self.end) = (first, second, end)
  }

  /// The approximate length: the mean of the chord's length and that of the control polygon.
  private func length(from start: SIMD2<Double>) -> Double {
    func distance(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
      let unit = Double.unit(near: max((to - from).x.magnitude, (to - from).y.magnitude))
      let offset = (to - from) / unit
      return (offset * offset).sum().squareRoot() * unit
    }
    let polygon = distance(start, first) + distance(first, second) + distance(second, end)
    return (distance(start, end) + polygon) / 2
  }

  /// The number of parts into which each segment is split, so that there are `count` in all and the
  /// longest part is about as short as possible.
  static func cuts(
    of segments: [OutlineSegment], from start: SIMD2<Double>, into count: Int
  ) -> [Int] {
    var from = start
    let own = segments.map { segment in
      defer { from = segment.end }
      return segment.length(from: from)
    }
    // In a unit near the longest no product overflows: a share is never more than all spare parts.
    let unit = Double.unit(near: own.max() ?? 0)
    let lengths = own.map { $0 / unit }
    var cuts = [Int](repeating: 1, count: segments.count)
    let total = lengths.reduce(0, +)
    let spare = count - segments.count
    // Parts are assigned in proportion to the lengths first, then one by one where parts are
    // longest.
    if total > 0 {
      for index in cuts.indices {
        cuts[index] += Int(saturating: Double(spare) * lengths[index] / total)
      }
    }
    let missing = count - cuts.reduce(0, +)
    let order = cuts.indices.sorted {
      let (left, right) = (lengths[$0] / Double(cuts[$0]), lengths[$1] / Double(cuts[$1]))
      return left == right ? $0 < $1 : left > right
    }
    for index in 0..<missing { cuts[order[index % order.count]] += 1 }
    return cuts
  }

  /// The cubic split into `count` parts of equal parameter length (de Casteljau).
  func cut(into count: Int, from start: SIMD2<Double>) -> [OutlineSegment] {
    var (parts, rest, from): ([OutlineSegment], OutlineSegment, SIMD2<Double>) = ([], self, start)
    for index in 0..<count - 1 {
      let share = 1 / Double(count - index)
      func mixed(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> SIMD2<Double> {
        left + (right - left) * share
      }
      let (a, b, c) = (
        mixed(from, rest.first), mixed(rest.first, rest.second), mixed(rest.second, rest.end)
      )
      let (d, e) = (mixed(a, b), mixed(b, c))
      let middle = mixed(d, e)
      parts.append(OutlineSegment(a, d, middle))
      rest = OutlineSegment(e, c, rest.end)
      from = middle
    }
    return parts + [rest]
  }
}
