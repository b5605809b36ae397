// Parts of texts by their bytes. The standard library looks for a text by characters, and a step back by a
// character in a row of flags takes a look at the whole row.

extension String {
  /// Whether another text stands in this one, byte by byte.
  ///
  /// - Complexity: O(length), times that of the part.
  package func holds(_ part: String) -> Bool { utf8.span.firstPlace(of: part.utf8.span) != nil }

  /// The first place where another text stands in this one, byte by byte; nil without one.
  ///
  /// - Complexity: O(length), times that of the part.
  package func firstPlace(of part: String) -> Range<Index>? {
    utf8.span.firstPlace(of: part.utf8.span).map { place in
      let start = utf8.index(startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
  }

  /// Whether another text stands at the end of this one, byte by byte.
  ///
  /// - Complexity: O(length of the part).
  package func ends(with part: String) -> Bool {
    utf8.suffix(part.utf8.count).elementsEqual(part.utf8)
  }

  /// The parts of a name before and after its last dot; nil without a dot.
  ///
  /// - Complexity: O(length).
  package var partsAtLastDot: (owner: Substring, last: Substring)? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { (self[..<$0], self[utf8.index(after: $0)...]) }
  }
}

extension Span<UInt8> {
  fileprivate func firstPlace(of part: Span<UInt8>) -> Int? {
    var place = 0
    while place + part.count <= count {
      if begins(with: part, at: place) { return place }
      place += 1
    }
    return nil
  }

  private func begins(with part: Span<UInt8>, at place: Int) -> Bool {
    var index = 0
    while index < part.count {
      if self[place + index] != part[index] { return false }
      index += 1
    }
    return true
  }
}
