internal import RealModule

extension SpringMotion<Double> {
  /// Writes the motion from `from` on, on a range whose clock counts from its start.
  func write(
    _ quantity: Quantity, from: Double, _ range: RowRange, to column: ColumnWriter
  ) {
    let sum =
      switch quantity {
      case .value: SpringSum(base: from, far: interval, p: interval, q: distanceFactor)
      case .velocity: SpringSum(base: 0, far: 0, p: -initialVelocity, q: -velocityFactor)
      }
    let step = range.clock.step
    switch basis.regime {
    case .underDamped: range.run(SwingKernel(basis, sum, step: step), to: column)
    case .criticallyDamped: range.run(CriticalKernel(basis, sum, step: step), to: column)
    case .overDamped: range.run(CreepKernel(basis, sum, step: step), to: column)
    }
  }
}

/// What a spring shows: `base + (far - (p * first + q * second))`, where `first` and `second` are the
/// parts of its basis.
private struct SpringSum {
  var base: Double
  var far: Double
  var p: Double
  var q: Double

  @inline(__always)
  func callAsFunction(_ first: Octet, _ second: Octet) -> Octet {
    base + (far - (p * first + q * second))
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
