internal import RealModule

/// A planar matrix decomposed as in CSS Transforms 1: translation · residue · rotation · scale.
///
/// Interpolated part by part, a rotation stays a rotation and does not collapse half-way.
public struct PlanarParts: Hashable, Sendable {
  /// The translation along x and y, in pixels.
  public var translation: SIMD2<Double>
  /// The scale factors along x and y; one of them is negative where the matrix mirrors.
  public var scale: SIMD2<Double>
  /// The rotation in degrees, in -180...180.
  public var angle: Double
  /// The remaining factor, mainly a shear: m11, m12, m21, m22; without skew the identity.
  public var residue: SIMD4<Double>

  /// Creates a decomposition from its parts.
  public init(
    translation: SIMD2<Double>, scale: SIMD2<Double>, angle: Double, residue: SIMD4<Double>
  ) {
    self.translation = translation
    self.scale = scale
    self.angle = angle
    self.residue = residue
  }

  /// Decomposes a matrix. Nil for one that is not planar, not finite, or singular: both columns are
  /// parallel within rounding.
  public init?(_ matrix: Matrix4) {
    guard matrix.isPlanar, matrix.isFinite else { return nil }
    let (first, second) = (matrix.columns.first, matrix.columns.second)
    var scale = SIMD2(Double.hypot(first.x, first.y), .hypot(second.x, second.y))
    guard scale.x > 0, scale.y > 0, scale.x.isFinite, scale.y.isFinite else { return nil }
    let x = SIMD2(first.x, first.y) / scale.x
    let y = SIMD2(second.x, second.y) / scale.y
    let area = x.x * y.y - x.y * y.x
    guard area.magnitude > Self.leastArea else { return nil }
    // The mirrored axis is the one that is nearer to its opposite.
    let flip: SIMD2<Double> = area > 0 ? SIMD2(1, 1) : first.x < second.y ? [-1, 1] : [1, -1]
    scale *= flip
    self.init(
      translation: SIMD2(matrix.columns.fourth.x, matrix.columns.fourth.y), scale: scale,
      x * flip.x, y * flip.y)
  }

  /// The area spanned by two unit axes below which they count as parallel.
  private static let leastArea = 1e-15

  /// The parts of two unit axes: the rotation of x onto the first one, and the remaining factor.
  private init(
    translation: SIMD2<Double>, scale: SIMD2<Double>, _ x: SIMD2<Double>, _ y: SIMD2<Double>
  ) {
    let first = x.x * x - x.y * y
    let second = x.y * x + x.x * y
    self.init(
      translation: translation, scale: scale, angle: .atan2(y: x.y, x: x.x) * (180 / .pi),
      residue: SIMD4(first.x, first.y, second.x, second.y))
  }

  /// The matrix composed of these parts.
  public var matrix: Matrix4 { Matrix4 { PlanarBlend(constant: self).apply(0, to: &$0) } }
}

/// The interpolation between two planar matrices.
struct PlanarBlend: Hashable, Sendable {
  /// The parts of the first matrix.
  let from: PlanarParts
  /// The parts of the second matrix minus those of the first.
  let span: PlanarParts

  init(constant parts: PlanarParts) {
    from = parts
    span = PlanarParts(translation: .zero, scale: .zero, angle: 0, residue: .zero)
  }

  /// Creates the interpolation of CSS Transforms 1. Where one matrix mirrors x and the other
  /// mirrors y, both mirrors are replaced by half a turn. The rotation takes the shorter arc; an
  /// angle of 0 counts as 360.
  init(from start: PlanarParts, to end: PlanarParts) {
    var (start, end) = (start, end)
    if (start.scale.x < 0 && end.scale.y < 0) || (start.scale.y < 0 && end.scale.x < 0) {
      start.scale *= -1
      start.angle += start.angle < 0 ? 180 : -180
    }
    if start.angle == 0 { start.angle = 360 }
    if end.angle == 0 { end.angle = 360 }
    if abs(start.angle - end.angle) > 180 {
      if start.angle > end.angle { start.angle -= 360 } else { end.angle -= 360 }
    }
    from = start
    span = PlanarParts(
      translation: end.translation - start.translation, scale: end.scale - start.scale,
      angle: end.angle - start.angle, residue: end.residue - start.residue)
  }

  func apply<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    func part(_ from: Double, _ span: Double) -> Number { Number(from) + span * progress }
    columns.scale((part(from.scale.x, span.scale.x), part(from.scale.y, span.scale.y), Number(1)))
    columns.rotate(part(from.angle, span.angle), about: SIMD3(0, 0, 1))
    columns.applyResidue(
      part(from.residue.x, span.residue.x), part(from.residue.y, span.residue.y),
      part(from.residue.z, span.residue.z), part(from.residue.w, span.residue.w))
    columns.translate(
      (
        part(from.translation.x, span.translation.x), part(from.translation.y, span.translation.y),
        Number(0)
      ))
  }
}

extension InlineArray {
  fileprivate mutating func applyResidue<Number: SmoothNumber>(
    _ m11: Number, _ m12: Number, _ m21: Number, _ m22: Number
  ) where Element == SmoothVector<Number> {
    for index in indices {
      let column = self[index]
      self[index].x = m11 * column.x + m21 * column.y
      self[index].y = m12 * column.x + m22 * column.y
    }
  }
}
