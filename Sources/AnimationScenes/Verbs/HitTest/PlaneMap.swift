import AnimationEngine

/// A plane's projection by a 4 x 4 matrix, seen from the front: x, y and w where z = 0.
struct PlaneMap {
  private let matrix: [Double]

  /// The map of a matrix in row order, m11, m12 … m44, which is applied to row vectors.
  init(_ matrix: [Double]) { self.matrix = matrix }

  /// The point that the map sends to `point`; nil if there is none, or if it lies behind the eye.
  ///
  /// (u, v, 1) goes to (x w, y w, w). Both equations are linear in u and v: (m11 - x m14) u +
  /// (m21 - x m24) v = x m44 - m41, and the same for y.
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
