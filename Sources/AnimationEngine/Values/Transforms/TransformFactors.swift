internal import RealModule

/// A transform decomposed into numbers that may be set separately:
///
///     perspective · translation · rotation about z · about y · about x · skew · scale
///
/// The method is that of "unmatrix" (Thomas, Graphics Gems II, 1991): the Gram-Schmidt method, and
/// three angles for the axes that it finds. Points are rotated about x first. Where a scale factor
/// is 0 its axis has no direction; one perpendicular to the others is used instead.
struct TransformFactors<Number: SmoothNumber> {
  /// The nine numbers in the order of ``TransformElement``: degrees, scale factors, pixels.
  private var numbers: InlineArray<9, Number>
  /// The shears of y along x, of z along x and of z along y.
  private var skew: InlineArray<3, Number>
  /// The perspective: the last row of the leftmost factor.
  private var perspective: InlineArray<4, Number>
  /// The m44 by which the matrix was divided first.
  private let whole: Number

  subscript(element: TransformElement) -> Number {
    get { numbers[element.rawValue] }
    set { numbers[element.rawValue] = newValue }
  }

  /// Decomposes a matrix, given by its entries column by column.
  init(_ entries: InlineArray<16, Number>) {
    whole = entries[15].value == 0 ? Number(1) : entries[15]
    let whole = whole
    let columns = InlineArray<4, SmoothVector<Number>> { column in
      let first = 4 * column
      let vector = SmoothVector(
        entries[first], entries[first + 1], entries[first + 2], entries[first + 3])
      return whole.isOne ? vector : vector.times(Number(1) / whole)
    }
    perspective = Self.perspective(of: columns)
    let axes = TransformAxes(columns[0], columns[1], columns[2])
    skew = axes.skew
    let angles = axes.angles
    numbers = [
      angles[0], angles[1], angles[2], axes.scale[0], axes.scale[1], axes.scale[2], columns[3].x,
      columns[3].y, columns[3].z,
    ]
  }

  /// Decomposes a constant matrix.
  init(_ matrix: Matrix4) { self.init(InlineArray { Number(matrix[$0]) }) }

  /// Adds the difference between `other` and the factors of the identity, `count` times. In the
  /// identity the scale factors and the last number of the perspective are 1, all other factors 0.
  mutating func add(_ other: TransformFactors, times count: Double) {
    let scales = TransformElement.scaleX.rawValue...TransformElement.scaleZ.rawValue
    for index in numbers.indices {
      let neutral = Number(scales.contains(index) ? 1 : 0)
      numbers[index] = numbers[index] + count * (other.numbers[index] - neutral)
    }
    for index in skew.indices { skew[index] = skew[index] + count * other.skew[index] }
    for index in perspective.indices {
      perspective[index] =
        perspective[index] + count * (other.perspective[index] - Number(index == 3 ? 1 : 0))
    }
  }

  /// One entry of the matrix composed of these factors, by its index.
  func entry(_ index: Int) -> Number {
    var columns = InlineArray<1, SmoothVector<Number>>(repeating: SmoothVector(unit: index >> 2))
    apply(to: &columns)
    return columns[0][index & 3]
  }

  /// Applies the transform to columns.
  func apply<let count: Int>(to columns: inout InlineArray<count, SmoothVector<Number>>) {
    columns.scale((self[.scaleX], self[.scaleY], self[.scaleZ]))
    columns.shear((skew[0], skew[1], skew[2]))
    columns.rotate(self[.rotationX], about: SIMD3(1, 0, 0))
    columns.rotate(self[.rotationY], about: SIMD3(0, 1, 0))
    columns.rotate(self[.rotationZ], about: SIMD3(0, 0, 1))
    columns.translate((self[.translationX], self[.translationY], self[.translationZ]))
    columns.project((perspective[0], perspective[1], perspective[2], perspective[3]))
    if whole.isOne { return }
    for index in 0..<count { columns[index] = columns[index].times(whole) }
  }

  /// The perspective row `p`, which solves `p · affine part = last row`.
  private static func perspective(
    of columns: InlineArray<4, SmoothVector<Number>>
  ) -> InlineArray<4, Number> {
    let (zero, one) = (Number(0), Number(1))
    let isAffine = (0..<3).allSatisfy { columns[$0].w.value == 0 && columns[$0].w.rate == 0 }
    let volume = columns[0].dot(columns[1].cross(columns[2]))
    if isAffine || volume.value == 0 { return [zero, zero, zero, one] }
    let planes = [
      columns[1].cross(columns[2]), columns[2].cross(columns[0]), columns[0].cross(columns[1]),
    ]
    var row = SmoothVector(zero, zero, zero, zero)
    for index in 0..<3 { row = row.plus(planes[index].times(columns[index].w / volume)) }
    return [row.x, row.y, row.z, one - row.dot(columns[3])]
  }
}

