/// A matrix of four rows and columns, as in CSS transforms: it maps a point (x, y, z, 1), as a
/// column, to its transformed position.
///
/// Entries are named and numbered as in CSS, column by column: m11, m12, m13, m14, m21 … m44. So
/// m41, m42, m43 (numbers 12, 13, 14) are the translation, and m14, m24, m34 the perspective.
public struct Matrix4: Hashable, Sendable {
  var columns: Columns

  /// The columns as a struct, since a tuple would not be `Hashable`.
  struct Columns: Hashable, Sendable {
    var first: SIMD4<Double>
    var second: SIMD4<Double>
    var third: SIMD4<Double>
    var fourth: SIMD4<Double>
  }

  init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
    _ fourth: SIMD4<Double>
  ) {
    columns = Columns(first: first, second: second, third: third, fourth: fourth)
  }

  /// Creates a matrix from sixteen entries, column by column, in the order of CSS's `matrix3d()`.
  ///
  /// - Precondition: There are sixteen.
  public init(_ sixteen: [Double]) {
    precondition(sixteen.count == 16, "a matrix of \(sixteen.count) entries")
    func column(_ start: Int) -> SIMD4<Double> { SIMD4(sixteen[start..<start + 4]) }
    self.init(column(0), column(4), column(8), column(12))
  }

  /// The identity matrix.
  public static let identity = Matrix4([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  /// The entry with a number in 0..<16, column by column.
  public subscript(index: Int) -> Double {
    get { column(index >> 2)[index & 3] }
    set {
      switch index >> 2 {
      case 0: columns.first[index & 3] = newValue
      case 1: columns.second[index & 3] = newValue
      case 2: columns.third[index & 3] = newValue
      default: columns.fourth[index & 3] = newValue
      }
    }
  }

  /// A column with a number in 0..<4.
  func column(_ index: Int) -> SIMD4<Double> {
    precondition(0..<4 ~= index, "column \(index) of 4")
    return switch index {
    case 0: columns.first
    case 1: columns.second
    case 2: columns.third
    default: columns.fourth
    }
  }

  /// The sixteen entries, column by column.
  public var entries: [Double] { (0..<16).map { self[$0] } }

  /// Whether no entry is infinite or NaN.
  public var isFinite: Bool { (0..<16).allSatisfy { self[$0].isFinite } }

  /// Whether the matrix maps the plane z = 0 onto itself without perspective, and leaves z
  /// unchanged: a 2D matrix in CSS, which is written as `matrix()`.
  public var isPlanar: Bool {
    (0..<16).allSatisfy { Self.planarEntry($0) == nil || self[$0] == Self.planarEntry($0) }
  }

  /// The value of an entry in every planar matrix; nil for the six entries that vary.
  static func planarEntry(_ index: Int) -> Double? {
    switch index {
    case 0, 1, 4, 5, 12, 13: nil
    case 10, 15: 1
    default: 0
    }
  }

  /// The matrix that applies `right` first, then `left`.
  public static func * (left: Matrix4, right: Matrix4) -> Matrix4 {
    Matrix4(
      left.applied(to: right.columns.first), left.applied(to: right.columns.second),
      left.applied(to: right.columns.third), left.applied(to: right.columns.fourth))
  }

  func applied(to point: SIMD4<Double>) -> SIMD4<Double> {
    var result = columns.first * point.x
    result += columns.second * point.y
    result += columns.third * point.z
    result += columns.fourth * point.w
    return result
  }

  /// The matrix divided by m44, which is the same transform; nil where m44 is 0.
  var normalized: Matrix4? {
    let scale = columns.fourth.w
    if scale == 1 { return self }
    if scale == 0 { return nil }
    return Matrix4(
      columns.first / scale, columns.second / scale, columns.third / scale, columns.fourth / scale)
  }
}
