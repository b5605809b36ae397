/// A cubic Bézier curve of progress, solved by halving: slow and beyond doubt.
struct SteppedCurve {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  static let linear = SteppedCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = SteppedCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = SteppedCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = SteppedCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The value at `progress`, which lies in 0...1.
  func value(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < progress { low = middle } else { high = middle }
    }
    return Self.bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }
}
