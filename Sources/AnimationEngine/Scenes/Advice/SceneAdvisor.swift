/// Watches a scene being played, and notes what is seldom meant. What that takes is charged to the
/// player.
struct SceneAdvisor {
  let scene: Scene
  let spaces: PropertySpaces
  /// How many pieces are asked for.
  let most: Int
  private var advice: [SceneAdvice] = []

  private(set) var layers: [LayerMark] = []
  /// The properties to which animations of layers are added at a time.
  private let layerMoments: [Double: Set<Int>]
  /// The times at which a layout is flushed inside of an animation, each with the last such event.
  let lastFlushes: [Double: Int]
  /// The views whose frames a layout computes.
  let laidOutViews: Set<String>

  init(_ scene: Scene, _ spaces: PropertySpaces, most: Int) {
    (self.scene, self.spaces, self.most) = (scene, spaces, most)
    laidOutViews = scene.layout?.names ?? []
    lastFlushes = scene.events.indices.reduce(into: [:]) { last, index in
      guard case .layout(let change) = scene.events[index].verb, change.flush == .inside else {
        return
      }
      last[scene.events[index].time] = index
    }
    layerMoments = scene.events.reduce(into: [:]) { moments, event in
      guard case .layer(.add(_, let animation)) = event.verb else { return }
      moments[event.time, default: []].formUnion(animation.movedProperties)
    }
  }

  /// Whether an animation is added to a property's layer at this time: the model is set for it.
  func isModelOfLayer(_ property: Int, at time: Double) -> Bool {
    layerMoments[time]?.contains(property) == true
  }

  /// Watches a step that is about to be played.
  mutating func watch(_ player: inout ScenePlayer, _ step: SceneStep) throws(TimelineRefusal) {
    if step.sample == nil { try look(at: step.event, before: &player) }
  }

  /// All that is to be said when everything was played: the first pieces by event.
  mutating func findings(after player: inout ScenePlayer) throws(TimelineRefusal) -> [SceneAdvice] {
    var all = takeAdvice()
    try player.meter.charge(30 * scene.events.count)
    try lookAtSnaps(after: &player)
    all += takeAdvice()
    lookAtTouches(after: player)
    all += takeAdvice()
    try lookAtSources(after: &player)
    all += takeAdvice()
    lookAtStoppedAnimators()
    all += takeAdvice()
    lookAtUnknownKeys()
    all += takeAdvice()
    return all.enumerated()
      .sorted { ($0.element.event, $0.offset) < ($1.element.event, $1.offset) }
      .prefix(most).map(\.element)
  }

  private mutating func takeAdvice() -> [SceneAdvice] {
    defer { advice = [] }
    return advice
  }

  /// Whether as much as is asked for was found where this is being looked for: nobody reads what
  /// follows.
  var hasEnough: Bool { advice.count >= most }

  /// Notes something about a place in an event.
  mutating func note(_ event: Int, _ path: [String], _ code: SceneAdvice.Code, _ message: String) {
    guard !hasEnough else { return }
    advice.append(SceneAdvice(event: event, path: path, code: code, message: message))
  }

  /// The name of a property, or of its part.
  func name(_ property: Int) -> String { spaces.properties[property].name }

  private mutating func look(
    at index: Int, before player: inout ScenePlayer
  ) throws(TimelineRefusal) {
    let event = scene.events[index]
    if case .layer(.add(_, let animation)) = event.verb {
      try player.meter.charge(WorkMeter.product(animation.count.animations, 30))
      layers.append(LayerMark(index, animation, player))
    }
    if hasEnough { return }
    lookAtVelocities(of: event, index)
    switch event.verb {
    case .set(let changes): try look(at: changes, of: event, index, &player)
    case .recommit(let changes):
      try lookForCuts(of: changes.map(\.property), ["recommit"], index, &player)
    case .removeAnimations(let scope):
      try lookForCuts(of: player.properties(in: scope), ["removeAnimations"], index, &player)
    case .insert(let insertion): try look(at: insertion, index, &player)
    case .match(let match): look(at: match, index, player)
    case .layout(let change): look(at: change, of: event, index)
    default: break
    }
  }
}

extension AnimatedProperty {
  /// The view that the property belongs to: what stands before the last point of its name.
  var view: String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }
}
