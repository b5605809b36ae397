extension PlotFigure.Panel {
  /// Panels of which those with lines of one unit are made one; it stands where the first of them
  /// stood. Colours, bands and outlines stay by themselves.
  static func overlaid(_ panels: [Self]) -> [Self] {
    var result: [Self] = []
    for panel in panels {
      let together = result.firstIndex { $0.unit == panel.unit && $0.lines != nil }
      guard let lines = panel.lines, let together, let before = result[together].lines else {
        result.append(panel.lines == nil ? panel : panel.named)
        continue
      }
      result[together].content = .lines(before + lines.map { $0.named(by: panel) })
      result[together].velocities += panel.velocities.map { $0.named(by: panel) }
      result[together].models += panel.models.map { $0.named(by: panel) }
      result[together].name = ""
    }
    return result
  }

  private var lines: [PlotFigure.Series]? {
    if case .lines(let series) = content { series } else { nil }
  }

  /// The panel with lines that say whose they are.
  private var named: Self {
    var panel = self
    panel.content = .lines((lines ?? []).map { $0.named(by: self) })
    panel.velocities = velocities.map { $0.named(by: self) }
    panel.models = models.map { $0.named(by: self) }
    return panel
  }
}

extension PlotFigure.Series {
  fileprivate func named(by panel: PlotFigure.Panel) -> Self {
    var series = self
    series.name = name.isEmpty ? panel.name : panel.name + " " + name
    return series
  }
}
