extension Angle {
  /// The sum of two angles; whole turns are kept.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference of two angles; whole turns are kept.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// `factor` times the angle.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }

  /// `factor` times the angle.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// The part of the angle that `divisor` of make it.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }

  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
}
