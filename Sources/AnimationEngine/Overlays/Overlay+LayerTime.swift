// Overlays whose layer is paused, slowed or set to another time.

extension Overlay {
  /// When its layer comes to a time that was a time of the scene when the overlay began; infinite where
  /// it stands still before.
  package func time(atLocal local: Double) -> Double {
    layerTime.map { $0.time(atLocal: local) } ?? local
  }

  /// From `time` on the time of its layer passes at another speed.
  ///
  /// - Parameter skip: How many seconds of its own the layer jumps on at that time.
  mutating func pass(at speed: Double, from time: Double, skipping skip: Double) {
    let own = span ?? Span(start: start, end: end, motionEnd: motionEnd)
    span = own
    let offset = (layerTime?.local(at: time) ?? time) + skip
    if layerTime == nil { layerTime = LayerTime() }
    // In its place: it may have seen many changes.
    layerTime?.pass(at: speed, from: time, offset: offset)
    if start > time { start = self.time(atLocal: own.start) }
    end = self.time(atLocal: own.end)
    guard motionEnd > time || isPaused || offset < own.motionEnd else { return }
    motionEnd = self.time(atLocal: own.motionEnd)
    isPaused = speed == 0 && motionEnd > time
    // What stands still does not move.
    if isPaused { motionEnd = time }
  }
}

extension OverlaidTrack {
  /// From `time` on the layer's time passes at another speed for all that lies over the property but for
  /// what property animators show, which have clocks of their own.
  ///
  /// - Complexity: O(overlays that have not ended when they were last looked at).
  package mutating func pass(at speed: Double, from time: Double, skipping skip: Double = 0) {
    for index in liveOverlays(at: time) where !overlays[index].isOfAnimator {
      pass(index, at: speed, from: time, skipping: skip)
    }
  }
}
