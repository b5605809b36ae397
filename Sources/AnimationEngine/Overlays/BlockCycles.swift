/// The repeated motion of one component in a `UIView` animation block that goes through keyframes
/// or autoreverses. One progress from 0 to 1 does not describe such a motion.
package struct BlockCycles: Hashable, Sendable {
  var cycle: Cycle
  /// The duration of one cycle, in seconds.
  var length: Double
  /// The time map, which says when each cycle runs and whether it runs backward.
  var map: TimeMap
  /// The component's value after the last cycle.
  var final: Double
  /// Whether the motion adds its remaining distance to the value below instead of replacing it.
  var isAdditive: Bool
  /// The time at which the block began, in seconds.
  var start: Double

  /// One cycle as a function of the seconds since the cycle began.
  package enum Cycle: Hashable, Sendable {
    /// A cycle that follows a curve or a spring.
    case lane(Lane)
    /// A cycle that goes through keyframes.
    case keyframes(ViewKeyframePath<Double>)
  }

  /// The displayed value at `time`, given the value `below` this animation.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    let shown: Number = number(at: time.elapsed(since: start, before: start + map.end))
    guard isAdditive else { return shown }
    return .moving(
      below.value == final ? shown.value : below.value + (shown.value - final),
      below.rate + shown.rate)
  }

  /// The value of the repeated motion `time` seconds after the block began.
  private func number<Number: SmoothNumber>(at time: Double) -> Number {
    let piece = map.piece(at: time)
    switch piece.phase {
    case .waiting: return Number(cycle.initial)
    case .running:
      let local = local(time, piece)
      let shown: Number = cycle.number(at: local)
      guard piece.reversed else {
        return .moving(shown.value, time >= 0 ? shown.rate * piece.rate : 0)
      }
      // A cycle that runs backward begins at its end, where it moves already.
      return .moving(
        shown.value, -piece.rate * (local == length ? cycle.rate(before: length) : shown.rate))
    case .finished: return Number(final)
    }
  }

  /// The time inside the cycle; a reversed cycle counts it down from `length`.
  private func local(_ time: Double, _ piece: TimeMap.Piece) -> Double {
    let local = piece.local(time)
    return piece.reversed ? length.elapsed(since: local) : local
  }
}

extension BlockCycles.Cycle {
  /// The value before the cycle begins.
  fileprivate var initial: Double {
    switch self {
    case .lane(let lane): lane.value(at: -1)
    case .keyframes(let cycle): cycle.initial
    }
  }

  /// The velocity just before `time`.
  fileprivate func rate(before time: Double) -> Double {
    switch self {
    case .lane(let lane): lane.velocity(at: time, inIterationUpTo: time)
    case .keyframes(let cycle): cycle.velocity(at: time, inIterationUpTo: time)
    }
  }

  fileprivate func number<Number: SmoothNumber>(at time: Double) -> Number {
    switch self {
    case .lane(let lane): lane.number(at: time)
    case .keyframes(let path): path.number(at: time)
    }
  }
}
