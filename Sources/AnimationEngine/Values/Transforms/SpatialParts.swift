/// A 3D matrix as in CSS Transforms 2: perspective · translation · rotation · skew · scale.
///
/// The method is that of "unmatrix" (Thomas, Graphics Gems II, 1991) with a quaternion instead of
/// three angles. The matrix is divided by its m44 first, which leaves the transform the same.
public struct SpatialParts: Hashable, Sendable {
  /// The translation along x, y and z, in pixels.
  public var translation: SIMD3<Double>
  /// The scale factors along x, y and z; all are negative where the matrix mirrors.
  public var scale: SIMD3<Double>
  /// The shears of y along x, of z along x and of z along y.
  public var skew: SIMD3<Double>
  /// The perspective: the last row of the leftmost factor.
  public var perspective: SIMD4<Double>
  /// The rotation as a unit quaternion x, y, z, w, with w not negative.
  public var rotation: SIMD4<Double>

  /// Creates a decomposition from its parts.
  public init(
    translation: SIMD3<Double>, scale: SIMD3<Double>, skew: SIMD3<Double>,
    perspective: SIMD4<Double>, rotation: SIMD4<Double>
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    self.perspective = perspective
    self.rotation = rotation
  }

  /// Decomposes a matrix. Nil for one that is not finite, whose m44 is 0, or whose upper left nine
  /// entries are singular within rounding.
  public init?(_ matrix: Matrix4) {
    guard matrix.isFinite, let matrix = matrix.normalized, matrix.isFinite else { return nil }
    let columns = [matrix.columns.first.xyz, matrix.columns.second.xyz, matrix.columns.third.xyz]
    guard let frame = OrthogonalFrame(columns) else { return nil }
    let translation = matrix.columns.fourth.xyz
    let perspective = Self.perspective(of: matrix, columns, translation)
    guard (0..<4).allSatisfy({ perspective[$0].isFinite }) else { return nil }
    self.init(
      translation: translation, scale: frame.scale, skew: frame.skew, perspective: perspective,
      rotation: Quaternion.rotation(ofAxes: frame.axes))
  }

  /// The perspective row `p`, which solves `p · affine part = last row`.
  private static func perspective(
    of matrix: Matrix4, _ columns: [SIMD3<Double>], _ translation: SIMD3<Double>
  ) -> SIMD4<Double> {
    let row = SIMD3(matrix.columns.first.w, matrix.columns.second.w, matrix.columns.third.w)
    if row == .zero { return SIMD4(0, 0, 0, 1) }
    let planes = [
      cross(columns[1], columns[2]), cross(columns[2], columns[0]), cross(columns[0], columns[1]),
    ]
    let sum = planes[0] * row.x + planes[1] * row.y + planes[2] * row.z
    let solved = sum / (columns[0] * planes[0]).sum()
    return SIMD4(solved, 1 - (solved * translation).sum())
  }

  /// The matrix composed of these parts.
  public var matrix: Matrix4 { Matrix4 { SpatialBlend(constant: self).apply(0, to: &$0) } }
}

extension SIMD4<Double> {
  var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

private func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(
    left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
    left.x * right.y - left.y * right.x)
}

/// Three columns decomposed into perpendicular unit axes, a scale and a skew.
private struct OrthogonalFrame {
  var axes: [SIMD3<Double>] = []
  var scale = SIMD3<Double>.zero
  var skew = SIMD3<Double>.zero

  /// Decomposes columns by Gram-Schmidt; nil where one lies in the plane or line of earlier ones.
  init?(_ columns: [SIMD3<Double>]) {
    guard add(columns[0]) != nil, let second = add(columns[1]), let third = add(columns[2]) else {
      return nil
    }
    skew = SIMD3(second[0] / scale.y, third[0] / scale.z, third[1] / scale.z)
    if (axes[0] * cross(axes[1], axes[2])).sum() < 0 {
      scale *= -1
      axes = axes.map { -$0 }
    }
  }

  /// Adds the part of a column that is perpendicular to the axes before, as a new axis.
  ///
  /// - Returns: The components of the column along the axes before; nil where nothing perpendicular
  ///   is left.
  private mutating func add(_ column: SIMD3<Double>) -> [Double]? {
    var rest = column
    var shares: [Double] = []
    for axis in axes {
      let share = (axis * rest).sum()
      rest -= axis * share
      shares.append(share)
    }
    let length = rest.length
    guard length > 1e-15 * column.length, length.isFinite else { return nil }
    scale[axes.count] = length
    axes.append(rest / length)
    return shares
  }
}

extension SIMD3<Double> {
  /// The length, even where the squares of the numbers overflow or underflow.
  fileprivate var length: Double {
    let size = Swift.max(abs(x), abs(y), abs(z))
    guard size > 0, size.isFinite else { return size }
    let unit = self / size
    return size * (unit * unit).sum().squareRoot()
  }
}

/// The interpolation of 3D matrices: parts linearly, the rotation along the great circle.
struct SpatialBlend: Hashable, Sendable {
  let from: SpatialParts
  /// The parts of the second matrix minus those of the first; the rotation is not used.
  let span: SpatialParts
  let turn: QuaternionBlend

  init(constant parts: SpatialParts) { self.init(from: parts, to: parts) }

  init(from start: SpatialParts, to end: SpatialParts) {
    from = start
    span = SpatialParts(
      translation: end.translation - start.translation, scale: end.scale - start.scale,
      skew: end.skew - start.skew, perspective: end.perspective - start.perspective,
      rotation: .zero)
    turn = QuaternionBlend(from: start.rotation, to: end.rotation)
  }

  func apply<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    func parts(_ from: SIMD3<Double>, _ span: SIMD3<Double>) -> (Number, Number, Number) {
      (
        Number(from.x) + span.x * progress, Number(from.y) + span.y * progress,
        Number(from.z) + span.z * progress
      )
    }
    columns.scale(parts(from.scale, span.scale))
    columns.shear(parts(from.skew, span.skew))
    columns.turn(turn.quaternion(at: progress))
    columns.translate(parts(from.translation, span.translation))
    applyPerspective(progress, to: &columns)
  }

  private func applyPerspective<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    func part(_ index: Int) -> Number {
      Number(from.perspective[index]) + span.perspective[index] * progress
    }
    columns.project((part(0), part(1), part(2), part(3)))
  }
}

extension InlineArray {
  /// Applies the shears of y along x, of z along x and of z along y.
  mutating func shear<Number: SmoothNumber>(_ skew: (Number, Number, Number))
  where Element == SmoothVector<Number> {
    for index in indices {
      let column = self[index]
      self[index].x = column.x + skew.0 * column.y + skew.1 * column.z
      self[index].y = column.y + skew.2 * column.z
    }
  }

  /// Applies the perspective with this last row of its matrix.
  mutating func project<Number: SmoothNumber>(_ row: (Number, Number, Number, Number))
  where Element == SmoothVector<Number> {
    for index in indices {
      let column = self[index]
      self[index].w = row.0 * column.x + row.1 * column.y + row.2 * column.z + row.3 * column.w
    }
  }
}
