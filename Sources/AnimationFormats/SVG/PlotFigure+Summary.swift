import AnimationEngine

extension PlotFigure {
  /// A figure of panels with a generated summary.
  public init(
    title: String, over range: ClosedRange<Double>, axis: Axis = .time, _ panels: [Panel],
    marks: [Mark] = [], notes: [String] = []
  ) {
    self.init(
      title: title, range: range, axis: axis, panels: panels, marks: marks, notes: notes)
    summary = Self.summary(of: panels, over: range, axis: axis, events: marks)
  }

  /// A description of a figure in sentences, for people who cannot see it: the first few panels
  /// with their ends and extremes.
  static func summary(
    of panels: [Panel], over range: ClosedRange<Double>, axis: Axis, events: [Mark]
  ) -> String {
    let unit = axis == .time ? " s" : ""
    var sentences = [
      "From \(DecimalText.short(range.lowerBound))\(unit) "
        + "to \(DecimalText.short(range.upperBound))\(unit)."
    ]
    sentences.append(contentsOf: panels.flatMap(\.sentences).prefix(12))
    if !events.isEmpty {
      let listed = events.prefix(12).map { "\($0.name) at \(DecimalText.short($0.time))\(unit)" }
      let more = events.count > 12 ? " and \(events.count - 12) more" : ""
      sentences.append("Marked: \(listed.joined(separator: ", "))\(more).")
    }
    return sentences.joined(separator: " ")
  }
}

extension PlotFigure.Panel {
  fileprivate var sentences: [String] {
    contentSentences + (deviation.map { ["\(name) is \($0.text(unit: unit))."] } ?? [])
  }

  private var contentSentences: [String] {
    switch content {
    case .lines(let series): series.compactMap { sentence(of: $0) }
    case .color(let series): [Self.colors(series).map { "\(name) goes \($0)." }].compactMap { $0 }
    case .shapes: ["\(name) is an outline."]
    case .bands(let bands):
      ["\(name) shows \(bands.prefix(8).map(\.name).joined(separator: ", "))."]
    }
  }

  private func sentence(of series: PlotFigure.Series) -> String? {
    let values = series.values.filter(\.isFinite)
    guard let first = values.first, let last = values.last, let low = values.min(),
      let high = values.max()
    else { return nil }
    func text(_ number: Double) -> String { DecimalText.short(number) + unit }
    let names = series.name == name ? [name] : [name, series.name]
    let subject = names.filter { !$0.isEmpty }.joined(separator: " ")
    if low == high { return "\(subject) stays at \(text(first))." }
    return "\(subject) goes from \(text(first)) to \(text(last)), "
      + "between \(text(low)) and \(text(high))."
  }

  private static func colors(_ series: [PlotFigure.Series]) -> String? {
    guard series.count == 4, let last = series[0].values.indices.last else { return nil }
    func hex(_ row: Int) -> String {
      ResolvedColor(
        red: series[0].values[row], green: series[1].values[row], blue: series[2].values[row],
        opacity: series[3].values[row]
      ).hexText
    }
    return "from \(hex(0)) to \(hex(last))"
  }
}
