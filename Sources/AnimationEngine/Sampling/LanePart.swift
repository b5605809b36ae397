/// A segment that is made of other lanes. Its time counts from the segment's origin.
indirect enum LanePart: Hashable, Sendable {
  /// A motion whose time modifiers change.
  case mapped(MappedLanes)
  /// Motions on top of each other.
  case additive(AdditiveLanes)
  /// A motion that is known at steps only.
  case stepped(SteppedLane)
  /// A motion along a curve of many pieces.
  case pieced(PiecedLane)
  /// Levels.
  case levels(LevelLane)
  /// A motion that a custom animation makes.
  case custom(CustomLane)
  /// A motion over which animations of UIKit and of layers lie.
  case overlaid(OverlaidLane)

  func value(at time: Double) -> Double {
    switch self {
    case .mapped(let mapped): mapped.value(at: time)
    case .additive(let additive): additive.value(at: time)
    case .stepped(let stepped): stepped.value(at: time)
    case .pieced(let pieced): pieced.value(at: time)
    case .levels(let levels): levels.value(at: time)
    case .custom(let custom): custom.value(at: time)
    case .overlaid(let overlaid): overlaid.value(at: time)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .mapped(let mapped): mapped.velocity(at: time)
    case .additive(let additive): additive.velocity(at: time)
    case .stepped(let stepped): stepped.velocity(at: time)
    case .pieced(let pieced): pieced.velocity(at: time)
    case .levels: 0
    case .custom(let custom): custom.velocity(at: time)
    case .overlaid(let overlaid): overlaid.velocity(at: time)
    }
  }
}

extension LanePart {
  /// Where one piece of the part ends and another begins, each the place just before; of a repetition
  /// those between two times.
  func joints(from start: Double, to end: Double) -> [Double] {
    switch self {
    case .pieced(let pieced): pieced.joints
    case .mapped(let mapped) where mapped.hasJoints: mapped.joints(from: start, to: end)
    default: []
    }
  }

  /// The part with the origin at which it stands in a lane; a curve in pieces has its own.
  func placed(at origin: Double) -> (part: LanePart, origin: Double) {
    guard case .pieced(let pieced) = self else { return (self, origin) }
    return (.pieced(PiecedLane(curve: pieced.curve, origin: pieced.origin + origin)), 0)
  }
}

extension MappedLanes {
  /// The places between two times where a cycle begins, or where it may jump or bend; not all where there
  /// are very many.
  ///
  /// - Complexity: O(places).
  fileprivate func joints(from start: Double, to end: Double) -> [Double] {
    var joints: [Double] = []
    var time = max(start, 0)
    while time < end, joints.count < Self.mostJoints {
      let piece = map.piece(at: time)
      guard piece.phase == .running else { break }
      let inner = lane(of: piece).segments.dropFirst().map { ($0.start - piece.shift) / piece.rate }
      joints += inner.filter { $0 > time && $0 < piece.until }
      joints.append(Lane.including(piece.until))
      time = piece.until
    }
    return joints
  }

  private static let mostJoints = 10_000
}

/// A lane that a ``TimeMap`` plays, and the same motion in reverse.
struct MappedLanes: Hashable, Sendable {
  var map: TimeMap
  /// From the start to the end.
  var forward: Lane
  /// The same curve run from the end to the start, for cycles that reverse.
  var backward: Lane
  /// What shows when all is over.
  var final: Double
  /// Whether the places where something may jump or bend inside are looked for: those of keyframes.
  var hasJoints = false

  func lane(of piece: TimeMap.Piece) -> Lane { piece.reversed ? backward : forward }

  func value(at time: Double) -> Double {
    let piece = map.piece(at: time)
    return switch piece.phase {
    case .waiting: lane(of: piece).value(at: 0)
    case .running: lane(of: piece).value(at: time * piece.rate + piece.shift)
    case .finished: final
    }
  }

  func velocity(at time: Double) -> Double {
    let piece = map.piece(at: time)
    guard piece.phase == .running else { return 0 }
    return lane(of: piece).velocity(at: time * piece.rate + piece.shift) * piece.rate
  }
}

/// A motion and the animations that were combined with it, the oldest first.
///
/// Each additive animation adds its share of what is left to its target: `R + f * (target - R)`,
/// where `R` is what the additive animations below show and `f` the additive animation's own
/// progress.
struct AdditiveLanes: Hashable, Sendable {
  var base: Lane
  var additives: [Additive]

  /// One animation of the composition.
  struct Additive: Hashable, Sendable {
    /// The progress from 0 to 1.
    var progress: Lane
    /// Where the additive animation leads.
    var target: Double

    /// The derivative of what shows.
    func velocity(over below: Double, _ belowVelocity: Double, _ progress: Double, _ rate: Double)
      -> Double
    {
      rate * (target - below) + (1 - progress) * belowVelocity
    }
  }

  func value(at time: Double) -> Double {
    additives.reduce(base.value(at: time)) { below, additive in
      below.advanced(to: additive.target, by: additive.progress.value(at: time))
    }
  }

  func velocity(at time: Double) -> Double {
    var value = base.value(at: time)
    var velocity = base.velocity(at: time)
    for additive in additives {
      let progress = additive.progress.value(at: time)
      velocity = additive.velocity(
        over: value, velocity, progress, additive.progress.velocity(at: time))
      value = value.advanced(to: additive.target, by: progress)
    }
    return velocity
  }
}
