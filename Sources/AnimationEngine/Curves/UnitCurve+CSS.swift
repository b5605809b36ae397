extension UnitCurve {
  /// The curve that a CSS easing stands for: a keyword (`linear`, `ease`, `ease-in`, `ease-out`,
  /// `ease-in-out`, `step-start`, `step-end`), `cubic-bezier()`, `linear()` or `steps()`.
  ///
  /// Curves read from CSS do not clamp the progress: a Bézier curve goes on along its end
  /// tangents, `linear()` along its outer lines, `steps()` with further steps.
  ///
  /// - Throws: Where and why the text is none.
  /// - Complexity: O(length).
  public init(css text: String) throws(ValueSyntaxError) {
    self.init(.css(try CSSEasing(parsing: text)))
  }

  /// Straight lines through points of rising x, as CSS's `linear()`: outside the points the outer
  /// lines go on. An x below the one before it is raised to that. nil with fewer than two points
  /// or with a coordinate that is not finite.
  public init?(linearThrough points: [UnitPoint]) {
    guard points.count >= 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return nil
    }
    self.init(.css(.stops(LinearCurve(through: points))))
  }

  /// The curve as CSS, in the form that CSS calls canonical; nil for curves that CSS has no text
  /// for (circular curves, most classic eases).
  ///
  /// The text of a curve that was not read from CSS gives the same values for progress in 0...1;
  /// beyond that CSS extrapolates.
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

  /// Whether the curve goes on beyond 0...1: that is, whether it was read from CSS.
  public var extrapolates: Bool {
    if case .css = storage { return true }
    return false
  }
}
