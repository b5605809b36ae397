// The track's history for callers in other targets.

extension OverlaidTrack {
  /// The settings of an animation besides its end points: spring model, horizon and patience.
  package var context: MotionContext<Components> { history.context }

  /// The least memory that a change of a property takes, in bytes.
  package static var bytesPerChange: Int { MemoryLayout<MotionHistory<Double>.Segment>.stride }

  /// The time at which the last SwiftUI animation of the property ends, in seconds; minus infinity
  /// before the first animation.
  package var historyEnd: Double { history.end }

  /// The logical completion of the newest SwiftUI animation, in seconds.
  package var logicalEnd: Double { history.logicalEnd }

  /// The newest SwiftUI animation; nil when the property rests.
  package var newestAnimation: Animation? { history.newest }

  /// Whether a SwiftUI animation moves the property at `time` or later if no further change comes.
  package func moves(at time: Double) -> Bool { history.moves(at: time) }

  /// Changes the model value at once; a running motion is shifted by the same amount.
  package mutating func show(
    _ target: Components, from time: Double, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try history.show(target, from: time, meter: &meter)
  }

  /// Changes the model value with an animation.
  ///
  /// - Parameter velocity: The velocity with which it begins; nil for that of the running motion.
  /// - Returns: Whether the change was made; false when too many animations are combined.
  package mutating func animate(
    to target: Components, by animation: Animation, at time: Double, velocity: Components?,
    meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    try history.animate(
      to: target, by: animation, at: time, velocity: velocity?.takenOver(else: target - target),
      replacesVelocity: velocity != nil, meter: &meter)
  }

  /// Ends all SwiftUI animations at `time`; from then on the property shows its model value.
  package mutating func rest(at time: Double) { history.rest(at: time) }

  /// Sets the model to `value` at `time` without an animation, and a transition's factor to 1.
  package mutating func rest(on value: Components, from time: Double) {
    history.rest(on: value, from: time)
    factor?.content.rest(on: 1, from: time)
  }

  /// Starts the history again with a property that has always rested at `value`.
  package mutating func begin(restingAt value: Components) {
    history = PropertyHistory(restingAt: value, context: history.context)
    factor = nil
  }

  /// Computes and stores the end of the last motion, for callers that ask for it often.
  package mutating func findEnd() {
    history.findEnd()
    factor?.content.findEnd()
  }

  /// Charges the meter for one more segment at rest.
  package mutating func keepRest(_ meter: inout WorkMeter) throws(TimelineRefusal) {
    try history.keepRest(&meter)
    try factor?.content.keepRest(&meter)
  }

  /// The bytes that the meter was charged for the track; given back when the track is dropped.
  package var bytes: Int { history.bytes + (factor?.content.bytes ?? 0) + overlayBytes }

  /// The work units that one look at the displayed value costs.
  package var lookCost: Int {
    let components = history.componentCount
    return 20 + components / 2 + history.additiveCount * (10 + components)
      + liveCount * (10 + 12 * components)
      + (factor.map { 20 + 10 * $0.content.additiveCount } ?? 0)
  }
}

// These functions work on the array of tracks, so that no track is copied.

extension [OverlaidTrack] {
  package func model(of property: Int) -> Components { self[property].history.model }

  /// The displayed value of a property; see ``OverlaidTrack/value(at:)``.
  package func value(of property: Int, at time: Double) -> Components {
    self[property].value(at: time)
  }

  /// Whether no overlay lay over a property at the time of its last query.
  package func isBare(_ property: Int) -> Bool { self[property].liveCount == 0 }

  /// Whether a property stands where a drag without an animation has put it.
  package func isInHand(_ property: Int) -> Bool { !self[property].tracker.isEmpty }
}

extension OverlaidTrack {
  /// Discards the samples of the drag that moved the property.
  package mutating func resetTracker() { tracker.reset() }

  /// Takes the drag's velocity for the spring that follows, and ends the drag in any case.
  ///
  /// - Returns: nil without a drag, and for a drag of a single sample, which has no measurable
  ///   velocity.
  package mutating func takeTrackedVelocity(
    for animation: Animation, at time: Double
  ) -> Components? {
    defer { tracker.reset() }
    guard tracker.hasMovement, animation.fluidSpring != nil else { return nil }
    return tracker.velocity(at: time)
  }
}
