/// What a plot shows, before it is laid out: panels with lines over time, and marks across all.
public struct PlotFigure: Hashable, Sendable {
  /// What the picture is called.
  public var title: String
  /// A name that is drawn above it all; nil for none.
  public var heading: String?
  /// What it shows, in sentences, for who does not see it.
  public var summary: String
  /// The part of the time axis that is drawn, in seconds, or of progress.
  public var range: ClosedRange<Double>
  /// What runs along the axis.
  public var axis: Axis
  /// The panels from top to bottom.
  public var panels: [Panel]
  /// The moments that are marked across all panels, by time.
  public var marks: [Mark]
  /// Sentences below the panels, such as what is left out.
  public var notes: [String]

  /// What runs along the axis of a plot.
  public enum Axis: Hashable, Sendable {
    /// Seconds.
    case time
    /// The progress of a unit curve, without a unit.
    case progress
  }

  /// One panel of a plot: the lines of one property over time.
  public struct Panel: Hashable, Sendable {
    /// The name above it.
    public var name: String
    /// What follows the numbers on its axis, such as `°`; most often nothing.
    public var unit: String
    /// The lines, colours or levels that the panel shows.
    public var content: Content
    /// Velocities, per second, which get a smaller panel below; none when empty.
    public var velocities: [Series]
    /// Where the values are bound for, as thin lines behind them; none when empty.
    public var models: [Series]
    /// What stands for the lines elsewhere, and how far it is off; nil where nothing does.
    public var deviation: PlotDeviation?

    /// A panel.
    public init(
      name: String, unit: String = "", content: Content, velocities: [Series] = [],
      models: [Series] = []
    ) {
      self.name = name.drawn
      self.unit = unit
      self.content = content
      self.velocities = velocities
      self.models = models
    }
  }

  /// What a panel shows.
  public enum Content: Hashable, Sendable {
    /// A line for each component.
    case lines([Series])
    /// The components of a colour: red, green, blue and opacity, 0 to 1, gamma-encoded. What it
    /// looks like stands beside them.
    case color([Series])
    /// The spans of time in which a value stays that has no lines.
    case bands([Band])
    /// Outlines, side by side.
    case shapes([Shape])
  }

  /// The line of one column.
  public struct Series: Hashable, Sendable {
    /// The name of the component; empty where the panel's own says it all.
    public var name: String
    /// The places of the points along the axis, rising.
    public var times: [Double]
    /// The heights of the points; one that is not finite is a gap.
    public var values: [Double]
    /// The points that are marked with dots.
    public var dots: [Dot]

    /// A line through points.
    ///
    /// - Precondition: there are as many values as times.
    public init(name: String = "", times: [Double], values: [Double], dots: [Dot] = []) {
      precondition(times.count == values.count, "\(values.count) values at \(times.count) times")
      self.name = name.drawn
      self.times = times
      self.values = values
      self.dots = dots
    }
  }

  /// A marked point of a line.
  public struct Dot: Hashable, Sendable {
    /// The place along the axis.
    public var time: Double
    /// The height.
    public var value: Double

    /// A marked point.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// A segment of time with a name.
  public struct Band: Hashable, Sendable {
    /// What stays the same on the segment.
    public var name: String
    /// Where it begins and ends along the axis.
    public var range: ClosedRange<Double>

    /// A segment of time with a name.
    public init(name: String, range: ClosedRange<Double>) {
      self.name = name.drawn
      self.range = range
    }
  }

  /// A named moment, which a plot marks with a vertical line.
  public struct Mark: Hashable, Sendable {
    /// The place along the axis.
    public var time: Double
    /// What happens at that time.
    public var name: String
    /// Whether something comes to its end there; otherwise something begins.
    public var isEnd: Bool

    /// A moment with a name.
    public init(time: Double, name: String, isEnd: Bool = false) {
      self.time = time
      self.name = name.drawn
      self.isEnd = isEnd
    }
  }

  /// A figure.
  public init(
    title: String, summary: String = "", range: ClosedRange<Double>, axis: Axis = .time,
    panels: [Panel], marks: [Mark] = [], notes: [String] = []
  ) {
    self.title = title.drawn
    heading = nil
    self.summary = summary
    self.range = range
    self.axis = axis
    self.panels = panels
    self.marks = marks
    self.notes = notes
  }
}

extension PlotFigure.Panel {
  /// A panel with a line for each function, from closed forms: `("value", { spring.value(… $0) })`.
  ///
  /// - Complexity: O(functions) times some 500 calls.
  public init(
    name: String, over range: ClosedRange<Double>, dots: [Double] = [],
    _ functions: [(name: String, value: (Double) -> Double)]
  ) {
    let times = PlotTimes.of(functions.map(\.value), over: range, joints: dots)
    let series = functions.map { function in
      PlotFigure.Series(
        name: function.name, times: times, values: times.map(function.value),
        dots: dots.map { PlotFigure.Dot(time: $0, value: function.value($0)) })
    }
    self.init(name: name, content: .lines(series))
  }
}
