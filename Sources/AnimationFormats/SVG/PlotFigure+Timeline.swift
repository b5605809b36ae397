public import AnimationEngine

extension PlotFigure {
  /// What is drawn of a timeline.
  public struct Options: Hashable, Sendable {
    /// Whether velocities are drawn.
    public var includesVelocity: Bool
    /// Whether the values of the model are drawn: those that the motion is on its way to.
    public var includesModel: Bool
    /// The points that are drawn through; nil for as many as a picture needs, and one on either
    /// side of every jump.
    public var grid: SampleGrid?
    /// What the timeline is called; nil to name its properties.
    public var title: String?
    /// What runs along the axis.
    public var axis: Axis

    /// The values alone, unless said otherwise.
    public init(
      includesVelocity: Bool = false, includesModel: Bool = false, grid: SampleGrid? = nil,
      title: String? = nil, axis: Axis = .time
    ) {
      self.includesVelocity = includesVelocity
      self.includesModel = includesModel
      self.grid = grid
      self.title = title
      self.axis = axis
    }
  }

  /// The most panels of a plot; a note says how many properties are left out.
  public static let mostPanels = 40
  /// The most lines of a panel; a note says how many components are left out.
  public static let mostLines = 8

  /// The plot of a timeline over a part of its time: a panel for each property.
  ///
  /// - Parameters:
  ///   - keyframes: The times at which keyframes of each property arrive, which become dots; see
  ///     `ResolvedAnimation.keyframeTimes`.
  /// - Complexity: O(columns drawn * points).
  public init(
    _ timeline: Timeline, over range: ClosedRange<Double>, keyframes: [[Double]] = [],
    _ options: Options = Options()
  ) {
    let events = timeline.events.filter { range.contains($0.time) }
    let source = PlotSource(
      timeline: timeline, range: Self.widened(range), moments: events.map(\.time),
      keyframes: keyframes, options: options)
    let panels = source.panels(atMost: Self.mostPanels)
    self.init(
      title: options.title ?? Self.title(of: timeline.properties.map(\.name)), range: source.range,
      axis: options.axis, panels: panels, marks: events.map(Mark.init), notes: source.notes)
    summary = Self.summary(of: panels, over: range, axis: options.axis, events: marks)
  }

  /// How many numbers a plot of a timeline looks at, so that they can be bounded before any is.
  public static func valueCount(of timeline: Timeline, rows: Int?) -> (rows: Int, columns: Int) {
    var counts: [Int: Int] = [:]
    for column in timeline.columns where column.property < mostPanels {
      counts[column.property, default: 0] += 1
    }
    let columns = counts.values.reduce(0) { $0 + min($1, mostLines) }
    return (rows ?? PlotTimes.steps + 1, columns)
  }

  /// A moment is shown with the second that follows it.
  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let width = range.upperBound - range.lowerBound
    return width > 0 ? range : range.lowerBound...range.lowerBound + 1
  }

  private static func title(of names: [String]) -> String {
    names.isEmpty ? "Nothing moves" : names.prefix(12).joined(separator: ", ") + " over time"
  }
}

extension PlotFigure.Mark {
  fileprivate init(_ event: TimelineEvent) {
    switch event.kind {
    case .phase(let name): self.init(time: event.time, name: name)
    case .completed(let name, _, let isFinished):
      self.init(
        time: event.time, name: name + (isFinished ? " completed" : " interrupted"), isEnd: true)
    }
  }
}

/// Looks at a timeline for a plot.
private struct PlotSource {
  let timeline: Timeline
  let range: ClosedRange<Double>
  /// The times of events, at which values may jump.
  let moments: [Double]
  let keyframes: [[Double]]
  let options: PlotFigure.Options
  /// The columns of each property.
  private let columns: [[(index: Int, column: SampleColumn)]]

  init(
    timeline: Timeline, range: ClosedRange<Double>, moments: [Double], keyframes: [[Double]],
    options: PlotFigure.Options
  ) {
    self.timeline = timeline
    self.range = range
    self.moments = moments
    self.keyframes = keyframes
    self.options = options
    var columns = [[(index: Int, column: SampleColumn)]](
      repeating: [], count: timeline.properties.count)
    for (index, column) in timeline.columns.enumerated() {
      columns[column.property].append((index, column))
    }
    self.columns = columns
  }

  func panels(atMost most: Int) -> [PlotFigure.Panel] {
    timeline.properties.indices.prefix(most).map { panel(of: $0) }
  }

  /// What is left out.
  var notes: [String] {
    var notes: [String] = []
    let left = timeline.properties.count - PlotFigure.mostPanels
    if left > 0 {
      notes.append(
        "\(left) more \(left == 1 ? "property is" : "properties are") left out: a plot has at most "
          + "\(PlotFigure.mostPanels) panels.")
    }
    let wide = columns.prefix(PlotFigure.mostPanels).contains { $0.count > PlotFigure.mostLines }
    if wide {
      notes.append(
        "Of more than \(PlotFigure.mostLines) components a panel shows \(PlotFigure.mostLines) that move."
      )
    }
    return notes
  }

