/// The displayed motion of one property over all time.
///
/// At the bottom is its history: the model values that were set, and the SwiftUI animations between
/// them. Animations of UIKit, of property animators and of layers lie over the history, each for
/// its own period, in the order in which they were added.
package struct OverlaidTrack: Motion {
  /// The base motion: that of the SwiftUI animations.
  var history: PropertyHistory
  /// The factor by which a view's transition multiplies the base motion; nil if none ever has.
  var factor: Boxed<MotionHistory<Double>>?
  /// All overlays so far, in the order in which they were added.
  package private(set) var overlays: [Overlay] = []
  /// The indices of the overlays that had not ended at the time of the last query.
  private var live: [Int] = []
  /// The bytes that the meter was charged for overlays; given back when the track is dropped.
  package var overlayBytes = 0
  /// The number of overlays that had not ended at the time of the last query.
  package var liveCount: Int { live.count }
  /// The samples of the drag that moves the property.
  package var tracker = VelocityTracker<Components>()
  /// The index of the event whose gesture is moving the property; nil without a gesture.
  package var gesture: Int?
  /// Whether the event that made the newest animation named it, so that it is not implicit.
  package var isExplicit = false

  package init(
    _ property: AnimatedProperty, restingAt value: Components, springs: SpringModel,
    horizon: Double, changes: Int = 0
  ) {
    history = PropertyHistory(
      of: property.type, restingAt: value, springs: springs, horizon: horizon, changes: changes)
  }

  /// The model value: the one that was last set.
  package var model: Components { history.model }

  /// The time at which the last motion ends or the view disappears; minus infinity if nothing ever
  /// moved.
  package var end: Double {
    overlays.reduce(max(history.end, history.lastStart, factorEnd)) { max($0, $1.motionEnd) }
  }

  package var duration: Double { max(end, 0) }

  /// The maximum number of overlays at one time; each one makes every later sample slower.
  package static var mostOverlays: Int { MotionHistory<Components>.mostAdditives }
}

// MARK: - Overlays

extension OverlaidTrack {
  /// The indices of the overlays that apply at `time` or later, from bottom to top.
  ///
  /// `time` must not be less than in the call before.
  package mutating func liveOverlays(at time: Double) -> [Int] {
    live.removeAll { overlays[$0].end <= time }
    return live
  }

  /// Adds an overlay on top of the others. While the view is absent the overlay ends as it begins.
  ///
  /// - Returns: The index of the overlay; nil when the maximum number already lies there.
  package mutating func lay(_ overlay: Overlay, at time: Double) -> Int? {
    guard liveOverlays(at: time).count < Self.mostOverlays else { return nil }
    overlays.append(overlay)
    live.append(overlays.count - 1)
    if model.isAbsence { removeOverlay(overlays.count - 1, at: time) }
    return overlays.count - 1
  }

  /// Removes an overlay at `time`, before its end.
  package mutating func removeOverlay(_ index: Int, at time: Double) {
    guard overlays[index].end > time else { return }
    if overlays[index].motionEnd > time || overlays[index].isPaused {
      overlays[index].motionEnd = time
      overlays[index].isFinished = false
      overlays[index].isPaused = false
    }
    overlays[index].end = max(time, overlays[index].start)
  }

  /// Changes the speed of the local time of an overlay's layer from `time` on.
  package mutating func pass(
    _ index: Int, at speed: Double, from time: Double, skipping skip: Double = 0
  ) {
    overlays[index].pass(at: speed, from: time, skipping: skip)
  }

  /// The displayed value at `time`, if no further change comes until then.
  ///
  /// - Complexity: O(overlays that had not ended at the last query).
  package func value(at time: Double) -> Components { value(of: showing(at: time), at: time) }

  /// The velocity of the displayed value at `time`, in units per second.
  package func velocity(at time: Double) -> Components {
    velocity(of: showing(at: time), at: time)
  }

  /// The value at `time` with only some of the overlays applied.
  package func value(of overlays: some Sequence<Overlay>, at time: Double) -> Components {
    overlays.reduce(baseValue(at: time)) { below, overlay in
      overlay.value(at: time, over: below, times: factor(of: overlay)?.value(at: time))
    }
  }

  /// The velocity of that value at `time`, in units per second.
  func velocity(of overlays: some Sequence<Overlay>, at time: Double) -> Components {
    let below = (value: baseValue(at: time), velocity: baseVelocity(at: time))
    let shown = overlays.reduce(below) { below, overlay in
      overlay.compose(over: below, at: time, times: factor(of: overlay)?.number(at: time))
    }
    return shown.velocity
  }

  private func showing(at time: Double) -> some Sequence<Overlay> {
    live.lazy.map { overlays[$0] }.filter { $0.applies(at: time) }
  }
}

extension Components {
  /// Whether the vector is the value of a property whose view is not present: its first component
  /// is NaN. It is false for a vector without components.
  package var isAbsence: Bool { component(0).isNaN }
}
