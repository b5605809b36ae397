/// A composite segment's content, mostly other lanes. Its time counts from the segment's origin.
indirect enum LanePart: Hashable, Sendable {
  /// A motion whose time is changed by modifiers.
  case mapped(MappedLanes)
  /// Motions combined on top of each other.
  case additive(AdditiveLanes)
  /// A motion that is known only at integration steps.
  case stepped(SteppedLane)
  /// A motion along a curve of many pieces.
  case pieced(PiecedLane)
  /// A sequence of constant levels.
  case levels(LevelLane)
  /// The motion of a custom animation.
  case custom(CustomLane)
  /// A motion with animations of UIKit and of layers on top.
  case overlaid(OverlaidLane)

  /// The value or the velocity at `time`, as `quantity` asks.
  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    switch self {
    case .mapped(let mapped): mapped.quantity(quantity, at: time)
    case .additive(let additive): additive.quantity(quantity, at: time)
    case .stepped(let stepped): stepped.quantity(quantity, at: time)
    case .pieced(let pieced): pieced.quantity(quantity, at: time)
    case .levels(let levels): quantity == .value ? levels.level(at: time) : 0
    case .custom(let custom): custom.quantity(quantity, at: time)
    case .overlaid(let overlaid): overlaid.quantity(quantity, at: time)
    }
  }
}

extension LanePart {
  /// Whether the part takes its time as it is, with its rounding errors. The steps of an integrator
  /// are counted by sums of doubles, and a custom animation sees the time that it is given.
  var takesExactTime: Bool {
    switch self {
    case .stepped, .custom, .overlaid: true
    case .pieced, .levels: false
    case .mapped(let mapped): mapped.forward.takesExactTime
    case .additive(let additive):
      additive.base.takesExactTime || additive.additives.contains { $0.progress.takesExactTime }
    }
  }

  /// The part as it begins at `origin`, and the time from which its segment counts. A curve in
  /// pieces holds its origin itself, so its segment counts from 0.
  func placed(at origin: Double) -> (part: LanePart, origin: Double) {
    guard case .pieced(let pieced) = self else { return (self, origin) }
    return (.pieced(PiecedLane(curve: pieced.curve, origin: pieced.origin + origin)), 0)
  }
}

/// A lane that a ``TimeMap`` plays, and the same motion in reverse.
struct MappedLanes: Hashable, Sendable {
  var map: TimeMap
  /// The lane from the start to the end.
  var forward: Lane
  /// The lane of the motion from end to start, for cycles that reverse.
  var backward: Lane
  /// The value after the last cycle.
  var final: Double
  /// The velocity at the end itself: that of the last keyframe, to which the boundary belongs.
  /// Animations are at rest there.
  var finalVelocity = 0.0

  func lane(of piece: TimeMap.Piece) -> Lane { piece.reversed ? backward : forward }

  /// The value before the motion begins; one that takes no time has another at 0.
  func initialValue(of piece: TimeMap.Piece) -> Double { lane(of: piece).value(at: -1) }

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    let piece = map.piece(at: time)
    guard piece.phase == .running else { return rest(quantity, in: piece) }
    let lane = lane(of: piece)
    let local = lane.takesExactTime ? piece.exactLocal(time) : piece.local(time)
    let shown = lane.quantity(quantity, at: local)
    return quantity == .value ? shown : shown * piece.rate
  }

  /// The value or the velocity before the motion begins, or after it ends.
  func rest(_ quantity: Quantity, in piece: TimeMap.Piece) -> Double {
    let isOver = piece.phase == .finished
    return switch quantity {
    case .value: isOver ? final : initialValue(of: piece)
    case .velocity: isOver ? finalVelocity : 0
    }
  }
}

/// A motion and the animations that were combined with it, the oldest first.
///
/// Each additive animation moves from the value below it towards its target:
/// `R + f * (target - R)`, where `R` is the value of all below and `f` the additive animation's own
/// progress.
struct AdditiveLanes: Hashable, Sendable {
  var base: Lane
  var additives: [Additive]

  /// One additive animation.
  struct Additive: Hashable, Sendable {
    /// The progress from 0 to 1.
    var progress: Lane
    /// The target of the additive animation.
    var target: Double

    /// The value over `below`, for a known progress.
    func compose<Number: SmoothNumber>(over below: Number, progress: Number) -> Number {
      .moving(
        below.value.advanced(to: target, by: progress.value),
        progress.rate * (target - below.value) + (1 - progress.value) * below.rate)
    }
  }

  func quantity(_ quantity: Quantity, at time: Double) -> Double {
    switch quantity {
    case .value: (number(at: time) as Double).value
    case .velocity: (number(at: time) as DualNumber).rate
    }
  }

  private func number<Number: SmoothNumber>(at time: Double) -> Number {
    additives.reduce(base.number(at: time)) { below, additive in
      additive.compose(over: below, progress: additive.progress.number(at: time))
    }
  }
}
