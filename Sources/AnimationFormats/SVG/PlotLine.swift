import AnimationEngine

/// Writes a line through points as SVG path data.
struct PlotLine {
  /// The greatest distance in pixels by which the simplified line may miss a point.
  private static let tolerance = 0.04

  let series: PlotFigure.Series
  let time: PlotScale
  let scale: PlotScale

  /// The path data; empty when no point is finite.
  ///
  /// Points that make no visible difference are left out, and the line is interrupted at gaps.
  var data: String {
    let limits = min(scale.start, scale.end)...max(scale.start, scale.end)
    // A line that leaves the panel is clamped to its edge.
    let heights = series.values.map { value in
      value.isFinite ? min(max(scale.place(of: value), limits.lowerBound), limits.upperBound) : .nan
    }
    let kept =
      Self.isRising(series.times)
      ? CurveSimplifier(times: series.times, columns: [heights]).kept(within: Self.tolerance)
      : Array(heights.indices)
    var text = ""
    var isDrawing = false
    for index in kept {
      guard heights[index].isFinite else {
        isDrawing = false
        continue
      }
      text += isDrawing ? "L" : "M"
      text += time.text(of: series.times[index]) + " " + PlotScale.text(pixels: heights[index])
      isDrawing = true
    }
    return text
  }

  private static func isRising(_ times: [Double]) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// Finds the range of the vertical axis.
struct PlotRange {
  /// The range of all finite values, dots included; nil if there are none.
  ///
  /// - Parameter isRobust: Whether a few far values count only up to four times the range of nearly
  ///   all others. Velocities may be very large for very short times.
  static func of(_ series: [PlotFigure.Series], isRobust: Bool = false) -> ClosedRange<Double>? {
    let dots = series.flatMap { $0.dots.map(\.value) }
    let values = (series.flatMap(\.values) + dots).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    guard isRobust else { return low...high }
    let sizes = values.map(\.magnitude).sorted()
    let usual = sizes[(sizes.count - 1) * 19 / 20]
    guard usual > 0, let largest = sizes.last, largest > 8 * usual else { return low...high }
    return max(low, -4 * usual)...min(high, 4 * usual)
  }
}
