import AnimationEngine

/// The time for which a layer animation covers a property.
struct LayerSpan: Hashable {
  /// The time in seconds from which on the animation shows.
  var start: Double
  /// The time from which on it no longer shows; infinite if it holds its last value, or is still there.
  var end: Double
  /// The end of the animation's motion, in seconds.
  var motionEnd: Double
  /// The times at which it shows, even if the layer's time is set back: from minus infinity on if its
  /// first value shows before it begins, up to infinity unless it is there without showing its last.
  var shows = -Double.infinity...Double.infinity
}

extension LayerAnimation {
  /// The span of an animation that is added at `time`.
  ///
  /// It starts when the animation begins, or at once if it fills backwards: a layer that is paused at
  /// that very moment shows it. It ends with the active time, unless the animation is not removed: then it
  /// shows its last value if it fills forwards, else again once the layer's time is set back. An animation
  /// at speed 0 does not move and never ends by itself.
  func span(from time: Double) -> LayerSpan {
    guard !timing.isStill else { return LayerSpan(start: time, end: .infinity, motionEnd: time) }
    let clock = LayerClock(timing, filling: fillMode, curve: nil)
    // A time that is no number, which only code can give, bounds nothing.
    let begin = Double.maximum(
      timing.beginTime == 0 ? time : (time + timing.beginTime).withoutSumNoise, -.infinity)
    let close = Double.maximum((time + timing.beginTime + clock.length).withoutSumNoise, begin)
    let end = max(close, time)
    let closes = !isRemovedOnCompletion && !fillMode.isForwards
    return LayerSpan(
      start: fillMode.isBackwards ? time : max(begin, time),
      end: isRemovedOnCompletion ? end : .infinity, motionEnd: end,
      shows: (fillMode.isBackwards ? -.infinity : begin)...(closes ? close : .infinity))
  }
}

extension LayerAnimation.FillMode {
  /// Whether the first value shows before the animation begins.
  var isBackwards: Bool { self == .backwards || self == .both }

  /// Whether the last value shows after the animation has ended.
  var isForwards: Bool { self == .forwards || self == .both }
}

extension LayerClock {
  /// The clock of an animation with its fill mode and the timing function `curve` of the whole.
  init(_ timing: MediaTiming, filling fillMode: LayerAnimation.FillMode, curve: UnitCurve?) {
    self.init(
      timing, fillsBefore: fillMode.isBackwards, fillsAfter: fillMode.isForwards, curve: curve)
  }
}

extension MediaTiming {
  /// Whether the animation's own time stands still.
  var isStill: Bool { speed == 0 }
}
