import AnimationEngine

/// Plays a scene: finds what every property does between its events.
///
/// Nothing steps through frames. Every event changes the motions of some properties at its exact
/// time; what they show in between is in the closed forms of those motions.
struct ScenePlayer {
  let scene: Scene
  let spaces: PropertySpaces
  private let verbs: [any PlayableVerb]
  /// The index of each property by its name.
  let indexByName: NameTable<Int>
  /// The implicit animations of each property, as indices into ``Scene/animations``.
  let animationsByProperty: [[Int]]
  /// Whether an implicit animation has a trigger: a property that has to change in the event.
  let hasTriggers: Bool

  /// Whether an event sets each property, so that a transition on it needs a factor of its own.
  let isSet: [Bool]

  /// The history of motion of each property, with its overlays.
  var tracks: [OverlaidTrack]
  /// The completions that are still open, and what each waits for.
  var ledger = CompletionLedger()
  /// The events of the timeline so far, without completions.
  var events: [TimelineEvent] = []
  /// The time of the event that is being played, in seconds.
  private(set) var now = 0.0
  /// The index of the event that is being played.
  private(set) var eventIndex = 0
  /// The transaction of the event that is being played.
  var transaction: SceneTransaction { scene.events[eventIndex].transaction }
  /// The indices of the events that the state of the scene forbade: they had no effect.
  private(set) var forbidden: [Int] = []
  var animators: SceneAnimators
  /// The frames of the views for hit tests; nil until the first one.
  var viewFrames: [ViewFrame]?
  var layers = SceneLayers()
  /// How many characters decimal fractions take, by the property of a rolling content; only for
  /// contents that have rolled.
  var fractionWidths: [Int: Int] = [:]
  var viewPresence = ViewPresence()
  var swaps = SceneSwaps()
  var zooms = SceneZooms()
  var pendingLayout = PendingLayout()
  /// The meter: the work so far, of this scene and of what came before it.
  var meter: WorkMeter
  /// The cost of looking through the implicit animations of each property, in units of work.
  let looksByProperty: [Int]

  /// A function that sees the player before each step. It charges its work to the player's meter,
  /// and must not store the player.
  typealias Observer = (inout ScenePlayer, SceneStep) throws(TimelineRefusal) -> Void

  /// Plays `scene`, whose values are given in the coordinates of `spaces`.
  ///
  /// - Parameter meter: The meter that is charged for the work, also where that is refused.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work of an event, which is named
  ///   then; and where too many animations run at one time.
  init(
    _ whole: CompletedScene, spaces: PropertySpaces, springs: SpringModel, horizon: Double,
    meter: inout WorkMeter, observer: Observer? = nil
  ) throws(TimelineRefusal) {
    let scene = whole.scene
    meter.passes.played += 1
    try meter.charge(scene.playersWork(spaces))
    let outline = try SceneOutline(of: scene, properties: spaces.properties.count, &meter)
    try meter.keep(bytes: Self.bytes(spaces))
    self.scene = scene
    animators = SceneAnimators(scene)
    verbs = outline.verbs
    self.spaces = spaces
    self.meter = meter
    indexByName = spaces.properties.indexByName
    animationsByProperty = scene.animationsByProperty(count: spaces.properties.count)
    isSet = outline.changeCounts.map { $0 > 0 }
    hasTriggers = scene.animations.contains { $0.trigger != nil }
    looksByProperty = scene.lookCosts(of: animationsByProperty)
    tracks = spaces.properties.indices.map { index in
      OverlaidTrack(
        spaces.properties[index], restingAt: scene.initial[index] ?? spaces.absence(of: index),
        springs: springs, horizon: horizon, changes: outline.changeCounts[index])
    }
    defer { meter = self.meter }
    setUpViewPresence(insertedFirst: whole.viewsInsertedFirst)
    do { try play(outline.steps, observer) } catch { throw error.at(.event(eventIndex)) }
  }

