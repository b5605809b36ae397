internal import RealModule

/// Unit quaternions, which represent rotations: x, y, z are the axis times the sine of half the
/// angle, and w is the cosine of half the angle.
enum Quaternion {
  /// The quaternion of a rotation by an angle in degrees about a unit axis.
  ///
  /// An angle beyond a whole turn gives the negative quaternion of the same rotation, so that an
  /// interpolation between two rotations takes whole turns into account.
  static func rotation(degrees: Double, about axis: SIMD3<Double>) -> SIMD4<Double> {
    let (sine, cosine) = Double.sineAndCosine(degrees: degrees / 2)
    return SIMD4(axis * sine, cosine)
  }

  /// The quaternion of the rotation that maps the coordinate axes to `axes`, with w not negative.
  ///
  /// The largest of the four numbers is computed from the diagonal, and the others from it. So none
  /// loses its digits or its sign, however near to half a turn the rotation is.
  static func rotation(ofAxes axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (a, b, c) = (axes[0], axes[1], axes[2])
    // Four times the squares of x, y, z and w.
    let squares = SIMD4(
      1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z)
    let raw: SIMD4<Double> =
      switch squares.max() {
      case squares.w: SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, squares.w)
      case squares.x: SIMD4(squares.x, a.y + b.x, c.x + a.z, b.z - c.y)
      case squares.y: SIMD4(a.y + b.x, squares.y, b.z + c.y, c.x - a.z)
      default: SIMD4(c.x + a.z, b.z + c.y, squares.z, a.y - b.x)
      }
    let unit = raw / (raw * raw).sum().squareRoot()
    return unit.w < 0 ? -unit : unit
  }
}

/// The spherical linear interpolation between two quaternions (Shoemake, 1985), along the great
/// circle through both at constant speed, as CSS Transforms 2 uses it.
///
/// It connects the quaternions, not their rotations by the shorter arc. Opposite quaternions, which
/// have no unique great circle, stay at the first. Outside 0...1 it continues along the circle.
struct QuaternionBlend: Hashable, Sendable {
  let from: SIMD4<Double>
  let to: SIMD4<Double>
  /// The angle between the two quaternions, in radians.
  let angle: Double

  init(from: SIMD4<Double>, to: SIMD4<Double>) {
    self.from = from
    self.to = to
    // This is exact for nearly equal quaternions, where the arc cosine of their product is not.
    let (difference, sum) = (from - to, from + to)
    let angle =
      2
      * Double.atan2(
        y: (difference * difference).sum().squareRoot(), x: (sum * sum).sum().squareRoot())
    self.angle = .pi - angle < 1e-7 ? 0 : angle
  }

  /// The quaternion at a progress, which has length 1 everywhere: the first at 0, the second at 1.
  func quaternion<Number: SmoothNumber>(at progress: Number) -> SmoothVector<Number> {
    let first = SmoothVector<Number>(from)
    if angle == 0 { return first }
    let turned = angle * progress
    let (sine, cosine) = (turned.sine, turned.cosine)
    let (far, product) = (Double.sin(angle), Double.cos(angle))
    let end = (1 / far) * sine
    let start = cosine - product * end
    func mix(_ left: Double, _ right: Double) -> Number { left * start + right * end }
    return SmoothVector(mix(from.x, to.x), mix(from.y, to.y), mix(from.z, to.z), mix(from.w, to.w))
  }
}

extension InlineArray {
  /// Rotates columns by a quaternion.
  mutating func turn<Number: SmoothNumber>(_ q: SmoothVector<Number>)
  where Element == SmoothVector<Number> {
    let (x, y, z) = (2 * q.x, 2 * q.y, 2 * q.z)
    let (xx, yy, zz) = (x * q.x, y * q.y, z * q.z)
    let (xy, xz, yz) = (x * q.y, x * q.z, y * q.z)
    let (xw, yw, zw) = (x * q.w, y * q.w, z * q.w)
    let one = Number(1)
    for index in indices {
      let v = self[index]
      self[index].x = (one - yy - zz) * v.x + (xy - zw) * v.y + (xz + yw) * v.z
      self[index].y = (xy + zw) * v.x + (one - xx - zz) * v.y + (yz - xw) * v.z
      self[index].z = (xz - yw) * v.x + (yz + xw) * v.y + (one - xx - yy) * v.z
    }
  }
}
