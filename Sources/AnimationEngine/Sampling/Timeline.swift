/// A resolved animation compiled to lanes: every component's motion over all time.
///
/// Evaluating a timeline does not change it, and any number of threads may do so at once.
public struct Timeline: Sendable {
  /// The properties in order.
  public private(set) var properties: [AnimatedProperty]
  /// The duration of the timeline, in seconds; nil when it has no end.
  public private(set) var duration: Double?
  /// The events of the timeline, in order of time.
  public private(set) var events: [TimelineEvent]
  /// The lanes of all properties, one after another.
  private(set) var lanes: [Lane]
  /// The model value of each lane; nil where the model values are the displayed ones.
  private(set) var models: [Lane]?
  /// The source of each column's numbers.
  private(set) var sources: [ColumnSource]
  /// The storage of ``playback``, boxed because it is large and every number asks whether there is one.
  private var boxedPlayback: Boxed<TimedPlayback>?

  /// The playback of the lanes by a timing; nil where the lanes' time is the timeline's own.
  var playback: TimedPlayback? { boxedPlayback?.content }

  /// Whether a timing plays the lanes.
  var isTimed: Bool { boxedPlayback != nil }

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
    boxedPlayback = nil
  }

  init(_ inner: Timeline, playedBy playback: TimedPlayback, events: [TimelineEvent]) {
    self = inner
    duration = playback.model.duration.isFinite ? playback.model.duration : nil
    self.events = events
    boxedPlayback = Boxed(playback)
  }

  /// Creates a timeline with some columns of `whole`, which make up `properties`.
  ///
  /// - Complexity: O(columns shown).
  init(_ whole: Timeline, showing properties: [AnimatedProperty], columns: [Int]) {
    self = whole
    self.properties = properties
    // Other lanes go, so that they have no joints and cost nothing.
    let kept = Set(columns.flatMap { whole.sources[$0].lanes }).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    sources = columns.map { column in
      let source = whole.sources[column]
      return source.moved(to: places[source.lanes.lowerBound] ?? 0)
    }
    lanes = kept.map { whole.lanes[$0] }
    models = whole.models.map { models in kept.map { models[$0] } }
    boxedPlayback = whole.playback.map { Boxed($0.showing(columns).keeping(lanes: kept)) }
  }

  /// Creates a timeline with columns of `whole` in written form, which make up `properties`.
  init(_ whole: Timeline, writing properties: [AnimatedProperty], _ columns: [WrittenColumn]) {
    self = whole
    self.properties = properties
    sources = columns.map(\.source)
    boxedPlayback = whole.playback.map { Boxed($0.showing(columns.map(\.place))) }
  }

  /// The columns of all properties, in order.
  ///
  /// - Complexity: O(columns).
  public var columns: [SampleColumn] {
    properties.indices.flatMap { SampleColumn.columns(of: properties[$0], at: $0) }
  }

  /// The number of columns.
  public var columnCount: Int { sources.count }

  /// The cost of one row, relative to a plain number: ``columnCount``, and more where an entry of a
  /// matrix is a product of many functions.
  ///
  /// Limits on the work of an answer count this.
  ///
  /// - Complexity: O(columns).
  public var costPerRow: Int {
    sources.reduce(0) { sum, source in
      if case .joint(let column) = source { sum + column.space.cost } else { sum + 1 }
    }
  }

  /// The displayed value of a column at `time`: a colour component gamma-encoded, an integer
  /// rounded. NaN where a timing gives the property no value.
  public func value(ofColumn column: Int, at time: Double) -> Double {
    if let boxedPlayback {
      return boxedPlayback.content.value(ofColumn: column, at: time, of: self)
    }
    return sources[column].quantity(.value, at: time, lanes)
  }

  /// The model value of a column at `time`, to which a change sets the property at once while the
  /// displayed value follows. Keyframes have no model values besides the displayed ones.
  public func model(ofColumn column: Int, at time: Double) -> Double {
    if let boxedPlayback {
      return boxedPlayback.content.modelValue(ofColumn: column, at: time, of: self)
    }
    return sources[column].quantity(.value, at: time, models ?? lanes)
  }

  /// The velocity of a column at `time`, in units per second; NaN for a discrete property, and where a
  /// timing gives the property no value.
  public func velocity(ofColumn column: Int, at time: Double) -> Double {
    if let boxedPlayback {
      return boxedPlayback.content.velocity(ofColumn: column, at: time, of: self)
    }
    return sources[column].quantity(.velocity, at: time, lanes)
  }
}

extension SampleColumn {
  static func columns(of property: AnimatedProperty, at index: Int) -> [SampleColumn] {
    let names = property.memberNames
    return (0..<property.columnCount).map { component in
      let name = names.isEmpty ? property.name : "\(property.name).\(names[component])"
      return SampleColumn(property: index, component: component, name: name)
    }
  }
}
