import AnimationEngine

/// A part of a Bézier easing, which is a Bézier itself.
struct BezierPiece {
  /// The start and end of the part as fractions of the whole time.
  var start, end: Double
  /// The values at the start and at the end of the part.
  var from, to: Double
  /// The easing from one value to the other.
  var easing: CubicBezier
}

extension CubicBezier {
  /// The part of the easing between two times in 0...1, as few pieces that are valid easings.
  ///
  /// A piece is split further if its ends have equal values or its handles lie outside of its
  /// time. Pieces that remain after the last split are so short that a line is enough.
  ///
  /// - Complexity: Constant.
  func pieces(from low: Double, to high: Double) -> [BezierPiece] {
    if start.x == start.y && end.x == end.y {
      return [BezierPiece(start: low, end: high, from: low, to: high, easing: self)]
    }
    var pieces: [BezierPiece] = []
    add(
      from: low <= 0 ? 0 : parameter(at: low), to: high >= 1 ? 1 : parameter(at: high),
      depth: 0, to: &pieces)
    return pieces
  }

  /// The greatest number of times that a part is halved.
  private static let mostCuts = 6

  private func add(
    from low: Double, to high: Double, depth: Int, to pieces: inout [BezierPiece]
  ) {
    let times = Self.points([0, start.x, end.x, 1], low, high)
    let values = Self.points([0, start.y, end.y, 1], low, high)
    let (duration, change) = (times[3] - times[0], values[3] - values[0])
    guard duration > 0 else { return }
    var piece = BezierPiece(
      start: times[0], end: times[3], from: values[0], to: values[3],
      easing: CubicBezier(0, 0, 1, 1))
    let handles = [1, 2].map { ((times[$0] - times[0]) / duration, values[$0] - values[0]) }
    let reach = handles.map { $0.1.magnitude }.max() ?? 0
    let isCurve =
      change.magnitude > 1e-6 * reach && handles.allSatisfy { $0.0 > -1e-9 && $0.0 < 1 + 1e-9 }
    if isCurve && change != 0 {
      piece.easing = CubicBezier(
        handles[0].0, handles[0].1 / change, handles[1].0, handles[1].1 / change)
    } else if reach > 0 && depth < Self.mostCuts {
      let middle = (low + high) / 2
      add(from: low, to: middle, depth: depth + 1, to: &pieces)
      add(from: middle, to: high, depth: depth + 1, to: &pieces)
      return
    }
    pieces.append(piece)
  }

  /// The control values of the part between two parameters, by the blossom (polar form) of the
  /// cubic.
  private static func points(_ controls: [Double], _ low: Double, _ high: Double) -> [Double] {
    func blossom(_ parameters: Double...) -> Double {
      var numbers = controls
      for parameter in parameters {
        numbers = zip(numbers, numbers.dropFirst()).map { $0 + ($1 - $0) * parameter }
      }
      return numbers[0]
    }
    return [
      blossom(low, low, low), blossom(low, low, high), blossom(low, high, high),
      blossom(high, high, high),
    ]
  }
}
