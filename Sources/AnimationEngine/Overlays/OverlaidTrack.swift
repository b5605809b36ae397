/// What one property shows over all time.
///
/// At the bottom is its history: where it was told to be, and what SwiftUI's animations make of
/// that. Animations of UIKit, of animators and of layers lie over it, each for its time, in the
/// order in which they came.
package struct OverlaidTrack: Motion {
  /// What SwiftUI's animations show.
  var history: MotionHistory<Components>
  /// What has lain over it, in the order in which it came.
  package private(set) var overlays: [Overlay] = []
  /// The overlays that have not ended when the last of them was looked at, as indices.
  private var live: [Int] = []
  /// What the meter was charged for the overlays, in bytes: to be given back with the track.
  package var overlayBytes = 0
  /// How many overlays have not ended when the last of them was looked at.
  package var liveCount: Int { live.count }
  /// The movement by hand that goes on, if one does.
  package var tracker = VelocityTracker<Components>()
  /// The event whose gesture moves the property, if one does.
  package var gesture: Int?
  /// Whether the newest animation was named by its event, and is not an implicit one.
  package var isExplicit = false

  package init(
    _ property: AnimatedProperty, restingAt value: Components, springs: SpringModel,
    horizon: Double, changes: Int = 0
  ) {
    history = MotionHistory(
      restingAt: value,
      context: MotionContext(
        springs: springs, animatableScale: property.type.animatableScale,
        components: value.count, horizon: horizon), changes: changes)
  }

  /// Where the property was told to be.
  package var model: Components { history.model }

  /// When the last motion ends, or the view is gone; minus infinity before any.
  package var end: Double { overlays.reduce(max(history.end, lastStart)) { max($0, $1.motionEnd) } }

  package var duration: Double { max(end, 0) }

  /// When what shows last began; minus infinity where nothing has happened.
  private var lastStart: Double { history.segments[history.segments.count - 1].start }

  /// Most overlays that may show at one time: each costs every later sample.
  package static var mostOverlays: Int { MotionHistory<Components>.mostAdditives }
}

// MARK: - Overlays

extension OverlaidTrack {
  /// The overlays that show at `time` or later, in order, as indices.
  ///
  /// Times may not fall from call to call.
  package mutating func liveOverlays(at time: Double) -> [Int] {
    live.removeAll { overlays[$0].end <= time }
    return live
  }

  /// Lays an animation over what shows. Where nothing is there it is over as it begins.
  ///
  /// - Returns: its index, or nil when too many lie there already.
  package mutating func lay(_ overlay: Overlay, at time: Double) -> Int? {
    guard liveOverlays(at: time).count < Self.mostOverlays else { return nil }
    overlays.append(overlay)
    live.append(overlays.count - 1)
    if model.isAbsence { removeOverlay(overlays.count - 1, at: time) }
    return overlays.count - 1
  }

  /// Takes an animation away at `time`, before it is over.
  package mutating func removeOverlay(_ index: Int, at time: Double) {
    guard overlays[index].end > time else { return }
    if overlays[index].motionEnd > time || overlays[index].isPaused {
      overlays[index].motionEnd = time
      overlays[index].isFinished = false
      overlays[index].isPaused = false
    }
    overlays[index].end = max(time, overlays[index].start)
  }

  /// From `time` on the time of an animation's layer passes at another speed.
  package mutating func pass(
    _ index: Int, at speed: Double, from time: Double, skipping skip: Double = 0
  ) {
    overlays[index].pass(at: speed, from: time, skipping: skip)
  }

  /// What shows at `time`, if nothing new happens until then.
  ///
  /// - Complexity: O(overlays that have not ended when they were last looked at).
  package func value(at time: Double) -> Components { value(of: showing(at: time), at: time) }

  /// How fast it moves at `time`, per second.
  package func velocity(at time: Double) -> Components {
    velocity(of: showing(at: time), at: time)
  }

  /// What some of the overlays show at `time`.
  func value(of overlays: some Sequence<Overlay>, at time: Double) -> Components {
    overlays.reduce(history.value(at: time)) { $1.value(at: time, over: $0) }
  }

  /// How fast that moves, per second.
  func velocity(of overlays: some Sequence<Overlay>, at time: Double) -> Components {
    let below = (value: history.value(at: time), velocity: history.velocity(at: time))
    return overlays.reduce(below) { $1.compose(over: $0, at: time) }.velocity
  }

  private func showing(at time: Double) -> some Sequence<Overlay> {
    live.lazy.map { overlays[$0] }.filter { $0.start <= time && time < $0.end }
  }
}
