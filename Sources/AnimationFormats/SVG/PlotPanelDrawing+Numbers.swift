import AnimationEngine

extension PlotPanelDrawing {
  /// The numbers beside a part of a panel, and where they stand.
  struct Numbers {
    var scale: PlotScale
    var ticks: [PlotScale.Tick]

    init(_ scale: PlotScale, atMost most: Int) {
      self.scale = scale
      ticks = scale.ticks(atMost: most)
    }
  }

  /// The width of the widest number beside the panel, in pixels; 0 without numbers.
  ///
  /// - Complexity: O(points).
  var numbersWidth: Double {
    guard constant == nil else { return 0 }
    let ticks = [main, panel.deviation.map(lower) ?? speedNumbers].flatMap { $0?.ticks ?? [] }
    return ticks.map { SVGText.width($0.text + panel.unit) }.max() ?? 0
  }

  private var main: Numbers? {
    switch panel.content {
    case .lines(let series), .color(let series): mainNumbers(series)
    case .shapes, .bands: nil
    }
  }

  private func lower(_ deviation: PlotDeviation) -> Numbers? {
    deviation.worst == nil ? nil : errorNumbers(deviation)
  }

  /// The numbers of the lines; nil where there is no value.
  func mainNumbers(_ series: [PlotFigure.Series]) -> Numbers? {
    let all = series + panel.models + (panel.deviation?.lines ?? [])
    guard let range = PlotRange.of(all) else { return nil }
    let most = isLow ? 4 : linesHeight < 200 ? 5 : 11
    let scale = PlotScale(
      reaching: range, from: linesTop + linesHeight - 5, to: linesTop + 5, atMost: most)
    return Numbers(scale, atMost: most)
  }

  /// The numbers of the velocities below; nil where there are none.
  var speedNumbers: Numbers? {
    guard let range = PlotRange.of(panel.velocities, isRobust: true) else { return nil }
    return Numbers(lowerScale(range), atMost: lowerHeight < 50 ? 2 : 4)
  }

  /// The numbers of the errors below.
  func errorNumbers(_ deviation: PlotDeviation) -> Numbers {
    let reach = max(deviation.bound ?? 0, deviation.error)
    return Numbers(lowerScale(-reach...reach), atMost: 3)
  }

  private func lowerScale(_ range: ClosedRange<Double>) -> PlotScale {
    PlotScale(range, from: lowerTop + lowerHeight - 4, to: lowerTop + 4)
  }

  /// The SVG of numbers with a line each.
  func grid(_ numbers: Numbers) -> String {
    numbers.ticks.map { tick in
      let y = numbers.scale.text(of: tick.number)
      let text = tick.text + panel.unit
      return "<path class=\"grid\" d=\"M\(pixels(time.start)) \(y)H\(pixels(time.end))\"/>"
        + "<text class=\"axis\" x=\"\(pixels(time.start - 6))\" y=\"\(y)\" dy=\"3.5\" "
        + "text-anchor=\"end\"\(squeeze(text))>\(text)</text>\n"
    }.joined()
  }

  /// The attributes with which a number is drawn narrower that is wider than the margin.
  private func squeeze(_ text: String) -> String {
    let room = time.start - 10
    return SVGText.width(text) <= room + 0.01
      ? "" : " textLength=\"\(pixels(room))\" lengthAdjust=\"spacingAndGlyphs\""
  }
}
