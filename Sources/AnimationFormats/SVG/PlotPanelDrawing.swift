import AnimationEngine

/// Draws one panel: its title, its axes and its content.
struct PlotPanelDrawing {
  let panel: PlotFigure.Panel
  let axis: PlotFigure.Axis
  let time: PlotScale
  /// The top of the panel, in pixels.
  let top: Double
  /// The height of the part with the lines, in pixels.
  let linesHeight: Double
  /// Whether it is the only panel, which shows its lines even if nothing moves.
  let isAlone: Bool

  // MARK: Places

  private static let plainTitleHeight = 24.0
  private static let stripHeight = 12.0
  private static let bandHeight = 24.0
  private static let gap = 18.0

  /// The height of the title with the rows of the legend that do not fit beside it.
  private var titleHeight: Double { Self.plainTitleHeight + PlotLegend.rowHeight * legendRows }
  private var legendRows: Double {
    switch panel.content {
    case .lines(let series) where constant == nil, .color(let series) where constant == nil:
      Double(legend(of: series).rows)
    default: 0
    }
  }
  private var isColor: Bool { if case .color = panel.content { true } else { false } }
  /// The height of the strips that show a colour, and below it the exported colour.
  private var stripsHeight: Double { (panel.deviation == nil ? 1 : 2) * Self.stripHeight }
  var linesTop: Double { top + titleHeight + (isColor ? stripsHeight + 8 : 0) }
  /// The top and the height of the smaller panel below.
  var lowerTop: Double { linesTop + linesHeight + 26 }
  var lowerHeight: Double { max(linesHeight, 60) * 0.6 }
  private var hasLower: Bool { !panel.velocities.isEmpty || panel.deviation?.worst != nil }
  var isLow: Bool { linesHeight < 80 }

  /// How many pixels the panel's height grows for each pixel added to the height of its lines.
  var linesShare: Double {
    if case .bands = panel.content { return 0 }
    if constant != nil { return 0 }
    return hasLower ? 1.6 : 1
  }

  /// The constant values as text, shown in place of lines; nil if something moves.
  var constant: String? { isAlone ? nil : panel.constantText }

  /// The height of the panel with its title and the gap below, in pixels.
  var height: Double {
    if constant != nil { return titleHeight }
    if case .bands = panel.content { return titleHeight + Self.bandHeight + Self.gap }
    if hasLower { return lowerTop + lowerHeight - top + Self.gap }
    return (panel.deviation == nil ? linesTop + linesHeight : lowerTop) - top + Self.gap
  }

  // MARK: Parts

  /// The SVG of the panel.
  var text: String {
    if let constant { return title([]) + stays(constant) }
    switch panel.content {
    case .bands(let bands):
      return title([]) + PlotBands(bands: bands, time: time, top: top + titleHeight).text
    case .shapes(let shapes):
      let drawing = PlotShapes(shapes: shapes, time: time, top: linesTop, height: linesHeight)
      return title([]) + drawing.text
    case .lines(let series):
      return title(series) + main(series) + lower
    case .color(let series):
      return title(series) + strips(series) + main(series) + lower
    }
  }

  private var lower: String { panel.deviation.map(errors) ?? speeds }

  private func strips(_ series: [PlotFigure.Series]) -> String {
    ([series] + (panel.deviation.map { [$0.lines] } ?? [])).enumerated().map { index, series in
      PlotStrip(
        series: series, time: time,
        top: top + titleHeight + Double(index) * Self.stripHeight, height: Self.stripHeight
      ).text
    }.joined()
  }

  /// The constant values at the right of the title.
  private func stays(_ text: String) -> String {
    let room = (time.end - time.start) * 0.6
    return "<text class=\"axis\" x=\"\(pixels(time.end))\" y=\"\(pixels(top + 14))\" "
      + "text-anchor=\"end\">\(SVGText.escaped(SVGText.shortened(text, toFit: room)))</text>\n"
      + swatch(before: text)
  }

  /// A swatch of a constant colour, before its text.
  private func swatch(before text: String) -> String {
    guard case .color(let series) = panel.content else { return "" }
    let strip = PlotStrip(
      series: series, time: time.shortened(to: 24, before: time.end - SVGText.width(text) - 8),
      top: top + 4, height: Self.stripHeight)
    return strip.text
  }

