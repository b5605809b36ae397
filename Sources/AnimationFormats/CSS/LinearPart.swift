internal import AnimationEngine

/// A part of a curve between two jumps or corners, to which lines are fitted.
struct LinearPart {
  /// The first and the last position of the part, in 0...1.
  let start, end: Double

  static let whole = LinearPart(start: 0, end: 1)

  /// The least number of steps in which a part is sampled.
  private static let leastSteps = 256

  /// The parts between some jumps in order.
  static func all(between jumps: [CurveJump]) -> [LinearPart] {
    zip([0] + jumps.map(\.after), jumps.map(\.before) + [1]).map(LinearPart.init)
  }

  /// The position on the whole curve of a position on the part, both in 0...1.
  func position(_ own: Double) -> Double { start + (end - start) * own }

  /// The parts into which some positions on this one, rising in 0...1, cut it.
  func cut(at own: [Double]) -> [LinearPart] {
    let places = own.map(position)
    return zip([start] + places, places + [end]).map(LinearPart.init)
  }

  /// The part's share of the steps of the whole.
  func steps(of whole: Int) -> Int {
    max(Int(saturating: (end - start) * Double(whole)), Self.leastSteps)
  }

  /// A point of the part's lines as a point of the whole.
  func placed(_ point: CSSLinear.Point) -> CSSLinear.Point {
    CSSLinear.Point(position: position(point.position), progress: point.progress)
  }

  /// The lines of all parts as CSS text. Two points at a jump or a corner have the same percentage.
  static func text(of parts: [(part: LinearPart, fit: LinearFit)]) -> String {
    var bytes = Array("linear(".utf8)
    for (number, (part, fit)) in parts.enumerated() {
      for (index, point) in fit.points.enumerated() {
        let isFirst = number == 0 && index == 0
        let isLast = number == parts.count - 1 && index == fit.points.count - 1
        if !isFirst { bytes += ", ".utf8 }
        fit.rounding.write(part.placed(point), isEnd: isFirst || isLast, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self) + ")"
  }
}
