extension PlotFigure.Panel {
  /// The panels with all lines of one unit combined in one panel, in the place of the first.
  /// Panels of colours, bands and outlines stay as they are.
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

  /// The number of lines that the panel shows, other than those of a colour.
  var lineCount: Int { lines?.count ?? 0 }

  private var lines: [PlotFigure.Series]? {
    if case .lines(let series) = content { series } else { nil }
  }

  /// The panel with lines named after it, for a combined panel.
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
