// The binary search that all ordered lists use.

extension Range<Int> {
  /// The number of indices before the first one for which `isBefore` is false.
  ///
  /// `isBefore` must be true up to some index and false from there on.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  func prefixCount(while isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low - lowerBound
  }
}

extension Array {
  /// The number of elements before the first one for which `isBefore` is false.
  ///
  /// `isBefore` must be true up to some element and false from there on.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  package func prefixCount(while isBefore: (Element) -> Bool) -> Int {
    indices.prefixCount { isBefore(self[$0]) }
  }

  /// The index of the last element for which `hasBegun` is true; 0 where it is true for none.
  ///
  /// In a list of pieces in order of start, it finds the piece that applies at a time.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  package func pieceIndex(where hasBegun: (Element) -> Bool) -> Int {
    Swift.max(prefixCount(while: hasBegun) - 1, 0)
  }
}
