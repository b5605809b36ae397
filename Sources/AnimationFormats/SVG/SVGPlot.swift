public import AnimationEngine

/// A plot as an SVG picture: a panel for each property, with its values over time.
///
/// Keyframes are dots, phases and other events upright lines with their names. Colours show what
/// they look like beside their components, discrete values are named bands. The picture follows the
/// reader's light or dark scheme, says in words what it shows, and needs nothing from outside.
public struct SVGPlot: Sendable {
  /// The picture.
  public let text: String

  /// The width of every plot, in pixels.
  public static let width = 720.0

  /// With more panels than that each is lower, and the axis stands above them too.
  private static let fewPanels = 6

  /// The plot of a figure.
  ///
  /// - Complexity: O(points).
  public init(_ figure: PlotFigure) {
    let time = PlotScale(figure.range, from: 64, to: Self.width - 20)
    let marks = PlotMarks(figure.marks, time: time, right: Self.width - 4)
    let isLong = figure.panels.count > Self.fewPanels
    var top = marks.height + (isLong ? 18 : 0)
    let first = top
    var body = ""
    for panel in figure.panels {
      let drawing = PlotPanelDrawing(
        panel: panel, axis: figure.axis, time: time, top: top, isLow: isLong)
      body += drawing.text
      top += drawing.height
    }
    let bottom = top
    let axis = PlotAxis(time: time, unit: figure.axis == .time ? " s" : "")
    body = axis.grid(from: first, to: bottom) + marks.lines(to: bottom) + body + marks.names
    if isLong { body += axis.labels(at: first - 4) }
    body += axis.labels(at: bottom + 10)
    top = bottom + 22
    body += Self.notes(figure.notes, at: &top)
    text = Self.head(figure, height: top + 4) + body + "</svg>\n"
  }

  /// The plot of an animation's timeline from `start` to `end` seconds; `end` has to be at least
  /// `start`.
  ///
  /// - Complexity: O(columns drawn).
  public init(
    _ animation: ResolvedAnimation, _ timeline: Timeline, from start: Double, to end: Double,
    _ options: PlotFigure.Options = PlotFigure.Options()
  ) {
    self.init(
      PlotFigure(
        timeline, over: start...max(start, end), keyframes: animation.keyframeTimes,
        moments: animation.scriptMoments, options))
  }

  private static func head(_ figure: PlotFigure, height: Double) -> String {
    let size = "\(PlotScale.text(pixels: width)) \(PlotScale.text(pixels: height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" \
      width="\(PlotScale.text(pixels: width))" height="\(PlotScale.text(pixels: height))" \
      class="\(PlotStyle.root)" role="img" font-family="system-ui, sans-serif" font-size="11">
      <title>\(SVGText.escaped(figure.title))</title>
      <desc>\(SVGText.escaped(figure.summary))</desc>
      \(PlotStyle.text)
      <rect class="paper" width="100%" height="100%"/>

      """
  }

  private static func notes(_ notes: [String], at top: inout Double) -> String {
    notes.map { note in
      top += 16
      let y = PlotScale.text(pixels: top - 4)
      return "<text class=\"name\" x=\"64\" y=\"\(y)\">\(SVGText.escaped(note))</text>\n"
    }.joined()
  }
}

/// The axis that all panels share.
private struct PlotAxis {
  let time: PlotScale
  let ticks: [PlotScale.Tick]

  init(time: PlotScale, unit: String) {
    self.time = time
    ticks = time.ticksBeside(unit: unit)
  }

  func grid(from top: Double, to bottom: Double) -> String {
    ticks.map { tick in
      "<path class=\"tick\" d=\"M\(time.text(of: tick.number)) \(PlotScale.text(pixels: top))"
        + "V\(PlotScale.text(pixels: bottom))\"/>"
    }.joined() + "\n"
  }

  func labels(at y: Double) -> String {
    ticks.map { tick in
      "<text class=\"axis\" x=\"\(time.text(of: tick.number))\" y=\"\(PlotScale.text(pixels: y))\" "
        + "text-anchor=\"middle\">\(tick.text)</text>\n"
    }.joined()
  }
}
