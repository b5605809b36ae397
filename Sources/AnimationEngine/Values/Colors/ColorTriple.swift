internal import RealModule

/// Three components of a colour, as numbers that may carry derivatives.
struct ColorTriple<Number: SmoothNumber> {
  var x: Number
  var y: Number
  var z: Number

  init(_ x: Number, _ y: Number, _ z: Number) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a triple from three of `numbers`, beginning at `start`.
  init(_ numbers: [Number], at start: Int) {
    self.init(numbers[start], numbers[start + 1], numbers[start + 2])
  }

  subscript(index: Int) -> Number { index == 0 ? x : index == 1 ? y : z }

  func mapped(_ transform: (Number) -> Number) -> ColorTriple {
    ColorTriple(transform(x), transform(y), transform(z))
  }
}

extension SmoothNumber {
  /// The linear components for gamma-encoded ones.
  var linearized: Self {
    mapped(SRGBTransfer.linear(value), slope: SRGBTransfer.linearSlope(at: value))
  }

  /// The gamma-encoded components for linear ones.
  var gammaEncoded: Self {
    mapped(SRGBTransfer.encoded(value), slope: SRGBTransfer.encodedSlope(at: value))
  }

  /// The cube roots of the components; their slope at 0 is infinite.
  var cubeRoot: Self {
    let root = Double.root(value, 3)
    return mapped(root, slope: 1 / (3 * root * root))
  }
}

/// A linear map of three components that maps greys exactly: three equal components give that
/// component times the sum of the coefficients, which is stored and not added up.
///
/// The third column is the rest of the sum. Two maps that are called inverse are so up to the
/// rounding of their coefficients, and the second is computed from the rounded first.
struct GreyKeepingMap: Sendable {
  /// The rows, each with its first two coefficients and its sum.
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  private init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// One component of the result.
  func callAsFunction<Number: SmoothNumber>(_ column: Int, _ of: ColorTriple<Number>) -> Number {
    let row = column == 0 ? rows.0 : column == 1 ? rows.1 : rows.2
    return row.z * of.z + row.x * (of.x - of.z) + row.y * (of.y - of.z)
  }

  /// All components of the result.
  func callAsFunction<Number: SmoothNumber>(_ of: ColorTriple<Number>) -> ColorTriple<Number> {
    ColorTriple(self(0, of), self(1, of), self(2, of))
  }
}

// Computed in rational arithmetic from the chromaticities of each space (CSS Color 4, section 10)
// and from Ottosson's matrices as CSS gives them with 64 bits.
extension GreyKeepingMap {
  /// The map from linear Display P3 to linear sRGB.
  static let displayP3ToSRGB = GreyKeepingMap(
    SIMD3(1.2249401762805598, -0.22494017628055996, 1),
    SIMD3(-0.04205695470968816, 1.042056954709688, 1),
    SIMD3(-0.019637554590334432, -0.07863604555063189, 1))

  /// The map from linear sRGB to linear Display P3.
  static let srgbToDisplayP3 = GreyKeepingMap(
    SIMD3(0.8224619687143623, 0.17753803128563778, 1),
    SIMD3(0.03319419885096162, 0.9668058011490385, 1),
    SIMD3(0.017082630721120033, 0.07239744066396347, 1))

  /// The map from linear sRGB to the cone responses of OKLab, before their cube roots.
  static let srgbToCones = GreyKeepingMap(
    SIMD3(0.412221469470763, 0.5363325372617348, 1),
    SIMD3(0.2119034958178252, 0.6806995506452342, 1),
    SIMD3(0.08830245919005641, 0.28171883913612145, 1))

  /// The map from the cone responses of OKLab to linear sRGB.
  static let conesToSRGB = GreyKeepingMap(
    SIMD3(4.076741636075958, -3.307711539258063, 1),
    SIMD3(-1.268437973285032, 2.609757349287689, 1),
    SIMD3(-0.004196076138675516, -0.7034186179359363, 1))

  /// The map from the cube roots of the cone responses to OKLab; a grey gets 0 on both colour axes.
  static let rootsToOKLab = GreyKeepingMap(
    SIMD3(0.210454268309314, 0.7936177747023054, 1),
    SIMD3(1.9779985324311684, -2.42859224204858, 0),
    SIMD3(0.0259040424655478, 0.7827717124575296, 0))
}

/// The conversion between linear sRGB and OKLab.
enum OKLab {
  /// The OKLab coordinates of gamma-encoded sRGB components.
  static func coordinates<Number: SmoothNumber>(
    ofSRGB color: ColorTriple<Number>
  ) -> ColorTriple<Number> {
    coordinates(ofLinearSRGB: color.mapped { $0.linearized })
  }

  /// The OKLab coordinates of linear sRGB components.
  static func coordinates<Number: SmoothNumber>(
    ofLinearSRGB color: ColorTriple<Number>
  ) -> ColorTriple<Number> {
    let cones = GreyKeepingMap.srgbToCones(color)
    return GreyKeepingMap.rootsToOKLab(cones.mapped { $0.cubeRoot })
  }

  /// One component of linear sRGB, from OKLab coordinates.
  static func linearSRGB<Number: SmoothNumber>(
    _ column: Int, _ lab: ColorTriple<Number>
  ) -> Number { GreyKeepingMap.conesToSRGB(column, cones(lab)) }

  /// The components of linear sRGB, from OKLab coordinates.
  static func linearSRGB(_ lab: ColorTriple<Double>) -> ColorTriple<Double> {
    GreyKeepingMap.conesToSRGB(cones(lab))
  }

  /// The cone responses, from OKLab coordinates.
  private static func cones<Number: SmoothNumber>(
    _ lab: ColorTriple<Number>
  ) -> ColorTriple<Number> {
    ColorTriple(
      root(lab, 0.396337777376175, 0.2158037573099137).cube,
      root(lab, -0.10556134581565856, -0.06385417282581356).cube,
      root(lab, -0.08948417752981183, -1.2914855480194094).cube)
  }

  /// The cube root of a cone response, from OKLab coordinates: the inverse of
  /// ``GreyKeepingMap/rootsToOKLab``.
  private static func root<Number: SmoothNumber>(
    _ lab: ColorTriple<Number>, _ a: Double, _ b: Double
  ) -> Number { lab.x + a * lab.y + b * lab.z }
}
