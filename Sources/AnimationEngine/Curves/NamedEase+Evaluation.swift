internal import RealModule

extension NamedEase {
  /// The value at `progress`: exactly 0 up to 0, exactly 1 from 1 on, NaN for NaN.
  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    switch direction {
    case .in: return rising(progress)
    case .out: return 1 - rising(1 - progress)
    case .inOut: return progress < 0.5 ? rising(2 * progress) / 2 : 1 - rising(2 - 2 * progress) / 2
    }
  }

  /// The slope at `progress`, which is clamped to 0...1; NaN for NaN. At a corner of `bounce` it is
  /// the slope of one of the two sides.
  func velocity(at progress: Double) -> Double {
    if progress.isNaN { return .nan }
    let t = min(max(progress, 0), 1)
    switch direction {
    case .in: return slope(t)
    case .out: return slope(1 - t)
    case .inOut: return t < 0.5 ? slope(2 * t) : slope(2 - 2 * t)
    }
  }

  /// The family's `In` form at t in 0...1.
  private func rising(_ t: Double) -> Double {
    switch family {
    case .linear: t
    case .poly: Double.pow(t, exponent)
    case .quad: t * t
    case .cubic: t * t * t
    case .sin: 1 - Double.cos(.pi / 2 * t)
    case .exp: Self.power(1 - t)
    case .circle: 1 - (1 - t * t).squareRoot()
    case .back: t * t * (overshoot * (t - 1) + t)
    case .elastic: amplitude * Self.power(1 - t) * Double.sin(swingPhase(at: t))
    case .bounce: 1 - Self.fall(1 - t)
    }
  }

  /// The derivative of ``rising(_:)``.
  private func slope(_ t: Double) -> Double {
    switch family {
    case .linear: 1
    case .poly: exponent == 1 ? 1 : exponent * Double.pow(t, exponent - 1)
    case .quad: 2 * t
    case .cubic: 3 * t * t
    case .sin: .pi / 2 * Double.sin(.pi / 2 * t)
    case .exp: Self.powerSlope(1 - t)
    case .circle: t / (1 - t * t).squareRoot()
    case .back: (3 * (overshoot + 1) * t - 2 * overshoot) * t
    case .elastic: elasticSlope(t)
    case .bounce: Self.fallSlope(1 - t)
    }
  }

  // MARK: - Exponential, elastic and bounce

  /// The power 2^(-10 t), shifted and scaled so that it is 1 at 0 and 0 at 1.
  private static func power(_ t: Double) -> Double {
    (Double.exp2(-10 * t) - 0x1p-10) * 1024 / 1023
  }

  /// The magnitude of the slope of ``power(_:)``, which decreases.
  private static func powerSlope(_ t: Double) -> Double {
    10 * Double.log(2) * Double.exp2(-10 * t) * 1024 / 1023
  }

  /// The phase of the oscillation of `elastic`; at t = 1 its sine is 1 / amplitude.
  private func swingPhase(at t: Double) -> Double {
    Double.asin(1 / amplitude) + (1 - t) * (2 * .pi / period)
  }

  private func elasticSlope(_ t: Double) -> Double {
    let phase = swingPhase(at: t)
    let growth = Self.powerSlope(1 - t) * Double.sin(phase)
    let swing = Self.power(1 - t) * Double.cos(phase) * (2 * .pi / period)
    return amplitude * (growth - swing)
  }

  /// The parabola of `bounce` at t, one of four: the time and the height of its vertex.
  private static func bounce(at t: Double) -> (middle: Double, height: Double) {
    if t < 4.0 / 11 { return (0, 0) }
    if t < 8.0 / 11 { return (6.0 / 11, 3.0 / 4) }
    return t < 10.0 / 11 ? (9.0 / 11, 15.0 / 16) : (21.0 / 22, 63.0 / 64)
  }

  /// The quadratic coefficient that all parabolas of `bounce` share.
  private static var steepness: Double { 121.0 / 16 }

  private static func fall(_ t: Double) -> Double {
    let (middle, height) = bounce(at: t)
    return steepness * (t - middle) * (t - middle) + height
  }

  private static func fallSlope(_ t: Double) -> Double {
    2 * steepness * (t - bounce(at: t).middle)
  }

  // MARK: - As polynomials

  /// The ease as polynomials of degree 3 at most; nil where it is not a polynomial.
  var pieces: [PolynomialPiece]? {
    guard let rising = risingPieces else { return nil }
    switch direction {
    case .in: return rising.clamped
    case .out: return rising.turned.clamped
    case .inOut:
      let second = rising.turned.halved(shift: 1, base: 0.5)
      return (rising.halved(shift: 0, base: 0) + second).clamped
    }
  }

  private var risingPieces: [PolynomialPiece]? {
    switch family {
    case .linear: [PolynomialPiece(from: 0, 0, 1)]
    case .quad: [PolynomialPiece(from: 0, 0, 0, 1)]
    case .cubic: [PolynomialPiece(from: 0, 0, 0, 0, 1)]
    case .back: [PolynomialPiece(from: 0, 0, 0, -overshoot, overshoot + 1)]
    case .bounce: Self.fallPieces.turned
    case .poly where exponent == 1: [PolynomialPiece(from: 0, 0, 1)]
    case .poly where exponent == 2: [PolynomialPiece(from: 0, 0, 0, 1)]
    case .poly where exponent == 3: [PolynomialPiece(from: 0, 0, 0, 0, 1)]
    case .poly, .sin, .exp, .circle, .elastic: nil
    }
  }

  /// The parabolas of fall and bounces, each expanded around its start; each bounce starts at 1.
  private static var fallPieces: [PolynomialPiece] {
    [
      PolynomialPiece(from: 0, 0, 0, steepness),
      PolynomialPiece(from: 4.0 / 11, 1, -11.0 / 4, steepness),
      PolynomialPiece(from: 8.0 / 11, 1, -11.0 / 8, steepness),
      PolynomialPiece(from: 10.0 / 11, 1, -11.0 / 16, steepness),
    ]
  }

  // MARK: - Inverse

  /// The inverse function where that is a classic ease too; otherwise this ease itself.
  var inverse: NamedEase {
    switch family {
    case .poly: NamedEase(.poly, direction, [.exponent: 1 / exponent])
    case .quad: NamedEase(.poly, direction, [.exponent: 1.0 / 2])
    case .cubic: NamedEase(.poly, direction, [.exponent: 1.0 / 3])
    case .circle where direction == .in: NamedEase(.circle, .out)
    case .circle where direction == .out: NamedEase(.circle, .in)
    case .linear, .sin, .exp, .circle, .back, .elastic, .bounce: self
    }
  }
}
