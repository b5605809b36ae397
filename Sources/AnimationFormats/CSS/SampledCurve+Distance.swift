internal import AnimationEngine

extension SampledCurve {
  /// The greatest vertical distance between the lines through `points` and the curve, measured at
  /// kept samples and at the points; infinite if the points are not in order. Where the distance is
  /// greater than `most`, it is enough to say so, by any distance that is.
  ///
  /// - Complexity: O(points + kept samples).
  func keptDistance(of points: [CSSLinear.Point], upTo most: Double = .infinity) -> Double {
    let (positions, values) = (positions.span, values.span)
    var (worst, next) = (0.0, 0)
    for (start, end) in zip(points, points.dropFirst()) where worst <= most {
      guard start.position < end.position else { return .infinity }
      let rise = (end.progress - start.progress) / (end.position - start.position)
      while next < positions.count, positions[next] <= end.position {
        let line = start.progress + rise * (positions[next] - start.position)
        let off = (line - values[next]).magnitude
        if off > worst { worst = off }
        next += 1
      }
      guard next < positions.count else { break }
      worst = max(worst, (value(at: end.position, before: next) - end.progress).magnitude)
    }
    return worst
  }

  /// The curve at a position between a kept sample and the one before it.
  private func value(at position: Double, before next: Int) -> Double {
    let share = (position - positions[next - 1]) / (positions[next] - positions[next - 1])
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }

  /// The greatest vertical distance between the lines through `points` and the curve, measured at
  /// all samples; where the curve is smooth, between these too.
  ///
  /// - Complexity: O(samples).
  func distance(of points: [CSSLinear.Point]) -> Double {
    let last = Double(samples.count - 1)
    let pairs = zip(points, points.dropFirst())
    guard pairs.allSatisfy({ $0.position < $1.position }) else { return .infinity }
    var worst = 0.0
    for (start, end) in pairs {
      let (first, length) = (start.position * last, (end.position - start.position) * last)
      let rise = (end.progress - start.progress) / length
      worst = max(worst, (value(at: first) - start.progress).magnitude)
      let next = min(Int(saturating: (first + length).rounded(.down)), samples.count - 1) + 1
      let rows = Int(saturating: first.rounded(.up))..<next
      let seen = distance(rows, from: first, start.progress, rise)
      let mayBeWorse = isSmooth && seen + unseen(between: rows) > worst
      worst = max(worst, mayBeWorse ? peak(rows, from: first, start.progress, rise) : seen)
    }
    return worst
  }

  /// The greatest distance at some samples from a line that has the value `progress` at the
  /// fractional index `first`. Four at a time, since this looks at every sample.
  private func distance(
    _ rows: Range<Int>, from first: Double, _ progress: Double, _ rise: Double
  ) -> Double {
    let samples = samples.span
    var (highest, lowest) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    var row = rows.lowerBound
    var places = SIMD4<Double>(0, 1, 2, 3) + (Double(row) - first)
    while row + 4 <= rows.upperBound {
      let values = samples.four(from: row)
      let off = progress + rise * places - values
      highest = highest.replacing(with: off, where: off .> highest)
      lowest = lowest.replacing(with: off, where: off .< lowest)
      places += 4
      row += 4
    }
    return (row..<rows.upperBound).reduce(max(highest.max(), -lowest.min())) { worst, row in
      max(worst, (progress + rise * (Double(row) - first) - samples[row]).magnitude)
    }
  }

  /// The curve at a fractional index among all samples: between two of them a parabola where it is
  /// smooth, or else a line.
  private func value(at place: Double) -> Double {
    let index = min(Int(saturating: place), samples.count - 2)
    let share = place - Double(index)
    let line = samples[index] + (samples[index + 1] - samples[index]) * share
    return isSmooth ? line - turn(at: index) * share * (1 - share) / 2 : line
  }

  /// More than a smooth curve may be farther from a line between samples than at them, which is an eighth
  /// of the second difference.
  private func unseen(between rows: Range<Int>) -> Double {
    let quarter = rows.count / 4
    let turns =
      turn(at: rows.lowerBound + quarter).magnitude
      + turn(at: rows.upperBound - quarter).magnitude
    return turns / 4
  }

  /// The greatest distance of a smooth curve from a line, as ``distance(_:from:_:_:)``, between samples:
  /// that of the parabola through the farthest sample and those beside it.
  private func peak(
    _ rows: Range<Int>, from first: Double, _ progress: Double, _ rise: Double
  ) -> Double {
    let samples = samples.span
    func off(_ row: Int) -> Double { progress + rise * (Double(row) - first) - samples[row] }
    var (farthest, most) = (rows.lowerBound, 0.0)
    for row in rows where off(row).magnitude > most { (farthest, most) = (row, off(row).magnitude) }
    guard rows.contains(farthest - 1), rows.contains(farthest + 1) else { return most }
    let (before, here, after) = (off(farthest - 1), off(farthest), off(farthest + 1))
    let turn = before - 2 * here + after
    return turn == 0 ? most : (here - (after - before) * (after - before) / (8 * turn)).magnitude
  }

  /// The second difference at a sample, or at the nearest one inside the curve.
  private func turn(at index: Int) -> Double {
    let inside = min(max(index, 1), samples.count - 2)
    return samples[inside + 1] - 2 * samples[inside] + samples[inside - 1]
  }
}

extension Span<Double> {
  /// Four elements, which are checked for being there at once.
  @inline(__always)
  func four(from first: Int) -> SIMD4<Double> {
    let four = extracting(first..<first &+ 4)
    return SIMD4(four[0], four[1], four[2], four[3])
  }
}
