import AnimationDocuments
import AnimationEngine
import AnimationFormats
import AnimationScenes
import HTTPTypes

extension Format {
  /// The format of a plot over time. Opened on its own it may draw and nothing else.
  static let svg = Format(
    "svg", mediaType: "image/svg+xml",
    SchemaNode.type("string").described("The plot, as `/v1/plot` draws it."),
    idle: ["precision", "layout", "values"], isPicture: true,
    more: [.contentSecurityPolicy: ContentPolicy.picture]
  ) { routes, view, meter throws(DocumentRefusal) in
    if let exported = view.query.exported {
      return try routes.picture(of: view, exported, &meter)
    }
    return try routes.picture(of: view, &meter)
  }
}

extension Routes {
  /// The plot of a view. The number of points is checked against the limits first.
  fileprivate func picture(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Content {
    let timeline = try shownTimeline(of: view, &meter)
    let range = try range(of: view.query, on: timeline)
    let grid = view.query.isSpacingGiven ? try grid(of: view.query, on: timeline, &meter) : nil
    let names = timeline.properties.reduce(0) { WorkMeter.sum($0, $1.nameBytes(.eachColumn)) }
    try meter.charge(bytes: names)
    let count = PlotFigure.valueCount(of: timeline, rows: grid?.count)
    try limits.checkValues(rows: count.rows, components: count.columns)
    try checkPoints(rows: count.rows, columns: count.columns)
    try meter.charge(
      work: PlotFigure.work(of: timeline, rows: grid?.count),
      bytes: WorkMeter.product(count.rows, count.columns, Self.bytesPerPoint))
    let keyframes = try metered(&meter) { meter throws(TimelineRefusal) in
      try view.keyframeTimes(of: timeline, &meter)
    }
    let figure = PlotFigure(
      timeline, over: range, keyframes: keyframes,
      hand: view.animation?.handSamples ?? [], moments: view.animation?.scriptMoments ?? [],
      view.plotOptions(grid))
    return Content(
      text: SVGPlot(figure, in: view.frame(of: figure)).text, valueCount: count.rows * count.columns
    )
  }

  /// The range of the timeline to draw.
  private func range(
    of query: SampleQuery, on timeline: Timeline
  ) throws(DocumentRefusal) -> ClosedRange<Double> {
    if case .times(let times) = query.spacing, let low = times.min(), let high = times.max() {
      return try SampleQuery.checked(low...high, parameter: "times")
    }
    return try query.range(ofDuration: timeline.duration)
  }

  /// Checks that a plot has few enough points: it is made whole, and more are invisible.
  private func checkPoints(rows: Int, columns: Int) throws(DocumentRefusal) {
    let (count, overflow) = rows.multipliedReportingOverflow(by: columns)
    guard overflow || count > Self.mostPoints else { return }
    throw DocumentRefusal(
      DocumentProblem(
        .tooLarge,
        "A plot has at most \(Self.mostPoints) points; this would have more. Ask for fewer times.",
        excess: .init(limit: Self.mostPoints, actual: overflow ? .max : count)))
  }

  /// The memory of a point in bytes: its time, its value and its text.
  private static let bytesPerPoint = 64
  /// The greatest number of points in a plot, over all its lines.
  private static let mostPoints = 500_000
}

extension SampleView {
  /// The times at which keyframes end, for each property of the timeline. With a selection the
  /// timeline has only some of the animation's properties.
  fileprivate func keyframeTimes(
    of timeline: Timeline, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [[Double]] {
    guard let animation else { return [] }
    let all = try animation.keyframeTimes(&meter)
    guard query.properties != nil else { return all }
    let pairs = zip(animation.properties.map(\.name), all)
    let times = Dictionary(pairs) { first, _ in first }
    return timeline.properties.map { property in
      times[property.name] ?? property.view.flatMap { times[$0] } ?? []
    }
  }

  /// The size and colours asked for.
  func frame(of figure: PlotFigure) -> PlotFrame {
    let picture = query.picture
    let theme: PlotFrame.Theme =
      switch picture.theme {
      case .auto: .auto
      case .light: .light
      case .dark: .dark
      }
    return PlotFrame(for: figure, width: picture.width, height: picture.height, theme: theme)
  }

  fileprivate func plotOptions(_ grid: SampleGrid?) -> PlotFigure.Options {
    var options = PlotFigure.Options(
      includesVelocity: query.include.contains(.velocity),
      includesModel: query.include.contains(.model), grid: grid, title: name)
    options.isOverlaid = query.picture.isOverlaid
    if case .curve = subject {
      options.axis = .progress
      options.title = "Unit curve over progress"
    }
    return options
  }
}
