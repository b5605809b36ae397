/// A column of a matrix with the length of its first three numbers, for means of columns.
///
/// The mean of columns is shorter than the mean of their lengths where they point in different
/// directions: half-way between a rotation and its opposite it is 0.
struct MeasuredColumn<Number: SmoothNumber> {
  let vector: SmoothVector<Number>
  /// The length of `vector`; for a mean of columns, the mean of their lengths.
  let length: Number

  private init(_ vector: SmoothVector<Number>, length: Number) {
    (self.vector, self.length) = (vector, length)
  }

  /// Measures a column.
  init(_ vector: SmoothVector<Number>) { self.init(vector, length: vector.length) }

  static var zero: MeasuredColumn {
    let zero = Number(0)
    return MeasuredColumn(SmoothVector(zero, zero, zero, zero), length: zero)
  }

  /// The column stretched to its mean length.
  ///
  /// A column shorter than ``leastShare`` of its mean length is stretched less, and one of length 0
  /// not at all. Such a column is about to point the other way: it passes through 0 instead of
  /// turning at once. A column that is longer than it should be is shortened, though never to 0 or
  /// beyond.
  var ofMeanLength: SmoothVector<Number> {
    let own = vector.length
    guard own.value > 0, own.value.isFinite, length.value.isFinite else { return vector }
    let factor = length.value > own.value ? enlargement(own / length) : reduction(length / own)
    return SmoothVector(vector.x * factor, vector.y * factor, vector.z * factor, vector.w)
  }

  /// The factor for a column whose length is a share, below 1, of the mean length.
  private func enlargement(_ share: Number) -> Number {
    if share.value >= Self.leastShare { return Number(1) / share }
    // 1 + s(u) (1 / share - 1), with the smoothstep s(u) = u² (3 - 2u) of u = share / leastShare.
    let part = (1 / Self.leastShare) * share
    return Number(1) + (1 / Self.leastShare) * (part * (Number(3) - 2 * part) * (Number(1) - share))
  }

  /// The factor for a column whose mean length is `share` times its own length, at most 1 and
  /// perhaps below 0. The factor is that share; for a share below 1/2 it follows a curve that goes
  /// on smoothly towards 0.
  private func reduction(_ share: Number) -> Number {
    share.value >= 0.5 ? share : Number(0.25) / (Number(1) - share)
  }

  /// The share of its mean length from which on a column is stretched to all of it.
  private static var leastShare: Double { 0.1 }

  static func + (left: Self, right: Self) -> Self {
    Self(left.vector.plus(right.vector), length: left.length + right.length)
  }

  static func - (left: Self, right: Self) -> Self { left + Number(-1) * right }

  static func / (column: Self, divisor: Number) -> Self {
    let vector = column.vector
    return Self(
      SmoothVector(vector.x / divisor, vector.y / divisor, vector.z / divisor, vector.w / divisor),
      length: column.length / divisor)
  }

  static func * (factor: Number, column: Self) -> Self {
    Self(column.vector.times(factor), length: factor * column.length)
  }
}
