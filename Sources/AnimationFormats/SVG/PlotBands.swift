import AnimationEngine

/// The stretches of a value that has no lines, one beside the other with their names.
struct PlotBands {
  let bands: [PlotFigure.Band]
  let time: PlotScale
  let top: Double

  /// More stretches than that can't be told apart.
  private static let most = 400

  var text: String {
    var tints: [String: Int] = [:]
    return bands.prefix(Self.most).map { band in
      let tint = tints[band.name] ?? tints.count
      tints[band.name] = tint
      return text(of: band, tint: tint % PlotStyle.tintCount)
    }.joined()
  }

  private func text(of band: PlotFigure.Band, tint: Int) -> String {
    let start = time.place(of: band.range.lowerBound)
    let width = max(time.place(of: band.range.upperBound) - start, 1)
    let name = SVGText.escaped(SVGText.shortened(band.name, toFit: width - 12))
    let label =
      name.isEmpty
      ? ""
      : "<text class=\"name\" x=\"\(PlotScale.text(pixels: start + 6))\" "
        + "y=\"\(PlotScale.text(pixels: top + 16))\">\(name)</text>"
    return "<g><title>\(SVGText.escaped(String(band.name.prefix(200))))</title>"
      + "<rect class=\"t\(tint)\" x=\"\(PlotScale.text(pixels: start))\" "
      + "y=\"\(PlotScale.text(pixels: top))\" width=\"\(PlotScale.text(pixels: width))\" "
      + "height=\"24\" rx=\"3\"/>\(label)</g>\n"
  }
}

/// What a colour looks like, along the top of its panel.
struct PlotStrip {
  let series: [PlotFigure.Series]
  let time: PlotScale
  let top: Double
  let height: Double

  /// How many swatches stand side by side where the colour never stays.
  private static let cells = 106

  var text: String {
    guard series.count == 4, let count = series.first?.times.count, count > 0 else { return "" }
    let width = (time.end - time.start) / Double(Self.cells)
    var text = ""
    var start = 0
    for cell in 1...Self.cells where cell == Self.cells || fill(cell) != fill(start) {
      let x = time.start + Double(start) * width
      let reach = Double(cell - start) * width
      text +=
        "<rect x=\"\(PlotScale.text(pixels: x))\" y=\"\(PlotScale.text(pixels: top))\" "
        + "width=\"\(PlotScale.text(pixels: reach))\" height=\"\(PlotScale.text(pixels: height))\" "
        + "\(fill(start))/>"
      start = cell
    }
    // Without smoothed edges no seam shows between two swatches.
    return "<g shape-rendering=\"crispEdges\">\(text)</g>\n" + outline
  }

  private var outline: String {
    "<rect class=\"edge\" x=\"\(PlotScale.text(pixels: time.start))\" "
      + "y=\"\(PlotScale.text(pixels: top))\" "
      + "width=\"\(PlotScale.text(pixels: time.end - time.start))\" "
      + "height=\"\(PlotScale.text(pixels: height))\"/>\n"
  }

  /// The attributes of a swatch; of a place without a colour, none is seen.
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
  /// The height of the last point at or before a place, or of the first.
  ///
  /// - Complexity: O(log points).
  fileprivate func value(near time: Double) -> Double {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return values[max(low - 1, 0)]
  }
}
