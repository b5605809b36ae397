extension Double {
  /// Finds the point between two numbers at which a test changes, to the last bit.
  ///
  /// - Parameters:
  ///   - low: A number for which `isReached` is false.
  ///   - high: A greater number for which `isReached` is true.
  /// - Returns: Two adjacent doubles: the last one for which `isReached` is false, and the first
  ///   one for which it is true.
  /// - Complexity: O(log(doubles between)), about 60 tests at most for numbers of similar
  ///   magnitude.
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
