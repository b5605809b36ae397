import AnimationEngine

/// A line through points as the data of an SVG path.
struct PlotLine {
  /// Farther than this from the points, in pixels, a line may not be.
  private static let tolerance = 0.04

  let series: PlotFigure.Series
  let time: PlotScale
  let scale: PlotScale

  /// The data of the path; empty when no point is finite.
  ///
  /// Points that nobody would miss are left out, and no line crosses a gap.
  var data: String {
    let limits = min(scale.start, scale.end)...max(scale.start, scale.end)
    // A line that leaves the panel runs along its edge.
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

/// The numbers along the upright axis of some lines.
struct PlotRange {
  /// The range of all finite values, those of dots too.
  ///
  /// - Parameter isRobust: Whether a few values far off count only as far as four times what
  ///   nearly all the others keep to: a velocity may be very large for a very short time.
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