  private mutating func play(_ steps: [SceneStep], _ observer: Observer?) throws(TimelineRefusal) {
    for step in steps {
      // A layout change that no event has flushed shows at once, before time moves on.
      if step.time > now { try flushPendingLayout() }
      try settleViewPresence(until: step.time)
      try restEmptiedAnimators()
      (now, eventIndex) = (step.time, step.event)
      try meter.charge(SceneCost.step)
      try observer?(&self, step)
      try perform(step)
      try restEmptiedAnimators()
    }
    try flushPendingLayout()
    try settleViewPresence(until: .infinity)
    try restEmptiedAnimators()
    try finishAnimators()
    try reportArrivals()
  }

  private mutating func perform(_ step: SceneStep) throws(TimelineRefusal) {
    let verb = verbs[step.event]
    if let sample = step.sample { return try verb.goOn(sample, in: &self) }
    if transaction.flushesUpdates { try flushPendingLayout() }
    try verb.play(in: &self)
  }

  /// Notes that the state of the scene forbids the present event. ``SceneRehearsal`` finds all
  /// such events beforehand, with the reasons.
  mutating func forbid() { forbidden.append(eventIndex) }
}

extension ScenePlayer {
  /// Makes the lanes of all properties and of their models. Each track is freed as soon as its
  /// lanes are made, as long ones take much memory.
  fileprivate mutating func takeLanes() throws(TimelineRefusal) -> (shown: [Lane], models: [Lane]) {
    var (shown, models): ([Lane], [Lane]) = ([], [])
    let count = spaces.laneCount
    shown.reserveCapacity(count)
    models.reserveCapacity(count)
    tracks.reverse()
    while let track = tracks.popLast() {
      shown += try track.lanes(&meter)
      models += try track.models(&meter)
      meter.release(bytes: track.bytes)
    }
    return (shown, models)
  }

  /// The timeline of the scene that was played. The player is used up by this.
  mutating func finish() throws(TimelineRefusal) -> Timeline {
    let waiting = try ledger.reports(of: tracks, &meter)
    // Find each end once, for duration and lanes: finding when a spring settles is slow.
    for property in tracks.indices { tracks[property].findEnd() }
    let ends = tracks.map(\.end)
    let end = ends.reduce(max(now, 0), max)
    let (lanes, models) = try takeLanes()
    meter.release(bytes: Self.bytes(spaces))
    var search = ArrivalSearch(in: lanes, of: spaces, ends: ends)
    let reports = try search.reports(waiting, &meter)
    try meter.charge(WorkMeter.product(events.count + reports.count, 20))
    let happened = (events + reports).sortedByTime
    // The report of a property that was animated again may come after all motion.
    return Timeline(
      spaces, lanes: lanes, models: models, duration: max(end, happened.last?.time ?? 0),
      events: happened)
  }
}

// MARK: - The result

extension CompletedScene {
  /// Plays the scene and returns its timeline; the values are in the coordinates of `spaces`. The
  /// timeline lasts until the last motion rests and the last event has happened, completion
  /// reports among them.
  func timeline(
    of spaces: PropertySpaces, springs: SpringModel, horizon: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Timeline {
    var player = try ScenePlayer(
      self, spaces: spaces, springs: springs, horizon: horizon, meter: &meter)
    defer { meter = player.meter }
    return try player.finish()
  }
}

extension Scene {
  /// The indices of the implicit animations of each property, in the scene's order.
  fileprivate func animationsByProperty(count: Int) -> [[Int]] {
    var result = [[Int]](repeating: [], count: count)
    for (index, animation) in animations.enumerated() {
      for property in animation.properties { result[property].append(index) }
    }
    return result
  }

  /// The cost of looking through each list of implicit animations, in units of work. A list holds
  /// indices of ``animations``.
  fileprivate func lookCosts(of lists: [[Int]]) -> [Int] {
    lists.map { indices in indices.reduce(0) { $0 + animations[$1].lookCost } }
  }
}

extension PropertySpaces {
  /// The value of a property whose view is not there: NaN in every component.
  func absence(of property: Int) -> Components {
    Components(repeating: .nan, count: laneCount(of: property))
  }
}
