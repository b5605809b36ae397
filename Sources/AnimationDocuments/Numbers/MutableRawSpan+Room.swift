extension [UInt8] {
  /// Appends the bytes that `body` writes. It gets the offset to start from and returns the
  /// offset after its last byte, at most `count` later.
  ///
  /// This is the only place with raw bytes. Eight digits are one store instead of eight appends,
  /// and no byte is cleared before it is written (see `numbers` in the benchmarks). An end beyond
  /// the room traps.
  @inline(__always)
  mutating func appendText(atMost count: Int, _ body: (inout MutableRawSpan, Int) -> Int) {
    append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { free, written in
        var bytes = unsafe MutableRawSpan(_unsafeBytes: UnsafeMutableRawBufferPointer(free))
        written = body(&bytes, 0)
      }
    }
  }

  /// Appends a number for each double, as `word` converts it, lowest byte first.
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

  /// Appends the bytes of doubles, the lowest first, and returns whether all doubles are finite.
  ///
  /// The exponent of a double that is not finite is all ones, so adding one to it carries into the
  /// sign bit. Testing each double separately takes twice as long.
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

  /// Stores bytes like ``put(_:at:)`` but without a bounds check: the caller has made sure of
  /// ``NumberWriter/room`` with ``requireRoom(_:at:)``. Checking each of the five stores for a
  /// number takes as long as all else.
  @inline(__always)
  mutating func putInRoom<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word, at offset: Int) {
    assert(offset >= 0 && offset + MemoryLayout<Word>.size <= byteCount)
    unsafe storeBytes(of: word.littleEndian, toUncheckedByteOffset: offset, as: Word.self)
  }

  /// Traps unless `count` bytes fit from `offset` on.
  @inline(__always)
  func requireRoom(_ count: Int, at offset: Int) {
    precondition(
      offset >= 0 && count >= 0 && byteCount - offset >= count, "no room for \(count) bytes")
  }
}
