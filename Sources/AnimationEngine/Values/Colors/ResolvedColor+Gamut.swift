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

  /// The distance of two colours in OKLab.
  fileprivate func distance(to other: ResolvedColor) -> Double {
    let (left, right) = (components(in: .oklab), other.components(in: .oklab))
    let squares = (0..<3).map { (left[$0] - right[$0]) * (left[$0] - right[$0]) }
    return squares.reduce(0, +).squareRoot()
  }
}

/// The colours with one lightness and one hue, as a function of their chroma.
private struct Chroma {
  private let lightness: Double
  /// The direction of the hue, a vector of length 1.
  private let hue: SIMD2<Double>
  private let chroma: Double

  init(of color: ResolvedColor) {
    let parts = color.components(in: .oklab)
    lightness = parts[0]
    chroma = (parts[1] * parts[1] + parts[2] * parts[2]).squareRoot()
    hue = chroma == 0 ? .zero : SIMD2(parts[1], parts[2]) / chroma
  }

  private func color(_ chroma: Double) -> ResolvedColor {
    let place = hue * chroma
    return ResolvedColor(okLab: SIMD3(lightness, place.x, place.y), opacity: 1)
  }

  /// The greatest difference that is not visible, as a distance in OKLab.
  private static let justNoticeable = 0.02
  /// The precision of the search, in chroma.
  private static let precision = 0.0001

  var mapped: ResolvedColor {
    if lightness >= 1 { return ResolvedColor(red: 1, green: 1, blue: 1) }
    if lightness <= 0 { return ResolvedColor(red: 0, green: 0, blue: 0) }
    let whole = color(chroma)
    return whole.clipped.distance(to: whole) < Self.justNoticeable ? whole.clipped : searched
  }

  /// Bisects the chroma until clipping makes a just invisible difference.
  private var searched: ResolvedColor {
    var (least, most) = (0.0, chroma)
    var isLeastInGamut = true
    var clipped = color(0).clipped
    while most - least > Self.precision {
      let middle = (least + most) / 2
      let color = color(middle)
      if isLeastInGamut, color.isInGamut {
        (least, clipped) = (middle, color)
        continue
      }
      clipped = color.clipped
      let distance = clipped.distance(to: color)
      if distance >= Self.justNoticeable {
        most = middle
      } else {
        if Self.justNoticeable - distance < Self.precision { return clipped }
        (least, isLeastInGamut) = (middle, false)
      }
    }
    return clipped
  }
}
