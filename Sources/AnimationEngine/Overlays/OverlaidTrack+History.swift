// The history of a track, for those outside this target: what is asked of it here is made for
// `Components`, as fast as inside.

extension OverlaidTrack {
  /// What animations need to know besides their intervals.
  package var context: MotionContext<Components> { history.context }

  /// What a change takes at least, in bytes.
  package static var bytesPerChange: Int {
    MemoryLayout<MotionHistory<Components>.Segment>.stride
  }

  /// When SwiftUI's animations are over, in seconds; minus infinity where nothing has moved.
  package var historyEnd: Double { history.end }

  /// When the newest of them counts as complete, in seconds.
  package var logicalEnd: Double { history.logicalEnd }

  /// The newest of them; nil at rest.
  package var newestAnimation: Animation? { history.segments.last?.newest }

  /// Whether they move something at `time` or later, if nothing new happens.
  package func moves(at time: Double) -> Bool { history.moves(at: time) }

  /// What shows at `time` below all overlays.
  package func valueBelow(at time: Double) -> Components { history.value(at: time) }

  /// How fast that moves, per second.
  package func velocityBelow(at time: Double) -> Components { history.velocity(at: time) }

  /// Changes the model, as ``MotionHistory/change(to:with:at:velocity:replacesVelocity:mostAdditives:meter:)``
  /// does.
  package mutating func change(
    to target: Components, with animation: Animation? = nil, at time: Double,
    velocity: Components? = nil, replacesVelocity: Bool = false, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try history.change(
      to: target, with: animation, at: time, velocity: velocity,
      replacesVelocity: replacesVelocity, meter: &meter)
  }

  /// Ends SwiftUI's animations at `time`: from then on the model shows.
  package mutating func rest(at time: Double) { history.rest(at: time) }

  /// The model is `value` from `time` on, and nothing leads there.
  package mutating func rest(on value: Components, from time: Double) {
    history.rest(on: value, from: time)
  }

  /// Begins anew, at rest on `value` since ever.
  package mutating func begin(restingAt value: Components) {
    history = MotionHistory(restingAt: value, context: history.context)
  }

  /// Finds out when the last motion is over, for those who ask often.
  package mutating func findEnd() { history.findEnd() }

  /// Counts what one more segment of rest takes.
  package mutating func keepRest(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    let bytes = history.restBytes
    try meter.keep(bytes: bytes)
    history.bytes += bytes
  }

  /// The lanes of the model.
  package func models(_ meter: inout WorkMeter) throws(TimelineRefusal) -> [Lane] {
    try history.models(meter: &meter)
  }

  /// What the meter was charged for the track, in bytes: to be given back with it.
  package var bytes: Int { history.bytes + overlayBytes }

  /// What it takes to look at the value once, in units of work.
  package var lookCost: Int {
    let components = history.context.components
    return 20 + components / 2 + history.additiveCount * (10 + components)
      + liveCount * (20 + components / 2)
  }
}

// Asked of the list of tracks, so that none is copied for it.

extension [OverlaidTrack] {
  /// Where a property was told to be.
  package func model(of property: Int) -> Components { self[property].history.model }

  /// Whether a hand moves a property at `time`, or has let go of it in a movement.
  package func isTracked(_ property: Int, at time: Double) -> Bool {
    self[property].tracker.hasMovement && self[property].tracker.velocity(at: time).norm > 0
  }
}

extension OverlaidTrack {
  /// Forgets how a hand has moved the property.
  package mutating func resetTracker() { tracker.reset() }

  /// The velocity that a spring takes over from a movement by hand; nil where there is none: of one
  /// sample nobody knows how fast the hand was. Whatever the animation, the movement is over.
  package mutating func takeTrackedVelocity(
    for animation: Animation, at time: Double
  ) -> Components? {
    defer { tracker.reset() }
    guard tracker.hasMovement, animation.fluidSpring != nil else { return nil }
    return tracker.velocity(at: time)
  }
}
