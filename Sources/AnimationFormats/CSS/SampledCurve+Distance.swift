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
  /// all samples.
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
      worst = max(worst, distance(rows, from: first, start.progress, rise))
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
      let values = SIMD4(samples[row], samples[row + 1], samples[row + 2], samples[row + 3])
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

  /// The curve at a fractional index among all samples.
  private func value(at place: Double) -> Double {
    let index = min(Int(saturating: place), samples.count - 2)
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }
}
