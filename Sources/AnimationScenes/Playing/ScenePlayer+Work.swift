import AnimationEngine

// What playing a scene costs: units of work, of some 10 ns each, and the memory that is kept. Both are
// charged before an event does what it says.

/// What single steps of playing cost, in units of work.
enum SceneCost {
  /// An event or a sample, whatever it does.
  static let step = 60
  /// A property that an event names, before it is known whether it changes.
  static let target = 30
  /// A property that is led somewhere, besides what its history takes for it.
  static let change = 60
  /// An overlay that is laid over a property or taken away.
  static let overlay = 60
  /// To find out when a spring is over.
  static let end = 600
}

extension ScenePlayer {
  /// Charges for the properties that `changes` name: each is read and compared.
  mutating func chargeTargets(_ changes: [PropertyChange]) throws(TimelineRefusal) {
    let components = changes.reduce(0) { $0 + $1.components.count }
    try meter.charge(
      WorkMeter.sum(WorkMeter.product(changes.count, SceneCost.target), components))
  }

  /// Charges what it takes to find what animates so many properties: each looks through the
  /// animations beside it and through those of its event.
  mutating func chargeLooks(
    _ properties: [Int], by transaction: SceneTransaction
  ) throws(TimelineRefusal) {
    let scoped = transaction.scoped.reduce(0) { $0 + $1.lookCost + $1.properties.count / 8 }
    let implicit = properties.reduce(0) { $0 + looksByProperty[$1] }
    try meter.charge(WorkMeter.sum(implicit, WorkMeter.product(properties.count, scoped)))
  }

  /// What a property shows now.
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

  /// Counts what a segment of rest takes in a property's history.
  mutating func keepRestSegment(of property: Int) throws(TimelineRefusal) {
    try tracks[property].keepRest(&meter)
  }

  /// Counts what an event of the timeline takes.
  mutating func keepEvent() throws(TimelineRefusal) {
    try meter.keep(bytes: 3 * MemoryLayout<TimelineEvent>.stride)
  }

  /// Counts what it takes to wait for a property that goes on from a place.
  mutating func keepWait(between place: Components) throws(TimelineRefusal) {
    try meter.keep(bytes: 3 * MemoryLayout<CompletionLedger.Wait>.stride + 2 * place.extraBytes)
  }

  /// Lays an animation over what a property shows.
  ///
  /// - Returns: its index.
  mutating func lay(_ overlay: Overlay, over property: Int) throws(TimelineRefusal) -> Int {
    let components = spaces.laneCount(of: property)
    try meter.charge(SceneCost.overlay + 4 * components)
    let bytes = 2 * MemoryLayout<Overlay>.stride + overlay.bytes
    try meter.keep(bytes: bytes)
    tracks[property].overlayBytes += bytes
    guard let index = tracks[property].lay(overlay, at: now) else {
      throw .tooManyAnimations(event: eventIndex, limit: OverlaidTrack.mostOverlays)
    }
    if layers.times.isAnySet, !overlay.isOfAnimator {
      let speed = layers.times[view(of: property)].speed
      if speed != 1 { tracks[property].pass(index, at: speed, from: now) }
    }
    return index
  }
}

// MARK: - The player itself

extension ScenePlayer {
  /// What the player keeps of its properties, before anything happens.
  static func bytes(_ spaces: PropertySpaces) -> Int {
    let track =
      MemoryLayout<OverlaidTrack>.stride + MemoryLayout<ViewPresence.Property>.stride + 600
    return WorkMeter.product(spaces.properties.count, track)
  }
}

extension Scene {
  /// What it takes to set up the properties and to go through the events.
  func playersWork(_ spaces: PropertySpaces) -> Int {
    let looks = animations.reduce(0) { $0 + 10 + 5 * $1.properties.count }
    return 200 * spaces.properties.count + 10 * events.count + looks
  }
}

extension ImplicitAnimation {
  /// What it takes to ask whether the animation applies, in units of work.
  var lookCost: Int { 5 + 10 * condition.count }
}
