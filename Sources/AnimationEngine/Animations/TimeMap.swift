/// The map from the time of a modified animation to the local time inside its modifiers.
///
/// Delay, speed and repetition are not unrolled. For any moment the map gives the piece in which
/// the moment lies: an interval on which local time is `time * rate + shift`.
package struct TimeMap: Hashable, Sendable {
  /// One modifier with the duration of the animation inside it.
  private struct Level: Hashable {
    var modifier: Animation.Modifier
    var innerEnd: Double
  }

  /// The modifiers that change time, the outermost first.
  private var levels: [Level] = []
  /// The end of the modified animation, in seconds since its start; infinite if it has none.
  private(set) var end: Double
  /// The logical completion of the modified animation, at or before `end`; infinite if never. Below 0
  /// for a spring that takes over after a delay in which it was complete already.
  private(set) var logicalEnd: Double

  /// The number of modifiers that change time.
  var levelCount: Int { levels.count }

  /// The total delay in seconds, if the map contains only delays that add up; otherwise nil.
  ///
  /// A negative delay inside a positive one does not shorten the wait: the motion begins further on.
  var plainDelay: Double? {
    var (sum, wait) = (0.0, 0.0)
    for level in levels {
      guard case .delay(let delay) = level.modifier else { return nil }
      sum += delay
      wait = max(wait, sum)
    }
    return wait == max(sum, 0) ? sum : nil
  }

  /// The shortest of all cycles and the inner motion's `period`, in seconds outside modifiers.
  func shortestPiece(of period: Double) -> Double {
    var rate = 1.0
    var shortest = Double.infinity
    for level in levels {
      switch level.modifier {
      case .speed(let speed) where speed > 0: rate *= speed
      case .repeatCount, .repeatForever: shortest = min(shortest, level.innerEnd / rate)
      default: break
      }
    }
    return min(shortest, period / rate)
  }

  /// Creates the map of `modifiers`, the innermost first, around a motion with the given end and
  /// logical completion.
  package init(_ modifiers: [Animation.Modifier], around end: Double, logicalEnd: Double) {
    self.end = end
    self.logicalEnd = min(logicalEnd, end)
    for modifier in modifiers { wrap(modifier) }
    levels.reverse()
  }

  private mutating func wrap(_ modifier: Animation.Modifier) {
    let level = Level(modifier: modifier, innerEnd: end)
    switch modifier {
    case .delay(let delay):
      end = max((end + delay).withoutSumNoise, 0)
      logicalEnd = max((logicalEnd + delay).withoutSumNoise, 0)
    case .speed(let speed):
      end = speed > 0 ? (end / speed).withoutSumNoise : .infinity
      logicalEnd = speed > 0 ? (logicalEnd / speed).withoutSumNoise : .infinity
    case .repeatCount(let count, _):
      guard end.isFinite else { return }
      end = (end * Double(count)).withoutSumNoise
      logicalEnd = end
    case .repeatForever:
      guard end.isFinite else { return }
      (end, logicalEnd) = (.infinity, .infinity)
    case .logicallyComplete(let duration):
      logicalEnd = min(logicalEnd, duration)
      return
    }
    levels.append(level)
  }

  /// An interval of time on which the local time is a linear function.
  struct Piece: Hashable, Sendable {
    /// The states of an animation during a piece.
    enum Phase: Hashable, Sendable {
      /// The animation has not begun: the start value is displayed.
      case waiting
      /// The animation runs at the local time.
      case running
      /// The animation is over: the end value is displayed.
      case finished
    }
    var phase = Phase.running
    /// The factor in `time * rate + shift`, the local time.
    var rate = 1.0
    var shift = 0.0
    /// Whether this is a cycle that runs backward.
    var reversed = false
    /// About when the piece ends; a grid's exact row is found by querying the map again.
    var until = Double.infinity

    /// The local time before which the piece ends, where a cycle ends with it.
    fileprivate var limit = Double.infinity

    /// The local time at `time`, which lies in the piece; not below 0 by rounding.
    func exactLocal(_ time: Double) -> Double { max(time * rate + shift, 0) }

    /// The local time at `time`, which lies in the piece, without rounding errors, so that 0.4 in
    /// cycles of 0.3 s is 0.1. What removes them does not reach the end of a cycle.
    func local(_ time: Double) -> Double {
      let place = place(of: time)
      return place < limit ? max(place, 0) : exactLocal(time)
    }

    fileprivate func place(of time: Double) -> Double {
      let passed = time * rate
      if passed == time, shift == 0 { return time }
      return (passed + shift).withoutNoise(of: max(passed.magnitude, shift.magnitude))
    }

    fileprivate func outer(_ local: Double) -> Double { (local - shift) / rate }

    /// Whether both belong to the same piece, even if they were queried at different times.
    func continues(_ other: Piece) -> Bool {
      phase == other.phase && rate == other.rate && shift == other.shift
        && reversed == other.reversed
    }
  }

  /// The piece in which `time`, in seconds since the start, lies.
  ///
  /// - Complexity: O(modifiers).
  func piece(at time: Double) -> Piece {
    var piece = Piece(until: end)
    if time >= end { return Piece(phase: .finished) }
    for level in levels {
      switch level.modifier {
      case .delay(let delay): delayed(by: delay, at: time, &piece)
      case .speed(let speed): sped(by: speed, &piece)
      case .repeatCount(let count, let autoreverses):
        repeated(Double(count), every: level.innerEnd, autoreverses, at: time, &piece)
      case .repeatForever(let autoreverses):
        repeated(.infinity, every: level.innerEnd, autoreverses, at: time, &piece)
      case .logicallyComplete: break
      }
      if piece.phase != .running { break }
    }
    return piece
  }

  private func delayed(by delay: Double, at time: Double, _ piece: inout Piece) {
    if piece.place(of: time) < delay {
      piece.phase = .waiting
      piece.until = min(piece.until, piece.outer(delay))
    } else {
      piece.shift -= delay
      piece.limit -= delay
    }
  }

  private func sped(by speed: Double, _ piece: inout Piece) {
    guard speed > 0 else {
      piece.phase = .waiting
      return
    }
    piece.rate *= speed
    piece.shift *= speed
    piece.limit *= speed
  }

  private func repeated(
    _ count: Double, every period: Double, _ autoreverses: Bool, at time: Double,
    _ piece: inout Piece
  ) {
    guard period.isFinite else { return }
    guard period > 0 else {
      piece.phase = .finished
      return
    }
    let cycle = piece.place(of: time).cycle(lasting: period, of: count)
    piece.until = min(piece.until, piece.outer(cycle.end))
    piece.shift -= cycle.start
    piece.limit = period
    if autoreverses, cycle.index.truncatingRemainder(dividingBy: 2) == 1 { piece.reversed.toggle() }
  }
}
