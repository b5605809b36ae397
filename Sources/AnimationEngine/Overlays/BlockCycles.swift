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

  func value(at time: Double, over below: Double) -> Double {
    let shown = place(at: time - start)
    return isAdditive && below != final ? below + (shown - final) : shown
  }

  func velocity(at time: Double, over belowVelocity: Double) -> Double {
    let own = rate(at: time - start)
    return isAdditive ? belowVelocity + own : own
  }

  /// Where the motion is at `time` seconds since its start.
  private func place(at time: Double) -> Double {
    let piece = map.piece(at: time)
    return switch piece.phase {
    case .waiting: cycle.initial
    case .running: cycle.value(at: local(time, piece))
    case .finished: final
    }
  }

  private func rate(at time: Double) -> Double {
    let piece = map.piece(at: time)
    guard time >= 0, piece.phase == .running else { return 0 }
    let velocity = cycle.velocity(at: local(time, piece)) * piece.rate
    return piece.reversed ? -velocity : velocity
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

  fileprivate func value(at time: Double) -> Double {
    switch self {
    case .lane(let lane): lane.value(at: time)
    case .keyframes(let cycle): cycle.value(at: time)
    }
  }

  fileprivate func velocity(at time: Double) -> Double {
    switch self {
    case .lane(let lane): lane.velocity(at: time)
    case .keyframes(let cycle): cycle.velocity(at: time)
    }
  }
}
