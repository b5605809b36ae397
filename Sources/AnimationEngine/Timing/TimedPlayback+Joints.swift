extension TimedPlayback {
  /// The outer times at which the displayed value may jump or bend, strictly inside a range: the
  /// ends of the effect and its iterations, the corners of the easing, and the joints of the lanes.
  /// Nil when there are more than `limit`.
  ///
  /// - Parameter inner: The joints of the lanes in their own time, from 0 to the span.
  func joints(_ inner: [Double], from start: Double, to end: Double, limit: Int) -> [Double]? {
    guard model.timing.playbackRate != 0 else { return [] }
    var locals = [model.beforeActive, model.activeAfter, model.endTime]
    if model.iterationDuration > 0, model.iterationDuration.isFinite {
      let progress = bends(inner)
      let (first, last) = iterations(from: start, to: end)
      guard (last - first + 1) * Double(progress.count) <= Double(limit) else { return nil }
      for passed in 0...Swift.max(Int(saturating: last - first), 0) {
        let begin = first - model.timing.iterationStart + Double(passed)
        locals += progress.map { (begin + $0) * model.iterationDuration + model.timing.delay }
      }
    }
    return locals.map(model.time(atLocalTime:)).flatMap { [$0.nextDown, $0] }
      .filter { $0 > start && $0 < end }
  }

  /// The numbers of the first and the last iteration that a range of times touches.
  private func iterations(from start: Double, to end: Double) -> (first: Double, last: Double) {
    let locals = [model.localTime(at: start), model.localTime(at: end)]
    func number(_ local: Double) -> Double {
      let active = Swift.min(Swift.max(local - model.timing.delay, 0), model.activeDuration)
      return (active / model.iterationDuration + model.timing.iterationStart).rounded(.down)
    }
    return (number(locals.min() ?? 0), number(locals.max() ?? 0))
  }

  /// The progress values of an iteration, from 0 to 1, at which the displayed value may jump or
  /// bend in either direction.
  private func bends(_ inner: [Double]) -> [Double] {
    let crossings = EasingCrossings(model.timing.easing)
    var directed = model.timing.easing.joints
    for joint in inner where span > 0 {
      let level = joint / span
      if let up = crossings.first(reaching: level) { directed.append(up) }
      if let down = crossings.last(reaching: level) { directed.append(down) }
    }
    let both = model.timing.direction == .normal ? directed : directed + directed.map { 1 - $0 }
    return [0] + both.filter { $0 > 0 && $0 < 1 }
  }

  /// The shortest period of the displayed values in seconds of outer time: that of an iteration, or
  /// of the lanes, whose shortest period is `period`.
  func shortestPiece(of period: Double) -> Double {
    let length = model.iterationDuration
    guard length > 0, length.isFinite, model.timing.playbackRate != 0 else { return .infinity }
    let inner = span > 0 ? Swift.min(period / span, 1) * length : length
    return inner / model.timing.playbackRate.magnitude
  }
}

extension UnitCurve {
  /// The progress values between 0 and 1 at which the curve bends or jumps: the stops of `linear()`
  /// and the jumps of `steps()`, unless there are too many.
  fileprivate var joints: [Double] {
    switch form {
    case .polynomial(let pieces): pieces.map(\.start).filter(\.isFinite)
    case .steps(let curve) where curve.count <= 4096:
      (0...curve.count).map { Double($0) / Double(curve.count) }
    default: []
    }
  }
}
