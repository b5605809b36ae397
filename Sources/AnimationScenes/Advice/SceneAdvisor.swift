import AnimationEngine

/// Collects advice about a scene while it is played; the player's meter is charged for it.
struct SceneAdvisor {
  let scene: Scene
  let spaces: PropertySpaces
  /// The greatest number of pieces of advice to give.
  let most: Int
  /// The index of the event that is being examined.
  private(set) var eventIndex = 0
  /// The event that is being examined.
  var event: SceneEvent { scene.events[eventIndex] }
  private var advice: [SceneAdvice] = []

  // What the advice of the verbs remembers between events.

  /// The animations that were added to layers.
  var layers: [LayerMark] = []
  /// The properties to which layer animations are added, by the time of the event in seconds.
  var layerMoments: [Double: Set<Int>] = [:]
  /// The keys under which an animation was added to a layer.
  var layerKeys: NameSet = []
  /// The events that remove an animation by a key that none was added with.
  var unknownKeys: [(event: Int, key: String)] = []
  /// The times at which a layout is flushed inside of an animation, each with the last such event.
  var lastFlushes: [Double: Int] = [:]
  /// The animators that are stopped and wait to be finished, with the events that stop them.
  var stoppedAnimators = NameTable<Int>()
  /// The blocks of UIKit with a completion that move each property, and those that were interrupted.
  var blocks = BlockMarks()
  /// The events that ask for the view at a point.
  var hitTests: [Int] = []
  /// Whether an event was found whose time looks like milliseconds: only the first one is noted.
  var hasLateEvent = false
  /// The views whose frames a layout computes.
  let laidOutViews: NameSet

  init(_ scene: Scene, _ spaces: PropertySpaces, most: Int) {
    (self.scene, self.spaces, self.most) = (scene, spaces, most)
    laidOutViews = NameSet(scene.layout?.names ?? [])
    for (index, event) in scene.events.enumerated() {
      eventIndex = index
      event.verb.playable.prepare(&self)
    }
  }

  /// Examines a step just before it is played.
  mutating func watch(_ player: inout ScenePlayer, _ step: SceneStep) throws(TimelineRefusal) {
    guard step.sample == nil else { return }
    let before = step.event == 0 ? 0 : scene.events[step.event - 1].time
    eventIndex = step.event
    lookAtTime(after: before)
    try player.meter.charge(10 * event.transaction.scoped.count)
    lookAtNumbers(of: event.transaction)
    try event.verb.playable.advise(&self, &player)
  }

  /// All advice after playing, in the order of the events: as many pieces as asked for at most.
  mutating func findings(after player: inout ScenePlayer) throws(TimelineRefusal) -> [SceneAdvice] {
    var all = takeAdvice()
    try player.meter.charge(30 * (scene.events.count + scene.animations.count))
    lookAtImplicitAnimations()
    all = takeAdvice() + all
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
    return Array(all.sorted { $0.place.event < $1.place.event }.prefix(most))
  }

  private mutating func takeAdvice() -> [SceneAdvice] {
    defer { advice = [] }
    return advice
  }

  /// Whether as many pieces of advice were found as asked for, so that looking on is pointless.
  var hasEnough: Bool { advice.count >= most }

  /// Adds advice about a part of the event that is being examined.
  mutating func note(_ part: ScenePlace.Part, _ code: SceneAdvice.Code, _ message: String) {
    note(at: ScenePlace(event: eventIndex, part), code, message)
  }

  mutating func note(at place: ScenePlace, _ code: SceneAdvice.Code, _ message: String) {
    guard !hasEnough else { return }
    advice.append(SceneAdvice(at: place, code: code, message: message))
  }

  func name(_ property: Int) -> String { spaces.properties[property].name }
}
