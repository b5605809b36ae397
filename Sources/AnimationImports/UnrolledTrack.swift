import AnimationDocuments
import AnimationEngine

/// A track whose delay, repetitions and direction have been turned into keyframes.
struct UnrolledTrack {
  private(set) var track: ImportedTrack
  private(set) var error = 0.0

  init(_ track: ImportedTrack, _ reading: inout ImportReading) throws(DocumentRefusal) {
    self.track = track
    guard track.isWhole else {
      (self.track, error) = try SampledTrack(track, &reading).result
      return
    }
    let turns = track.timing.direction != .normal
    let turned = turns ? track.keyframes.count { $0.motion == .jump } : 0
    let count = WorkMeter.product(
      track.keyframes.count + turned + 2, Int(saturating: track.timing.iterations.rounded(.up)))
    try reading.unroll(count, at: track.place)
    self.track = track.repeated()
  }
}

extension ImportedTrack {
  /// Whether the track's iterations can be written one after another as keyframes.
  var isWhole: Bool {
    let turns = timing.direction != .normal
    let isReversible = keyframes.allSatisfy { frame in
      if case .curve(let curve, _) = frame.motion { return !turns || curve.reversed != nil }
      if case .spring = frame.motion { return !turns }
      return true
    }
    return timing.delay >= 0 && timing.iterationStart == 0 && timing.easing == .linear
      && !timing.accumulates && timing.iterations == timing.iterations.rounded()
      && timing.iterations >= 1 && isReversible
  }

  /// The track with all iterations as keyframes, and plain timing.
  fileprivate func repeated() -> ImportedTrack {
    var result = self
    result.timing = ImportedTiming()
    result.keyframes = []
    let backwards = reversed
    for iteration in 0..<Int(saturating: timing.iterations) {
      let once = timing.direction.isReversed(iteration) ? backwards : self
      let start = timing.delay + Double(iteration) * (duration + timing.repeatDelay)
      if iteration == 0 { result.initial = once.initial }
      result.append(once, from: start, +)
    }
    result.holdLast(
      until: timing.delay + timing.iterations * duration
        + (timing.iterations - 1) * timing.repeatDelay)
    return result
  }

  private mutating func holdLast(until time: Double) {
    guard time > end, let last = keyframes.last?.value else { return }
    keyframes.append(ImportedKeyframe(time: time, value: last, motion: .jump))
  }

  /// The iteration played backwards. Springs are left unchanged, as such tracks are never reversed.
  private var reversed: ImportedTrack {
    var result = self
    let values = [initial] + keyframes.map(\.value)
    let times = [0] + keyframes.map(\.time)
    result.initial = values[values.count - 1]
    result.keyframes = keyframes.indices.reversed().flatMap { index in
      let reached = ImportedKeyframe(
        time: duration - times[index], value: values[index],
        motion: keyframes[index].motion.reversed)
      guard reached.motion == .jump else { return [reached] }
      // What jumped at the end jumps at the start.
      var jump = reached
      jump.time = duration - times[index + 1]
      return [jump, reached]
    }
    if end < duration {
      result.keyframes.insert(
        ImportedKeyframe(time: duration - end, value: result.initial, motion: .jump), at: 0)
    }
    return result
  }
}

extension ImportedMotion {
  fileprivate var reversed: ImportedMotion {
    guard case .curve(let curve, let error) = self else { return self }
    return .curve(curve.reversed ?? curve, error: error)
  }
}

extension WebTiming.Direction {
  /// Whether the iteration with this index is played backwards.
  func isReversed(_ iteration: Int) -> Bool {
    switch self {
    case .normal: false
    case .reverse: true
    case .alternate: iteration % 2 == 1
    case .alternateReverse: iteration % 2 == 0
    }
  }
}

extension UnitCurve {
  /// The curve played backwards, `1 - curve(1 - t)`; nil if there is no such curve.
  var reversed: UnitCurve? {
    switch storage {
    case .linear: self
    case .preset(_, let bezier), .bezier(let bezier): UnitCurve(.bezier(bezier.reversed))
    case .circular(.easeIn): .circularEaseOut
    case .circular(.easeOut): .circularEaseIn
    case .circular(.easeInOut): self
    case .ease(let ease): UnitCurve(.ease(ease.reversed))
    case .css(let easing): easing.reversed.map { UnitCurve(.css($0)) }
    }
  }
}

extension CubicBezier {
  fileprivate var reversed: CubicBezier {
    CubicBezier(start: Self.turned(end), end: Self.turned(start))
  }

  private static func turned(_ point: UnitPoint) -> UnitPoint {
    UnitPoint(x: rest(point.x), y: rest(point.y))
  }

  /// 1 - `value` without the noise of the subtraction: 1 - 0.58 is 0.42.
  private static func rest(_ value: Double) -> Double {
    let rest = 1 - value
    return abs(rest) < 4 ? (rest * 1e15).rounded() / 1e15 : rest
  }
}

extension NamedEase {
  fileprivate var reversed: NamedEase {
    let turned: Direction =
      switch direction {
      case .in: .out
      case .out: .in
      case .inOut: .inOut
      }
    return NamedEase(
      family, turned,
      [.exponent: exponent, .overshoot: overshoot, .amplitude: amplitude, .period: period])
  }
}

extension CSSEasing {
  fileprivate var reversed: CSSEasing? {
    switch self {
    case .linear: return .linear
    case .keyword(_, let bezier), .cubicBezier(let bezier): return .cubicBezier(bezier.reversed)
    case .steps(let steps):
      let position: StepCurve.Position =
        switch steps.position {
        case .start, .jumpStart: .jumpEnd
        case .jumpEnd: .jumpStart
        case .jumpNone, .jumpBoth: steps.position
        }
      return .steps(StepCurve(count: steps.count, position: position))
    case .stops(let line):
      let points = zip(line.positions, line.values).map { UnitPoint(x: 1 - $0, y: 1 - $1) }
      return .stops(LinearCurve(through: points.reversed()))
    }
  }
}
