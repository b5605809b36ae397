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

  init(
    _ spaces: PropertySpaces, lanes: [Lane], models: [Lane]? = nil, duration: Double,
    events: [TimelineEvent] = []
  ) {
    properties = spaces.properties
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
    return sources[column].value(at: time, lanes)
  }

  /// The model value of a column at `time`: where the property is bound for, which a change sets at
  /// once while the value that shows follows. Keyframes have no other model than what shows.
  public func model(ofColumn column: Int, at time: Double) -> Double {
    if let playback { return playback.modelValue(ofColumn: column, at: time, of: self) }
    return sources[column].value(at: time, models ?? lanes)
  }

  /// The velocity of a column at `time`, per second; NaN for a discrete property.
  public func velocity(ofColumn column: Int, at time: Double) -> Double {
    if let playback { return playback.velocity(ofColumn: column, at: time, of: self) }
    return sources[column].velocity(at: time, lanes)
  }
}

extension SampleColumn {
  static func columns(of property: AnimatedProperty, at index: Int) -> [SampleColumn] {
    let names = property.type.componentNames
    return (0..<property.columnCount).map { component in
      let name = names.count < 2 ? property.name : "\(property.name).\(names[component])"
      return SampleColumn(property: index, component: component, name: name)
    }
  }
}

extension ResolvedAnimation {
  /// Bounds on the work of compiling.
  public struct CompilationLimits: Hashable, Sendable {
    /// The most steps that a sequence of phases may take.
    public var steps: Int

    /// The given bounds.
    public init(steps: Int = 10_000) { self.steps = steps }
  }

  /// The timeline of this animation.
  ///
  /// - Parameters:
  ///   - springs: The rule that moves the springs of animations and phases. Springs of keyframes
  ///     follow the closed form under both.
  ///   - horizon: Up to when a timeline without end is worked out, in seconds; times after it show
  ///     what holds at the horizon.
  ///   - limits: Bounds on the work.
  /// - Complexity: O(keyframes) or O(steps); O(seconds) under the `swiftui` rule.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0,
    within limits: CompilationLimits = .init()
  ) throws(TimelineRefusal) -> Timeline {
    var meter = WorkMeter()
    return try compiled(springs: springs, horizon: horizon, within: limits, meter: &meter)
  }

  /// The timeline of this animation, as ``compiled(springs:horizon:within:)`` makes it; the work is
  /// charged to `meter`.
  public func compiled(
    springs: SpringModel = .analytic, horizon: Double = 0, within limits: CompilationLimits,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    let innerHorizon = timing?.innerHorizon(horizon) ?? horizon
    if case .scene(let scene) = content {
      let whole = scene.completed(properties)
      let spaces = PropertySpaces(whole.properties)
      let inner = try whole.inCoordinates(of: spaces).timeline(
        of: spaces, springs: springs, horizon: innerHorizon, meter: &meter)
      return try timed(inner, showing: content, in: spaces, horizon: horizon, within: limits)
    }
    let spaces = PropertySpaces(properties)
    let converted = content.inCoordinates(of: spaces)
    let inner = try converted.timeline(
      of: spaces, springs: springs, horizon: innerHorizon, within: limits, meter: &meter)
    return try timed(inner, showing: converted, in: spaces, horizon: horizon, within: limits)
  }

  /// The timeline of the content, laid on the time axis by the timing if there is one.
  func timed(
    _ inner: Timeline, showing content: Content, in spaces: PropertySpaces, horizon: Double,
    within limits: CompilationLimits
  ) throws(TimelineRefusal) -> Timeline {
    guard let timing else { return inner }
    return try inner.played(
      by: timing, showing: content, in: spaces, horizon: horizon, within: limits)
  }
}

extension ResolvedAnimation.Content {
  /// The timeline of the content, which is converted out, in its own time.
  func timeline(
    of spaces: PropertySpaces, springs: SpringModel, horizon: Double,
    within limits: ResolvedAnimation.CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    switch self {
    case .keyframes(let keyframes): return try keyframes.timeline(of: spaces, meter: &meter)
    case .animation(let single):
      return try single.timeline(
        of: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    case .phases(let phases):
      return try phases.timeline(
        of: spaces, springs: springs, horizon: horizon, limits: limits, meter: &meter)
    case .scene(let scene):
      return try scene.completed(spaces.properties).timeline(
        of: spaces, springs: springs, horizon: horizon, meter: &meter)
    }
  }
}
