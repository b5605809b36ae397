internal import AnimationEngine

/// How a player evaluates a Bézier easing.
enum CurveReader: Sendable {
  /// Players evaluate the Bézier exactly, apart from rounding.
  case exact
  /// Players evaluate lines between some points of the Bézier, as Android's `PathInterpolator`
  /// does.
  case flattened

  /// The progress that the player gives a shape, as a function of the fraction of its time.
  func progress(_ shape: PieceShape) -> (Double) -> Double {
    switch (self, shape) {
    case (_, .line), (_, .spring): return { $0 }
    case (.exact, .cubic(let first, let second)):
      return { share in
        let (a, b) = PieceShape.weights(share)
        return a * first + b * second + share * share * share
      }
    case (.exact, .bezier(let points)):
      let curve = UnitCurve(handles: points)
      return { curve.value(at: $0) }
    case (.flattened, .cubic(let first, let second)):
      return FlattenedBezier([1.0 / 3, first, 2.0 / 3, second]).value(at:)
    case (.flattened, .bezier(let points)): return FlattenedBezier(points).value(at:)
    }
  }
}

/// The points by which Android approximates a Bézier: a part is halved until its middle is near
/// the line between its ends. Until a part with an inflection has been found, the middle of the
/// first half is checked as well.
private struct FlattenedBezier {
  private var points: [UnitPoint] = [UnitPoint(x: 0, y: 0)]
  private let handles: [Double]
  private var looksTwice = true

  /// The greatest distance of a middle from its line, horizontal and vertical distance added.
  private static let precision = 0.002

  /// The points for a Bézier from (0, 0) to (1, 1).
  ///
  /// - Parameter handles: x1, y1, x2 and y2.
  init(_ handles: [Double]) {
    self.handles = handles
    add(from: 0, to: 1, UnitPoint(x: 1, y: 1), depth: 0)
  }

  private mutating func add(from first: Double, to last: Double, _ end: UnitPoint, depth: Int) {
    let start = points[points.count - 1]
    let middle = (first + last) / 2
    let point = point(middle)
    var isFar = Self.isFar(point, start, end)
    if !isFar, looksTwice {
      isFar = Self.isFar(self.point((first + middle) / 2), start, point)
      if isFar { looksTwice = false }
    }
    guard isFar, depth < 20 else { return points.append(end) }
    add(from: first, to: middle, point, depth: depth + 1)
    add(from: middle, to: last, end, depth: depth + 1)
  }

  private static func isFar(_ middle: UnitPoint, _ start: UnitPoint, _ end: UnitPoint) -> Bool {
    let (x, y) = (middle.x - (start.x + end.x) / 2, middle.y - (start.y + end.y) / 2)
    return x * x + y * y > precision * precision
  }

  private func point(_ s: Double) -> UnitPoint {
    let (a, b) = PieceShape.weights(s)
    let end = s * s * s
    return UnitPoint(
      x: a * handles[0] + b * handles[2] + end, y: a * handles[1] + b * handles[3] + end)
  }

  func value(at share: Double) -> Double {
    let index = points.firstIndex { $0.x >= share } ?? points.count - 1
    guard index > 0, points[index].x > points[index - 1].x else { return points[index].y }
    let (from, to) = (points[index - 1], points[index])
    return from.y + (to.y - from.y) * ((share - from.x) / (to.x - from.x))
  }
}
