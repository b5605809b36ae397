extension UnitCurve {
  /// Creates a curve from a CSS easing: a keyword (`linear`, `ease`, `ease-in`, `ease-out`,
  /// `ease-in-out`, `step-start`, `step-end`), `cubic-bezier()`, `linear()` or `steps()`.
  ///
  /// Curves that are parsed from CSS do not clamp the progress: a Bézier curve continues along its
  /// end tangents, `linear()` along its outer segments, `steps()` with further steps.
  ///
  /// - Throws: ``ValueSyntaxError`` with the place and the reason, where the text is no easing.
  /// - Complexity: O(length).
  public init(css text: String) throws(ValueSyntaxError) {
    self.init(.css(try CSSEasing(parsing: text)))
  }

  /// Creates the piecewise linear curve through points of rising x, as CSS's `linear()` does;
  /// outside the points the outer segments are extended. An x below the one before it is raised to
  /// that. Nil with fewer than two points or with a coordinate that is not finite.
  public init?(linearThrough points: [UnitPoint]) {
    guard points.count >= 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    self.init(.css(.stops(LinearCurve(through: points))))
  }

  /// The curve as CSS text, in the canonical form of CSS. Nil for curves that CSS cannot express
  /// (circular curves, most classic eases).
  ///
  /// The text of a curve that was not parsed from CSS gives the same values for progress in 0...1;
  /// outside of that CSS extrapolates.
  public var cssText: String? {
    switch storage {
    case .linear: "linear"
    case .preset(.easeIn, _): CSSEasing.Keyword.easeIn.rawValue
    case .preset(.easeOut, _): CSSEasing.Keyword.easeOut.rawValue
    case .preset(.easeInOut, _): CSSEasing.Keyword.easeInOut.rawValue
    case .bezier(let bezier): bezier.cssText
    case .ease(let ease): ease.family == .linear ? "linear" : nil
    case .circular: nil
    case .css(let easing): easing.text
    }
  }

  /// Whether the curve continues beyond 0...1, as curves that were parsed from CSS do.
  public var extrapolates: Bool {
    if case .css = storage { return true }
    return false
  }
}
