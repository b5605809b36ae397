/// The kind of operation of a transform function on a column of numbers, without its arguments.
///
/// The functions of CSS reduce to five kinds with arguments, and a constant matrix. Each has up to
/// three arguments: the distances of a translation, the factors of a scale, the degrees of a
/// rotation or of a skew along x and along y, or the inverse distance of a perspective. The inverse
/// distance is the number that CSS interpolates.
enum TransformShape: Hashable, Sendable {
  case translate
  case scale
  /// A rotation about a unit axis.
  case rotate(SIMD3<Double>)
  case skew
  case perspective
  /// A constant matrix, boxed so that the frequent kinds stay small to copy.
  indirect case fixed(Matrix4)

  /// The arguments with which the operation has no effect.
  var identity: SIMD3<Double> { self == .scale ? SIMD3(1, 1, 1) : .zero }

  /// Whether two consecutive operations equal one with the sums of their arguments.
  func adds(to other: TransformShape) -> Bool {
    switch (self, other) {
    case (.translate, .translate): true
    case (.rotate(let left), .rotate(let right)): left == right
    default: false
    }
  }

  /// Applies the operation with these arguments to columns.
  ///
  /// Columns are transformed instead of matrices multiplied: one column costs a quarter of the
  /// product, and most operations are simple on a column.
  func apply<Number: SmoothNumber, let count: Int>(
    _ arguments: (Number, Number, Number),
    to columns: inout InlineArray<count, SmoothVector<Number>>
  ) {
    switch self {
    case .translate: columns.translate(arguments)
    case .scale: columns.scale(arguments)
    case .rotate(let axis): columns.rotate(arguments.0, about: axis)
    case .skew: columns.skew(arguments.0.tangentOfDegrees, arguments.1.tangentOfDegrees)
    case .perspective: columns.look(from: arguments.0)
    case .fixed(let matrix):
      for index in 0..<count { columns[index] = matrix.applied(to: columns[index]) }
    }
  }

  /// The matrix of the operation with these arguments.
  func matrix(_ arguments: SIMD3<Double>) -> Matrix4 {
    if case .fixed(let matrix) = self { return matrix }
    return Matrix4 { apply((arguments.x, arguments.y, arguments.z), to: &$0) }
  }

  /// Whether the operation with these arguments is planar: it maps the plane z = 0 onto itself.
  func isPlanar(_ arguments: SIMD3<Double>) -> Bool {
    switch self {
    case .translate: arguments.z == 0
    case .scale: arguments.z == 1
    case .rotate(let axis): axis.z.magnitude == 1 || arguments.x == 0
    case .skew: true
    case .perspective: arguments.x == 0
    case .fixed(let matrix): matrix.isPlanar
    }
  }
}

extension InlineArray where Element == SmoothVector<Double>, count == 4 {
  /// The columns of the identity matrix.
  static var identity: Self { Self { SmoothVector(unit: $0) } }
}

extension Matrix4 {
  /// Creates the matrix of what `transform` does to the columns of the identity.
  init(_ transform: (inout InlineArray<4, SmoothVector<Double>>) -> Void) {
    var columns = InlineArray<4, SmoothVector<Double>>.identity
    transform(&columns)
    func column(_ index: Int) -> SIMD4<Double> {
      let column = columns[index]
      return SIMD4(column.x, column.y, column.z, column.w)
    }
    self.init(column(0), column(1), column(2), column(3))
  }
}

// MARK: - Columns

extension InlineArray {
  mutating func translate<Number: SmoothNumber>(_ distance: (Number, Number, Number))
  where Element == SmoothVector<Number> {
    for index in indices {
      let w = self[index].w
      self[index].x = self[index].x + distance.0 * w
      self[index].y = self[index].y + distance.1 * w
      self[index].z = self[index].z + distance.2 * w
    }
  }

  mutating func scale<Number: SmoothNumber>(_ factor: (Number, Number, Number))
  where Element == SmoothVector<Number> {
    for index in indices {
      self[index].x = self[index].x * factor.0
      self[index].y = self[index].y * factor.1
      self[index].z = self[index].z * factor.2
    }
  }

  /// Skews the columns by the tangents along x and along y.
  mutating func skew<Number: SmoothNumber>(_ x: Number, _ y: Number)
  where Element == SmoothVector<Number> {
    for index in indices {
      let column = self[index]
      self[index].x = column.x + x * column.y
      self[index].y = column.y + y * column.x
    }
  }

