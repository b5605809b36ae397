extension ResolvedColor {
  /// The colour mapped into sRGB by the gamut mapping of CSS Color 4, section 13.2: lightness and
  /// hue are kept, and the chroma is reduced until clipping makes no visible difference. The
  /// opacity is clamped to 0...1.
  ///
  /// - Complexity: O(1); about twenty steps for a colour outside the gamut.
  public var mappedToGamut: ResolvedColor {
    var opaque = self
    opaque.opacity = 1
    var mapped = opaque.isInGamut ? opaque : Chroma(of: opaque).mapped
    mapped.opacity = min(max(opacity, 0), 1)
    return mapped
  }

  fileprivate var clipped: ResolvedColor {
    func kept(_ channel: Double) -> Double { min(max(channel, 0), 1) }
    return ResolvedColor(red: kept(red), green: kept(green), blue: kept(blue))
  }
}

/// The colours with one lightness and one hue, as a function of their chroma.
private struct Chroma {
  private let lightness: Double
  /// The direction of the hue, a vector of length 1.
  private let hue: SIMD2<Double>
  private let chroma: Double

  init(of color: ResolvedColor) {
    let lab = color.okLab
    lightness = lab.lightness
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    hue = chroma == 0 ? .zero : SIMD2(lab.a, lab.b) / chroma
  }

  private func clipped(_ chroma: Double) -> ResolvedColor {
    let place = hue * chroma
    return ResolvedColor(okLab: SIMD3(lightness, place.x, place.y), opacity: 1).clipped
  }

  /// The greatest difference that is not visible, as a distance in OKLab.
  private static let justNoticeable = 0.02
  /// The precision of the search, in chroma.
  private static let precision = 0.0001

  var mapped: ResolvedColor {
    if lightness >= 1 { return ResolvedColor(red: 1, green: 1, blue: 1) }
    if lightness <= 0 { return ResolvedColor(red: 0, green: 0, blue: 0) }
    return clipped(change(chroma) < Self.justNoticeable ? chroma : searched)
  }

  /// Bisects the chroma until clipping makes a just invisible difference.
  private var searched: Double {
    var (least, most, middle) = (0.0, chroma, 0.0)
    while most - least > Self.precision {
      middle = (least + most) / 2
      let change = change(middle)
      if change >= Self.justNoticeable {
        most = middle
      } else {
        if Self.justNoticeable - change < Self.precision { return middle }
        least = middle
      }
    }
    return middle
  }

  /// How much clipping changes the colour of a chroma, as a distance in OKLab.
  ///
  /// It clips linear light, which is the same and takes no powers.
  private func change(_ chroma: Double) -> Double {
    let place = hue * chroma
    let lab = ColorTriple(lightness, place.x, place.y)
    let light = OKLab.linearSRGB(lab)
    let clipped = light.mapped { min(max($0, 0), 1) }
    let shown = OKLab.coordinates(ofLinearSRGB: clipped)
    let (x, y, z) = (shown.x - lab.x, shown.y - lab.y, shown.z - lab.z)
    return (x * x + y * y + z * z).squareRoot()
  }
}
