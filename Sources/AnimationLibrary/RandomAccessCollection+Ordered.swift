extension RandomAccessCollection where Index == Int {
  /// The index of the first element that fulfils a condition which all elements behind it fulfil too;
  /// the end if none does.
  ///
  /// - Complexity: O(log count).
  func firstIndex(ordered isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
