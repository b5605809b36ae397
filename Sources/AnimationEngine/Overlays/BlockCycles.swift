/// The cycle of one component in a block of UIKit that a progress from 0 to 1 cannot say: through
/// keyframes, or there and back.
package struct BlockCycles: Hashable, Sendable {
  var cycle: Cycle
  /// How long a cycle takes, in seconds.
  var length: Double
  /// When the cycles come, and which of them run backwards.
  var map: TimeMap
  /// What shows when all is over.
  var final: Double
  /// Whether it only adds what is still to go to what is below; else it covers that.
  var isAdditive: Bool
  /// When the block began, in seconds.
  var start: Double

  /// One cycle, in seconds since it began.
  package enum Cycle: Hashable, Sendable {
    /// As an animation moves.
    case lane(Lane)
    /// Through keyframes.
    case keyframes(ViewKeyframePath<Double>)
  }

  /// What shows at `time` over `below`.
  func compose<Number: SmoothNumber>(over below: Number, at time: Double) -> Number {
    let shown: Number = number(at: time - start)
    guard isAdditive else { return shown }
    return .moving(
      below.value == final ? shown.value : below.value + (shown.value - final),
      below.rate + shown.rate)
  }

  /// Where the motion is at `time` seconds since its start.
  private func number<Number: SmoothNumber>(at time: Double) -> Number {
    let piece = map.piece(at: time)
    switch piece.phase {
    case .waiting: return Number(cycle.initial)
    case .running:
      let shown: Number = cycle.number(at: local(time, piece))
      let rate = piece.reversed ? -piece.rate : piece.rate
      return .moving(shown.value, time >= 0 ? shown.rate * rate : 0)
    case .finished: return Number(final)
    }
  }

  /// The time in the cycle; what runs backwards runs backwards in time.
  private func local(_ time: Double, _ piece: TimeMap.Piece) -> Double {
    let local = time * piece.rate + piece.shift
    return piece.reversed ? length - local : local
  }
}

extension BlockCycles.Cycle {
  /// What shows before the cycle.
  fileprivate var initial: Double {
    switch self {
    case .lane(let lane): lane.value(at: -1)
    case .keyframes(let cycle): cycle.initial
    }
  }

  fileprivate func number<Number: SmoothNumber>(at time: Double) -> Number {
    switch self {
    case .lane(let lane): lane.number(at: time)
    case .keyframes(let path): path.number(at: time)
    }
  }
}