/// Three columns decomposed into perpendicular unit axes, a scale and a skew.
private struct TransformAxes<Number: SmoothNumber> {
  var axes: InlineArray<3, SmoothVector<Number>>
  var scale: InlineArray<3, Number>
  var skew: InlineArray<3, Number> = [Number(0), Number(0), Number(0)]

  init(_ first: SmoothVector<Number>, _ second: SmoothVector<Number>, _ third: SmoothVector<Number>)
  {
    let isPlanar =
      first.z.value == 0 && second.z.value == 0 && third.x.value == 0 && third.y.value == 0
    axes = [first, second, third]
    scale = [first.length, first.length, first.length]
    axes[0] = first.unit(scale[0]) ?? SmoothVector(unit: 0)
    let along = axes[0].dot(second)
    let upright = second.plus(axes[0].times(-along))
    scale[1] = upright.length
    axes[1] = upright.unit(scale[1]) ?? axes[0].turned
    if scale[1].value != 0 { skew[0] = along / scale[1] }
    let (near, far) = (axes[0].dot(third), axes[1].dot(third))
    let deep = third.plus(axes[0].times(-near)).plus(axes[1].times(-far))
    scale[2] = deep.length
    axes[2] = deep.unit(scale[2]) ?? axes[0].cross(axes[1])
    if scale[2].value != 0 { (skew[1], skew[2]) = (near / scale[2], far / scale[2]) }
    if axes[0].cross(axes[1]).dot(axes[2]).value < 0 {
      mirror(isPlanar ? (first.x.value < second.y.value ? [0] : [1]) : [0, 1, 2])
    }
  }

  /// Reverses axes and negates their scale factors: in 2D one axis, as CSS does, otherwise all.
  private mutating func mirror(_ indices: [Int]) {
    for index in indices {
      axes[index] = axes[index].times(Number(-1))
      scale[index] = -scale[index]
    }
    guard indices.count == 1 else { return }
    skew[0] = -skew[0]
    if indices[0] == 0 { skew[1] = -skew[1] } else { skew[2] = -skew[2] }
  }

  /// The angles about x, y and z, in degrees, that rotate the coordinate axes to these axes.
  var angles: InlineArray<3, Number> {
    let level = axes[0].x * axes[0].x + axes[0].y * axes[0].y
    if level.value < 1e-24 {
      let y = Number(axes[0].z.value < 0 ? 90 : -90)
      return [(-axes[2].y).degrees(over: axes[1].y), y, Number(0)]
    }
    return [
      axes[1].z.degrees(over: axes[2].z), (-axes[0].z).degrees(over: level.squareRoot),
      axes[0].y.degrees(over: axes[0].x),
    ]
  }
}

extension SmoothNumber {
  fileprivate var isOne: Bool { value == 1 && rate == 0 }

  /// The angle, in degrees, of the point with this number as its y and `along` as its x.
  fileprivate func degrees(over along: Self) -> Self {
    // -0 is replaced by 0, so that the angle of a point on the negative x axis is 180, not -180.
    let (height, distance) = (value == 0 ? 0 : value, along.value)
    let size = height * height + distance * distance
    let slope = rate == 0 && along.rate == 0 ? 0 : (distance * rate - height * along.rate) / size
    return Self(.atan2(y: height, x: distance) * 180 / .pi, rate: slope * 180 / .pi)
  }
}

// MARK: - Vectors in three dimensions

extension SmoothVector {
  fileprivate func cross(_ other: SmoothVector) -> SmoothVector {
    SmoothVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x, Number(0))
  }

  /// The unit vector of the same direction; nil where the length is 0.
  fileprivate func unit(_ length: Number) -> SmoothVector? {
    length.value == 0 ? nil : SmoothVector(x / length, y / length, z / length, Number(0))
  }

  /// A unit vector perpendicular to this one: in the plane, a quarter turn further.
  fileprivate var turned: SmoothVector {
    let across = SmoothVector(-y, x, Number(0), Number(0))
    return across.unit(across.length) ?? SmoothVector(unit: 1)
  }
}
