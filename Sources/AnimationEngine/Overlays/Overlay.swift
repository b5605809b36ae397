/// An animation that is applied over a property's base motion for some period: one of UIKit, of a
/// property animator or of Core Animation.
package struct Overlay {
  /// The time from which the overlay applies, in seconds.
  package var start: Double
  /// The time until which the overlay applies, in seconds; infinite when its last value stays.
  package var end: Double
  /// The time at which the animation stops moving, in seconds.
  package var motionEnd: Double
  /// Whether the animation ran to its end; false when it was removed earlier.
  package var isFinished = true
  /// Whether the view ignores touches while the overlay applies, as it does in a `UIView` animation
  /// without `.allowUserInteraction`.
  package var blocksTouches = false
  /// The kind of animation that made the overlay.
  private let source: Source
  /// Whether the overlay replaces the value below instead of adding to it; that of a layer may do so
  /// in some components only.
  package let covers: Bool
  /// The animation of each component, in the local time of the layer.
  let pieces: [OverlayPiece]
  /// The local time of the layer; nil where it equals the time of the scene.
  var layerTime: LayerTime?
  /// The period in the layer's local time; nil where that equals the time of the scene.
  var span: Span?
  /// The layer's local time before which the animation does not show; minus infinity where it shows
  /// its first value then.
  let begin: Double
  /// The layer's local time from which the animation does not show, though it may show again once that
  /// time is set back; infinite where it ends for good, or shows its last value then.
  let close: Double
  /// The periods, in the time of the scene and in order, for which the layer's local time is before
  /// ``begin`` or behind ``close``.
  private(set) var gaps: [Range<Double>] = []
  /// Whether the layer is paused before the animation's end, so that it does not end by itself.
  package internal(set) var isPaused = false

  /// The period during which an overlay applies, and the end of its motion.
  struct Span: Hashable, Sendable {
    var start: Double
    var end: Double
    var motionEnd: Double
  }

  /// The kinds of animation that make overlays.
  private enum Source { case block, animator, layer }

  private init(
    of source: Source, _ pieces: [OverlayPiece], covers: Bool, from start: Double,
    until end: Double, motionEnd: Double, shows: ClosedRange<Double> = -.infinity...(.infinity)
  ) {
    (self.source, self.pieces, self.covers) = (source, pieces, covers)
    (begin, close) = (shows.lowerBound, shows.upperBound)
    (self.start, self.end, self.motionEnd) = (start, end, motionEnd)
    if close < end { gaps = [close..<end] }
  }

  /// Creates the overlay of a `UIView` animation, which applies until its motion ends.
  package init(_ motion: BlockMotion) {
    let end = (motion.start + motion.end).withoutSumNoise
    self.init(
      of: .block, motion.pieces, covers: !motion.isAdditive, from: motion.start, until: end,
      motionEnd: end)
  }

  /// Creates the overlay of a Core Animation animation.
  ///
  /// - Parameter shows: The local times at which it shows: from minus infinity on if it fills backwards,
  ///   up to infinity if it fills forwards or ends for good.
  package init(
    _ motion: LayerMotion, from start: Double, until end: Double, motionEnd: Double,
    shows: ClosedRange<Double>
  ) {
    self.init(
      of: .layer, motion.pieces, covers: motion.replaces, from: start, until: end,
      motionEnd: motionEnd, shows: shows)
  }

  /// Creates the overlay of a property animator that animates a property between two values.
  ///
  /// - Parameter isAdditive: Whether a change of the model value below shifts the displayed value
  ///   by the same amount.
  package init(
    _ animatorState: AnimatorState<Double>, from: Components, to: Components, isAdditive: Bool,
    from start: Double, until end: Double, motionEnd: Double
  ) {
    let pieces = (0..<from.count).map { index in
      OverlayPiece.driven(
        AnimatorInterpolation(
          animatorState: animatorState, from: from[index], to: to[index], isAdditive: isAdditive))
    }
    self.init(
      of: .animator, pieces, covers: !isAdditive, from: start, until: end, motionEnd: motionEnd)
  }

  /// Sets the gaps anew from `time` on, from which the layer's local time passes differently: that
  /// before the animation begins, if it has begun before, and that behind its close.
  mutating func setGaps(from time: Double, at local: Double, hasBegun: Bool) {
    while let last = gaps.last, last.upperBound > time {
      gaps.removeLast()
      if last.lowerBound < time { gaps.append(last.lowerBound..<time) }
    }
    // Less than a nanosecond may be lost to rounding: then there is no gap.
    let opening = self.time(atLocal: begin)
    if hasBegun, local < begin, opening > time { gaps.append(time..<opening) }
    let closing = self.time(atLocal: close)
    if closing < .infinity { gaps.append(max(closing, time)..<(.infinity)) }
  }

  /// The time of the scene from which the overlay no longer shows, if nothing happens any more.
  package var shownEnd: Double {
    guard let last = gaps.last, last.upperBound >= end else { return end }
    return last.lowerBound
  }

  /// The displayed value at `time`, given the value `below` the overlay.
  ///
  /// - Parameter factor: What multiplies an additive animation; nil for nothing.
  package func value(
    at time: Double, over below: Components, times factor: Double? = nil
  ) -> Components {
    let time = layerTime?.local(at: time) ?? time
    var value = below
    for index in pieces.indices {
      value[index] = pieces[index].compose(over: below[index], at: time, times: factor)
    }
    return value
  }

  /// The value at `time` and its velocity in units per second, given those `below`.
  func compose(
    over below: (value: Components, velocity: Components), at time: Double,
    times factor: DualNumber? = nil
  ) -> (value: Components, velocity: Components) {
    var shown = (value: below.value, velocity: below.value)
    for index in pieces.indices {
      let number = piece(index).compose(
        over: DualNumber(below.value[index], rate: below.velocity.component(index)), at: time,
        times: factor)
      (shown.value[index], shown.velocity[index]) = (number.value, number.rate)
    }
    return shown
  }
}

extension Overlay {
  /// The overlay's animation of one component, in the time of the scene.
  ///
  /// - Parameter factor: The lane of what multiplies an additive animation; nil for nothing.
  func piece(_ component: Int, times factor: Lane? = nil) -> OverlayPiece {
    let own = pieces[component]
    let piece = layerTime.map { OverlayPiece.timed(own, by: $0) } ?? own
    return factor.map { .multiplied(piece, by: $0) } ?? piece
  }

  /// The heap memory of the overlay, in bytes: its pieces, and the lane or path that they share.
  package var bytes: Int { 500 + pieces.count * MemoryLayout<OverlayPiece>.stride }

  /// Whether the overlay is a Core Animation animation.
  package var isOfLayer: Bool { source == .layer }

  /// Whether the overlay is that of a property animator.
  package var isOfAnimator: Bool { source == .animator }
}

extension VectorArithmetic {
  /// The point at a share of the way to `target`: exactly `target` at 1.
  @inlinable
  package func advanced(to target: Self, by progress: Double) -> Self {
    progress == 1 ? target : self + (target - self).scaled(by: progress)
  }
}
