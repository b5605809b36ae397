extension CSSLinear {
  /// The `cubic-bezier()` nearest to the motion, for browsers without `linear()` and for
  /// interrupted animations, with its error.
  ///
  /// - Complexity: O(1): some thousands of curves; ``workOfFallback`` is to be charged before.
  public var fallback: (text: String, maximumError: Double) {
    let fit = CubicBezierFit(samples: motion)
    let numbers = fit.points.map { ExportMotion.text($0, decimals: 3) }.joined(separator: ", ")
    return ("cubic-bezier(\(numbers))", fit.error)
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

  /// A CSS comment about the easing: its duration, its error and the fallback. The duration has
  /// the precision of `@keyframes`, since an import reads it from here.
  public var remark: String {
    let fallback = fallback
    return "/* \(ExportMotion.text(duration, decimals: 6)) s, within \(Self.shown(maximumError)); "
      + "without linear(): \(fallback.text), within \(Self.shown(fallback.maximumError)) */"
  }

  /// An error bound for people; one within the rounding of doubles is shown as 0.
  private static func shown(_ error: Double) -> String {
    error < 1e-12 ? "0" : DecimalText.short(error)
  }
}
