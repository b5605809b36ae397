import AnimationEngine

extension PlotPanelDrawing {
  /// The SVG of the errors in a smaller panel: the error allowed as dashed lines, the greatest
  /// error as a dot. For exact lines it is only a text.
  func errors(_ deviation: PlotDeviation) -> String {
    guard let worst = deviation.worst else {
      return lowerTitle(deviation.text(unit: panel.unit))
    }
    let numbers = errorNumbers(deviation)
    let scale = numbers.scale
    return lowerTitle(deviation.text(unit: panel.unit)) + grid(numbers)
      + (deviation.bound.map { bound(-$0, scale) + bound($0, scale) } ?? "")
      + lines(deviation.errors, scale, "speed ") + mark(worst, scale)
  }

  private func bound(_ number: Double, _ scale: PlotScale) -> String {
    "<path class=\"bound\" d=\"M\(pixels(time.start)) \(scale.text(of: number))"
      + "H\(pixels(time.end))\"/>\n"
  }

  private func mark(_ worst: PlotDeviation.Worst, _ scale: PlotScale) -> String {
    "<circle class=\"\(dotStyle(worst.line))\" cx=\"\(pixels(time.place(of: worst.time)))\" "
      + "cy=\"\(scale.text(of: worst.error))\" r=\"3.4\">"
      + "<title>\(DecimalText.short(worst.error)) at \(DecimalText.short(worst.time)) s</title>"
      + "</circle>\n"
  }
}
