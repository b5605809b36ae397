import AnimationDocuments
import AnimationEngine

/// A part of a curve between two times, as the motion from one level to another.
struct CurvePart {
  /// The start and end of the part as fractions of the whole time.
  var start, end: Double
  /// The progress at the start and at the end of the part.
  var from, to: Double
  var motion: ImportedMotion
}

extension UnitCurve {
  /// The part of the curve between two times in 0...1. Lines, Béziers, steps, squares and cubes are
  /// cut exactly; the motion of any other curve says its error.
  ///
  /// - Complexity: Constant for Béziers, O(steps), some thousand evaluations for others.
  func parts(from low: Double, to high: Double, _ reading: inout ImportReading) -> [CurvePart] {
    switch storage {
    case .linear, .css(.linear):
      [CurvePart(start: low, end: high, from: low, to: high, motion: .curve(.linear))]
    case .preset(_, let bezier), .bezier(let bezier), .css(.keyword(_, let bezier)),
      .css(.cubicBezier(let bezier)):
      bezier.pieces(from: low, to: high).map { piece in
        CurvePart(
          start: max(piece.start, low), end: min(piece.end, high), from: piece.from, to: piece.to,
          motion: .curve(UnitCurve(easing: piece.easing)))
      }
    case .css(.steps(let steps)): levels(of: steps, from: low, to: high)
    case .ease(let ease) where ease.direction == .inOut && low < 0.5 && high > 0.5:
      fitted(from: low, to: 0.5, &reading) + fitted(from: 0.5, to: high, &reading)
    default: fitted(from: low, to: high, &reading)
    }
  }

  /// The jumps of steps between two times.
  private func levels(of steps: StepCurve, from low: Double, to high: Double) -> [CurvePart] {
    let jumps = (1...steps.count).map { Double($0) / Double(steps.count) }
    return jumps.filter { $0 > low && $0 <= high }.map { time in
      CurvePart(
        start: low, end: time, from: value(at: low), to: value(at: time), motion: .jump)
    }
  }

  private func fitted(
    from low: Double, to high: Double, _ reading: inout ImportReading
  ) -> [CurvePart] {
    let (from, to, length) = (value(at: low), value(at: high), high - low)
    let change = to - from
    var part = CurvePart(start: low, end: high, from: from, to: to, motion: .curve(.linear))
    guard change.magnitude > 1e-9 else { return [part] }
    let slopes = (velocity(at: low) * length / change, velocity(at: high) * length / change)
    let cubic = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 1.0 / 3, y: slopes.0 / 3),
      endControlPoint: UnitPoint(x: 2.0 / 3, y: 1 - slopes.1 / 3))
    let isCubic = slopes.0.isFinite && slopes.1.isFinite
    let fitted = reading.fitted("\(json) \(low) \(high)") {
      FittedCurve(isCubic ? cubic : nil) { (value(at: low + length * $0) - from) / change }
    }
    if let fitted { part.motion = fitted.motion }
    return [part]
  }
}
