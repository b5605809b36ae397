extension [UInt8] {
  /// Appends what `body` writes. It takes the offset to start from and returns the one it ends at: at
  /// most `count`, and behind the last byte of a text without gaps.
  ///
  /// The one door to raw bytes. Eight digits are one store instead of eight appends, and no byte is set to
  /// 0 before a digit is written there (see `numbers` in the benchmarks). An end beyond the room traps.
  @inline(__always)
  mutating func appendText(atMost count: Int, _ body: (inout MutableRawSpan, Int) -> Int) {
    append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { free, written in
        var bytes = unsafe MutableRawSpan(_unsafeBytes: UnsafeMutableRawBufferPointer(free))
        written = body(&bytes, 0)
      }
    }
  }

  /// Appends a word for each number, the lowest byte first.
  @inline(__always)
  mutating func append<Word: FixedWidthInteger & BitwiseCopyable>(
    _ numbers: Span<Double>, as word: (Double) -> Word
  ) {
    let size = MemoryLayout<Word>.size
    appendText(atMost: numbers.count * size) { bytes, start in
      bytes.requireRoom(numbers.count * size, at: start)
      for index in numbers.indices {
        bytes.putInRoom(word(numbers[index]), at: start &+ index &* size)
      }
      return start + numbers.count * size
    }
  }
}

extension [UInt8] {
  /// Appends numbers as they are, the lowest byte first, and tells whether all are finite: the exponent of
  /// any other is all ones, and one more carries into the sign. A look at each by itself takes twice as long.
  mutating func append(bare numbers: Span<Double>) -> Bool {
    var carries: UInt64 = 0
    append(numbers) { number in
      carries |= number.magnitude.bitPattern &+ 1 << 52
      return number.bitPattern
    }
    return carries >> 63 == 0
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
