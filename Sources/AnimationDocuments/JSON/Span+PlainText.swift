extension Span<UInt8> {
  /// The offset of the next byte from `start` on that needs special treatment in a JSON string: a
  /// quotation mark, a backslash, a control character or a non-ASCII byte; ``count`` if there is
  /// none.
  ///
  /// It looks at eight bytes at a time, as names and texts are most of a document.
  func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let marks = Self.marks(of: word(at: index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < count {
      let byte = self[index]
      if Self.marks(of: UInt64(byte) | 0x2020_2020_2020_2000) != 0 { return index }
      index &+= 1
    }
    return index
  }

  /// The eight bytes from `index` on as a number, the first byte lowest. All eight have to exist.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= count)
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
  }

  /// The bytes in `range`, eight at most, as one number whose lowest byte is the first.
  @inline(__always)
  func packed(_ range: Range<Int>) -> UInt64 {
    guard range.lowerBound &+ 8 <= count else { return packedOneByOne(range) }
    let unused = 64 &- 8 &* range.count
    return unused == 64 ? 0 : (word(at: range.lowerBound) &<< unused) &>> unused
  }

  /// The same number as ``packed(_:)`` near the end of a text, where eight bytes cannot be read
  /// at once.
  func packedOneByOne(_ range: Range<Int>) -> UInt64 {
    range.reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }

  /// A word in which the highest bit marks the first byte that needs special treatment. The bits
  /// above it are unreliable, as a subtraction borrows from the next byte.
  @inline(__always)
  private static func marks(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high = ones &* 0x80
    let quotation = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    let controls = word &- ones &* 0x20
    return ((quotation &- ones) | (backslash &- ones) | controls | word) & high
  }
}
