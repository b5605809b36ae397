internal import RealModule

extension SpringMotion<Double> {
  /// Writes the motion from `from` on, on a range whose clock counts from the motion's start.
  func write(_ quantity: Quantity, from: Double, _ range: RowRange, to column: ColumnWriter) {
    range.run(SpringKernel(basis, sum(quantity, from: from), step: range.clock.step), to: column)
  }

  /// The values or velocities as a function of eight times since the start.
  @inline(__always)
  func numbers(_ quantity: Quantity, from: Double) -> (Octet) -> Octet {
    let (basis, sum) = (basis, sum(quantity, from: from))
    return { times in sum.shown(sum.left(basis.parts(at: times))) }
  }

  private func sum(_ quantity: Quantity, from: Double) -> SpringSum {
    switch quantity {
    case .value: SpringSum(base: from, far: interval, p: interval, q: distanceFactor)
    case .velocity: SpringSum(base: 0, far: 0, p: -initialVelocity, q: -velocityFactor)
    }
  }
}

/// The numbers of a spring as `base + (far - left)`, where `left` is a linear combination of the
/// two functions of its basis.
private struct SpringSum {
  var base: Double
  var far: Double
  var p: Double
  var q: Double

  @inline(__always)
  func left(_ parts: (p: Octet, q: Octet)) -> Octet { p * parts.p + q * parts.q }

  @inline(__always)
  func left(_ parts: (p: Quartet, q: Quartet)) -> Quartet { p * parts.p + q * parts.q }

  @inline(__always)
  func shown(_ left: Octet) -> Octet { base + (far - left) }
}

/// A spring on evenly spaced rows, whatever its damping.
///
/// With `a` and `b` as the factors by which its two exponentials change in eight rows, `left` obeys
/// `x(n+1) = (a + b) x(n) - a b x(n-1)`. It is stored as a value and its change,
///
///     change(n+1) = a b change(n) - (1 - a) (1 - b) x(n),  x(n+1) = x(n) + change(n+1)
///
/// because its rounding error grows with the number of steps only, and not with its square, even
/// where both factors are nearly 1: (1 - a)(1 - b) is computed without a difference. The first two
/// octets of a block come from the closed form, so that a short range needs nothing else.
private struct SpringKernel: LaneKernel {
  private let basis: SpringBasis
  private let sum: SpringSum
  private let step: Double
  /// The part `left` of ``SpringSum`` at the next eight rows.
  private var left = Octet.zero
  /// The change of `left` from these rows to the eight after them.
  private var change = Octet.zero
  /// The factors a b and (1 - a)(1 - b); NaN until they are needed.
  private var keep = Double.nan
  private var pull = Double.nan

  init(_ basis: SpringBasis, _ sum: SpringSum, step: Double) {
    (self.basis, self.sum, self.step) = (basis, sum, step)
  }

  mutating func anchor(at time: Double, rows: Int) {
    let times = ramp * step + time
    if rows <= 4 {
      // Springs that take over from each other often have no more rows each.
      left.lowHalf = sum.left(basis.parts(at: times.lowHalf))
      return
    }
    left = sum.left(basis.parts(at: times))
    if rows > 8 { change = sum.left(basis.parts(at: (ramp + 8) * step + time)) - left }
    if rows > 16, keep.isNaN { (keep, pull) = basis.factors(over: 8 * step) }
  }

  @inline(__always)
  mutating func next() -> Octet {
    let numbers = sum.shown(left)
    left += change
    change = keep * change - pull * left
    return numbers
  }
}

extension SpringBasis {
  /// The factors a b and (1 - a)(1 - b), a and b those by which the exponentials change in `time`.
  fileprivate func factors(over time: Double) -> (keep: Double, pull: Double) {
    let keep = Double.exp(-(decay + fastDecay) * time)
    let gone = Double.expMinusOne(-decay * time)
    guard regime == .underDamped else {
      return (keep, gone * Double.expMinusOne(-fastDecay * time))
    }
    let half = Double.sin(rate * time / 2)
    return (keep, gone * gone + 4 * Double.exp(-decay * time) * half * half)
  }
}
