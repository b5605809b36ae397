import AnimationEngine

/// Watches a scene being played, and notes what is seldom meant. What that takes is charged to the
/// player.
struct SceneAdvisor {
  let scene: Scene
  let spaces: PropertySpaces
  /// How many pieces are asked for.
  let most: Int
  /// The event that is looked at, by its index.
  private(set) var eventIndex = 0
  private var advice: [SceneAdvice] = []

  // What the verbs have to remember.

  /// The animations that were added to layers.
  var layers: [LayerMark] = []
  /// The properties to which animations of layers are added at a time.
  var layerMoments: [Double: Set<Int>] = [:]
  /// The keys under which an animation was added to a layer.
  var layerKeys: Set<String> = []
  /// The events that remove an animation by a key that none was added with.
  var unknownKeys: [(event: Int, key: String)] = []
  /// The times at which a layout is flushed inside of an animation, each with the last such event.
  var lastFlushes: [Double: Int] = [:]
  /// The animators that are stopped and wait to be finished, with the events that stop them.
  var stoppedAnimators: [String: Int] = [:]
  /// The blocks of UIKit with a completion that move each property, and those that were interrupted.
  var blocks = BlockMarks()
  /// The events that ask for the view at a point.
  var hitTests: [Int] = []
  /// Whether an event was found that comes late.
  var hasLateEvent = false
  /// The views whose frames a layout computes.
  let laidOutViews: Set<String>

  init(_ scene: Scene, _ spaces: PropertySpaces, most: Int) {
    (self.scene, self.spaces, self.most) = (scene, spaces, most)
    laidOutViews = scene.layout?.names ?? []
    for (index, event) in scene.events.enumerated() {
      eventIndex = index
      event.verb.playable.prepare(&self, event)
    }
  }

  /// Watches a step that is about to be played.
  mutating func watch(_ player: inout ScenePlayer, _ step: SceneStep) throws(TimelineRefusal) {
    guard step.sample == nil else { return }
    let before = step.event == 0 ? 0 : scene.events[step.event - 1].time
    eventIndex = step.event
    lookAtTime(after: before)
    let event = scene.events[step.event]
    lookAtNumbers(of: event.transaction)
    try event.verb.playable.advise(&self, event, before: &player)
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
      .sorted { ($0.element.place.event, $0.offset) < ($1.element.place.event, $1.offset) }
      .prefix(most).map(\.element)
  }

  private mutating func takeAdvice() -> [SceneAdvice] {
    defer { advice = [] }
    return advice
  }

  /// Whether as much as is asked for was found where this is being looked for: nobody reads what
  /// follows.
  var hasEnough: Bool { advice.count >= most }

  /// Notes something about a part of the event that is looked at.
  mutating func note(_ part: ScenePlace.Part, _ code: SceneAdvice.Code, _ message: String) {
    note(at: ScenePlace(event: eventIndex, part), code, message)
  }

  mutating func note(at place: ScenePlace, _ code: SceneAdvice.Code, _ message: String) {
    guard !hasEnough else { return }
    advice.append(SceneAdvice(at: place, code: code, message: message))
  }

  /// The name of a property, or of its part.
  func name(_ property: Int) -> String { spaces.properties[property].name }
}
