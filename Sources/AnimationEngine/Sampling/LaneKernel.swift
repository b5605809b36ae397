// The inner loops of sampling. They write eight numbers a step through a pointer and keep their
// state in SIMD registers. On a uniform grid a damped oscillation is one complex multiplication a
// step, an exponential decay one real multiplication, and no `exp` or `sin` is called inside a
// block. `Benchmarks` shows the gain over the closed forms; the tests compare every kernel with
// them.

/// A fast evaluation of a motion on rows that are `step` seconds apart.
protocol LaneKernel {
  /// Restarts by the closed form at a row whose local time is `time`, for the next `rows` rows.
  mutating func anchor(at time: Double, rows: Int)
  /// The next eight numbers.
  mutating func next() -> Octet
}

extension RowRange {
  /// Runs a kernel over all blocks.
  @inline(__always)
  func run(_ kernel: consuming some LaneKernel, to column: ColumnWriter) {
    forEachBlock { anchor, rows in
      kernel.anchor(at: clock.time(anchor), rows: rows.upperBound - anchor)
      var row = anchor
      while row < rows.upperBound {
        let numbers = kernel.next()
        if row + 8 > rows.lowerBound { column.write(numbers, at: row, within: rows) }
        row += 8
      }
    }
  }
}

extension MotionForm<Double> {
  /// Writes this form on a range whose clock counts from the form's start.
  func write(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    switch self {
    case .hold(let value): column.fill(range.rows, with: quantity == .value ? value : value - value)
    case .line(_, let span, let duration) where quantity == .velocity:
      column.fill(range.rows, with: span * (1 / duration))
    case .line(let from, let span, let duration):
      guard let kernel = LineKernel(from, span, duration, range) else {
        return writeEach(quantity, range, to: column)
      }
      kernel.write(range, to: column)
    case .cubic(_, _, _, _, 1):
      range.run(CubicKernel(self, quantity, step: range.clock.step), to: column)
    case .cubic: writeEach(quantity, range, to: column)
    case .curve:
      guard let kernel = BezierKernel(self, quantity, step: range.clock.step) else {
        return writeEach(quantity, range, to: column)
      }
      range.run(kernel, to: column)
    // A step that no double holds has no multiples.
    case .spring where !range.clock.step.isFinite: writeEach(quantity, range, to: column)
    case .spring(let motion, let from): motion.write(quantity, from: from, range, to: column)
    }
  }

  /// Writes row by row, by the closed form, which may be that of a curve in steps.
  private func writeEach(_ quantity: Quantity, _ range: RowRange, to column: ColumnWriter) {
    for row in range.rows {
      let time = range.clock.place(row)
      column.write(quantity == .value ? value(at: time) : velocity(at: time), at: row)
    }
  }
}

/// A cubic by Horner's rule on eight times.
private struct CubicKernel: LaneKernel {
  private let a, b, c, d: Double
  private let step: Double
  private let offsets: Octet
  private var start = 0.0
  private var passed = 0.0

  /// Creates the kernel of a form, which must be a cubic of seconds; its velocity is a quadratic.
  init(_ form: MotionForm<Double>, _ quantity: Quantity, step: Double) {
    guard case .cubic(let a, let b, let c, let d, _) = form else {
      preconditionFailure("a kernel for cubics and \(form)")
    }
    (self.a, self.b, self.c, self.d) = quantity == .value ? (a, b, c, d) : (b, 2 * c, 3 * d, 0)
    self.step = step
    offsets = ramp * step
  }

  mutating func anchor(at time: Double, rows: Int) {
    start = time
    passed = 0
  }

  @inline(__always)
  mutating func next() -> Octet {
    let time = offsets + (start + passed * step)
    passed += 8
    return ((d * time + c) * time + b) * time + a
  }
}
