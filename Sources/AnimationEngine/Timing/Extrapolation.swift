/// The extrapolation of lanes beyond their ends, for an easing that leaves 0...1.
///
/// A curve that was parsed from CSS defines its own extrapolation, and a straight line is extended
/// as on the web. That applies to the first and the last keyframe of a track, and to a plain
/// animation along such a curve. Lanes that are not listed keep the value of their end; before a
/// track that begins with a jump that is its initial value.
package struct Extrapolation: Hashable, Sendable {
  /// The motion before time 0, by lane index.
  private(set) var before: [Int: MotionPiece<Double>] = [:]
  /// The motion after the end, by lane index.
  private(set) var after: [Int: MotionPiece<Double>] = [:]
  /// Whether a lane that jumps at time 0 shows the value before that jump at earlier times;
  /// otherwise it shows the value after the jump. It matters to lanes without extrapolation only.
  fileprivate(set) var precedesJumps = false

  /// No extrapolation: all lanes keep the value of their end.
  package static let none = Extrapolation()

  /// The value or the velocity of a lane at `time` of an iteration that displays it from 0 to
  /// `span`, in units per second of the lane's own time.
  func quantity(
    _ quantity: Quantity, of index: Int, _ lane: Lane, at time: Double, until span: Double
  ) -> Double {
    if time >= 0, !(time > span) {
      return quantity == .value
        ? lane.value(at: time) : lane.velocity(at: time, inIterationUpTo: span)
    }
    let isBefore = time < 0
    if let piece = isBefore ? before[index] : after[index] {
      return piece.form.quantity(quantity, at: time - piece.start)
    }
    if quantity == .velocity { return 0 }
    return lane.value(at: !isBefore ? span : precedesJumps ? time : 0)
  }

  /// The extrapolation of some of the lanes, which are counted anew from 0.
  func keeping(lanes: [Int]) -> Extrapolation {
    var kept = self
    (kept.before, kept.after) = ([:], [:])
    for (place, lane) in lanes.enumerated() {
      (kept.before[place], kept.after[place]) = (before[lane], after[lane])
    }
    return kept
  }
}

extension Extrapolation {
  fileprivate mutating func remove(_ lane: Int) {
    before[lane] = nil
    after[lane] = nil
  }

  fileprivate mutating func add(
    _ continuation: MotionPiece<Double>, to lane: Int, before isFirst: Bool, after isLast: Bool
  ) {
    if isFirst { before[lane] = continuation }
    if isLast { after[lane] = continuation }
  }
}

// MARK: - Animations

extension SingleAnimation {
  /// The extrapolation of a plain animation. A curve that has no modifiers but delays and speeds is
  /// extended at the end, and at the start if nothing delays it.
  package func extrapolation(_ properties: [AnimatedProperty]) -> Extrapolation {
    var forms = Extrapolation()
    let animations = animationOfEach
    var lane = 0
    for (index, start) in from.enumerated() {
      defer { lane += start.count }
      guard properties[index].type != .discrete, to[index] != start,
        let animation = animations[index],
        case .curve(let curve, let duration, _) = animation.movement, curve.isExtrapolated,
        duration > 0, let (delay, rate) = animation.plainTime
      else { continue }
      for component in 0..<start.count {
        let form = curve.extrapolated(
          from: start[component], to: to[index][component], duration: duration / rate)
        forms.add(
          .init(start: delay, form: form), to: lane + component, before: delay <= 0, after: true)
      }
    }
    return forms
  }
}

extension Animation {
  /// The delay and the rate of the base; nil where modifiers do more than delay and speed up.
  fileprivate var plainTime: (delay: Double, rate: Double)? {
    var (start, rate) = (0.0, 1.0)
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): start += delay
      case .speed(let speed):
        guard speed > 0 else { return nil }
        start /= speed
        rate *= speed
      case .logicallyComplete: break
      case .repeatCount, .repeatForever: return nil
      }
    }
    return (start, rate)
  }
}

