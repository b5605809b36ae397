import AnimationEngine

/// One panel of the picture of an export: a motion, what is written of it, and how far apart they are.
struct ExportTrace {
  /// One number of it.
  struct Line {
    /// What it is called beside the panel's name; nothing where it is alone.
    var name: String
    /// The motion, and what is written, at the times.
    var motion: [Double]
    var written: [Double]
    /// What is marked of what is written.
    var dots: [PlotFigure.Dot]
  }

  let name: String
  var unit = ""
  var isColor = false
  /// Rising.
  let times: [Double]
  var lines: [Line]
  /// The error that there may be, and the one that is stated.
  let bound: Double?
  let error: Double
  /// The greatest error among the times that it is measured at; nil where it is exact.
  var worst: PlotDeviation.Worst?
  var note: String?

  /// The panel.
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
  /// The progress of a motion beside an easing.
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
