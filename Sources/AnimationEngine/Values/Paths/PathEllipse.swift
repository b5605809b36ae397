internal import RealModule

/// An elliptical arc between two points.
struct PathEllipse {
  private let centre: SIMD2<Double>
  private let radii: SIMD2<Double>
  /// The cosine and the sine of the rotation of the ellipse's axes.
  private let turn: SIMD2<Double>
  private let startAngle: Double
  private let sweep: Double

  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double,
    isLarge: Bool, isSweeping: Bool
  ) {
    var radii = SIMD2(radii.x.magnitude, radii.y.magnitude)
    guard radii.x > 0, radii.y > 0 else { return nil }
    let radians = degrees * .pi / 180
    let turn = SIMD2(Double.cos(radians), Double.sin(radians))
    let half = (start - end) / 2
    let place = SIMD2(turn.x * half.x + turn.y * half.y, turn.x * half.y - turn.y * half.x)
    // Radii that are too small to reach the end point are scaled up, as SVG requires.
    // They reach it just so, as half an ellipse whose centre lies half-way.
    let stretch = (place / radii).norm
    let isHalf = stretch > 1 - 1e-15
    if isHalf { radii *= stretch }
    let crossed = SIMD2(radii.x * place.y, radii.y * place.x)
    let squares = (crossed * crossed).sum()
    let square = (radii.x * radii.y) * (radii.x * radii.y)
    let reach = isHalf ? 0 : max(0, square - squares) / squares
    let factor = reach.squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let own = SIMD2(radii.x * place.y / radii.y, -radii.y * place.x / radii.x) * factor
    centre =
      SIMD2(turn.x * own.x - turn.y * own.y, turn.y * own.x + turn.x * own.y) + (start + end) / 2
    let (first, last) = ((place - own) / radii, (-place - own) / radii)
    startAngle = Double.atan2(y: first.y, x: first.x)
    var sweep = Double.atan2(y: last.y, x: last.x) - startAngle
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    (self.radii, self.turn, self.sweep) = (radii, turn, sweep)
  }

  /// The number of cubics with which each covers at most a quarter turn.
  var cubicCount: Int { max(Int(saturating: (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1) }

  func cubic(_ index: Int, of count: Int) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let step = sweep / Double(count)
    let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
    let reach = 4.0 / 3 * Double.tan(step / 4)
    let (start, end) = (
      SIMD2(Double.cos(from), Double.sin(from)), SIMD2(Double.cos(to), Double.sin(to))
    )
    return (
      shown(start + reach * SIMD2(-start.y, start.x)), shown(end - reach * SIMD2(-end.y, end.x)),
      shown(end)
    )
  }

  /// A point of the unit circle mapped to the ellipse.
  private func shown(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let own = place * radii
    return SIMD2(turn.x * own.x - turn.y * own.y, turn.y * own.x + turn.x * own.y) + centre
  }
}
