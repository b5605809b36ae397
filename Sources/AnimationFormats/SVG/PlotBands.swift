import AnimationEngine

/// Draws a discrete value as a row of bands with its names.
struct PlotBands {
  let bands: [PlotFigure.Band]
  let time: PlotScale
  let top: Double

  /// The greatest number of bands, as more cannot be told apart.
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
    let name = SVGText.escaped(SVGText.name(band.name, toFit: width - 12))
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
