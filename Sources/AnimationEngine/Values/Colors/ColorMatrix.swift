/// A linear map of three colour components.
///
/// The matrices below are computed in rational arithmetic from the chromaticities of each space
/// (CSS Color 4, section 10), with Bradford's adaptation between the white points D50 and D65, and
/// rounded once. Each row of a map between spaces with the same white point sums to 1, so that
/// greys stay grey.
struct ColorMatrix: Sendable {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// The product of the matrix and a column of components.
  func callAsFunction(_ components: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows.0 * components).sum(), (rows.1 * components).sum(), (rows.2 * components).sum())
  }
}

extension ColorMatrix {
  /// The map from linear Display P3 to linear sRGB.
  static let displayP3 = ColorMatrix(
    SIMD3(1.2249401762805598, -0.22494017628055996, 0),
    SIMD3(-0.04205695470968816, 1.042056954709688, 0),
    SIMD3(-0.019637554590334432, -0.07863604555063189, 1.0982736001409663))

  /// The map from linear A98 RGB to linear sRGB.
  static let a98 = ColorMatrix(
    SIMD3(1.3983557439607783, -0.3983557439607783, 0),
    SIMD3(0, 1, 0),
    SIMD3(0, -0.042928989294473266, 1.0429289892944733))

  /// The map from linear Rec. 2020 to linear sRGB.
  static let rec2020 = ColorMatrix(
    SIMD3(1.6604910021084345, -0.5876411387885495, -0.07284986331988488),
    SIMD3(-0.12455047452159074, 1.1328998971259603, -0.008349422604369477),
    SIMD3(-0.018150763354905303, -0.10057889800800739, 1.1187296613629127))

  /// The map from linear ProPhoto RGB, whose white point is D50, to linear sRGB.
  static let proPhoto = ColorMatrix(
    SIMD3(2.034380849516996, -0.7276357899341342, -0.30674505958286186),
    SIMD3(-0.22882573163305037, 1.2317425411901048, -0.0029168095570544935),
    SIMD3(-0.008558828783917425, -0.15326670213803723, 1.1618255309219547))

  /// The map from XYZ with white point D65 to linear sRGB.
  static let xyzD65 = ColorMatrix(
    SIMD3(3.2409699419045213, -1.5373831775700935, -0.4986107602930033),
    SIMD3(-0.9692436362808798, 1.8759675015077206, 0.04155505740717561),
    SIMD3(0.05563007969699361, -0.20397695888897657, 1.0569715142428786))

  /// The map from XYZ with white point D50 to linear sRGB.
  static let xyzD50 = ColorMatrix(
    SIMD3(3.1341358529001178, -1.617385998018042, -0.49066221791109754),
    SIMD3(-0.9787954765557777, 1.9162543773959884, 0.03344287339036693),
    SIMD3(0.07195539255794735, -0.22897675981518203, 1.4053860351131182))
}
