import AnimationEngine

extension PlotFigure.Panel {
  /// The constant values of a panel in which nothing moves, as text: `x 0, y 5`. Nil if something
  /// moves or has keyframes to show.
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

  /// The constant value of each line; nil if one of them moves or has dots.
  private func constants(_ series: [PlotFigure.Series]) -> [Double]? {
    guard !series.isEmpty, (series + models).allSatisfy({ $0.isConstant && $0.dots.isEmpty }) else {
      return nil
    }
    return series.compactMap(\.values.first)
  }
}

extension PlotFigure.Series {
  /// Whether all points have the same value.
  fileprivate var isConstant: Bool {
    guard let first = values.first, first.isFinite else { return false }
    return values.allSatisfy { $0 == first }
  }
}
