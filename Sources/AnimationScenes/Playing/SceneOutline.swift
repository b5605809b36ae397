import AnimationEngine

/// One step of playing a scene: an event, or a later time at which its verb does something more.
struct SceneStep {
  /// The time of the step, in seconds.
  var time: Double
  var event: Int
  /// The index in the verb's ``PlayableVerb/laterTimes``; nil for the event itself.
  var sample: Int?
}

/// A summary of a script that the player needs before it begins, made in one walk over the events.
struct SceneOutline {
  private(set) var verbs: [any PlayableVerb] = []
  /// The steps by rising time. Steps of the same time are in the order of their events.
  private(set) var steps: [SceneStep] = []
  /// The number of times each property is given a value, hand samples included. The player reserves
  /// room for that number of changes. The room is charged when it is used, so it never exceeds what
  /// the meter allows.
  private(set) var changeCounts: [Int]
  /// Whether all steps are events, which are already in order.
  private var isInOrder = true

  /// The outline of a scene of `count` properties.
  ///
  /// - Complexity: O(steps), and O(steps * log steps) with later times.
  init(of scene: Scene, properties count: Int, _ meter: inout WorkMeter) throws(TimelineRefusal) {
    changeCounts = [Int](repeating: 0, count: count)
    verbs.reserveCapacity(scene.events.count)
    steps.reserveCapacity(scene.events.count)
    for (index, event) in scene.events.enumerated() { try add(event, index, &meter) }
    bound(by: meter)
    if !isInOrder { sort() }
  }

  private mutating func bound(by meter: WorkMeter) {
    let affordable = meter.affordable(
      work: SceneCost.target + SceneCost.change, bytes: OverlaidTrack.bytesPerChange)
    if changeCounts.reduce(0, WorkMeter.sum) <= affordable { return }
    let most = 20_000 / max(changeCounts.count, 1) + 1
    changeCounts = changeCounts.map { min($0, most) }
  }

  private mutating func add(
    _ event: SceneEvent, _ index: Int, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let verb = event.verb.playable
    verbs.append(verb)
    verb.visitChanges { property, _ in changeCounts[property] += 1 }
    steps.append(SceneStep(time: event.time, event: index, sample: nil))
    let times = verb.laterTimes
    if times.isEmpty { return }
    isInOrder = false
    try meter.charge(WorkMeter.product(times.count, 40))
    for (place, time) in times.enumerated() {
      steps.append(SceneStep(time: event.time(after: time), event: index, sample: place))
    }
  }

  private mutating func sort() {
    steps.sort { left, right in
      (left.time, left.event, left.sample ?? -1) < (right.time, right.event, right.sample ?? -1)
    }
  }
}
