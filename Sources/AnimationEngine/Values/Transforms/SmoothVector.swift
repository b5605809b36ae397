internal import RealModule

/// A column vector of four numbers, to which transforms are applied.
struct SmoothVector<Number: SmoothNumber> {
  var x: Number
  var y: Number
  var z: Number
  var w: Number

  init(_ x: Number, _ y: Number, _ z: Number, _ w: Number) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  init(_ vector: SIMD4<Double>) {
    self.init(Number(vector.x), Number(vector.y), Number(vector.z), Number(vector.w))
  }

  /// Creates a column of the identity matrix.
  init(unit index: Int) {
    self.init(
      Number(index == 0 ? 1 : 0), Number(index == 1 ? 1 : 0), Number(index == 2 ? 1 : 0),
      Number(index == 3 ? 1 : 0))
  }

  subscript(row: Int) -> Number {
    switch row {
    case 0: x
    case 1: y
    case 2: z
    default: w
    }
  }

  /// The product of the first three components with those of another vector.
  func dot(_ other: SmoothVector) -> Number { x * other.x + y * other.y + z * other.z }

  func times(_ factor: Number) -> SmoothVector {
    SmoothVector(x * factor, y * factor, z * factor, w * factor)
  }

  func plus(_ other: SmoothVector) -> SmoothVector {
    SmoothVector(x + other.x, y + other.y, z + other.z, w + other.w)
  }

  /// The length of the first three components. A vector of length 0 has a rate of 0, since it has
  /// no direction in which it would grow.
  var length: Number {
    let square = dot(self)
    return square.value == 0 ? Number(0) : square.squareRoot
  }

  /// The same column with the values of another one; the rates are kept.
  func withValues(of other: SmoothVector) -> SmoothVector {
    SmoothVector(
      x.withValue(of: other.x), y.withValue(of: other.y), z.withValue(of: other.z),
      w.withValue(of: other.w))
  }
}

extension SmoothNumber {
  /// This number with the value of another one; the rate is kept.
  fileprivate func withValue(of other: Self) -> Self { Self(other.value, rate: rate) }
}

extension Matrix4 {
  /// The product of the matrix and a column.
  func applied<Number: SmoothNumber>(to vector: SmoothVector<Number>) -> SmoothVector<Number> {
    func row(_ index: Int) -> Number {
      self[index] * vector.x + self[index + 4] * vector.y + self[index + 8] * vector.z
        + self[index + 12] * vector.w
    }
    return SmoothVector(row(0), row(1), row(2), row(3))
  }
}

// MARK: - Degrees

extension Double {
  /// The sine and the cosine of an angle in degrees, exact at every multiple of 90; NaN for an
  /// angle that is not finite.
  ///
  /// Whole and quarter turns are subtracted before degrees are converted to radians, so that an
  /// angle of many turns loses no digits.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let angle = degrees.folded(by: 360)
    let quarter = (angle / 90).rounded()
    let rest = (angle - quarter * 90) * (.pi / 180)
    let (sine, cosine) = (Double.sin(rest), Double.cos(rest))
    return switch Int(saturating: quarter) {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case -1: (-cosine, sine)
    default: (-sine, -cosine)
    }
  }

  /// The tangent of an angle in degrees, exact at 0 and ±45. It is finite everywhere, since no
  /// double is exactly a quarter turn in radians.
  static func tangent(degrees: Double) -> Double {
    let angle = degrees.folded(by: 180)
    return abs(angle) == 45 ? angle / 45 : .tan(angle * (.pi / 180))
  }
}

extension Double {
  /// The IEEE remainder by a period. Within half a period it is the number itself, without the division,
  /// which takes as long as a sine.
  fileprivate func folded(by period: Double) -> Double {
    magnitude <= period / 2 ? self : remainder(dividingBy: period)
  }
}

extension SmoothNumber {
  var sineAndCosineOfDegrees: (sine: Self, cosine: Self) {
    let (sine, cosine) = Double.sineAndCosine(degrees: value)
    return (mapped(sine, slope: cosine * (.pi / 180)), mapped(cosine, slope: -sine * (.pi / 180)))
  }

  var tangentOfDegrees: Self {
    let tangent = Double.tangent(degrees: value)
    return mapped(tangent, slope: (1 + tangent * tangent) * (.pi / 180))
  }
}

extension InlineArray<4, SmoothVector<Double>> {
  /// Writes the columns in turn; in a planar matrix constant entries are written exactly.
  func write(to entries: inout [Double], isPlanar: Bool) {
    for entry in 0..<16 {
      let constant = isPlanar ? Matrix4.planarEntry(entry) : nil
      entries[entry] = constant ?? self[entry >> 2][entry & 3]
    }
  }
}
