public import AnimationEngine
public import AnimationScenes

/// A plot as an SVG picture: a panel for each property, with its values over time.
///
/// Keyframes are dots; phases and other events are vertical lines with names. Colours have a
/// strip that shows them, discrete values are named bands. The picture follows the reader's light
/// or dark scheme, has a description for screen readers, and needs no other files.
public struct SVGPlot: Sendable {
  /// The SVG text of the picture.
  public let text: String

  /// The number of panels above which each is lower, and the axis is repeated at the top.
  private static let fewPanels = 6

  /// The plot of a figure; a nil `frame` means its default size, in the reader's colours.
  ///
  /// - Complexity: O(points).
  public init(_ figure: PlotFigure, in frame: PlotFrame? = nil) {
    let frame = Self.fitted(frame ?? PlotFrame(for: figure), to: figure)
    let time = frame.scale(of: figure.range)
    let heading = Self.headingLines(of: figure, in: frame)
    let head = heading.isEmpty ? 0 : Double(heading.count) * Self.headingHeight + 4
    let marks = PlotMarks(figure.marks, time: time, top: head, right: frame.width - 4)
    let isLong = figure.panels.count > Self.fewPanels
    var top = marks.height + (isLong ? 18 : 0)
    let first = top
    let drawings = Self.drawings(of: figure, in: frame, time: time, from: top)
    top = drawings.last.map { $0.top + $0.height } ?? top
    let bottom = top
    let axis = PlotAxis(time: time, unit: figure.axis == .time ? " s" : "")
    var body = Self.heading(heading, from: frame.left) + axis.grid(from: first, to: bottom)
    body += marks.lines(to: bottom) + drawings.map(\.text).joined() + marks.names
    if isLong { body += axis.labels(at: first - 4) }
    body += axis.labels(at: bottom + 10)
    top = bottom + 22
    body += Self.notes(frame.noteLines(of: figure), from: frame.left, at: &top)
    text = Self.head(figure, frame, height: top + 4) + body + "</svg>\n"
  }

  /// The frame with room for the numbers of all panels.
  private static func fitted(_ frame: PlotFrame, to figure: PlotFigure) -> PlotFrame {
    let panels = drawings(of: figure, in: frame, time: frame.scale(of: figure.range), from: 0)
    return frame.fitting(numbers: panels.map(\.numbersWidth).max() ?? 0)
  }

  /// The panels one below the other. If a height is asked for, the panels with lines share what
  /// others leave.
  private static func drawings(
    of figure: PlotFigure, in frame: PlotFrame, time: PlotScale, from top: Double
  ) -> [PlotPanelDrawing] {
    var base = figure.panels.count > fewPanels ? 68.0 : 100.0
    if figure.axis == .progress { base = time.end - time.start }
    let isAlone = figure.panels.count == 1
    func placed(_ linesHeight: Double) -> [PlotPanelDrawing] {
      var top = top
      return figure.panels.map { panel in
        let drawing = PlotPanelDrawing(
          panel: panel, axis: figure.axis, time: time, top: top, linesHeight: linesHeight,
          isAlone: isAlone)
        top += drawing.height
        return drawing
      }
    }
    let natural = placed(base)
    let share = natural.reduce(0) { $0 + $1.linesShare }
    guard let height = frame.height, share > 0, let last = natural.last else { return natural }
    let spare =
      height - (last.top + last.height + 26 + Double(frame.noteLines(of: figure).count) * 16)
    return placed(max(base + spare / share, leastLinesHeight))
  }

  /// The least height of a panel's lines, in pixels, for them to be readable.
  private static let leastLinesHeight = 40.0
  private static let headingHeight = 18.0

  /// The heading in one line or two, the second cut where its room ends.
  private static func headingLines(of figure: PlotFigure, in frame: PlotFrame) -> [String] {
    // The heading's font is larger than that of the width table.
    let room = (frame.width - frame.left - 24) / 1.4
    let lines = SVGText.lines(of: figure.heading ?? "", toFit: room)
    if lines.count <= 2 { return lines }
    return [lines[0], SVGText.shortened(lines[1...].joined(separator: " "), toFit: room)]
  }

  private static func heading(_ lines: [String], from left: Double) -> String {
    lines.enumerated().map { index, line in
      let y = 20 + Double(index) * headingHeight
      return "<text class=\"heading\" x=\"\(PlotScale.text(pixels: left))\" "
        + "y=\"\(PlotScale.text(pixels: y))\">\(SVGText.escaped(line))</text>\n"
    }.joined()
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
        hand: animation.handSamples, moments: animation.scriptMoments, options))
  }

  private static func head(_ figure: PlotFigure, _ frame: PlotFrame, height: Double) -> String {
    let width = PlotScale.text(pixels: frame.width)
    let height = PlotScale.text(pixels: height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" \
      class="\(PlotStyle.root)" role="img" font-family="system-ui, sans-serif" font-size="11">
      <title>\(SVGText.escaped(figure.title))</title>
      <desc>\(SVGText.escaped(figure.summary))</desc>
      \(style(of: figure, frame.theme))
      <rect class="paper" width="100%" height="100%"/>

      """
  }

  private static func style(of figure: PlotFigure, _ theme: PlotFrame.Theme) -> String {
    PlotStyle.text(
      theme, isCompared: figure.panels.contains { $0.deviation != nil },
      hasMany: figure.panels.contains { $0.lineCount > PlotStyle.lineCount })
  }

  private static func notes(
    _ notes: [String], from left: Double, at top: inout Double
  ) -> String {
    notes.map { note in
      top += 16
      let y = PlotScale.text(pixels: top - 4)
      return
        "<text class=\"name\" x=\"\(PlotScale.text(pixels: left))\" y=\"\(y)\">\(SVGText.escaped(note))</text>\n"
    }.joined()
  }
}

/// The horizontal axis, which all panels share.
private struct PlotAxis {
  let time: PlotScale
  let ticks: [PlotScale.Tick]

  init(time: PlotScale, unit: String) {
    self.time = time
    ticks = time.ticksToTheEnd(unit: unit)
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
