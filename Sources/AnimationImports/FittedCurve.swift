import AnimationEngine

/// A curve of another library, approximated by a curve that documents have.
struct FittedCurve {
  let curve: UnitCurve
  /// The greatest distance from the library's function; 0 if they are the same.
  let error: Double

  /// Distances below this are rounding errors of doubles.
  private static let noise = 1e-12
  /// The tolerance of approximation by straight lines.
  private static let tolerance = 0.0005
  /// The distance up to which a named curve is preferred to lines.
  private static let near = 0.0011
  private static let steps = 2000
  /// How much finer the grid is on which errors are measured.
  private static let finer = 5

  /// A curve that documents have.
  init(exactly curve: UnitCurve) { self.init(curve, error: 0) }

  /// A curve with its distance from the library's function.
  init(_ curve: UnitCurve, error: Double) { (self.curve, self.error) = (curve, error) }

  /// The curve `candidate` if it is near enough to the function, otherwise straight lines that are.
  ///
  /// - Complexity: Some thousand evaluations.
  init(_ candidate: UnitCurve?, of function: (Double) -> Double) {
    if let candidate, case let error = Self.error(of: candidate, function), error <= Self.near {
      (curve, self.error) = (candidate, error < Self.noise ? 0 : error)
      return
    }
    let times = (0...Self.steps).map { Double($0) / Double(Self.steps) }
    let values = times.map(function)
    let kept = CurveSimplifier(times: times, columns: [values]).kept(within: Self.tolerance)
    let points = kept.map { UnitPoint(x: times[$0], y: values[$0]) }
    curve = UnitCurve(linearThrough: points) ?? .linear
    error = Self.error(of: curve, function)
  }

  private static func error(of curve: UnitCurve, _ function: (Double) -> Double) -> Double {
    (0...steps * finer).reduce(0) { worst, step in
      let time = Double(step) / Double(steps * finer)
      return max(worst, abs(curve.value(at: time) - function(time)))
    }
  }

  /// The motion of a keyframe by this curve.
  var motion: ImportedMotion { .curve(curve, error: error) }
}
