internal import RealModule

/// An elliptical arc between two points.
///
/// It is computed from its start and its angle, without its centre: that may be so far away that
/// the arc is lost in its rounding.
struct PathEllipse {
  private let start: SIMD2<Double>
  private let radii: SIMD2<Double>
  /// The cosine and the sine of the rotation of the ellipse's axes.
  private let turn: SIMD2<Double>
  /// The place of the start on the unit circle that the ellipse is made of.
  private let first: SIMD2<Double>
  /// The direction in which the circle goes on there.
  private let heading: SIMD2<Double>
  private let sweep: Double

  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double,
    isLarge: Bool, isSweeping: Bool
  ) {
    let radii = SIMD2(radii.x.magnitude, radii.y.magnitude)
    let radians = degrees * .pi / 180
    let turn = SIMD2(Double.cos(radians), Double.sin(radians))
    let half = (start - end) / 2
    let place = SIMD2(turn.x * half.x + turn.y * half.y, turn.x * half.y - turn.y * half.x)
    // Both are in units of their own size, whose squares are doubles.
    let (size, longest) = (max(place.x.magnitude, place.y.magnitude), max(radii.x, radii.y))
    let shape = radii / longest
    guard size > 0, shape.x > 0, shape.y > 0 else { return nil }
    let own = place / size / shape
    let scale = own.norm
    let chord = own / scale
    // The sine of half of the angle that is less than half a turn.
    let sine = scale * (size / longest)
    // Radii that are too small to reach the end point are scaled up, as SVG requires.
    // They reach it just so, as half an ellipse whose centre lies half-way.
    let isHalf = sine > 1 - 1e-15
    let cosine = isHalf ? 0 : ((1 - sine) * (1 + sine)).squareRoot()
    let across = SIMD2(-chord.y, chord.x) * (isLarge == isSweeping ? -cosine : cosine)
    first = chord * min(sine, 1) + across
    heading = SIMD2(-first.y, first.x)
    let least = isHalf ? .pi : 2 * Double.asin(sine)
    let sweep = isLarge ? 2 * .pi - least : least
    self.sweep = isSweeping ? sweep : -sweep
    self.radii = isHalf ? shape * (scale * size) : radii
    // So flat that no doubles hold its radii: it counts as a line, as one with a radius of 0 does.
    guard scale.isFinite, self.radii.x.isFinite, self.radii.y.isFinite else { return nil }
    (self.start, self.turn) = (start, turn)
  }

  /// The number of cubics with which each covers at most a quarter turn.
  var cubicCount: Int { max(Int(saturating: (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1) }

  func cubic(_ index: Int, of count: Int) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * Double.tan(step / 4)
    let (from, to) = (place(at: Double(index) * step), place(at: Double(index + 1) * step))
    return (
      shown(from.chord + reach * from.heading), shown(to.chord - reach * to.heading),
      shown(to.chord)
    )
  }

  /// The chord of the unit circle from the start to the point at an angle from there, and the
  /// direction at that point.
  private func place(at angle: Double) -> (chord: SIMD2<Double>, heading: SIMD2<Double>) {
    let (cosine, sine) = (Double.cos(angle), Double.sin(angle))
    // 1 - cosine, with all its digits at small angles.
    let fall = cosine > 0 ? sine * sine / (1 + cosine) : 1 - cosine
    return (sine * heading - fall * first, cosine * heading - sine * first)
  }

  /// The point at the end of a chord of the unit circle.
  private func shown(_ chord: SIMD2<Double>) -> SIMD2<Double> {
    let own = chord * radii
    return SIMD2(turn.x * own.x - turn.y * own.y, turn.y * own.x + turn.x * own.y) + start
  }
}
