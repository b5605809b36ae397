internal import RealModule

/// The interpolation between two matrices, or between two rotations about different axes.
///
/// At progress 0 and 1 it is exactly one of the two. Outside of that range it extrapolates.
struct MatrixBlend: Hashable, Sendable {
  let from: Matrix4
  let to: Matrix4
  private let form: Form

  private enum Form: Hashable, Sendable {
    /// The interpolation between two planar matrices.
    case planar(PlanarBlend)
    case spatial(SpatialBlend, Growth)
    case turn(QuaternionBlend)
    /// A jump half-way from the first to the second, where one of them cannot be decomposed.
    case switching
  }

  /// Creates the interpolation of CSS between two matrices.
  ///
  /// CSS divides 3D matrices by their m44, which leaves the transform the same. Here the result is
  /// also multiplied by an m44 that interpolates between the two, so that every entry meets its end
  /// values. Where their signs differ, the second end is the negative matrix, which is the same
  /// transform too.
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

  /// Creates the interpolation of rotations about two axes; nil where a rotation has no axis.
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

  /// Whether every interpolated matrix is planar.
  var isPlanar: Bool { from.isPlanar && to.isPlanar && !isTurn }

  private var isTurn: Bool { if case .turn = form { true } else { false } }

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

  /// The quaternion at a progress; nil where the interpolation is not between rotations.
  func quaternion(at progress: Double) -> SmoothVector<Double>? {
    guard case .turn(let blend) = form else { return nil }
    return blend.quaternion(at: progress)
  }

  func matrix(at progress: Double) -> Matrix4 { Matrix4 { apply(progress, to: &$0) } }
}

/// The interpolated m44 of two matrices, as a factor. It is exponential from that of the first to
/// that of the second, and so never 0.
private struct Growth: Hashable, Sendable {
  private let start: Double
  /// The natural logarithm of the ratio of the second m44's magnitude to the first's.
  private let rate: Double
  /// Whether the m44 of both matrices have the same sign.
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

  /// The matrix between this one and another, as CSS interpolates matrices: decomposed,
  /// interpolated part by part and recomposed; in 2D where both are planar.
  ///
  /// - Parameters:
  ///   - other: The matrix at an amount of 1.
  ///   - amount: The progress; below 0 and above 1 it extrapolates.
  /// - Returns: The interpolated matrix: this one at 0 and the other at 1. Where one of them cannot
  ///   be decomposed, this one below 0.5 and the other from there on.
  public func interpolated(towards other: Matrix4, amount: Double) -> Matrix4 {
    interpolation(towards: other)(amount)
  }

  /// The same interpolation as a function of the amount, for many amounts.
  public func interpolation(towards other: Matrix4) -> (Double) -> Matrix4 {
    MatrixBlend(from: self, to: other).matrix(at:)
  }
}
