extension [UInt8] {
  /// Appends what `body` writes; it takes the offset to start from and returns the one it ends at,
  /// at most `count` further.
  ///
  /// The one door to raw bytes. The stores that go through it are checked against the room; what
  /// it buys is that eight digits are one store instead of eight appends (see the `numbers` section
  /// of the benchmarks). Any bytes may stand in an array of bytes, so nothing can go wrong in here.
  @inline(__always)
  mutating func appendText(atMost count: Int, _ body: (inout MutableRawSpan, Int) -> Int) {
    let start = self.count
    precondition(count >= 0)
    append(contentsOf: repeatElement(0, count: count))
    var span = mutableSpan
    var bytes = unsafe span.mutableBytes
    let end = body(&bytes, start)
    removeLast(start + count - end)
  }
}

extension MutableRawSpan {
  /// Stores one to eight bytes, the lowest first; out of bounds traps.
  @inline(__always)
  mutating func put<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word, at offset: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: offset, as: Word.self)
  }

  /// The same without a look at the bounds, for the text of one number: whoever writes it has asked for
  /// ``NumberWriter/room`` with ``requireRoom(_:at:)`` first. A look for each of its five stores takes as
  /// long as all the rest.
  @inline(__always)
  mutating func putInRoom<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word, at offset: Int) {
    assert(offset >= 0 && offset + MemoryLayout<Word>.size <= byteCount)
    unsafe storeBytes(of: word.littleEndian, toUncheckedByteOffset: offset, as: Word.self)
  }

  /// Traps unless so many bytes fit from `offset` on.
  @inline(__always)
  func requireRoom(_ count: Int, at offset: Int) {
    precondition(
      offset >= 0 && count >= 0 && byteCount - offset >= count, "no room for \(count) bytes")
  }
}
