/// The map from the time of a whole animation to the local time of what it modifies.
///
/// Delay, speed and repetition are not unrolled. For any moment the map names the piece that the
/// moment lies in: an interval on which local time is `time * rate + shift`.
package struct TimeMap: Hashable, Sendable {
  /// One modifier and how long the animation inside it lasts.
  private struct Level: Hashable {
    var modifier: Animation.Modifier
    var innerEnd: Double
  }

  /// The modifiers that change time, the outermost first.
  private var levels: [Level] = []
  /// When the whole ends, in seconds from its start; infinite when it never does.
  package private(set) var end: Double
  /// When the whole counts as complete, at or before `end`; infinite when it never does.
  package private(set) var logicalEnd: Double

  /// How many modifiers a time goes through.
  var levelCount: Int { levels.count }

  /// The delay, in seconds, if that is all the map does.
  var plainDelay: Double? {
    var sum = 0.0
    for level in levels {
      guard case .delay(let delay) = level.modifier else { return nil }
      sum += delay
    }
    return sum
  }

  /// The shortest of the cycles and of a period of the inner motion, in seconds outside.
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

  /// The map of `modifiers`, the innermost first, around a motion with the given ends.
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
      logicalEnd = min(logicalEnd, max(duration, 0))
      return
    }
    levels.append(level)
  }

  /// An interval of time on which the local time is a straight line.
  struct Piece: Hashable, Sendable {
    /// What happens on a piece.
    enum Phase: Hashable, Sendable {
      /// Nothing moves yet: the start shows.
      case waiting
      /// The motion runs at the local time.
      case running
      /// All is over: the end shows.
      case finished
    }
    var phase = Phase.running
    /// Local time is `time * rate + shift`.
    var rate = 1.0
    var shift = 0.0
    /// Whether this is a cycle that runs in reverse.
    var reversed = false
    /// About when the piece ends; the exact row is found by asking again.
    var until = Double.infinity

    fileprivate func outer(_ local: Double) -> Double { (local - shift) / rate }

    /// Whether the two are one piece, wherever they were asked for.
    func continues(_ other: Piece) -> Bool {
      phase == other.phase && rate == other.rate && shift == other.shift
        && reversed == other.reversed
    }
  }

  /// The piece that `time`, in seconds from the start of the whole, lies in.
  ///
  /// - Complexity: O(modifiers).
  func piece(at time: Double) -> Piece {
    var piece = Piece(until: end)
    if time >= end { return Piece(phase: .finished) }
    for level in levels {
      switch level.modifier {
      case .delay(let delay): delayed(by: delay, at: time, &piece)
      case .speed(let speed): sped(by: speed, &piece)
      case .repeatCount(_, let autoreverses), .repeatForever(let autoreverses):
        repeated(every: level.innerEnd, autoreverses, at: time, &piece)
      case .logicallyComplete: break
      }
      if piece.phase != .running { break }
    }
    return piece
  }

  private func delayed(by delay: Double, at time: Double, _ piece: inout Piece) {
    if time * piece.rate + piece.shift < delay {
      piece.phase = .waiting
      piece.until = min(piece.until, piece.outer(delay))
    } else {
      piece.shift -= delay
    }
  }

  private func sped(by speed: Double, _ piece: inout Piece) {
    guard speed > 0 else {
      piece.phase = .waiting
      return
    }
    piece.rate *= speed
    piece.shift *= speed
  }

  private func repeated(
    every period: Double, _ autoreverses: Bool, at time: Double, _ piece: inout Piece
  ) {
    guard period.isFinite else { return }
    guard period > 0 else {
      piece.phase = .finished
      return
    }
    let cycle = Self.cycle(of: time * piece.rate + piece.shift, period: period)
    piece.until = min(piece.until, piece.outer((cycle + 1) * period))
    piece.shift -= cycle * period
    if autoreverses, cycle.truncatingRemainder(dividingBy: 2) == 1 { piece.reversed.toggle() }
  }

  /// The number of the cycle that a time lies in; its boundaries are exactly the multiples of the
  /// period.
  private static func cycle(of time: Double, period: Double) -> Double {
    var cycle = (time / period).rounded(.down)
    if (cycle + 1) * period <= time { cycle += 1 }
    if cycle * period > time { cycle -= 1 }
    return max(cycle, 0)
  }
}
