extension Double {
  /// Where a test changes between two numbers, to the last bit.
  ///
  /// - Parameters:
  ///   - low: A number for which `isReached` is false.
  ///   - high: A number above it for which `isReached` is true.
  /// - Returns: two neighbours, or `low` and `high` themselves where they are: the last number for
  ///   which it is false and the first one for which it is true.
  /// - Complexity: O(log(numbers between)), some 60 tests at most for numbers of one size.
  @inline(__always)
  package static func bisect<Failure: Error>(
    _ low: Double, _ high: Double, until isReached: (Double) throws(Failure) -> Bool
  ) throws(Failure) -> (last: Double, first: Double) {
    var (low, high) = (low, high)
    while case let middle = low + (high - low) / 2, middle > low, middle < high {
      if try isReached(middle) { high = middle } else { low = middle }
    }
    return (low, high)
  }
}
