import AnimationEngine

/// A panel in the plot of an export: the exact motion, the exported one, and their difference.
struct ExportTrace {
  /// One number of the panel.
  struct Line {
    /// The name of the number, in addition to the panel's; empty if it is the only one.
    var name: String
    /// The exact and the exported values at the times.
    var motion, written: [Double]
    /// The keyframes that are marked with dots.
    var dots: [PlotFigure.Dot]
  }

  let name: String
  var unit = ""
  var isColor = false
  /// The sampled times, rising.
  let times: [Double]
  var lines: [Line]
  /// The error allowed, nil if unlimited, and the error stated.
  let bound: Double?
  let error: Double
  /// The greatest error among the measured times; nil if the export is exact.
  var worst: PlotDeviation.Worst?
  var note: String?

  /// The trace as a panel of a plot.
  var panel: PlotFigure.Panel {
    let motion = lines.map { PlotFigure.Series(name: $0.name, times: times, values: $0.motion) }
    var panel = PlotFigure.Panel(
      name: name, unit: unit, content: isColor ? .color(motion) : .lines(motion))
    panel.deviation = PlotDeviation(
      lines: lines.map {
        PlotFigure.Series(name: $0.name, times: times, values: $0.written, dots: $0.dots)
      },
      errors: lines.map { line in
        PlotFigure.Series(
          name: line.name, times: times, values: zip(line.written, line.motion).map { $0 - $1 })
      }, bound: bound, error: error, worst: worst, note: note)
    return panel
  }
}

extension ExportTrace {
  /// The exact progress of a motion and that of an easing.
  ///
  /// - Parameters:
  ///   - places: The shares of the time that are looked at, rising.
  ///   - stops: The marked points of the easing, by their shares of the time.
  init(
    _ easing: WrittenEasing, over duration: Double, at places: [Double], bound: Double? = nil,
    stops: [PlotFigure.Dot] = []
  ) {
    let (motion, written) = (places.map(easing.motion), places.map(easing.easing))
    let errors = zip(written, motion).map { $0 - $1 }
    let worst = errors.indices.max { errors[$0].magnitude < errors[$1].magnitude } ?? 0
    self.init(
      name: easing.name, times: places.map { $0 * duration },
      lines: [
        Line(
          name: "", motion: motion, written: written,
          dots: stops.map { .init(time: $0.time * duration, value: $0.value) })
      ], bound: bound, error: easing.error,
      worst: easing.error > 0
        ? .init(line: 0, time: places[worst] * duration, error: errors[worst]) : nil)
  }
}
