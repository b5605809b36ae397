import RealModule

/// The transfer function of sRGB (IEC 61966-2-1) and Display P3, extended by odd symmetry.
///
/// The constants are those of the standard as CSS Color 4 and SwiftUI use them. Its two pieces do
/// not meet exactly: at the joint the function steps by less than 1e-7, and its slope jumps from
/// 12.92 to 12.70. At the joint itself the lower piece applies.
enum SRGBTransfer {
  private static let encodedJoint = 0.04045
  private static let linearJoint = 0.0031308

  static func linear(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > encodedJoint else { return encoded / 12.92 }
    return Double(signOf: encoded, magnitudeOf: .pow((size + 0.055) / 1.055, 2.4))
  }

  /// The gamma-encoded component for a linear one.
  ///
  /// A result within four units in the last place of one of the 255 steps of hex colours is rounded
  /// to that step. So a hex colour survives the conversion to linear light and back.
  static func encoded(_ linear: Double) -> Double {
    let exact = plainlyEncoded(linear)
    let step = (exact * 255).rounded() / 255
    return (exact - step).magnitude <= 4 * step.ulp ? step : exact
  }

  private static func plainlyEncoded(_ linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return linear * 12.92 }
    // 1.055 root - 0.055, in the form that gives exactly 1 for 1.
    let root = Double.pow(size, 1 / 2.4)
    return Double(signOf: linear, magnitudeOf: root + 0.055 * (root - 1))
  }

  /// The derivative of ``linear(_:)``, an even function.
  static func linearSlope(at encoded: Double) -> Double {
    let size = encoded.magnitude
    guard size > encodedJoint else { return 1 / 12.92 }
    return 2.4 / 1.055 * .pow((size + 0.055) / 1.055, 1.4)
  }

  /// The derivative of ``encoded(_:)``, an even function.
  static func encodedSlope(at linear: Double) -> Double {
    let size = linear.magnitude
    guard size > linearJoint else { return 12.92 }
    return 1.055 / 2.4 * .pow(size, 1 / 2.4 - 1)
  }
}
