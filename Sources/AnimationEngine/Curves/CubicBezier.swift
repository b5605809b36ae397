/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
///
/// With `s` as the curve's parameter, x(s) = ((a s + b) s + c) s, and y likewise. The x of both
/// control points lies in 0...1, so x never decreases and each x has its s; the control points' y
/// is free.
package struct CubicBezier: Hashable, Sendable {
  /// The first control point.
  package let start: UnitPoint
  /// The second control point.
  package let end: UnitPoint
  /// The polynomial of x as a function of the curve parameter s.
  let x: Coefficients
  /// The polynomial of y as a function of the curve parameter s.
  let y: Coefficients

  /// The coefficients of the polynomial `((a s + b) s + c) s`.
  struct Coefficients: Hashable, Sendable {
    /// The coefficient of s³.
    let a: Double
    /// The coefficient of s².
    let b: Double
    /// The coefficient of s.
    let c: Double

    /// Creates the coefficients from the Bernstein form 3 s (1-s)² first + 3 s² (1-s) second + s³.
    init(first: Double, second: Double) {
      a = 1 + 3 * (first - second)
      b = 3 * (second - 2 * first)
      c = 3 * first
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }
  }

  /// Creates the curve with the given control points, whose x is clamped to 0...1.
  package init(start: UnitPoint, end: UnitPoint) {
    self.start = UnitPoint(x: min(max(start.x, 0), 1), y: start.y)
    self.end = UnitPoint(x: min(max(end.x, 0), 1), y: end.y)
    x = Coefficients(first: self.start.x, second: self.end.x)
    y = Coefficients(first: start.y, second: end.y)
  }

  /// Creates the curve with the given control points, whose x is clamped to 0...1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
  }

  /// The curve with x and y of the control points exchanged; an x outside 0...1 is then clamped.
  var swapped: CubicBezier { CubicBezier(start.y, start.x, end.y, end.x) }
}

// MARK: - As a function of x

extension CubicBezier {
  /// y at `progress`: exactly 0 up to 0, exactly 1 from 1 on, NaN for NaN.
  package func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return y.value(at: parameter(at: progress))
  }

  /// The slope dy/dx at `progress`, which is clamped to 0...1.
  ///
  /// Where dx/ds is 0 the slope is infinite, with the sign of dy/ds. Where both derivatives are
  /// equal, even if both are 0, it is exactly 1.
  func velocity(at progress: Double) -> Double {
    let s = parameter(at: min(max(progress, 0), 1))
    let run = Self.derivative(start.x, end.x, at: s)
    let rise = Self.derivative(start.y, end.y, at: s)
    if run == rise { return 1 }
    return run == 0 ? (rise < 0 ? -.infinity : .infinity) : rise / run
  }

  /// The derivative with respect to s, in a form that is exact at both ends.
  private static func derivative(_ first: Double, _ second: Double, at s: Double) -> Double {
    let t = 1 - s
    return 3 * (t * t * first + 2 * s * t * (second - first) + s * s * (1 - second))
  }

  /// The slope at the start, towards the first control point that differs from the start.
  var startSlope: Double {
    if start.x > 0 { return start.y / start.x }
    return start.y == 0 && end.x > 0 ? end.y / end.x : 0
  }

  /// The slope at the end, from the last control point that differs from the end.
  var endSlope: Double {
    if end.x < 1 { return (end.y - 1) / (end.x - 1) }
    return end.y == 1 && start.x < 1 ? (start.y - 1) / (start.x - 1) : 0
  }

  /// The y at `progress`; outside 0...1 it follows the end tangents, as in CSS.
  func extrapolatedValue(at progress: Double) -> Double {
    if progress < 0 { return LinearCurve.along(startSlope, progress) }
    if progress > 1 { return 1 + LinearCurve.along(endSlope, progress - 1) }
    return value(at: progress)
  }

  /// The derivative of ``extrapolatedValue(at:)``; at 0 and 1 it is that of the curve inside.
  func extrapolatedVelocity(at progress: Double) -> Double {
    let standsAtStart = start.x == 0 && start.y == 0
    let standsAtEnd = end.x == 1 && end.y == 1
    if progress < 0 || (progress == 0 && standsAtStart) { return startSlope }
    if progress > 1 || (progress == 1 && standsAtEnd) { return endSlope }
    return velocity(at: progress)
  }
}
