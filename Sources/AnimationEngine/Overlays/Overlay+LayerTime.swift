// Overlays of a layer that is paused, slowed down, or moved to another local time.

extension Overlay {
  /// The time of the scene at which the layer's local time reaches `local`; infinite if the layer
  /// is paused before that.
  package func time(atLocal local: Double) -> Double {
    layerTime.map { $0.time(atLocal: local) } ?? local
  }

  /// Changes the speed of the layer's local time from `time` on.
  ///
  /// - Parameter skip: The seconds by which the layer's local time jumps forward at that moment.
  mutating func pass(at speed: Double, from time: Double, skipping skip: Double) {
    let own = span ?? Span(start: start, end: end, motionEnd: motionEnd)
    span = own
    let offset = (layerTime?.local(at: time) ?? time) + skip
    if layerTime == nil { layerTime = LayerTime() }
    // Changed in place without a copy, since it may hold many changes.
    layerTime?.pass(at: speed, from: time, offset: offset)
    let hasBegun = start <= time
    if !hasBegun { start = self.time(atLocal: own.start) }
    setGaps(from: time, at: offset, hasBegun: hasBegun)
    end = self.time(atLocal: own.end)
    guard motionEnd > time || isPaused || offset < own.motionEnd else { return }
    motionEnd = self.time(atLocal: own.motionEnd)
    isPaused = speed == 0 && motionEnd > time
    // A paused animation does not move.
    if isPaused { motionEnd = time }
  }

  /// The times of the scene at which the overlay appears or disappears.
  var boundaries: [Double] { [start, end] + gaps.flatMap { [$0.lowerBound, $0.upperBound] } }

  /// Whether the overlay applies at a time of the scene.
  ///
  /// - Complexity: O(log gaps).
  package func applies(at time: Double) -> Bool {
    start <= time && time < end && !isInGap(at: time)
  }

  /// Whether the layer's local time is before the animation begins or behind its close.
  func isInGap(at time: Double) -> Bool {
    !gaps.isEmpty && gaps[gaps.pieceIndex { $0.lowerBound <= time }].contains(time)
  }
}

extension OverlaidTrack {
  /// Changes the speed of the layer's local time from `time` on, for all overlays of the property
  /// except those of property animators, which have their own clocks.
  ///
  /// - Complexity: O(overlays that had not ended at the last query).
  package mutating func pass(at speed: Double, from time: Double, skipping skip: Double = 0) {
    for index in liveOverlays(at: time) where !overlays[index].isOfAnimator {
      pass(index, at: speed, from: time, skipping: skip)
    }
  }
}
