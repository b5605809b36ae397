/// The content of a plot before its layout: panels with lines over time, and marks across all of
/// them.
public struct PlotFigure: Hashable, Sendable {
  /// The title of the picture, which screen readers read.
  public var title: String
  /// A heading drawn above the panels; nil for none.
  public var heading: String?
  /// A description in sentences, for people who cannot see the picture.
  public var summary: String
  /// The range of the horizontal axis, in seconds or in progress.
  public var range: ClosedRange<Double>
  /// The quantity on the horizontal axis.
  public var axis: Axis
  /// The panels from top to bottom.
  public var panels: [Panel]
  /// The moments marked across all panels, by time.
  public var marks: [Mark]
  /// Sentences below the panels, such as what is left out.
  public var notes: [String]

  /// The quantity on the horizontal axis of a plot.
  public enum Axis: Hashable, Sendable {
    /// The axis shows the time in seconds.
    case time
    /// The progress of a unit curve, without a unit.
    case progress
  }

  /// One panel of a plot: a property over time.
  public struct Panel: Hashable, Sendable {
    /// The name drawn above the panel.
    public var name: String
    /// The unit after the numbers on the vertical axis, such as `°`; empty for none.
    public var unit: String
    /// The lines, colours or levels that the panel shows.
    public var content: Content
    /// The velocities per second, drawn in a smaller panel below; empty for none.
    public var velocities: [Series]
    /// The model values, drawn as thin lines behind the values; empty for none.
    public var models: [Series]
    /// The lines of another platform for the same values, and their errors; nil for none.
    public var deviation: PlotDeviation?

    /// A panel with a name and its content.
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

  /// The content of a panel.
  public enum Content: Hashable, Sendable {
    /// A line for each component.
    case lines([Series])
    /// The red, green, blue and opacity of a colour, gamma-encoded in 0...1, with a strip that
    /// shows the colour.
    case color([Series])
    /// The spans of time in which a discrete value stays the same.
    case bands([Band])
    /// Outlines of a path, side by side.
    case shapes([Shape])
  }

  /// The line of one component.
  public struct Series: Hashable, Sendable {
    /// The name of the component; empty if the panel's name is enough.
    public var name: String
    /// The positions of the points on the horizontal axis, rising.
    public var times: [Double]
    /// The values of the points; one that is not finite is a gap.
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

  /// A point of a line, marked by a dot.
  public struct Dot: Hashable, Sendable {
    /// The position on the horizontal axis.
    public var time: Double
    /// The value.
    public var value: Double

    /// A dot at a time and a value.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// A span of time with a name.
  public struct Band: Hashable, Sendable {
    /// The value that stays the same, as text.
    public var name: String
    /// The range on the horizontal axis.
    public var range: ClosedRange<Double>

    /// A span of time with a name.
    public init(name: String, range: ClosedRange<Double>) {
      self.name = name.drawn
      self.range = range
    }
  }

  /// A named moment, which a plot marks with a vertical line.
  public struct Mark: Hashable, Sendable {
    /// The position on the horizontal axis.
    public var time: Double
    /// What happens at that time.
    public var name: String
    /// Whether an animation ends at that time; otherwise one begins.
    public var isEnd: Bool

    /// A mark for a named moment.
    public init(time: Double, name: String, isEnd: Bool = false) {
      self.time = time
      self.name = name.drawn
      self.isEnd = isEnd
    }
  }

  /// A figure with the given panels, marks and notes.
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
  /// A panel with a line for each of some functions: `("value", { spring.value(… $0) })`.
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
