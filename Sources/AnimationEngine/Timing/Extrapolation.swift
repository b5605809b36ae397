/// How lanes go on before their start and after their end, where an easing leaves 0...1.
///
/// A curve that was read from CSS says what it does there, and a straight line goes on as on the web:
/// in the first and the last keyframe of a track, and in a plain animation along one. Whatever is
/// not listed holds the value of its end; before a track that begins with a jump that is its initial
/// value.
package struct Extrapolation: Hashable, Sendable {
  /// Before 0, by lane.
  private(set) var before: [Int: MotionPiece<Double>] = [:]
  /// After the end, by lane.
  private(set) var after: [Int: MotionPiece<Double>] = [:]
  /// Whether lanes show before 0 what they are made of there, not what they show at 0: a keyframe
  /// that jumps at 0 has not jumped yet.
  fileprivate(set) var precedesJumps = false

  /// All lanes hold.
  package static let none = Extrapolation()

  /// What is asked of a lane at `time` of an iteration that shows it from 0 to `span`, per second of its
  /// own time.
  func quantity(
    _ quantity: Quantity, of index: Int, _ lane: Lane, at time: Double, until span: Double
  ) -> Double {
    if time >= 0, !(time > span) { return lane.quantity(quantity, at: time) }
    let isBefore = time < 0
    if let piece = isBefore ? before[index] : after[index] {
      return piece.form.quantity(quantity, at: time - piece.start)
    }
    if quantity == .velocity { return 0 }
    return lane.value(at: !isBefore ? span : precedesJumps ? time : 0)
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
  /// A curve that only delays and speeds surround goes on at the end, and at the start where
  /// nothing delays it.
  package func extrapolation(_ properties: [AnimatedProperty]) -> Extrapolation {
    var forms = Extrapolation()
    var lane = 0
    for (index, start) in from.enumerated() {
      defer { lane += start.count }
      guard properties[index].type != .discrete, to[index] != start,
        let animation = animation(of: index),
        case .curve(let curve, let duration, _) = animation.movement, curve.goesOn,
        duration > 0, let (delay, rate) = animation.plainTime
      else { continue }
      for component in 0..<start.count {
        let form = curve.goingOn(
          from: start[component], to: to[index][component], duration: duration / rate)
        forms.add(
          .init(start: delay, form: form), to: lane + component, before: delay <= 0, after: true)
      }
    }
    return forms
  }
}

extension Animation {
  /// When the base begins and how fast its time goes; nil where modifiers do more than that.
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
  /// The curve of a track's first segment goes on before it, that of its last one after the track
  /// when the timeline ends there too. Of two tracks on a component the later one counts.
  package func extrapolation(
    _ properties: [AnimatedProperty], duration: Double
  ) -> Extrapolation {
    guard run == .cycles(1) else { return .none }
    var forms = Extrapolation()
    forms.precedesJumps = true
    var places = [0]
    for value in initial { places.append(places[places.count - 1] + value.count) }
    for track in tracks where !track.keyframes.isEmpty {
      let first = places[track.property] + track.components.lowerBound
      let lanes = first..<first + track.components.count
      for lane in lanes { forms.remove(lane) }
      let property = properties[track.property]
      guard property.type != .discrete, track.mayExtrapolate else { continue }
      let solved = solved(track, property)
      guard let opening = solved.segments.first, let closing = solved.segments.last else {
        continue
      }
      let isLast = !solved.endsWithJump && solved.duration >= duration * (1 - 1e-12)
      let isFirst = opening.keyframe == 0
      forms.add(opening, of: solved, track, to: lanes, before: isFirst, after: false)
      forms.add(closing, of: solved, track, to: lanes, before: false, after: isLast)
    }
    return forms
  }
}

extension PropertyTrack {
  /// Whether a curve that goes on stands somewhere.
  fileprivate var mayExtrapolate: Bool { keyframes.contains { $0.extrapolatingCurve != nil } }
}

extension Keyframe {
  /// The curve of a linear keyframe, if it goes on beyond its ends.
  fileprivate var extrapolatingCurve: UnitCurve? {
    guard case .linear(_, _, let curve) = self, curve.goesOn else { return nil }
    return curve
  }
}

extension UnitCurve {
  /// Whether a motion along the curve goes on beyond its ends. Curves of CSS do, and so does `linear`:
  /// it is a keyword of CSS too.
  fileprivate var goesOn: Bool { extrapolates || self == .linear }

  /// A motion along the curve that goes on before its start and after its end.
  fileprivate func goingOn(
    from: Double, to: Double, duration: Double
  ) -> MotionForm<Double> {
    self == .linear
      ? .line(from: from, span: to - from, duration: duration)
      : .curve(self, from: from, span: to - from, duration: duration)
  }
}

extension Extrapolation {
  /// Adds the curve of a segment, if it is one that goes on.
  fileprivate mutating func add(
    _ segment: KeyframeSegment<Components>, of solved: SolvedKeyframes<Components>,
    _ track: PropertyTrack, to lanes: Range<Int>, before: Bool, after: Bool
  ) {
    let keyframe = track.keyframes[segment.keyframe]
    guard let curve = keyframe.extrapolatingCurve, let target = keyframe.target else { return }
    let start = solved.start(of: segment, along: track.keyframes)
    for (index, lane) in lanes.enumerated() {
      let from = start.component(index)
      let form = curve.goingOn(
        from: from, to: target.component(index), duration: segment.duration)
      add(.init(start: segment.start, form: form), to: lane, before: before, after: after)
    }
  }
}

extension SolvedKeyframes {
  /// The value that the keyframe of a segment starts from: where the one before leads, or where a
  /// spring before was cut.
  fileprivate func start(
    of segment: KeyframeSegment<Value>, along keyframes: [Keyframe<Value>]
  ) -> Value {
    var value = initial
    var next = 0
    for index in 0..<segment.keyframe {
      let isMoving = next < segments.count && segments[next].keyframe == index
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
