import RealModule

/// The RGB and XYZ spaces of the CSS function `color()`.
enum PredefinedSpace: String, CaseIterable, Sendable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// The linear sRGB components for components of this space.
  func linearSRGB(_ components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .srgb: components.mapped(SRGBTransfer.linear)
    case .srgbLinear: components
    case .displayP3: ColorMatrix.displayP3(components.mapped(SRGBTransfer.linear))
    case .displayP3Linear: ColorMatrix.displayP3(components)
    case .a98RGB: ColorMatrix.a98(components.mapped { signedPower($0, 563 / 256) })
    case .proPhotoRGB: ColorMatrix.proPhoto(components.mapped(Self.proPhotoLinear))
    // The display-referred curve of BT.1886, which CSS Color 4 uses since August 2025.
    case .rec2020: ColorMatrix.rec2020(components.mapped { signedPower($0, 2.4) })
    case .xyz, .xyzD65: ColorMatrix.xyzD65(components)
    case .xyzD50: ColorMatrix.xyzD50(components)
    }
  }

  /// The transfer function of ProPhoto RGB (ROMM), extended by odd symmetry.
  private static func proPhotoLinear(_ component: Double) -> Double {
    component.magnitude <= 16 / 512 ? component / 16 : signedPower(component, 1.8)
  }
}

extension ResolvedColor {
  /// Creates the colour with components in one of the spaces of CSS; outside the gamut it is not
  /// clamped.
  init(_ components: SIMD3<Double>, in space: PredefinedSpace, opacity: Double) {
    // Converted to linear light and back, a component would lose its last digit.
    let encoded =
      space == .srgb ? components : space.linearSRGB(components).mapped(SRGBTransfer.encoded)
    self.init(red: encoded.x, green: encoded.y, blue: encoded.z, opacity: opacity)
  }

  /// Creates a CIE Lab colour with white point D50: lightness 0…100, a and b around 0, about ±125.
  init(lightness: Double, labA: Double, labB: Double, opacity: Double) {
    let middle = (lightness + 16) / 116
    let kappa = 24389.0 / 27
    func ratio(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > 216.0 / 24389 ? cube : (116 * root - 16) / kappa
    }
    let y = lightness > 8 ? middle * middle * middle : lightness / kappa
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let xyz = SIMD3(ratio(middle + labA / 500), y, ratio(middle - labB / 200)) * white
    self.init(xyz, in: .xyzD50, opacity: opacity)
  }

  /// Creates an OKLab colour: lightness 0…1, a and b around 0, about ±0.4.
  init(okLab: SIMD3<Double>, opacity: Double) {
    self.init(components: [okLab.x, okLab.y, okLab.z, opacity], in: .oklab)
  }

  /// Creates a colour from hue in degrees, saturation and lightness, both 0…1 in the gamut.
  init(hueDegrees: Double, saturation: Double, lightness: Double, opacity: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ shift: Double) -> Double {
      let turned = (shift + wholeTurn(hueDegrees) / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(turned - 3, 9 - turned, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), opacity: opacity)
  }

  /// Creates a colour from a hue in degrees, mixed with shares of white and black; shares that
  /// together exceed 1 make a grey.
  init(hueDegrees: Double, whiteness: Double, blackness: Double, opacity: Double) {
    let sum = whiteness + blackness
    guard sum < 1 else {
      let grey = whiteness / sum
      self.init(red: grey, green: grey, blue: grey, opacity: opacity)
      return
    }
    let pure = ResolvedColor(
      hueDegrees: hueDegrees, saturation: 1, lightness: 0.5, opacity: opacity)
    func mixed(_ component: Double) -> Double { component * (1 - sum) + whiteness }
    self.init(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), opacity: opacity)
  }

  /// The OKLab coordinates: lightness 0…1, a and b; a grey has an a and a b of exactly 0.
  public var okLab: (lightness: Double, a: Double, b: Double) {
    let lab = OKLab.coordinates(ofSRGB: ColorTriple(red, green, blue))
    return (lab.x, lab.y, lab.z)
  }

  /// The OKLCH coordinates: lightness 0…1, chroma, and hue in degrees 0..<360.
  ///
  /// A grey, with a chroma below 4e-6, has no hue.
  public var okLCH: (lightness: Double, chroma: Double, hue: Double?) {
    let lab = okLab
    let chroma = Double.hypot(lab.a, lab.b)
    guard chroma >= 4e-6 else { return (lab.lightness, chroma, nil) }
    return (lab.lightness, chroma, wholeTurn(Double.atan2(y: lab.b, x: lab.a) * 180 / .pi))
  }
}

/// The angle in degrees, reduced to 0..<360.
func wholeTurn(_ degrees: Double) -> Double {
  let remainder = degrees.truncatingRemainder(dividingBy: 360)
  return remainder < 0 ? remainder + 360 : remainder
}

/// A power of the magnitude, with the sign of the base.
private func signedPower(_ base: Double, _ exponent: Double) -> Double {
  Double(signOf: base, magnitudeOf: .pow(base.magnitude, exponent))
}

extension SIMD3<Double> {
  /// The vector with each component transformed.
  fileprivate func mapped(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
