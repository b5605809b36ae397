// The one way to look for a place among things in order.

extension Range<Int> {
  /// How many indices come before the first one for which `isBefore` is false.
  ///
  /// `isBefore` is true up to some index and false from there on.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  package func prefixCount(while isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low - lowerBound
  }
}

extension Array {
  /// How many elements come before the first one for which `isBefore` is false.
  ///
  /// `isBefore` is true up to some element and false from there on.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  package func prefixCount(while isBefore: (Element) -> Bool) -> Int {
    indices.prefixCount { isBefore(self[$0]) }
  }

  /// The index of the last element for which `hasBegun` is true; that of the first where it is
  /// true for none.
  ///
  /// This finds the piece that holds at a time, in pieces by rising start.
  ///
  /// - Complexity: O(log count).
  @inline(__always)
  package func pieceIndex(where hasBegun: (Element) -> Bool) -> Int {
    Swift.max(prefixCount(while: hasBegun) - 1, 0)
  }
}