  private func title(_ series: [PlotFigure.Series]) -> String {
    let legend = legend(of: series)
    let beside = legend.rows == 0 ? legend.width + 12 : 0
    let room = (time.end - time.start - beside) / SVGText.boldness
    let name = SVGText.escaped(SVGText.name(panel.name, toFit: room))
    return "<text class=\"title\" x=\"\(pixels(time.start))\" y=\"\(pixels(top + 14))\">\(name)"
      + "</text>\n" + legend.text
  }

  private func legend(of series: [PlotFigure.Series]) -> PlotLegend {
    PlotLegend(
      series.map(\.name), styles: series.indices.map(style), beside: panel.name, on: time, top: top)
  }

  private func main(_ series: [PlotFigure.Series]) -> String {
    let written = panel.deviation?.lines ?? []
    guard let numbers = mainNumbers(series) else { return "" }
    let scale = numbers.scale
    return grid(numbers) + lines(panel.models, scale, "model ")
      + (written.isEmpty
        ? lines(series, scale) + dots(series, scale)
        : lines(written, scale, "written ") + exact(series, scale)
          + dots(written, scale, atJumps: true))
  }

  /// Draws the exact lines, thin, over the exported lines that stand for them.
  private func exact(_ series: [PlotFigure.Series], _ scale: PlotScale) -> String {
    series.map { line($0, scale, "exact") }.joined()
  }

  /// The velocities, in a smaller panel below.
  private var speeds: String {
    guard let numbers = speedNumbers else { return "" }
    return lowerTitle(axis == .time ? "velocity, per second" : "slope") + grid(numbers)
      + lines(panel.velocities, numbers.scale, "speed ")
  }

  func lowerTitle(_ text: String) -> String {
    let shown = SVGText.shortened(text, toFit: time.end - time.start)
    return "<text class=\"axis\" x=\"\(pixels(time.start))\" y=\"\(pixels(lowerTop - 6))\">"
      + "\(SVGText.escaped(shown))</text>\n"
  }

  func lines(
    _ series: [PlotFigure.Series], _ scale: PlotScale, _ more: String = ""
  ) -> String {
    series.enumerated().map { line($1, scale, more + style($0)) }.joined()
  }

  private func line(_ series: PlotFigure.Series, _ scale: PlotScale, _ style: String) -> String {
    let data = PlotLine(series: series, time: time, scale: scale).data
    return data.isEmpty ? "" : "<path class=\"line \(style)\" d=\"\(data)\"/>\n"
  }

  /// The dots of the lines, without those that would overlap; both sides of a jump have dots if
  /// `showsJumps`.
  private func dots(
    _ series: [PlotFigure.Series], _ scale: PlotScale, atJumps showsJumps: Bool = false
  ) -> String {
    series.enumerated().map { index, series in
      var last: (x: Double, y: Double)?
      let text = series.dots.map { dot -> String in
        let (x, y) = (time.place(of: dot.time), scale.place(of: dot.value))
        guard dot.value.isFinite else { return "" }
        if let last, x < last.x + 3, !showsJumps || (y - last.y).magnitude < 3 { return "" }
        last = (x, y)
        return "<circle class=\"\(dotStyle(index))\" cx=\"\(pixels(x))\" "
          + "cy=\"\(scale.text(of: dot.value))\" r=\"2.8\"/>"
      }.joined()
      return text.isEmpty ? "" : text + "\n"
    }.joined()
  }

  /// The CSS class of a component's line: for colours by the component's name, else by its index.
  private func style(_ index: Int) -> String {
    let dashes = isColor ? 0 : index / PlotStyle.lineCount % PlotStyle.dashCount
    return "s" + key(index) + (dashes == 0 ? "" : " d\(dashes)")
  }
  func dotStyle(_ index: Int) -> String { "k" + key(index) }

  private func key(_ index: Int) -> String {
    isColor && index < 4 ? ["r", "g", "b", "o"][index] : String(index % PlotStyle.lineCount)
  }

  func pixels(_ place: Double) -> String { PlotScale.text(pixels: place) }
}
