// Goals, in order of priority:
//
// 1. The parameter is exact to the last bits even where x barely changes: at both ends of curves
//    such as (0.42, 0, 1, 1), and at the inflection of (1, 0, 0, 1), where x' is 0.
// 2. The solver never fails: every step stays inside a shrinking bracket.
// 3. Few operations: three or four Newton steps for ordinary curves.
//
// For the first goal the equation is shifted to the nearest of three points: the start, the end or
// the inflection. There x is a polynomial without a constant term, and the small distance that is
// the unknown has all its digits. A parameter counted from 0 would lose half of them near a double
// root and two thirds near a triple one.

extension CubicBezier {
  /// The parameter at which x is `progress`, which must lie in 0...1.
  package func parameter(at progress: Double) -> Double { x.parameter(at: progress) }
}

extension CubicBezier.Coefficients {
  /// The parameter s at which a polynomial that rises from 0 to 1 equals `value`, which must lie in
  /// 0...1; NaN for NaN.
  ///
  /// - Complexity: Constant; three or four Newton steps for most curves, never more than 80.
  func parameter(at value: Double) -> Double {
    if value.isNaN { return .nan }
    let rest = 1 - value
    // With an inflection in between, x is flattest there and symmetric about it.
    if a > 0, b < 0, -b < 3 * a {
      let inflection = -b / (3 * a)
      let distance = value - self.value(at: inflection)
      if distance.magnitude < min(value, rest) {
        let slope = max(c + b * inflection, 0)
        let offset = LocalCubic(slope: slope, square: 0, cube: a).root(at: distance.magnitude)
        return min(max(inflection + (distance < 0 ? -offset : offset), 0), 1)
      }
    }
    if value <= rest { return LocalCubic(slope: c, square: b, cube: a).root(at: value) }
    return 1 - LocalCubic(slope: 3 * a + 2 * b + c, square: -(3 * a + b), cube: a).root(at: rest)
  }
}

/// The polynomial `((cube u + square) u + slope) u`, shifted to a point of the curve; it rises from
/// 0 over the part of 0...1 that is used.
private struct LocalCubic {
  let slope: Double
  let square: Double
  let cube: Double

  init(slope: Double, square: Double, cube: Double) {
    self.slope = max(slope, 0)
    self.square = square
    self.cube = cube
  }

  /// The u in 0...1 at which the polynomial equals `height`.
  func root(at height: Double) -> Double {
    if height == 0 { return 0 }
    var (low, high) = (0.0, 1.0)
    var u = guess(at: height)
    for _ in 0..<80 {
      let excess = ((cube * u + square) * u + slope) * u - height
      if excess == 0 { return u }
      if excess > 0 { high = u } else { low = u }
      let next = u - excess / ((3 * cube * u + 2 * square) * u + slope)
      // The error after a step is about the square of the step, so no further step is needed.
      if (next - u).magnitude <= 1e-9 * u { return next }
      u = next > low && next < high ? next : low + (high - low) / 2
    }
    return u
  }

  /// The first guess: the root of the first two terms; where all coefficients are positive, at most
  /// the root of the cubic term alone.
  private func guess(at height: Double) -> Double {
    let discriminant = slope * slope + 4 * square * height
    var u = discriminant >= 0 ? 2 * height / (slope + discriminant.squareRoot()) : height
    if square >= 0, cube > 0 { u = min(u, Self.cubeRoot(height / cube)) }
    return u < 1 ? u : 1
  }

  /// The cube root to within a few per cent, by dividing the exponent by three.
  private static func cubeRoot(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
  }
}
