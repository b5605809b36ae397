import AnimationEngine

/// From when until when a layer animation lies over what a property shows.
struct LayerSpan: Hashable {
  /// From when on it shows, in seconds.
  var start: Double
  /// From when on it shows no more; infinite for one that holds its last value.
  var end: Double
  /// When it has come to its end.
  var motionEnd: Double
}

extension LayerAnimation {
  /// The span of an animation that is added at `time`.
  ///
  /// It starts when it begins, or at once where it fills backwards. It ends with its active time, but
  /// stays where it fills forwards and is not removed. What stands still does not move, and never
  /// ends by itself.
  func span(from time: Double) -> LayerSpan {
    guard !timing.isStill else { return LayerSpan(start: time, end: .infinity, motionEnd: time) }
    let clock = LayerClock(timing, filling: fillMode, curve: nil)
    let begin = (time + timing.beginTime).withoutSumNoise
    let end = max((time + timing.beginTime + clock.length).withoutSumNoise, time)
    return LayerSpan(
      start: fillMode.isBackwards ? time : max(begin, time),
      end: fillMode.isForwards && !isRemovedOnCompletion ? .infinity : end, motionEnd: end)
  }
}

extension LayerAnimation.FillMode {
  /// Whether the first value shows before the animation begins.
  var isBackwards: Bool { self == .backwards || self == .both }

  /// Whether the last value shows when it is over.
  var isForwards: Bool { self == .forwards || self == .both }
}

extension LayerClock {
  /// The clock of an animation that eases the whole by `curve`.
  init(_ timing: MediaTiming, filling fillMode: LayerAnimation.FillMode, curve: UnitCurve?) {
    self.init(
      timing, fillsBefore: fillMode.isBackwards, fillsAfter: fillMode.isForwards, curve: curve)
  }
}

extension MediaTiming {
  /// Whether no time passes in the animation.
  var isStill: Bool { speed == 0 }
}
