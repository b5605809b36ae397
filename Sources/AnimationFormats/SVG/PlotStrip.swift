import AnimationEngine

/// Draws a colour over time as a strip along the top of its panel.
struct PlotStrip {
  let series: [PlotFigure.Series]
  let time: PlotScale
  let top: Double
  let height: Double

  /// The number of swatches if the colour changes all the time.
  private static let cells = 106

  var text: String {
    guard series.count == 4, let count = series.first?.times.count, count > 0 else { return "" }
    var text = ""
    var start = 0
    for cell in 1...Self.cells where cell == Self.cells || fill(cell) != fill(start) {
      let x = edge(start)
      text +=
        "<rect x=\"\(PlotScale.text(pixels: x))\" y=\"\(PlotScale.text(pixels: top))\" "
        + "width=\"\(PlotScale.text(pixels: edge(cell) - x))\" height=\"\(PlotScale.text(pixels: height))\" "
        + "\(fill(start))/>"
      start = cell
    }
    // Without antialiasing there is no visible seam between swatches.
    return "<g shape-rendering=\"crispEdges\">\(text)</g>\n" + outline + gamutMarks
  }

  /// The left edge of a cell, as it is written: so swatches neither overlap nor leave a gap, which
  /// would show as a line.
  private func edge(_ cell: Int) -> Double {
    let place = time.start + Double(cell) * (time.end - time.start) / Double(Self.cells)
    return (place * 100).rounded() / 100
  }

  /// A bar below the swatches whose colours are outside sRGB and are shown clipped.
  private var gamutMarks: String {
    var text = ""
    var start: Int?
    for cell in 0...Self.cells {
      let isOutside = cell < Self.cells && !isInGamut(cell)
      if isOutside, start == nil { start = cell }
      guard !isOutside, let first = start else { continue }
      start = nil
      let x = edge(first)
      text +=
        "<rect class=\"gamut\" x=\"\(PlotScale.text(pixels: x))\" "
        + "y=\"\(PlotScale.text(pixels: top + height + 2))\" "
        + "width=\"\(PlotScale.text(pixels: edge(cell) - x))\" height=\"2\">"
        + "<title>outside sRGB</title></rect>\n"
    }
    return text
  }

  private func isInGamut(_ cell: Int) -> Bool {
    let moment = time.range.place(at: Double(cell) / Double(Self.cells - 1))
    return series.prefix(3).allSatisfy { PlotFigure.Series.isInGamut($0.value(near: moment)) }
  }

  private var outline: String {
    "<rect class=\"edge\" x=\"\(PlotScale.text(pixels: time.start))\" "
      + "y=\"\(PlotScale.text(pixels: top))\" "
      + "width=\"\(PlotScale.text(pixels: time.end - time.start))\" "
      + "height=\"\(PlotScale.text(pixels: height))\"/>\n"
  }

  /// The attributes of a swatch; without a colour it is invisible.
  private func fill(_ cell: Int) -> String {
    let fraction = Double(cell) / Double(Self.cells - 1)
    let moment = time.range.place(at: fraction)
    let values = series.map { $0.value(near: moment) }
    guard values.allSatisfy(\.isFinite) else { return "fill=\"none\"" }
    let color = ResolvedColor(red: values[0], green: values[1], blue: values[2], opacity: 1)
    let opacity = DecimalText.text(
      units: Int(saturating: (min(max(values[3], 0), 1) * 100).rounded()), decimals: 2)
    return "fill=\"\(color.hexText)\"" + (opacity == "1" ? "" : " fill-opacity=\"\(opacity)\"")
  }
}

extension PlotFigure.Series {
  /// Whether sRGB has a component of this size, apart from rounding. NaN, which is no component,
  /// passes.
  static func isInGamut(_ component: Double) -> Bool {
    !component.isFinite || (-0.0005...1.0005).contains(component)
  }

  /// The value of the last point at or before a time, or of the first point.
  ///
  /// - Complexity: O(log points).
  fileprivate func value(near time: Double) -> Double {
    values[times.pieceIndex { $0 <= time }]
  }
}

extension PlotFigure.Panel {
  /// Notes that explain what the panels show.
  static func notes(on panels: [Self]) -> [String] {
    let isAnyOutside = panels.contains { panel in
      guard case .color(let series) = panel.content else { return false }
      return series.prefix(3).contains { !$0.values.allSatisfy(PlotFigure.Series.isInGamut) }
    }
    return isAnyOutside
      ? ["A bar below a colour marks where it lies outside sRGB and is shown clipped."] : []
  }
}
