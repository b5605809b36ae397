import AnimationEngine

// What playing a scene costs: units of work, of some 10 ns each, and the memory that is kept. Both are
// charged before an event does what it says.

/// The costs of single steps of playing, in units of work.
enum SceneCost {
  /// The base cost of an event or a hand sample.
  static let step = 60
  /// The cost of a property that an event names, whether or not it changes.
  static let target = 30
  /// The cost of changing a property, without that of its history.
  static let change = 60
  /// The cost of adding or removing an overlay.
  static let overlay = 60
  /// The cost of finding out when a spring settles.
  static let end = 600
}

extension ScenePlayer {
  /// Charges for reading and comparing the properties that `changes` name.
  mutating func chargeTargets(_ changes: [PropertyChange]) throws(TimelineRefusal) {
    let components = changes.reduce(0) { $0 + $1.components.count }
    try meter.charge(WorkMeter.sum(WorkMeter.product(changes.count, SceneCost.target), components))
  }

  /// Charges for finding what animates these properties: each looks through its own implicit
  /// animations and those of the transaction.
  mutating func chargeLooks(
    _ properties: [Int], by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let scoped = transaction.scoped.reduce(0) { $0 + $1.lookCost + $1.properties.count / 8 }
    let implicit = properties.reduce(0) { $0 + looksByProperty[$1] }
    try meter.charge(WorkMeter.sum(implicit, WorkMeter.product(properties.count, scoped)))
  }

  /// The value that a property shows now.
  mutating func shown(_ property: Int) throws(TimelineRefusal) -> Components {
    try meter.charge(tracks[property].lookCost)
    return tracks[property].value(at: now)
  }

  /// When the motion of a property by SwiftUI's animations is over.
  mutating func end(of property: Int) throws(TimelineRefusal) -> Double {
    try meter.charge(SceneCost.end)
    tracks[property].findEnd()
    return tracks[property].historyEnd
  }

  /// Charges the memory of a segment of rest in a property's history.
  mutating func keepRestSegment(of property: Int) throws(TimelineRefusal) {
    try tracks[property].keepRest(&meter)
  }

  /// Adds an event to the timeline, and charges its memory.
  mutating func report(_ kind: TimelineEvent.Kind, at time: Double) throws(TimelineRefusal) {
    try meter.keep(bytes: 3 * MemoryLayout<TimelineEvent>.stride)
    events.append(TimelineEvent(time: time, kind: kind))
  }

  /// Charges the memory for waiting until a property that starts at this value arrives.
  mutating func keepWait(between place: Components) throws(TimelineRefusal) {
    try meter.keep(bytes: 3 * MemoryLayout<CompletionLedger.Wait>.stride + 2 * place.extraBytes)
  }

  /// The refusal of an event after which too many animations run on one property.
  var tooManyAnimations: TimelineRefusal {
    .tooManyAnimations(event: eventIndex, limit: OverlaidTrack.mostOverlays)
  }

  /// Lays an overlay over what a property shows, and charges for it.
  ///
  /// - Returns: the index of the overlay.
  mutating func lay(_ overlay: Overlay, over property: Int) throws(TimelineRefusal) -> Int {
    let components = spaces.laneCount(of: property)
    try meter.charge(SceneCost.overlay + 4 * components)
    let bytes = 2 * MemoryLayout<Overlay>.stride + overlay.bytes
    try meter.keep(bytes: bytes)
    tracks[property].overlayBytes += bytes
    guard let index = tracks[property].lay(overlay, at: now) else { throw tooManyAnimations }
    if layers.times.isAnySet, !overlay.isOfAnimator {
      let speed = layers.times[viewPresence.viewByProperty[property]].speed
      if speed != 1 { tracks[property].pass(index, at: speed, from: now) }
    }
    return index
  }

  // MARK: - The player itself

  /// The memory that the player takes for its properties before the first event, in bytes.
  static func bytes(_ spaces: PropertySpaces) -> Int {
    let track =
      MemoryLayout<OverlaidTrack>.stride + MemoryLayout<ViewPresence.Property>.stride + 600
    return WorkMeter.product(spaces.properties.count, track)
  }
}

extension Scene {
  /// The work of setting up the properties and going through the events, in units of work.
  func playersWork(_ spaces: PropertySpaces) -> Int {
    let looks = animations.reduce(0) { $0 + 10 + 5 * $1.properties.count }
    return 200 * spaces.properties.count + 10 * events.count + looks
  }
}

extension ImplicitAnimation {
  /// The cost of testing whether this implicit animation applies, in units of work: each key is
  /// looked up and compared byte by byte, and so is its value.
  var lookCost: Int {
    condition.reduce(5) { $0 + 20 + ($1.key.utf8.count + $1.value.utf8.count) / 2 }
  }
}
