import AnimationEngine

/// What a matrix makes of the points of a plane, seen from the front: x and y of its columns 1, 2 and 4,
/// and their w.
struct PlaneMap {
  private let matrix: [Double]

  /// The map of a matrix, m11, m12 … m44: rows one after the other, points before it.
  init(_ matrix: [Double]) { self.matrix = matrix }

  /// The point that is led to `point`; nil where none is, or one behind the eye.
  ///
  /// (u, v, 1) is led to (x w, y w, w). Both equations are linear in u and v:
  /// (m11 - x m14) u + (m21 - x m24) v = x m44 - m41, and the same of y.
  func source(of point: Point) -> Point? {
    let (x, y) = (point.x, point.y)
    let (a, b) = (matrix[0] - x * matrix[3], matrix[4] - x * matrix[7])
    let (c, d) = (matrix[1] - y * matrix[3], matrix[5] - y * matrix[7])
    let (e, f) = (x * matrix[15] - matrix[12], y * matrix[15] - matrix[13])
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
    return u * matrix[3] + v * matrix[7] + matrix[15] > 0 ? Point(x: u, y: v) : nil
  }
}
