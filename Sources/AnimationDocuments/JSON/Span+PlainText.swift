extension Span<UInt8> {
  /// The offset of the next byte from `start` on that needs special treatment in a JSON string: a
  /// quotation mark, a backslash, a control character or a non-ASCII byte. It is ``count`` if there
  /// is none.
  ///
  /// It looks at eight bytes at a time, as names and texts are most of a document.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let marks = Self.marks(of: word(at: index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    return endOfPlainTextOneByOne(from: index)
  }

  /// The offset that ``endOfPlainText(from:)`` finds, looked for byte by byte: for the last bytes
  /// of a text, which are fewer than eight.
  @inline(never)
  private func endOfPlainTextOneByOne(from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = self[index]
      if Self.marks(of: UInt64(byte) | 0x2020_2020_2020_2000) != 0 { return index }
      index &+= 1
    }
    return index
  }

  /// The byte at `index`, which is at least 0; beyond the end 0, which no rule of a grammar takes.
  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    assert(index >= 0)
    return index < count ? unsafe self[unchecked: index] : 0
  }

  /// Eight bytes, the first lowest; they have to be there.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= count)
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
  }

  /// The bytes from `start` on, as many as are counted and eight at most, as one number whose lowest byte
  /// is the first.
  @inline(__always)
  func packed(from start: Int, count bytes: Int) -> UInt64 {
    guard start &+ 8 <= count else { return packedOneByOne(start..<start + bytes) }
    let unused = 64 &- 8 &* bytes
    return unused == 64 ? 0 : (word(at: start) &<< unused) &>> unused
  }

  /// The same number as ``packed(_:)`` near the end of a text, where eight bytes cannot be read
  /// at once.
  @inline(never)
  func packedOneByOne(_ range: Range<Int>) -> UInt64 {
    range.reversed().reduce(0) { $0 << 8 | UInt64(self[$1]) }
  }

  /// Whether as many bytes from two places on are the same ones.
  func areSame(_ bytes: Int, from left: Int, and right: Int) -> Bool {
    var done = 0
    while done < bytes {
      let next = Swift.min(bytes &- done, 8)
      guard packed(from: left &+ done, count: next) == packed(from: right &+ done, count: next)
      else { return false }
      done &+= next
    }
    return true
  }

  /// Eight bytes with the highest bit set of the first that does not stand for itself. Those behind it
  /// mean nothing: a difference borrows from the next byte.
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
