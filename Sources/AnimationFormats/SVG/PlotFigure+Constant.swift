import AnimationEngine

extension PlotFigure.Panel {
  /// What stays where no line of the panel moves, in words: `x 0, y 5`; nil where something moves, or
  /// keyframes arrive that ought to be seen.
  var constantText: String? {
    switch content {
    case .shapes: return nil
    case .bands(let bands):
      guard let first = bands.first, bands.allSatisfy({ $0.name == first.name }) else { return nil }
      return "stays at " + first.name
    case .lines(let series):
      guard deviation?.worst == nil, let values = constants(series) else { return nil }
      let texts = zip(series, values).map { series, value in
        (series.name.isEmpty ? "" : series.name + " ") + DecimalText.short(value) + unit
      }
      return "stays at " + texts.joined(separator: ", ")
    case .color(let series):
      guard let values = constants(series), values.count == 4 else { return nil }
      let color = ResolvedColor(
        red: values[0], green: values[1], blue: values[2], opacity: values[3])
      return "stays " + color.hexText
    }
  }

  /// The value of each line where all stay.
  private func constants(_ series: [PlotFigure.Series]) -> [Double]? {
    guard !series.isEmpty, (series + models).allSatisfy({ $0.isConstant && $0.dots.isEmpty }) else {
      return nil
    }
    return series.compactMap(\.values.first)
  }
}

extension PlotFigure.Series {
  /// Whether all points are at one height.
  fileprivate var isConstant: Bool {
    guard let first = values.first, first.isFinite else { return false }
    return values.allSatisfy { $0 == first }
  }
}
