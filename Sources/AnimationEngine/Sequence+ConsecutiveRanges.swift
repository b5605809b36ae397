extension Sequence<Int> {
  /// Ranges of these lengths, each of which begins where the one before ends; the first at 0.
  package var consecutiveRanges: [Range<Int>] {
    var end = 0
    return map { count in
      defer { end += count }
      return end..<end + count
    }
  }
}

extension [AnimatedProperty] {
  /// The columns of each property, in samples and timelines of these properties.
  package var columnRanges: [Range<Int>] { lazy.map { $0.columnCount }.consecutiveRanges }
}
