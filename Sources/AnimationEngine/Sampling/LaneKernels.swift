internal import RealModule

// The inner loops of sampling. They write eight numbers a step through a pointer and keep their
// state in SIMD registers: on a uniform grid a damped swing is one complex multiplication a step,
// an exponential one real multiplication, and no `exp` or `sin` is called inside a block.
// `Benchmarks` shows the gain over the closed forms; the tests hold every kernel to them.

/// Eight rows side by side.
typealias Octet = SIMD8<Double>

/// Where the numbers of a column go: the places of a window of rows.
///
/// A row's place lies `row - firstRow` after the start. Callers write rows of their window only;
/// ``Lane/write(_:at:of:into:)`` checks once that the window has a place for each.
@safe struct ColumnWriter {
  private let firstRow: Int
  private let start: UnsafeMutablePointer<Double>

  /// Lets `body` write the rows from `firstRow` on to the places of `span`.
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

  /// Writes those of eight numbers, the first of them at `row`, that lie in `rows`.
  @inline(__always)
  func write(_ numbers: Octet, at row: Int, within rows: Range<Int>) {
    if row >= rows.lowerBound && row + 8 <= rows.upperBound {
      let place = unsafe UnsafeMutableRawPointer(start + (row - firstRow))
      return unsafe place.storeBytes(of: numbers, as: Octet.self)
    }
    for index in 0..<8 where rows.contains(row + index) { write(numbers[index], at: row + index) }
  }
}

/// A fast form of a motion on rows that are `step` seconds apart.
protocol LaneKernel {
  /// Begins anew at a row whose local time is `time`, by the closed form.
  mutating func anchor(at time: Double)
  /// The next eight numbers.
  mutating func next() -> Octet
}

extension Stretch {
  /// Runs a kernel over all blocks.
  @inline(__always)
  func run(_ kernel: consuming some LaneKernel, to column: ColumnWriter) {
    forEachBlock { anchor, rows in
      kernel.anchor(at: clock.time(anchor))
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
  /// Writes this form on a stretch, whose clock counts from the form's start.
  func write(_ quantity: Quantity, _ stretch: Stretch, to column: ColumnWriter) {
    switch self {
    case .hold(let value):
      column.fill(stretch.rows, with: quantity == .value ? value : 0)
    case .line(let from, let span, let duration):
      if quantity == .velocity { return column.fill(stretch.rows, with: span * (1 / duration)) }
      writeLine(from, span, duration, stretch, to: column)
    case .cubic(let a, let b, let c, let d):
      let step = stretch.clock.step
      switch quantity {
      case .value: stretch.run(CubicKernel(a, b, c, d, step: step), to: column)
      case .velocity: stretch.run(CubicKernel(b, 2 * c, 3 * d, 0, step: step), to: column)
      }
    case .curve(let curve, let from, let span, let duration):
      if let kernel = BezierKernel(
        curve, quantity, from: from, span: span, duration: duration, step: stretch.clock.step)
      {
        return stretch.run(kernel, to: column)
      }
      for row in stretch.rows {
        let time = stretch.clock.time(row)
        column.write(quantity == .value ? value(at: time) : velocity(at: time), at: row)
      }
    case .spring(let motion, let from):
      motion.write(quantity, from: from, stretch, to: column)
    }
  }
}

/// A straight line needs no recurrence; it gives the bits of the closed form.
private func writeLine(
  _ from: Double, _ span: Double, _ duration: Double, _ stretch: Stretch, to column: ColumnWriter
) {
  var row = stretch.rows.lowerBound
  while row < stretch.rows.upperBound {
    let numbers = from + span * (stretch.clock.times(from: row) / duration)
    column.write(numbers, at: row, within: stretch.rows)
    row += 8
  }
}

extension UniformClock {
  /// The times of eight rows, each as ``time(_:)`` has it.
  @inline(__always)
  fileprivate func times(from row: Int) -> Octet {
    let times = start + (ramp + Double(row)) * span / divisions
    return isPlain ? times : times * rate + shift
  }
}

extension SpringMotion<Double> {
  fileprivate func write(
    _ quantity: Quantity, from: Double, _ stretch: Stretch, to column: ColumnWriter
  ) {
    let sum =
      switch quantity {
      case .value: SpringSum(base: from, far: interval, p: interval, q: distanceFactor)
      case .velocity: SpringSum(base: 0, far: 0, p: -initialVelocity, q: -velocityFactor)
      }
    let step = stretch.clock.step
    switch basis.regime {
    case .underDamped: stretch.run(SwingKernel(basis, sum, step: step), to: column)
    case .criticallyDamped: stretch.run(CriticalKernel(basis, sum, step: step), to: column)
    case .overDamped: stretch.run(CreepKernel(basis, sum, step: step), to: column)
    }
  }
}

/// What a spring shows: `base + (far - (p P + q Q))`, where P and Q are the parts of its basis.
private struct SpringSum {
  var base: Double
  var far: Double
  var p: Double
  var q: Double

  @inline(__always)
  func callAsFunction(_ P: Octet, _ Q: Octet) -> Octet { base + (far - (p * P + q * Q)) }
}

/// The numbers 0 to 7.
let ramp = Octet(0, 1, 2, 3, 4, 5, 6, 7)

/// A cubic by Horner's rule on eight times.
private struct CubicKernel: LaneKernel {
  private let a, b, c, d: Double
  private let step: Double
  private let offsets: Octet
  private var start = 0.0
  private var rows = 0.0

  init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, step: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    self.step = step
    offsets = ramp * step
  }

  mutating func anchor(at time: Double) {
    start = time
    rows = 0
  }

  @inline(__always)
  mutating func next() -> Octet {
    let time = offsets + (start + rows * step)
    rows += 8
    return ((d * time + c) * time + b) * time + a
  }
}

/// An under-damped spring: `z = exp((-d + i w) t)` turns and shrinks by one complex factor a step.
private struct SwingKernel: LaneKernel {
  private let basis: SpringBasis
  private let sum: SpringSum
  /// The factors from a row to the eight from it on, and to the one eight rows on.
  private var ahead: (re: Octet, im: Octet)
  private let leap: (re: Double, im: Double)
  private var z: (re: Octet, im: Octet) = (.zero, .zero)

