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
  /// One lane for each column.
  let lanes: [Lane]
  /// What the model of each column is; nil where it is what shows.
  let models: [Lane]?
  /// What turns each lane's numbers into those that are shown.
  let finishes: [Finish]

  init(
    _ properties: [AnimatedProperty], lanes: [Lane], models: [Lane]? = nil, duration: Double,
    events: [TimelineEvent] = []
  ) {
    self.properties = properties
    self.lanes = lanes
    self.models = models
    self.duration = duration.isFinite ? duration : nil
    self.events = events
    var finishes: [Finish] = []
    finishes.reserveCapacity(lanes.count)
    for property in properties {
      for component in 0..<property.laneCount {
        finishes.append(Finish(property.type, component: component))
      }
    }
    self.finishes = finishes
  }

  /// The components of all properties in order.
  ///
  /// - Complexity: O(columns).
  public var columns: [SampleColumn] {
    properties.indices.flatMap { SampleColumn.columns(of: properties[$0], at: $0) }
  }

  /// How many columns there are.
  public var columnCount: Int { lanes.count }

  /// The value of a column at `time` as it is shown: a colour gamma-encoded, an integer rounded.
  public func value(ofColumn column: Int, at time: Double) -> Double {
    finishes[column].value(lanes[column].value(at: time))
  }

  /// The model value of a column at `time`: where the property is bound for, which a change sets at
  /// once while the value that shows follows. Keyframes have no other model than what shows.
  public func model(ofColumn column: Int, at time: Double) -> Double {
    finishes[column].value((models ?? lanes)[column].value(at: time))
  }

  /// The velocity of a column at `time`, per second; NaN for a discrete property.
  public func velocity(ofColumn column: Int, at time: Double) -> Double {
    let lane = lanes[column]
    return finishes[column].velocity(lane.velocity(at: time), at: lane.value(at: time))
  }
}

extension SampleColumn {
  static func columns(of property: AnimatedProperty, at index: Int) -> [SampleColumn] {
    let names = property.type.componentNames
    if names.count < 2 { return [SampleColumn(property: index, component: 0, name: property.name)] }
    return names.indices.map {
      SampleColumn(property: index, component: $0, name: "\(property.name).\(names[$0])")
    }
  }
}

extension ResolvedAnimation {
  /// Bounds on the work of compiling.
  public struct CompilationLimits: Hashable, Sendable {
    /// The most steps that a sequence of phases may take.
    public var steps: Int
    /// The most steps of the `swiftui` integrator, over all properties; 300 make a second. Each
    /// takes some 200 bytes while the timeline is made.
    public var integratorSteps: Int

    /// The given bounds.
    public init(steps: Int = 10_000, integratorSteps: Int = 300_000) {
      self.steps = steps
      self.integratorSteps = integratorSteps
    }
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
    switch content {
    case .keyframes(let keyframes): return keyframes.timeline(of: properties)
    case .animation(let single):
      return try single.timeline(
        of: properties, springs: springs, horizon: horizon, limits: limits)
    case .phases(let phases):
      return try phases.timeline(
        of: properties, springs: springs, horizon: horizon, limits: limits)
    }
  }
}
