import AnimationEngine

/// The drawing of one panel: its title, its axes and what it shows.
struct PlotPanelDrawing {
  let panel: PlotFigure.Panel
  let axis: PlotFigure.Axis
  let time: PlotScale
  /// Where the panel begins, in pixels from the top.
  let top: Double
  /// Whether there are so many panels that each is lower.
  let isLow: Bool

  // MARK: Places

  private static let titleHeight = 24.0
  private static let stripHeight = 12.0
  private static let bandHeight = 24.0
  private static let gap = 18.0

  private var isColor: Bool { if case .color = panel.content { true } else { false } }
  private var linesTop: Double { top + Self.titleHeight + (isColor ? Self.stripHeight + 8 : 0) }
  private var linesHeight: Double { isLow ? 68 : 100 }
  private var speedsTop: Double { linesTop + linesHeight + 26 }
  private var speedsHeight: Double { isLow ? 44 : 60 }

  /// How tall the panel is with its title and the space below, in pixels.
  var height: Double {
    if case .bands = panel.content { return Self.titleHeight + Self.bandHeight + Self.gap }
    let bottom = panel.velocities.isEmpty ? linesTop + linesHeight : speedsTop + speedsHeight
    return bottom - top + Self.gap
  }

  // MARK: Parts

  /// What the panel shows.
  var text: String {
    switch panel.content {
    case .bands(let bands):
      return title([]) + PlotBands(bands: bands, time: time, top: top + Self.titleHeight).text
    case .shapes(let shapes):
      let drawing = PlotShapes(shapes: shapes, time: time, top: linesTop, height: linesHeight)
      return title([]) + drawing.text
    case .lines(let series):
      return title(series) + main(series) + speeds
    case .color(let series):
      let strip = PlotStrip(
        series: series, time: time, top: top + Self.titleHeight, height: Self.stripHeight)
      return title(series) + strip.text + main(series) + speeds
    }
  }

  private func title(_ series: [PlotFigure.Series]) -> String {
    let legend = legend(of: series)
    let room = time.end - time.start - legend.width - 12
    let name = SVGText.escaped(SVGText.shortened(panel.name, toFit: room))
    return "<text class=\"title\" x=\"\(pixels(time.start))\" y=\"\(pixels(top + 14))\">\(name)"
      + "</text>\n" + legend.text
  }

  /// The names of the components with a piece of each line, at the right.
  private func legend(of series: [PlotFigure.Series]) -> (text: String, width: Double) {
    guard series.contains(where: { !$0.name.isEmpty }) else { return ("", 0) }
    let names = series.map { SVGText.shortened($0.name, toFit: 150) }
    let widths = names.map { SVGText.width($0) + 34 }
    let total = widths.reduce(0, +)
    var x = time.end - total + 12
    var text = ""
    for (index, name) in names.enumerated() {
      let y = top + 10
      text +=
        "<path class=\"line \(style(index))\" d=\"M\(pixels(x)) \(pixels(y))h15\"/>"
        + "<text class=\"name\" x=\"\(pixels(x + 19))\" y=\"\(pixels(top + 14))\">"
        + "\(SVGText.escaped(name))</text>\n"
      x += widths[index]
    }
    return (text, total)
  }

  private func main(_ series: [PlotFigure.Series]) -> String {
    guard let range = PlotRange.of(series + panel.models) else { return "" }
    let scale = PlotScale(range, from: linesTop + linesHeight - 5, to: linesTop + 5)
    let ticks = scale.ticks(atMost: isLow ? 4 : 5)
    return grid(ticks, scale, unit: panel.unit) + lines(panel.models, scale, "model ")
      + lines(series, scale) + dots(series, scale)
  }

  /// The velocities, in a panel of their own below.
  private var speeds: String {
    guard let range = PlotRange.of(panel.velocities, isRobust: true) else { return "" }
    let scale = PlotScale(range, from: speedsTop + speedsHeight - 4, to: speedsTop + 4)
    let name = axis == .time ? "velocity, per second" : "slope"
    return "<text class=\"axis\" x=\"\(pixels(time.start))\" y=\"\(pixels(speedsTop - 6))\">"
      + "\(name)</text>\n" + grid(scale.ticks(atMost: 4), scale, unit: panel.unit)
      + lines(panel.velocities, scale, "speed ")
  }

  private func grid(_ ticks: [PlotScale.Tick], _ scale: PlotScale, unit: String) -> String {
    ticks.map { tick in
      let y = scale.text(of: tick.number)
      return "<path class=\"grid\" d=\"M\(pixels(time.start)) \(y)H\(pixels(time.end))\"/>"
        + "<text class=\"axis\" x=\"\(pixels(time.start - 6))\" y=\"\(y)\" dy=\"3.5\" "
        + "text-anchor=\"end\">\(tick.text)\(unit)</text>\n"
    }.joined()
  }

  private func lines(
    _ series: [PlotFigure.Series], _ scale: PlotScale, _ more: String = ""
  ) -> String {
    series.enumerated().map { index, series in
      let data = PlotLine(series: series, time: time, scale: scale).data
      return data.isEmpty ? "" : "<path class=\"line \(more)\(style(index))\" d=\"\(data)\"/>\n"
    }.joined()
  }

  private func dots(_ series: [PlotFigure.Series], _ scale: PlotScale) -> String {
    series.enumerated().map { index, series in
      // Dots closer than that run together.
      var free = -Double.infinity
      let text = series.dots.map { dot -> String in
        let x = time.place(of: dot.time)
        guard x >= free, dot.value.isFinite else { return "" }
        free = x + 3
        return "<circle class=\"\(dotStyle(index))\" cx=\"\(pixels(x))\" "
          + "cy=\"\(scale.text(of: dot.value))\" r=\"2.8\"/>"
      }.joined()
      return text.isEmpty ? "" : text + "\n"
    }.joined()
  }

  /// The class of a component's line: of a colour's own components that of the same name.
  private func style(_ index: Int) -> String { "s" + key(index) }
  private func dotStyle(_ index: Int) -> String { "k" + key(index) }

  private func key(_ index: Int) -> String {
    isColor && index < 4 ? ["r", "g", "b", "o"][index] : String(index % PlotStyle.lineCount)
  }

  private func pixels(_ place: Double) -> String { PlotScale.text(pixels: place) }
}
