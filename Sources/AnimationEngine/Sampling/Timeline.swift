/// A resolved animation compiled to lanes: every component's motion over all time.
///
/// A timeline is a value; asking it does not change it, and any number of threads may ask at once.
public struct Timeline: Sendable {
  /// The properties in order.
  public let properties: [AnimatedProperty]
  /// How long the timeline lasts, in seconds; nil when it has no end.
  public let duration: Double?
  /// What happens along the timeline, by time.
  public let events: [TimelineEvent]
  /// The lanes of all properties, one after another.
  let lanes: [Lane]
  /// What the model of each lane is; nil where it is what shows.
  let models: [Lane]?
  /// Where the numbers of each column come from.
  let sources: [ColumnSource]
  /// How a timing plays the lanes; nil where their time is the timeline's own.
  let playback: TimedPlayback?

  package init(
    _ spaces: PropertySpaces, lanes: [Lane], models: [Lane]? = nil, duration: Double,
    events: [TimelineEvent] = []
  ) {
    properties = spaces.shownProperties
    sources = ColumnSource.all(spaces.mappings)
    self.lanes = lanes
    self.models = models
    self.duration = duration.isFinite ? duration : nil
    self.events = events
    playback = nil
  }

  /// The lanes of `inner`, played by a timing.
  init(_ inner: Timeline, playedBy playback: TimedPlayback, events: [TimelineEvent]) {
    properties = inner.properties
    sources = inner.sources
    lanes = inner.lanes
    models = inner.models
    duration = playback.model.duration.isFinite ? playback.model.duration : nil
    self.events = events
    self.playback = playback
  }

  /// Some columns of `whole`, which make up `properties`.
  init(_ whole: Timeline, showing properties: [AnimatedProperty], columns: [Int]) {
    self.properties = properties
    let sources = columns.map { whole.sources[$0] }
    self.sources = sources
    // What does not show has no joints and costs nothing.
    let shown = Set(sources.flatMap(\.lanes))
    lanes = whole.lanes.indices.map { shown.contains($0) ? whole.lanes[$0] : Lane(holding: 0) }
    models = whole.models
    duration = whole.duration
    events = whole.events
    playback = whole.playback?.showing(columns)
  }

  /// The columns of `whole` as they are written, which make up `properties`.
  init(_ whole: Timeline, writing properties: [AnimatedProperty], _ columns: [WrittenColumn]) {
    self.properties = properties
    sources = columns.map(\.source)
    lanes = whole.lanes
    models = whole.models
    duration = whole.duration
    events = whole.events
    playback = whole.playback?.showing(columns.map(\.place))
  }

  /// The components of all properties in order.
  ///
  /// - Complexity: O(columns).
  public var columns: [SampleColumn] {
    properties.indices.flatMap { SampleColumn.columns(of: properties[$0], at: $0) }
  }

  /// How many columns there are.
  public var columnCount: Int { sources.count }

  /// What one row costs, counted in plain numbers: ``columnCount``, and more where an entry of a matrix
  /// is a product of many functions.
  ///
  /// Limits on the work of an answer count this.
  ///
  /// - Complexity: O(columns).
  public var costPerRow: Int {
    sources.reduce(0) { sum, source in
      if case .joint(let column) = source { sum + column.space.cost } else { sum + 1 }
    }
  }

  /// The value of a column at `time` as it is shown: a colour gamma-encoded, an integer rounded.
  /// NaN where a timing leaves the property without a value.
  public func value(ofColumn column: Int, at time: Double) -> Double {
    if let playback { return playback.value(ofColumn: column, at: time, of: self) }
    return sources[column].quantity(.value, at: time, lanes)
  }

  /// The model value of a column at `time`: where the property is bound for, which a change sets at
  /// once while the value that shows follows. Keyframes have no other model than what shows.
  public func model(ofColumn column: Int, at time: Double) -> Double {
    if let playback { return playback.modelValue(ofColumn: column, at: time, of: self) }
    return sources[column].quantity(.value, at: time, models ?? lanes)
  }

  /// The velocity of a column at `time`, per second; NaN for a discrete property.
  public func velocity(ofColumn column: Int, at time: Double) -> Double {
    if let playback { return playback.velocity(ofColumn: column, at: time, of: self) }
    return sources[column].quantity(.velocity, at: time, lanes)
  }
}

extension SampleColumn {
  static func columns(of property: AnimatedProperty, at index: Int) -> [SampleColumn] {
    let names = property.componentNames
    return (0..<property.columnCount).map { component in
      let name = names.count < 2 ? property.name : "\(property.name).\(names[component])"
      return SampleColumn(property: index, component: component, name: name)
    }
  }
}
