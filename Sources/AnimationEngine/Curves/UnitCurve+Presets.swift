extension UnitCurve {
  /// The identity: constant speed.
  public static let linear = UnitCurve(.linear)
  /// A curve that speeds up: the Bézier curve 0.42, 0, 1, 1.
  public static let easeIn = UnitCurve(.preset(.easeIn, CSSEasing.Keyword.easeIn.bezier))
  /// A curve that slows down: the Bézier curve 0, 0, 0.58, 1.
  public static let easeOut = UnitCurve(.preset(.easeOut, CSSEasing.Keyword.easeOut.bezier))
  /// A curve that speeds up, then slows down: the Bézier curve 0.42, 0, 0.58, 1.
  public static let easeInOut = UnitCurve(.preset(.easeInOut, CSSEasing.Keyword.easeInOut.bezier))
  /// ``easeInOut`` by its name in Core Animation, which SwiftUI once took over.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A curve that speeds up along a quarter of a circle, `1 - sqrt(1 - p²)`.
  public static let circularEaseIn = UnitCurve(.circular(.easeIn))
  /// A curve that slows down along a quarter of a circle, `sqrt(1 - (1 - p)²)`.
  public static let circularEaseOut = UnitCurve(.circular(.easeOut))
  /// A curve that speeds up along a quarter of a circle, then slows down along another.
  public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))

  /// The cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
  ///
  /// Their x is clamped to 0...1; their y is free, so the curve may overshoot.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(start: startControlPoint, end: endControlPoint)))
  }

  /// One of the classic eases.
  public static func ease(_ ease: NamedEase) -> UnitCurve { UnitCurve(.ease(ease)) }

  /// Creates one of the classic eases by its d3 name, such as `backOut`; see ``NamedEase/names``.
  ///
  /// Nil for an unknown name, a parameter that the ease does not have, and a parameter out of its
  /// range (``NamedEase/problems(_:)``).
  public init?(
    ease name: String, exponent: Double? = nil, overshoot: Double? = nil,
    amplitude: Double? = nil, period: Double? = nil
  ) {
    var parameters: [NamedEase.Parameter: Double] = [:]
    parameters[.exponent] = exponent
    parameters[.overshoot] = overshoot
    parameters[.amplitude] = amplitude
    parameters[.period] = period
    guard NamedEase.problems(parameters).isEmpty, let ease = NamedEase(name: name, parameters),
      parameters.keys.allSatisfy(ease.family.parameters.contains)
    else { return nil }
    self.init(.ease(ease))
  }

  /// The problems of a Bézier curve's control points; empty when there are none. All four numbers
  /// must be finite, and y below 1e150 in magnitude, so that nothing overflows.
  public static func problems(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> [ParameterProblem] {
    var check = ParameterCheck()
    for (name, point) in [("first", startControlPoint), ("second", endControlPoint)] {
      check.require("\(name) point's x", point.x, true, "a finite number")
      check.require(
        "\(name) point's y", point.y, point.y.magnitude < 1e150, "between -1e150 and 1e150")
    }
    return check.problems
  }
}
