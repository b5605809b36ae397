internal import RealModule

/// Two matrices, or two rotations about different axes, and the interpolation from one to the other.
///
/// At a progress of 0 and of 1 it is one of the two, to the last digit. Outside it goes on.
struct MatrixBlend: Hashable, Sendable {
  let from: Matrix4
  let to: Matrix4
  private let form: Form

  private enum Form: Hashable, Sendable {
    /// Both are planar.
    case planar(PlanarBlend)
    case spatial(SpatialBlend, Growth)
    case turn(QuaternionBlend)
    /// One of them cannot be taken apart: half-way the second takes the place of the first.
    case switching
  }

  /// The interpolation of CSS between two matrices.
  ///
  /// CSS divides matrices of space by their m44, which shows the same. Here what shows is multiplied
  /// by an m44 that goes from the one to the other, so that the interpolation meets its ends in
  /// every entry; where their signs differ, the second end is the negative matrix, which shows the
  /// same too.
  init(from: Matrix4, to: Matrix4) {
    self.from = from
    if from.isPlanar, to.isPlanar {
      self.to = to
      guard let start = PlanarParts(from), let end = PlanarParts(to) else {
        form = .switching
        return
      }
      form = .planar(PlanarBlend(from: start, to: end))
    } else if let start = SpatialParts(from), let end = SpatialParts(to) {
      let growth = Growth(from: from[15], to: to[15])
      self.to = growth.isAlike ? to : to.negative
      form = .spatial(SpatialBlend(from: start, to: end), growth)
    } else {
      self.to = to
      form = .switching
    }
  }

  /// The interpolation between two rotations about axes of their own.
  init?(turning from: TransformFunction, to: TransformFunction) {
    guard let first = from.axis, let second = to.axis, let start = from.arguments.last,
      let end = to.arguments.last
    else { return nil }
    self.from = from.matrix
    self.to = to.matrix
    form = .turn(
      QuaternionBlend(
        from: Quaternion.rotation(degrees: start, about: first),
        to: Quaternion.rotation(degrees: end, about: second)))
  }

  /// Whether every matrix between them is planar.
  var isPlanar: Bool { from.isPlanar && to.isPlanar && !isTurn }

  private var isTurn: Bool { if case .turn = form { true } else { false } }

  /// Applies the matrix at a progress.
  func apply<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    let before = columns
    switch form {
    case .planar(let blend): blend.apply(progress, to: &columns)
    case .spatial(let blend, let growth):
      blend.apply(progress, to: &columns)
      growth.apply(progress, to: &columns)
    case .turn(let blend): columns.turn(blend.quaternion(at: progress))
    case .switching:
      let matrix = progress.value < 0.5 ? from : to
      for index in 0..<count { columns[index] = matrix.applied(to: before[index]) }
    }
    guard progress.value == 0 || progress.value == 1 else { return }
    let end = progress.value == 0 ? from : to
    for index in 0..<count {
      columns[index] = columns[index].withValues(of: end.applied(to: before[index]))
    }
  }

  /// The quaternion of a turn at a progress; nil where it is none.
  func quaternion(at progress: Double) -> SmoothVector<Double>? {
    guard case .turn(let blend) = form else { return nil }
    return blend.quaternion(at: progress)
  }

  /// The matrix at a progress.
  func matrix(at progress: Double) -> Matrix4 {
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    apply(progress, to: &columns)
    return Matrix4(columns)
  }
}

/// The factor by which the matrices of an interpolation are multiplied, from the m44 of its start to
/// that of its end in equal proportions: it is never 0.
private struct Growth: Hashable, Sendable {
  private let start: Double
  /// The natural logarithm of the size of the end, measured by that of the start.
  private let rate: Double
  /// Whether both ends have the same sign.
  let isAlike: Bool

  init(from start: Double, to end: Double) {
    self.start = start
    rate = .log(abs(end / start))
    isAlike = (start < 0) == (end < 0)
  }

  func apply<Number: SmoothNumber, let count: Int>(
    _ progress: Number, to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    if start == 1, rate == 0 { return }
    let power = Double.exp(rate * progress.value)
    let factor = start * (rate * progress).mapped(power, slope: power)
    columns.scale((factor, factor, factor))
    for index in 0..<count { columns[index].w = columns[index].w * factor }
  }
}

extension Matrix4 {
  /// The matrix with the sign of every entry changed.
  fileprivate var negative: Matrix4 {
    Matrix4(-columns.first, -columns.second, -columns.third, -columns.fourth)
  }

  /// The matrix between this one and another, as CSS interpolates matrices: taken apart, moved part
  /// by part and put together again, in the plane where both are planar.
  ///
  /// - Parameters:
  ///   - other: The matrix at an amount of 1.
  ///   - amount: How far to go; below 0 and above 1 it goes on.
  /// - Returns: This matrix at 0 and the other at 1. Where one of them cannot be taken apart, this
  ///   one below an amount of 0.5 and the other from there on.
  public func interpolated(towards other: Matrix4, amount: Double) -> Matrix4 {
    MatrixBlend(from: self, to: other).matrix(at: amount)
  }
}