  private func panel(of index: Int) -> PlotFigure.Panel {
    let property = timeline.properties[index]
    let keyframes = index < keyframes.count ? keyframes[index].filter(range.contains) : []
    let shown = shownColumns(of: index)
    let samples = Samples(timeline, on: .times(times(of: shown.map(\.place), keyframes)))
    if property.type == .discrete {
      return PlotFigure.Panel(name: property.name, content: .bands(bands(of: index, samples)))
    }
    let series = shown.map { place, name in
      PlotFigure.Series(
        name: name, times: times(of: samples), values: samples.numbers(place, .value),
        dots: keyframes.map { .init(time: $0, value: timeline.value(ofColumn: place, at: $0)) })
    }
    var panel = PlotFigure.Panel(name: property.name, content: .lines(series))
    if case .color = property.type { panel.content = .color(series) }
    if property.type == .angle { panel.unit = "°" }
    if options.includesVelocity { panel.velocities = others(shown, samples, .velocity) }
    if options.includesModel { panel.models = others(shown, samples, .model) }
    return panel
  }

  /// The columns of a property that are drawn, with the names of their components: of many those
  /// that move.
  private func shownColumns(of index: Int) -> [(place: Int, name: String)] {
    let names = timeline.properties[index].type.componentNames
    let all = columns[index].map { entry in
      let component = entry.column.component
      return (place: entry.index, name: component < names.count ? names[component] : "")
    }
    guard all.count > PlotFigure.mostLines else { return all }
    let probes = Samples(timeline, on: .evenly(count: 33, range))
    let moving = all.filter { entry in
      let values = probes.numbers(entry.place, .value)
      return values.contains { $0 != values[0] }
    }
    return Array((moving.isEmpty ? all : moving).prefix(PlotFigure.mostLines))
  }

  private func others(
    _ shown: [(place: Int, name: String)], _ samples: Samples, _ quantity: Samples.PlotQuantity
  ) -> [PlotFigure.Series] {
    shown.map { place, name in
      PlotFigure.Series(
        name: name, times: times(of: samples), values: samples.numbers(place, quantity))
    }
  }

  private func times(of samples: Samples) -> [Double] {
    (0..<samples.rowCount).map { samples.grid.time(at: $0) }
  }

  /// The times that a panel is drawn through.
  private func times(of columns: [Int], _ keyframes: [Double]) -> [Double] {
    if let grid = options.grid {
      return (0..<grid.count).map { grid.time(at: $0) }.filter(range.contains).sorted()
    }
    // More joints than pixels are of no use.
    let joints = keyframes.prefix(300) + moments.prefix(300)
    let functions = columns.map { column in { timeline.value(ofColumn: column, at: $0) } }
    return PlotTimes.of(functions, over: range, joints: Array(joints))
  }

  /// The stretches on which a discrete value stays.
  private func bands(of index: Int, _ samples: Samples) -> [PlotFigure.Band] {
    guard let place = columns[index].first?.index, samples.rowCount > 0 else { return [] }
    let labels = timeline.properties[index].labels
    let indices = samples.numbers(place, .value)
    let times = times(of: samples)
    var bands: [PlotFigure.Band] = []
    var first = 0
    for row in 1...indices.count where row == indices.count || indices[row] != indices[first] {
      if let label = Int(exactly: indices[first]), labels.indices.contains(label) {
        let end = row == indices.count ? max(range.upperBound, times[first]) : times[row]
        bands.append(PlotFigure.Band(name: Self.bare(labels[label]), range: times[first]...end))
      }
      first = row
    }
    return bands
  }

  /// A JSON text without the quotes of a simple string.
  private static func bare(_ label: String) -> String {
    let inner = label.dropFirst().dropLast()
    let isSimple = label.utf8.count >= 2 && label.hasPrefix("\"") && !inner.contains("\\")
    return isSimple && !inner.isEmpty ? String(inner) : label
  }
}

extension SampleGrid {
  fileprivate static func evenly(count: Int, _ range: ClosedRange<Double>) -> SampleGrid {
    .evenly(count: count, start: range.lowerBound, end: range.upperBound)
  }
}

extension Samples {
  fileprivate enum PlotQuantity { case value, velocity, model }

  /// The whole column.
  fileprivate func numbers(_ column: Int, _ quantity: PlotQuantity) -> [Double] {
    var numbers = [Double](repeating: 0, count: rowCount)
    var span = numbers.mutableSpan
    switch quantity {
    case .value: writeValues(column: column, rows: 0..<rowCount, into: &span)
    case .velocity: writeVelocities(column: column, rows: 0..<rowCount, into: &span)
    case .model: writeModels(column: column, rows: 0..<rowCount, into: &span)
    }
    return numbers
  }
}
