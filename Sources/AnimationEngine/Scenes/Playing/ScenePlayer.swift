/// Plays a scene: finds what every property does between its events.
///
/// Nothing steps through frames. Every event changes the motions of some properties at its exact
/// time; what they show in between is in the closed forms of those motions.
struct ScenePlayer {
  let scene: Scene
  let layout: PropertyLayout
  let limits: ResolvedAnimation.CompilationLimits
  /// The properties by their names.
  let indexByName: [String: Int]
  /// The animations that stand beside each property, as indices into ``Scene/animations``.
  let animationsByProperty: [[Int]]
  /// Whether some of these animations ask what else changes.
  let hasTriggers: Bool

  /// What every property does.
  var tracks: [SceneTrack]
  /// Who waits for what.
  var ledger = CompletionLedger()
  /// What happened, but for completions.
  var events: [TimelineEvent] = []
  /// The time of the event that is being played, in seconds.
  private(set) var now = 0.0
  /// The index of the event that is being played.
  private(set) var eventIndex = 0
  /// What the verbs have to remember.
  var animators = SceneAnimators()
  /// The frames that views have, where somebody has asked for them.
  var viewFrames: [ViewFrame]?
  var layers = SceneLayers()
  var stage = Stage()
  var swaps = SceneSwaps()
  var zooms = SceneZooms()
  var pendingLayout = PendingLayout()
  /// How much was changed so far.
  var work = SceneWork()
  private var integratorSteps = 0

  /// Plays `scene`, whose values are laid out in `layout`.
  ///
  /// - Parameter observer: Looks at everything before each step; it must not keep the player.
  /// - Throws: ``TimelineRefusal`` when it takes more work than `limits` allow.
  init(
    _ scene: Scene, layout: PropertyLayout, springs: SpringModel, horizon: Double,
    limits: ResolvedAnimation.CompilationLimits,
    observer: ((ScenePlayer, SceneStep) -> Void)? = nil
  ) throws(TimelineRefusal) {
    self.scene = scene
    self.layout = layout
    self.limits = limits
    indexByName = Dictionary(
      layout.properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    animationsByProperty = scene.animationsByProperty(count: layout.properties.count)
    hasTriggers = scene.animations.contains { $0.trigger != nil }
    let changes = scene.changeCounts(of: layout.properties.count)
    tracks = layout.properties.indices.map { index in
      SceneTrack(
        layout.properties[index], restingAt: scene.initial[index] ?? layout.absence(of: index),
        springs: springs, horizon: horizon, limits, changes: changes[index])
    }
    try play(observer)
  }

  private mutating func play(
    _ observer: ((ScenePlayer, SceneStep) -> Void)?
  ) throws(TimelineRefusal) {
    setStage()
    for step in scene.steps {
      if step.time > now { try endMoment() }
      settleStage(until: step.time)
      (now, eventIndex) = (step.time, step.event)
      observer?(self, step)
      try perform(step)
      try spend(0)
      try checkWork()
    }
    try endMoment()
    finishAnimators()
    settleStage(until: .infinity)
    reportArrivals()
  }

  private mutating func perform(_ step: SceneStep) throws(TimelineRefusal) {
    let event = scene.events[step.event]
    if let sample = step.sample { return try follow(sample, of: event) }
    if event.transaction.flushesUpdates { try flushPendingLayout() }
    switch event.verb {
    case .set(let changes): try set(changes, by: event.transaction)
    case .gesture(let gesture): begin(gesture)
    case .animator(let command): try perform(command)
    case .keyframes(let keyframes): try play(keyframes, by: event.transaction)
    case .layer(let command): try perform(command, by: event.transaction)
    case .removeAnimations(let scope):
      removeAnimations(scope)
      reviseDepartures()
      reviseSwaps()
    case .insert(let insertion): try insert(insertion, by: event.transaction)
    case .remove(let removal): try remove(removal, by: event.transaction)
    case .match(let match): try self.match(match, by: event.transaction)
    case .content(let change): try self.change(change, by: event.transaction)
    case .swap(let swap): try self.swap(swap, by: event.transaction)
    case .zoom(let command): try perform(command, by: event.transaction)
    case .layout(let change): try lay(change, by: event.transaction)
    case .recommit(let changes): try recommit(changes)
    case .hitTest(let point): hitTest(point)
    }
  }

  /// What happens when the time goes on: layout that nobody has flushed shows.
  private mutating func endMoment() throws(TimelineRefusal) { try flushPendingLayout() }

  /// Counts steps of the integrator, which are held against the limit when the event is over.
  mutating func note(_ steps: Int) { integratorSteps += steps }

  /// Counts steps of the integrator against the limit.
  mutating func spend(_ steps: Int) throws(TimelineRefusal) {
    integratorSteps += steps
    guard integratorSteps <= limits.integratorSteps else {
      throw .tooManyIntegratorSteps(limit: limits.integratorSteps)
    }
  }
}

extension ScenePlayer {
  /// The lanes of all properties and of their models. Each track is given back as soon as its lanes
  /// are made: long ones take much room.
  fileprivate mutating func takeLanes() -> (shown: [Lane], models: [Lane]) {
    var (shown, models): ([Lane], [Lane]) = ([], [])
    tracks.reverse()
    while let track = tracks.popLast() {
      shown += track.lanes
      models += track.models
    }
    return (shown, models)
  }

  /// What was completed.
  ///
  /// - Throws: ``TimelineRefusal`` when places that are waited for are looked for too long: sixteen
  ///   looks count as one step of the integrator.
  fileprivate func reports() throws(TimelineRefusal) -> [TimelineEvent] {
    var search = ArrivalSearch(in: tracks, looks: 16 * (limits.integratorSteps - integratorSteps))
    let reports = ledger.reports(of: tracks, &search)
    guard search.looksLeft >= 0 else {
      throw .tooManyIntegratorSteps(limit: limits.integratorSteps)
    }
    return reports
  }
}

// MARK: - The result

extension Scene {
  /// The timeline of the scene, which is laid out in `layout`; it lasts until the last motion has
  /// come to rest and the last event has happened.
  func timeline(
    of layout: PropertyLayout, springs: SpringModel, horizon: Double,
    limits: ResolvedAnimation.CompilationLimits, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    var player = try ScenePlayer(
      self, layout: layout, springs: springs, horizon: horizon, limits: limits)
    let events = try (player.events + player.reports()).sortedByTime
    let end = player.tracks.reduce(max(player.now, 0)) { max($0, $1.end) }
    let (lanes, models) = player.takeLanes()
    return Timeline(layout, lanes: lanes, models: models, duration: end, events: events)
  }

  /// How often each property is set, or moved by hand.
  fileprivate func changeCounts(of count: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: count)
    for event in events {
      switch event.verb {
      case .set(let changes): for change in changes { counts[change.property] += 1 }
      case .gesture(let gesture): counts[gesture.property] += gesture.samples.count
      default: break
      }
    }
    return counts
  }

  /// The animations beside each property, as indices, in their order.
  fileprivate func animationsByProperty(count: Int) -> [[Int]] {
    var result = [[Int]](repeating: [], count: count)
    for (index, animation) in animations.enumerated() {
      for property in animation.properties { result[property].append(index) }
    }
    return result
  }
}

extension [TimelineEvent] {
  /// By rising time; those of one time in the order in which they stand.
  fileprivate var sortedByTime: [TimelineEvent] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

extension PropertyLayout {
  /// What a property has while it is not there: no number in any lane.
  func absence(of property: Int) -> Components {
    let count = presentations[property].laneCount
    return Components(repeating: .nan, count: count)
  }
}
