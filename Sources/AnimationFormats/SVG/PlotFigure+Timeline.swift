public import AnimationEngine
public import AnimationScenes

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
    /// What the timeline is called, which is drawn above it; nil for nothing.
    public var title: String?
    /// What runs along the axis.
    public var axis: Axis
    /// Whether all numbers are drawn in one panel.
    public var isOverlaid: Bool

    /// The values alone, unless said otherwise.
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

  /// The most panels of a plot; a note says how many properties are left out.
  public static let mostPanels = 40
  /// The most lines of a panel; a note says how many components are left out.
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
      notes: source.notes + Panel.notes(on: panels))
    heading = options.title.map { String($0.prefix(200)).drawn }
    summary = Self.summary(of: panels, over: range, axis: options.axis, events: marks)
  }

  /// Two lists of marks by time as one; of one time those of the first list come first.
  private static func merged(_ first: [Mark], _ second: [Mark]) -> [Mark] {
    if first.isEmpty { return second }
    return (first + second).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// How many numbers a plot of a timeline looks at, so that they can be bounded before any is.
  public static func valueCount(of timeline: Timeline, rows: Int?) -> (rows: Int, columns: Int) {
    var counts: [Int: Int] = [:]
    for column in timeline.columns where column.property < mostPanels {
      counts[column.property, default: 0] += 1
    }
    let columns = counts.reduce(0) { $0 + shownCount($1, of: timeline) }
    return (rows ?? PlotTimes.steps + 1, columns)
  }

  /// What a plot of a timeline costs at the most, in units of work (``WorkMeter``).
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
    // Values, velocities, which take twice as long, and models, at every point and on both sides of
    // jumps; and probes where a panel leaves components out for those that move.
    let drawn = lines.reduce(0) { $0 + shownCount($1, of: timeline) }
    let probed = lines.values.reduce(0) { $1 > mostLines ? $0 + 66 * $1 : $0 }
    let points = WorkMeter.product(drawn, rows ?? PlotTimes.most)
    return WorkMeter.sum(
      WorkMeter.product(worst, WorkMeter.sum(WorkMeter.product(points, 6), probed)),
      WorkMeter.product(points, workPerPoint))
  }

  /// How many columns of a property are looked at: of a transform all, since its parts need them.
  private static func shownCount(
    _ entry: (key: Int, value: Int), of timeline: Timeline
  ) -> Int {
    timeline.properties[entry.key].type == .transform ? entry.value : min(entry.value, mostLines)
  }

  /// What it takes to make a whole matrix where one of its entries is asked for alone.
  private static let workPerMatrix = 60
  /// What it takes to place a point and to write it down, for all lines that a panel may have of it.
  static let workPerPoint = 120

  /// A moment is shown with the second that follows it.
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
