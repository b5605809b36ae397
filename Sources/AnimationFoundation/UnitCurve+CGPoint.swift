public import AnimationEngine

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

// Control points as Core Graphics has them. They are disfavoured, so that `.init(x: 0.2, y: 0)` goes on
// to be the engine's own point.

extension UnitCurve {
  /// The cubic Bézier curve from (0, 0) to (1, 1) with the given control points; see
  /// `bezier(startControlPoint:endControlPoint:)`.
  @_disfavoredOverload
  public init(startControlPoint: CGPoint, endControlPoint: CGPoint) {
    self.init(
      startControlPoint: UnitPoint(startControlPoint), endControlPoint: UnitPoint(endControlPoint))
  }
}

extension CubicTimingParameters {
  /// Creates a curve with these control points, whose x is clamped to 0...1.
  @_disfavoredOverload
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    self.init(controlPoint1: UnitPoint(controlPoint1), controlPoint2: UnitPoint(controlPoint2))
  }
}

extension PropertyAnimator {
  /// Creates an animator that follows a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - from: The value at the start.
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; a negative one counts as 0.
  ///   - controlPoint1: The first control point, whose x is clamped to 0...1.
  ///   - controlPoint2: The second control point, whose x is clamped to 0...1.
  @_disfavoredOverload
  public init(
    from: Value, to: Value, duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    self.init(
      from: from, to: to, duration: duration, controlPoint1: UnitPoint(controlPoint1),
      controlPoint2: UnitPoint(controlPoint2))
  }
}

extension UnitPoint {
  /// A control point of Core Graphics.
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
