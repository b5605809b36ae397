/// The space in which a colour moves from one value to another.
///
/// In the first four a value is four numbers that move each by itself, none multiplied by the
/// opacity; ``oklch(_:)`` turns a hue, and ``css`` chooses by the colours that it mixes.
public enum ColorSpace: Hashable, Sendable {
  /// Red, green and blue of sRGB in proportion to light, as SwiftUI interpolates.
  case srgbLinear
  /// Red, green and blue of sRGB, gamma-encoded, as in a hex colour.
  case srgb
  /// Lightness and two axes of colour that are even to the eye (Björn Ottosson's OKLab).
  case oklab
  /// Lightness, chroma and hue of OKLab, the hue turning by a rule; a grey has no hue of its own
  /// and takes that of the colour it mixes with.
  case oklch(HueRule)
  /// Red, green and blue of Display P3, gamma-encoded.
  case displayP3
  /// As CSS Color 4 mixes where nothing else is said: two legacy colours in sRGB, any others in
  /// OKLab, both premultiplied by the opacity.
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

  /// The space of a name, `oklch` with the shorter arc of the hue; nil when there is none.
  public init?(name: String) {
    guard let space = Self.named.first(where: { $0.name == name }) else { return nil }
    self = space
  }

  /// One space of each name.
  private static let named: [ColorSpace] = [
    .srgbLinear, .srgb, .oklab, .oklch(.shorter), .displayP3, .css,
  ]

  /// Whether a value is four numbers that mean the same beside every other value and move each by
  /// itself: all spaces but ``oklch(_:)`` and ``css``.
  public var isVector: Bool {
    switch self {
    case .srgbLinear, .srgb, .oklab, .displayP3: true
    case .oklch, .css: false
    }
  }

  /// Whether red, green and blue each move by themselves, so that one of them can be moved alone:
  /// `srgb-linear` and `srgb`.
  public var isSeparable: Bool { self == .srgbLinear || self == .srgb }
}

extension ColorSpace {
  /// The gamma-encoded sRGB component for a component of this space.
  ///
  /// Odd-symmetric: a negative component, of a colour outside the gamut, gives the negative of
  /// what its magnitude gives. 0 and 1 stay what they are; NaN and infinities pass through.
  ///
  /// - Precondition: the space ``isSeparable``.
  public func encoded(_ component: Double) -> Double {
    requireSeparable()
    return self == .srgbLinear ? SRGBTransfer.encoded(component) : component
  }

  /// The component of this space for a gamma-encoded sRGB component: the inverse of
  /// ``encoded(_:)``.
  ///
  /// - Precondition: the space ``isSeparable``.
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
