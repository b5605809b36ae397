/// The numbers of eight rows, computed together.
typealias Octet = SIMD8<Double>

/// Half an octet: as many numbers as a processor has registers for while it computes a spring.
typealias Quartet = SIMD4<Double>

let ramp = Octet(0, 1, 2, 3, 4, 5, 6, 7)

/// A writer of the rows of a window to the memory of a column.
///
/// A row's place is `row - firstRow`. Callers write only rows of their window;
/// ``Lane/write(_:at:of:exactly:into:)`` checks once that the memory has room for them.
@safe struct ColumnWriter {
  private let firstRow: Int
  private let start: UnsafeMutablePointer<Double>

  static func write(
    to span: inout MutableSpan<Double>, firstRow: Int, _ body: (ColumnWriter) -> Void
  ) {
    unsafe span.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      body(unsafe ColumnWriter(firstRow: firstRow, start: start))
    }
  }

  @inline(__always)
  subscript(row: Int) -> Double { unsafe start[row - firstRow] }

  @inline(__always)
  func write(_ number: Double, at row: Int) { unsafe start[row - firstRow] = number }

  @inline(__always)
  func fill(_ rows: Range<Int>, with number: Double) {
    unsafe (start + (rows.lowerBound - firstRow)).update(repeating: number, count: rows.count)
  }

  /// Writes those of eight numbers, the first at `row`, whose rows are in `rows`; at least one is.
  @inline(__always)
  func write(_ numbers: Octet, at row: Int, within rows: Range<Int>) {
    if row >= rows.lowerBound && row + 8 <= rows.upperBound {
      let place = unsafe UnsafeMutableRawPointer(start + (row - firstRow))
      return unsafe place.storeBytes(of: numbers, as: Octet.self)
    }
    for index in max(rows.lowerBound - row, 0)..<min(rows.upperBound - row, 8) {
      write(numbers[index], at: row + index)
    }
  }
}

extension Span<Double> {
  /// The eight numbers from an index on.
  @inline(__always)
  func octet(at index: Int) -> Octet {
    precondition(index >= 0 && index + 8 <= count, "eight numbers from \(index) of \(count)")
    return unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index * MemoryLayout<Double>.stride, as: Octet.self)
  }

  /// Some numbers from an index on, at least one and at most eight; the rest is the first again.
  @inline(__always)
  func octet(at index: Int, _ count: Int) -> Octet {
    if count == 8 { return octet(at: index) }
    var octet = Octet(repeating: self[index])
    for lane in 1..<count { octet[lane] = self[index + lane] }
    return octet
  }
}
