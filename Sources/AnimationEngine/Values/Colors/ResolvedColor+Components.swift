internal import RealModule

extension ResolvedColor {
  /// Creates the colour with these components of `space`, in the order of ``components(in:)``; the
  /// opacity is 1 if there is no fourth component.
  ///
  /// A red, green or blue within 1e-13 of one of the 255 steps of a hex colour is rounded to that
  /// step. Conversions between spaces lose about as much, so a hex colour survives them unchanged.
  ///
  /// - Precondition: `components` has 3 or 4 members.
  public init(components: Components, in space: ColorSpace) {
    precondition(3...4 ~= components.count, "a colour of \(components.count) components")
    let place = ColorTriple(components[0], components[1], components[2])
    self.init(
      red: space.shown(0, place), green: space.shown(1, place), blue: space.shown(2, place),
      opacity: components.count == 4 ? components[3] : 1)
  }

  /// The three components of `space`, and the opacity.
  ///
  /// | space | components |
  /// |---|---|
  /// | `srgb`, `css` | gamma-encoded red, green, blue |
  /// | `srgb-linear` | the same in proportion to light |
  /// | `display-p3` | gamma-encoded red, green, blue of Display P3 |
  /// | `oklab` | lightness 0…1, a and b around 0 |
  /// | `oklch` | lightness 0…1, chroma, hue in degrees 0..<360, of a grey 0 |
  ///
  /// None is multiplied by the opacity.
  public func components(in space: ColorSpace) -> Components {
    if case .oklch = space {
      let (lightness, chroma, hue) = okLCH
      return Components(lightness, hue == nil ? 0 : chroma, hue ?? 0, opacity)
    }
    let place = space.coordinates(ofShown: ColorTriple(red, green, blue))
    return Components(place.x, place.y, place.z, opacity)
  }
}

extension ColorSpace {
  /// Gamma-encoded red, green or blue of sRGB, for coordinates in this space.
  func shown<Number: SmoothNumber>(_ column: Int, _ place: ColorTriple<Number>) -> Number {
    switch self {
    case .srgb, .css: place[column]
    case .srgbLinear: place[column].gammaEncoded
    case .displayP3:
      GreyKeepingMap.displayP3ToSRGB(column, place.mapped { $0.linearized }).gammaEncoded.onItsStep
    case .oklab: OKLab.linearSRGB(column, place).gammaEncoded.onItsStep
    case .oklch: OKLab.linearSRGB(column, Self.cartesian(place)).gammaEncoded.onItsStep
    }
  }

  /// The OKLab coordinates of lightness, chroma and a hue in degrees.
  private static func cartesian<Number: SmoothNumber>(
    _ place: ColorTriple<Number>
  ) -> ColorTriple<Number> {
    let hue = (.pi / 180) * place.z.mapped(wholeTurn(place.z.value), slope: 1)
    return ColorTriple(place.x, place.y * hue.cosine, place.y * hue.sine)
  }
}

extension SmoothNumber {
  /// The component, rounded to one of the 255 steps of hex colours if it is within 1e-13 of it.
  fileprivate var onItsStep: Self {
    // Adding 0 turns -0 into 0.
    let step = (value * 255).rounded() / 255 + 0
    return abs(value - step) <= 1e-13 ? mapped(step, slope: 1) : self
  }
}
