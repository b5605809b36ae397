extension CSSLinear {
  /// The `cubic-bezier()` nearest to the motion, for browsers without `linear()` and for
  /// interrupted animations, with its error. Nil where even that is off by the whole way or more, so
  /// that it is no use.
  ///
  /// - Complexity: O(1): some thousands of curves; ``workOfFallback`` is to be charged before.
  public var fallback: (text: String, maximumError: Double)? {
    let fit = CubicBezierFit(samples: motion)
    guard fit.error < 1 else { return nil }
    return ("cubic-bezier(\(fit.text))", fit.error + spread)
  }

  /// The work of computing ``fallback``, in units of work.
  public static let workOfFallback = CubicBezierFit.work(at: 1)

  /// The progress that the lines give at a position in 0...1.
  @Sendable func progress(at position: Double) -> Double {
    let index = points.firstIndex { $0.position >= position } ?? points.count - 1
    guard index > 0, points[index].position > position else { return points[index].progress }
    let (from, to) = (points[index - 1], points[index])
    let share = (position - from.position) / (to.position - from.position)
    return from.progress + (to.progress - from.progress) * share
  }

  /// A CSS comment about the easing: its duration, its error and the fallback, if there is one. The
  /// duration has the precision of `@keyframes`, since an import reads it from here.
  public var remark: String {
    let second = fallback.map {
      "; without linear(): \($0.text), within \(Self.shown($0.maximumError))"
    }
    return "/* \(ExportMotion.text(duration, decimals: 6)) s, "
      + "within \(Self.shown(maximumError))\(second ?? "") */"
  }

  /// An error bound for people; one within the rounding of doubles is shown as 0.
  private static func shown(_ error: Double) -> String {
    error < 1e-12 ? "0" : DecimalText.short(error, rounded: .up)
  }
}
