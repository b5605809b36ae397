import RealModule

/// The space in which the components of a colour are interpolated.
///
/// Both spaces have the primaries and the white of sRGB; they differ in how a component stands for
/// light. Opacity is the same number in both, and colours are not premultiplied.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  /// Components in proportion to light, as SwiftUI interpolates.
  case srgbLinear = "srgb-linear"
  /// Gamma-encoded components, as in a hex colour.
  case srgb = "srgb"
}

extension ColorSpace {
  /// The gamma-encoded sRGB component for a component of this space.
  ///
  /// Odd-symmetric: a negative component, of a colour outside the gamut, gives the negative of
  /// what its magnitude gives. 0 and 1 stay what they are; NaN and infinities pass through.
  public func encoded(_ component: Double) -> Double {
    switch self {
    case .srgb: component
    case .srgbLinear: SRGBTransfer.encoded(component)
    }
  }

  /// The component of this space for a gamma-encoded sRGB component: the inverse of
  /// ``encoded(_:)``.
  public func decoded(_ component: Double) -> Double {
    switch self {
    case .srgb: component
    case .srgbLinear: SRGBTransfer.linear(component)
    }
  }

  /// The derivative of ``encoded(_:)`` at a component of this space.
  ///
  /// A velocity in this space times this slope is the velocity of the gamma-encoded component.
  public func encodingSlope(at component: Double) -> Double {
    switch self {
    case .srgb: 1
    case .srgbLinear: SRGBTransfer.encodedSlope(at: component)
    }
  }

  /// The derivative of ``decoded(_:)`` at a gamma-encoded component.
  public func decodingSlope(at component: Double) -> Double {
    switch self {
    case .srgb: 1
    case .srgbLinear: SRGBTransfer.linearSlope(at: component)
    }
  }
}

/// The transfer function of sRGB (IEC 61966-2-1) and Display P3, continued by odd symmetry.
///
/// The constants are those of the standard as CSS Color 4 and SwiftUI use them. Its two pieces do
/// not meet exactly: at the joint the function steps by less than 1e-7, and its slope jumps from
/// 12.92 to 12.70. At a joint the lower piece holds.
enum SRGBTransfer {
  private static let encodedJoint = 0.04045
  private static let linearJoint = 0.0031308

  /// The linear component for a gamma-encoded one.
  static func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > encodedJoint else { return encoded / 12.92 }
    return Double(signOf: encoded, magnitudeOf: .pow((size + 0.055) / 1.055, 2.4))
  }

  /// The gamma-encoded component for a linear one.
  static func encoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return linear * 12.92 }
    // 1.055 root - 0.055, in the form that gives exactly 1 for 1.
    let root = Double.pow(size, 1 / 2.4)
    return Double(signOf: linear, magnitudeOf: root + 0.055 * (root - 1))
  }

  /// The derivative of ``linear(_:)``; even in its argument.
  static func linearSlope(at encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > encodedJoint else { return 1 / 12.92 }
    return 2.4 / 1.055 * .pow((size + 0.055) / 1.055, 1.4)
  }

  /// The derivative of ``encoded(_:)``; even in its argument.
  static func encodedSlope(at linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return 12.92 }
    return 1.055 / 2.4 * .pow(size, 1 / 2.4 - 1)
  }
}