  /// Applies a perspective by its inverse distance; a negative one counts as 0.
  mutating func look<Number: SmoothNumber>(from inverseDistance: Number)
  where Element == SmoothVector<Number> {
    guard inverseDistance.value >= 0 else { return }
    for index in indices { self[index].w = self[index].w - inverseDistance * self[index].z }
  }

  mutating func rotate<Number: SmoothNumber>(_ degrees: Number, about axis: SIMD3<Double>)
  where Element == SmoothVector<Number> {
    // A sine costs more than all the rest, and a column that is 0 stays 0 under any rotation.
    if indices.allSatisfy({ self[$0].isAtOrigin }) { return }
    let (sine, cosine) = degrees.sineAndCosineOfDegrees
    for index in indices { self[index] = self[index].rotated(sine, cosine, about: axis) }
  }
}

extension SmoothVector {
  /// Whether the first three components are 0 with rates of 0.
  fileprivate var isAtOrigin: Bool {
    x.value == 0 && y.value == 0 && z.value == 0 && x.rate == 0 && y.rate == 0 && z.rate == 0
  }

  /// The column rotated about a unit axis; a coordinate axis keeps its own component exactly.
  fileprivate func rotated(
    _ sine: Number, _ cosine: Number, about axis: SIMD3<Double>
  ) -> SmoothVector {
    if axis.z == 1 { return SmoothVector(cosine * x - sine * y, sine * x + cosine * y, z, w) }
    if axis.x == 1 { return SmoothVector(x, cosine * y - sine * z, sine * y + cosine * z, w) }
    if axis.y == 1 { return SmoothVector(cosine * x + sine * z, y, cosine * z - sine * x, w) }
    // Rodrigues: v cos θ + (k × v) sin θ + k (k · v)(1 − cos θ).
    let along = (axis.x * x + axis.y * y + axis.z * z) * (Number(1) - cosine)
    return SmoothVector(
      cosine * x + sine * (axis.y * z - axis.z * y) + axis.x * along,
      cosine * y + sine * (axis.z * x - axis.x * z) + axis.y * along,
      cosine * z + sine * (axis.x * y - axis.y * x) + axis.z * along, w)
  }
}

// MARK: - Functions as shapes

extension TransformFunction {
  /// The operation of the function, without its arguments.
  var shape: TransformShape {
    switch kind.family {
    case .translate: .translate
    case .scale: .scale
    case .rotate: .rotate(axis ?? SIMD3(0, 0, 1))
    case .skew: .skew
    case .perspective: .perspective
    case .matrix: .fixed(ownMatrix)
    }
  }

  private var ownMatrix: Matrix4 {
    guard kind == .matrix else { return Matrix4(arguments) }
    let m = arguments
    return Matrix4([m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1])
  }

  /// The unit axis of a rotation; nil where the axis has length 0.
  var axis: SIMD3<Double>? {
    switch kind {
    case .rotateX: return SIMD3(1, 0, 0)
    case .rotateY: return SIMD3(0, 1, 0)
    case .rotate3d:
      let size = max(abs(arguments[0]), abs(arguments[1]), abs(arguments[2]))
      if size == 0 { return nil }
      let axis = SIMD3(arguments[0], arguments[1], arguments[2]) / size
      return axis / (axis * axis).sum().squareRoot()
    default: return SIMD3(0, 0, 1)
    }
  }

  /// The function's arguments in the form that its shape takes.
  var shapeArguments: SIMD3<Double> {
    let first = arguments[0]
    switch kind {
    case .translate: return SIMD3(first, arguments.count > 1 ? arguments[1] : 0, 0)
    case .scale: return SIMD3(first, arguments.count > 1 ? arguments[1] : first, 1)
    case .translate3d, .scale3d: return SIMD3(first, arguments[1], arguments[2])
    case .translateX: return SIMD3(first, 0, 0)
    case .translateY: return SIMD3(0, first, 0)
    case .translateZ: return SIMD3(0, 0, first)
    case .scaleX: return SIMD3(first, 1, 1)
    case .scaleY: return SIMD3(1, first, 1)
    case .scaleZ: return SIMD3(1, 1, first)
    case .skew: return SIMD3(first, arguments.count > 1 ? arguments[1] : 0, 0)
    case .skewX: return SIMD3(first, 0, 0)
    case .skewY: return SIMD3(0, first, 0)
    case .rotate, .rotateX, .rotateY, .rotateZ: return SIMD3(first, 0, 0)
    case .rotate3d: return SIMD3(axis == nil ? 0 : arguments[3], 0, 0)
    case .perspective: return SIMD3(1 / max(first, 1), 0, 0)
    case .matrix, .matrix3d: return .zero
    }
  }
}
