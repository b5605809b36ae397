extension UnitCurve: CustomStringConvertible {
  /// Swift code for the curve, such as `.easeIn` or `UnitCurve(css: "steps(4)")`.
  public var description: String {
    switch storage {
    case .linear: ".linear"
    case .preset(let preset, _): ".\(preset.rawValue)"
    case .bezier(let bezier):
      ".bezier(startControlPoint: \(bezier.start), endControlPoint: \(bezier.end))"
    case .circular(.easeIn): ".circularEaseIn"
    case .circular(.easeOut): ".circularEaseOut"
    case .circular(.easeInOut): ".circularEaseInOut"
    case .ease(let ease): "UnitCurve(ease: \"\(ease.name)\"\(ease.argumentText))"
    case .css(let easing): "UnitCurve(css: \"\(easing.text)\")"
    }
  }

  /// Creates the cubic Bézier curve from (0, 0) to (1, 1) with the given control points; see
  /// ``bezier(startControlPoint:endControlPoint:)``.
  public init(startControlPoint: UnitPoint, endControlPoint: UnitPoint) {
    self = .bezier(startControlPoint: startControlPoint, endControlPoint: endControlPoint)
  }
}

extension UnitPoint: CustomStringConvertible {
  /// Swift code for the point.
  public var description: String { "UnitPoint(x: \(x), y: \(y))" }
}

extension NamedEase {
  /// The parameters that differ from their defaults, as code for further arguments.
  fileprivate var argumentText: String {
    statedParameters.reduce(into: "") { $0 += ", \($1.parameter.rawValue): \($1.value)" }
  }
}