  init(_ basis: SpringBasis, _ sum: SpringSum, step: Double) {
    self.basis = basis
    self.sum = SpringSum(base: sum.base, far: sum.far, p: sum.p, q: sum.q / basis.rate)
    let shrink = Double.exp(-basis.decay * step)
    var power = (re: 1.0, im: 0.0)
    let one = (
      re: shrink * Double.cos(basis.rate * step), im: shrink * Double.sin(basis.rate * step)
    )
    ahead = (.zero, .zero)
    for index in 0..<8 {
      ahead.re[index] = power.re
      ahead.im[index] = power.im
      power = (
        power.re * one.re - power.im * one.im, power.re * one.im + power.im * one.re
      )
    }
    leap = power
  }

  mutating func anchor(at time: Double) {
    let (p, q) = basis.parts(at: time)
    let im = q * basis.rate
    z = (p * ahead.re - im * ahead.im, p * ahead.im + im * ahead.re)
  }

  @inline(__always)
  mutating func next() -> Octet {
    let numbers = sum(z.re, z.im)
    z = (z.re * leap.re - z.im * leap.im, z.re * leap.im + z.im * leap.re)
    return numbers
  }
}

/// A critically damped spring: an exponential that shrinks by one factor, times a straight line.
private struct CriticalKernel: LaneKernel {
  private let basis: SpringBasis
  private let sum: SpringSum
  private let step: Double
  private let ahead: Octet
  private let leap: Double
  private var envelope = Octet.zero
  private var start = 0.0
  private var rows = 0.0

  init(_ basis: SpringBasis, _ sum: SpringSum, step: Double) {
    (self.basis, self.sum, self.step) = (basis, sum, step)
    (ahead, leap) = geometricRow(Double.exp(-basis.decay * step))
  }

  mutating func anchor(at time: Double) {
    envelope = ahead * Double.exp(-basis.decay * time)
    start = time
    rows = 0
  }

  @inline(__always)
  mutating func next() -> Octet {
    let time = ramp * step + (start + rows * step)
    let numbers = sum(envelope, envelope * time)
    envelope *= leap
    rows += 8
    return numbers
  }
}

/// An over-damped spring: a slow decay, times `g = expm1(-2 r t)` of the difference to the fast
/// one. g grows by `g' = g k + (k - 1)`, which subtracts nothing that is nearly equal.
private struct CreepKernel: LaneKernel {
  private let basis: SpringBasis
  private let sum: SpringSum
  private let ahead: Octet
  private let leap: Double
  private var gapAhead: Octet
  private let gapLeap: Double
  private var envelope = Octet.zero
  private var gap = Octet.zero

  init(_ basis: SpringBasis, _ sum: SpringSum, step: Double) {
    self.basis = basis
    self.sum = SpringSum(
      base: sum.base, far: sum.far, p: sum.p, q: -sum.q / (2 * basis.rate))
    (ahead, leap) = geometricRow(Double.exp(-basis.decay * step))
    gapAhead = .zero
    for index in 1..<8 {
      gapAhead[index] = Double.expMinusOne(-2 * basis.rate * step * Double(index))
    }
    gapLeap = Double.expMinusOne(-2 * basis.rate * step * 8)
  }

  mutating func anchor(at time: Double) {
    envelope = ahead * Double.exp(-basis.decay * time)
    let first = Double.expMinusOne(-2 * basis.rate * time)
    gap = first + gapAhead + first * gapAhead
  }

  @inline(__always)
  mutating func next() -> Octet {
    let numbers = sum(envelope, envelope * gap)
    envelope *= leap
    gap += gapLeap + gap * gapLeap
    return numbers
  }
}

/// The first eight powers of `ratio`, and the eighth.
private func geometricRow(_ ratio: Double) -> (row: Octet, next: Double) {
  var row = Octet.zero
  var power = 1.0
  for index in 0..<8 {
    row[index] = power
    power *= ratio
  }
  return (row, power)
}
