/// The space in which a colour interpolates between two values.
///
/// In ``srgbLinear``, ``srgb``, ``oklab`` and ``displayP3`` a value is four numbers that
/// interpolate separately, none multiplied by the opacity. In ``oklch(_:)`` a hue turns; ``css``
/// chooses the space by the colours that are mixed.
public enum ColorSpace: Hashable, Sendable {
  /// Linear-light red, green and blue of sRGB, in which SwiftUI interpolates.
  case srgbLinear
  /// Gamma-encoded red, green and blue of sRGB, as in a hex colour.
  case srgb
  /// Lightness and two colour axes that are perceptually uniform (Björn Ottosson's OKLab).
  case oklab
  /// Lightness, chroma and hue of OKLab, where the hue turns by a rule; a grey has no hue of its
  /// own and takes that of the colour with which it is mixed.
  case oklch(HueRule)
  /// Gamma-encoded red, green and blue of Display P3.
  case displayP3
  /// The default of CSS Color 4: two legacy colours mix in sRGB, any others in OKLab, both
  /// premultiplied by the opacity.
  case css
}

extension ColorSpace {
  /// The name in documents and in CSS, without a hue rule: `srgb-linear`, `oklch`.
  public var name: String {
    switch self {
    case .srgbLinear: "srgb-linear"
    case .srgb: "srgb"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "display-p3"
    case .css: "css"
    }
  }

  /// Creates the space with a name, for `oklch` with the shorter hue rule; nil for an unknown name.
  public init?(name: String) {
    guard let space = Self.named.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  private static let named: [ColorSpace] = [
    .srgbLinear, .srgb, .oklab, .oklch(.shorter), .displayP3, .css,
  ]

  /// Whether a value is four numbers that interpolate separately and mean the same whatever the
  /// other values: all spaces except ``oklch(_:)`` and ``css``.
  public var isVector: Bool {
    switch self {
    case .srgbLinear, .srgb, .oklab, .displayP3: true
    case .oklch, .css: false
    }
  }

  /// Whether red, green and blue interpolate separately, so that one of them can be animated alone:
  /// `srgb-linear` and `srgb`.
  public var isSeparable: Bool { self == .srgbLinear || self == .srgb }

  /// The gamma-encoded sRGB component for a component of this space.
  ///
  /// It is odd-symmetric: a negative component, of a colour outside the gamut, gives the negative
  /// result of its magnitude. 0 and 1 are unchanged; NaN and infinities pass through.
  ///
  /// - Precondition: The space ``isSeparable``.
  public func encoded(_ component: Double) -> Double {
    requireSeparable()
    return self == .srgbLinear ? SRGBTransfer.encoded(component) : component
  }

  /// This space's component for a gamma-encoded sRGB one: the inverse of ``encoded(_:)``.
  ///
  /// - Precondition: The space ``isSeparable``.
  public func decoded(_ component: Double) -> Double {
    requireSeparable()
    return self == .srgbLinear ? SRGBTransfer.linear(component) : component
  }

  /// The derivative of ``encoded(_:)`` at a component of this space.
  ///
  /// A velocity in this space times this slope is the velocity of the gamma-encoded component.
  ///
  /// - Precondition: the space ``isSeparable``.
  public func encodingSlope(at component: Double) -> Double {
    requireSeparable()
    return self == .srgbLinear ? SRGBTransfer.encodedSlope(at: component) : 1
  }

  /// The derivative of ``decoded(_:)`` at a gamma-encoded component.
  ///
  /// - Precondition: the space ``isSeparable``.
  public func decodingSlope(at component: Double) -> Double {
    requireSeparable()
    return self == .srgbLinear ? SRGBTransfer.linearSlope(at: component) : 1
  }

  private func requireSeparable() {
    precondition(isSeparable, "the components of \(name) do not stand for red, green and blue")
  }
}
