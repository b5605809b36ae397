public import AnimationEngine
public import AnimationScenes

extension PlotFigure {
  /// The options for plotting a timeline.
  public struct Options: Hashable, Sendable {
    /// Whether velocities are drawn.
    public var includesVelocity: Bool
    /// Whether the model values, which the motion is on its way to, are drawn.
    public var includesModel: Bool
    /// The times to draw; nil for as many as a picture needs, and both sides of every jump.
    public var grid: SampleGrid?
    /// A title to draw above the plot; nil for none.
    public var title: String?
    /// The quantity on the horizontal axis.
    public var axis: Axis
    /// Whether all numbers of one unit are drawn in one panel.
    public var isOverlaid: Bool

    /// Options for a plot; by default it shows values only, over time, in a panel for each
    /// property.
    public init(
      includesVelocity: Bool = false, includesModel: Bool = false, grid: SampleGrid? = nil,
      title: String? = nil, axis: Axis = .time, isOverlaid: Bool = false
    ) {
      self.includesVelocity = includesVelocity
      self.includesModel = includesModel
      self.grid = grid
      self.title = title
      self.axis = axis
      self.isOverlaid = isOverlaid
    }
  }

  /// The greatest number of panels in a plot; a note counts the properties left out.
  public static let mostPanels = 40
  /// The greatest number of lines in a panel; a note counts the components left out.
  public static let mostLines = 8

  /// The plot of a timeline over a part of its time: a panel for each property.
  ///
  /// - Parameters:
  ///   - keyframes: The times at which keyframes of each property arrive, which become dots; see
  ///     `ResolvedAnimation.keyframeTimes`.
  ///   - hand: Where hands were that properties follow, which become dots whatever shows; see
  ///     `ResolvedAnimation.handSamples`.
  ///   - moments: What a script asks for and when, which becomes marks; see
  ///     `ResolvedAnimation.scriptMoments`.
  /// - Complexity: O(columns drawn * points).
  public init(
    _ timeline: Timeline, over range: ClosedRange<Double>, keyframes: [[Double]] = [],
    hand: [HandSample] = [], moments: [(time: Double, name: String)] = [],
    _ options: Options = Options()
  ) {
    let asked = moments.map { Mark(time: $0.time, name: $0.name) }
    let answered = timeline.events.map(Mark.init)
    let marks = Self.merged(asked, answered).filter { range.contains($0.time) }
    let source = PlotSource(
      timeline: timeline, range: Self.widened(range), moments: marks.map(\.time),
      keyframes: keyframes, hand: hand, options: options)
    var panels = source.panels(atMost: Self.mostPanels)
    if options.isOverlaid { panels = Panel.overlaid(panels) }
    self.init(
      title: options.title ?? Self.title(of: timeline.properties.map(\.name)), range: source.range,
      axis: options.axis, panels: panels, marks: marks,
      notes: source.notes + (panels.isEmpty ? ["Nothing moves."] : Panel.notes(on: panels)))
    heading = options.title.map { String($0.prefix(200)).drawn }
    summary = Self.summary(of: panels, over: range, axis: options.axis, events: marks)
  }

  /// Two lists of marks merged by time; of marks at the same time, those of the first list come
  /// first.
  private static func merged(_ first: [Mark], _ second: [Mark]) -> [Mark] {
    if first.isEmpty { return second }
    return (first + second).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// The number of values computed for a plot of a timeline, so that it can be limited beforehand.
  public static func valueCount(of timeline: Timeline, rows: Int?) -> (rows: Int, columns: Int) {
    var counts: [Int: Int] = [:]
    for column in timeline.columns where column.property < mostPanels {
      counts[column.property, default: 0] += 1
    }
    let columns = counts.reduce(0) { $0 + shownCount($1, of: timeline) }
    return (rows ?? PlotTimes.steps + 1, columns)
  }

  /// The greatest cost of a plot of a timeline, in units of work (``WorkMeter``).
  ///
  /// - Parameter rows: The points that are asked for; nil where the plot chooses them.
  /// - Complexity: O(columns).
  public static func work(of timeline: Timeline, rows: Int?) -> Int {
    let samples = Samples(timeline, on: .times([]))
    var (lines, worst) = ([Int: Int](), 0)
    for (index, column) in timeline.columns.enumerated() where column.property < mostPanels {
      lines[column.property, default: 0] += 1
      let isJoint = timeline.properties[column.property].type == .transform
      worst = max(worst, samples.work(ofColumn: index) + (isJoint ? workPerMatrix : 0))
    }
    // Values, velocities (which cost twice as much) and models are computed at every point and on
    // both sides of jumps; and probes where a panel shows only the components that move.
    let drawn = lines.reduce(0) { $0 + shownCount($1, of: timeline) }
    let probed = lines.values.reduce(0) { $1 > mostLines ? $0 + 66 * $1 : $0 }
    let points = WorkMeter.product(drawn, rows ?? PlotTimes.most)
    return WorkMeter.sum(
      WorkMeter.product(worst, WorkMeter.sum(WorkMeter.product(points, 6), probed)),
      WorkMeter.product(points, workPerPoint))
  }

  /// The number of columns of a property that are computed; for a transform all, as its parts
  /// depend on them.
  private static func shownCount(
    _ entry: (key: Int, value: Int), of timeline: Timeline
  ) -> Int {
    timeline.properties[entry.key].type == .transform ? entry.value : min(entry.value, mostLines)
  }

  /// The cost of a whole matrix, if a single entry of it is asked for.
  private static let workPerMatrix = 60
  /// The cost of placing and writing a point, for all lines that a panel may have of it.
  static let workPerPoint = 120

  /// The range to draw; a single moment is extended by the second after it.
  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    range.hasWidth ? range : range.lowerBound...range.lowerBound + 1
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
    case .animatorCompleted(let name, let position):
      self.init(time: event.time, name: "\(name) at its \(position)", isEnd: true)
    case .view(let name, let isPresent):
      self.init(time: event.time, name: name + (isPresent ? " appeared" : " disappeared"))
    case .hitTest(let result): self.init(time: event.time, name: "hit " + (result.hit ?? "nothing"))
    }
  }
}
