/// A cubic of an outline, without the point it begins at.
struct OutlineSegment {
  var first: SIMD2<Double>
  var second: SIMD2<Double>
  var end: SIMD2<Double>

  /// A line, a quadratic or a cubic as a cubic.
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

  /// About how long it is: the mean of its chord and of the way through its control points.
  private func length(from start: SIMD2<Double>) -> Double {
    func way(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
      ((to - from) * (to - from)).sum().squareRoot()
    }
    return (way(start, end) + way(start, first) + way(first, second) + way(second, end)) / 2
  }

  /// Into how many parts each segment is cut, so that all have `count` together and the longest part is
  /// about as short as it can be.
  static func cuts(
    of segments: [OutlineSegment], from start: SIMD2<Double>, into count: Int
  ) -> [Int] {
    var from = start
    let lengths = segments.map { segment in
      defer { from = segment.end }
      return segment.length(from: from)
    }
    var cuts = [Int](repeating: 1, count: segments.count)
    let total = lengths.reduce(0, +)
    let spare = count - segments.count
    // Whole shares first, then one by one where the parts are longest.
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

  /// The cubic in so many parts of even parameter (de Casteljau).
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
