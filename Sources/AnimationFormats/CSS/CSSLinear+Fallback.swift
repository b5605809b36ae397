extension CSSLinear {
  /// The `cubic-bezier()` that comes nearest, for browsers without `linear()` and for what interrupts an
  /// animation, and a bound of its error.
  ///
  /// - Complexity: O(1): some thousands of curves; ``workOfFallback`` is to be charged before.
  public var fallback: (text: String, maximumError: Double) {
    let fit = CubicBezierFit { progress(at: $0) }
    let numbers = fit.points.map { ExportMotion.text($0, decimals: 3) }.joined(separator: ", ")
    return ("cubic-bezier(\(numbers))", fit.error + maximumError)
  }

  /// What ``fallback`` takes, in units of work.
  public var workOfFallback: Int { CubicBezierFit.work(at: 1 + points.count / 8) }

  /// The progress of the lines at a position.
  @Sendable func progress(at position: Double) -> Double {
    let index = points.firstIndex { $0.position >= position } ?? points.count - 1
    guard index > 0, points[index].position > position else { return points[index].progress }
    let (from, to) = (points[index - 1], points[index])
    let share = (position - from.position) / (to.position - from.position)
    return from.progress + (to.progress - from.progress) * share
  }

  /// What is said of the easing in a comment of CSS: how long it takes, its error, and the fallback. The
  /// duration is as exact as that of `@keyframes`, since an import takes it from here.
  public var remark: String {
    let fallback = fallback
    return "/* \(ExportMotion.text(duration, decimals: 6)) s, within \(Self.shown(maximumError)); "
      + "without linear(): \(fallback.text), within \(Self.shown(fallback.maximumError)) */"
  }

  /// A bound as people read it; less than the rounding of doubles is none.
  private static func shown(_ error: Double) -> String {
    error < 1e-12 ? "0" : DecimalText.short(error)
  }
}
