import AnimationEngine

/// The time for which a layer animation covers a property.
struct LayerSpan: Hashable {
  /// The time in seconds from which on the animation shows.
  var start: Double
  /// The time from which on it no longer shows; infinite if it holds its last value.
  var end: Double
  /// The end of the animation's motion, in seconds.
  var motionEnd: Double
  /// The time before which it does not show, even if the layer's time is set back; minus infinity if
  /// its first value shows then.
  var begin = -Double.infinity
}

extension LayerAnimation {
  /// The span of an animation that is added at `time`.
  ///
  /// It starts when the animation begins, or at once if it fills backwards. It ends with the
  /// active time, unless the animation fills forwards and is not removed. An animation at speed 0
  /// does not move and never ends by itself.
  func span(from time: Double) -> LayerSpan {
    guard !timing.isStill else { return LayerSpan(start: time, end: .infinity, motionEnd: time) }
    let clock = LayerClock(timing, filling: fillMode, curve: nil)
    let begin = (time + timing.beginTime).withoutSumNoise
    let end = max((time + timing.beginTime + clock.length).withoutSumNoise, time)
    return LayerSpan(
      start: fillMode.isBackwards ? time : max(begin, time),
      end: fillMode.isForwards && !isRemovedOnCompletion ? .infinity : end, motionEnd: end,
      begin: fillMode.isBackwards ? -.infinity : begin)
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