// MARK: - Keyframes

extension KeyframeAnimation {
  /// The extrapolation of keyframe tracks. The curve of a track's first segment is extended before
  /// the track; that of its last segment after the track, if the timeline ends there too. Of two
  /// tracks for the same component the later one counts.
  package func extrapolation(_ properties: [AnimatedProperty], duration: Double) -> Extrapolation {
    guard run == .cycles(1) else { return .none }
    var forms = Extrapolation()
    forms.precedesJumps = true
    let places = initial.map(\.count).consecutiveRanges
    for track in tracks where !track.keyframes.isEmpty {
      let first = places[track.property].lowerBound + track.components.lowerBound
      let lanes = first..<first + track.components.count
      for lane in lanes { forms.remove(lane) }
      let property = properties[track.property]
      guard property.type != .discrete, track.mayExtrapolate else { continue }
      let solved = solved(track, property)
      guard let opening = solved.segments.first, let closing = solved.segments.last else {
        continue
      }
      let isLast = !solved.endsWithJump && solved.duration >= duration * (1 - 1e-12)
      let isFirst = opening.span.keyframe == 0
      forms.add(opening, of: solved, track, to: lanes, before: isFirst, after: false)
      forms.add(closing, of: solved, track, to: lanes, before: false, after: isLast)
    }
    return forms
  }
}

extension PropertyTrack {
  fileprivate var mayExtrapolate: Bool { keyframes.contains { $0.extrapolatingCurve != nil } }
}

extension Keyframe {
  /// The curve of a linear keyframe, if it is extrapolated; otherwise nil.
  fileprivate var extrapolatingCurve: UnitCurve? {
    guard case .linear(_, _, let curve) = self, curve.isExtrapolated else { return nil }
    return curve
  }
}

extension UnitCurve {
  /// Whether a motion along the curve is extrapolated beyond its ends. Curves of CSS are, and so is
  /// `linear`, which is a keyword of CSS too.
  fileprivate var isExtrapolated: Bool { extrapolates || self == .linear }

  /// A motion along the curve, extended before its start and after its end.
  fileprivate func extrapolated(from: Double, to: Double, duration: Double) -> MotionForm<Double> {
    self == .linear
      ? .line(from: from, span: to - from, duration: duration)
      : .curve(self, from: from, span: to - from, duration: duration)
  }
}

extension Extrapolation {
  /// Adds the curve of a segment, if it is one that is extrapolated.
  fileprivate mutating func add(
    _ segment: KeyframeSegment<Components>, of solved: SolvedKeyframes<Components>,
    _ track: PropertyTrack, to lanes: Range<Int>, before: Bool, after: Bool
  ) {
    let keyframe = track.keyframes[segment.span.keyframe]
    guard let curve = keyframe.extrapolatingCurve, let target = keyframe.target else { return }
    let start = solved.start(of: segment, along: track.keyframes)
    for (index, lane) in lanes.enumerated() {
      let from = start.component(index)
      let form = curve.extrapolated(
        from: from, to: target.component(index), duration: segment.span.duration)
      add(.init(start: segment.span.start, form: form), to: lane, before: before, after: after)
    }
  }
}

extension SolvedKeyframes {
  /// The value from which the keyframe of a segment starts: the target of the one before, or the
  /// value at which a spring before it was cut off.
  fileprivate func start(
    of segment: KeyframeSegment<Value>, along keyframes: [Keyframe<Value>]
  ) -> Value {
    var value = initial
    var next = 0
    for index in 0..<segment.span.keyframe {
      let isMoving = next < segments.count && segments[next].span.keyframe == index
      if case .spring = keyframes[index] {
        if isMoving { value = segments[next].endValue }
      } else {
        value = keyframes[index].target ?? value
      }
      if isMoving { next += 1 }
    }
    return value
  }
}
