import AnimationEngine

extension ExportChannel {
  /// The number of decimals of keyframe times that are written in units of `unit` seconds. It is
  /// six, or twelve if six would move a number by more than a thousandth of the stated error.
  ///
  /// - Complexity: O(keyframes and their numbers).
  func timeDecimals(inUnitsOf unit: Double) -> Int {
    let moved = greatestRate * unit * 0.5e-6
    return moved > max(error / 1000, ExportError.noise) ? 12 : 6
  }

  /// How far a number moves in a second, at most, but for jumps; 0 where values switch.
  private var greatestRate: Double {
    if type == .discrete { return 0 }
    return zip(keyframes, keyframes.dropFirst()).reduce(0) { rate, piece in
      let (from, to) = piece
      if from.jumps(to: to) { return rate }
      let distance = zip(from.numbers, to.numbers).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
      return max(rate, distance / (to.time - from.time))
    }
  }
}
