/// Finds the number from which a calculation makes another one: what a document has to say so that
/// reading it gives the bits that were there before.
///
/// What is stored has been calculated from what was written, with rounding, so the inverse
/// calculation gives what was written but for a few units in the last place. The candidates are
/// those: first the guess with few decimals, for people write such numbers, then itself, then its
/// neighbours.
enum ExactInput {
  /// The first candidate near `guess` that `isRight`; nil when there is none.
  static func near(_ guess: Double, _ isRight: (Double) -> Bool) -> Double? {
    guard guess.isFinite else { return nil }
    for decimals in [3, 6, 9, 12, 15] {
      let writer = NumberWriter(precision: decimals)
      if let rounded = Double(writer.text(guess)), isRight(rounded) { return rounded }
    }
    if isRight(guess) { return guess }
    var (below, above) = (guess, guess)
    for _ in 0..<reach {
      below = below.nextDown
      above = above.nextUp
      if isRight(below) { return below }
      if isRight(above) { return above }
    }
    return nil
  }

  /// How many neighbours on each side are tried.
  private static let reach = 16
}
