import AnimationEngine

/// Keyframes connected by cubic Béziers, for formats with an easing for each piece.
///
/// The handles of every piece are at one and two thirds of its time, so that a piece is a cubic
/// in time; its shape is found by least squares.
struct CurvedKeyframes: Sendable {
  typealias Keyframe = ExportChannel.Keyframe

  private(set) var keyframes: [Keyframe]
  /// The greatest distance from the motion.
  private(set) var error: Double

  /// Keyframes with a known error.
  init(_ keyframes: [Keyframe], error: Double) { (self.keyframes, self.error) = (keyframes, error) }

  /// The number of times sampled in each piece of the lines.
  static let probes = 8
  /// The approximate number of pieces tried for each one found: by doubling the length, then a
  /// binary search.
  static let trials = 12

  /// Keyframes for columns of numbers.
  ///
  /// - Parameters:
  ///   - lines: The keyframes whose lines stay within the tolerances. Pieces end at some of them.
  ///   - probes: The numbers of the motion at ``probes`` times of each line from its beginning on.
  ///   - tolerances: The greatest distance of each number from the motion.
  /// - Complexity: O(lines * columns * log lines).
  init(
    _ lines: [Keyframe], probes: [[Double]], within tolerances: [Double],
    _ curves: ExportCurves = ExportCurves()
  ) {
    let fit = PieceFit(lines: lines, probes: probes, tolerances: tolerances, curves: curves)
    (keyframes, error) = ([], 0)
    var index = 0
    while index + 1 < lines.count {
      let isJump = lines[index].jumps(to: lines[index + 1])
      let piece = isJump ? nil : Self.longest(from: index, lines, fit)
      keyframes.append(lines[index])
      keyframes[keyframes.count - 1].shape = piece?.shape ?? .line
      if piece == nil, !isJump {
        error = max(error, fit.error(from: index, to: index + 1, .line).greatest)
      }
      error = max(error, piece?.error ?? 0)
      index = piece?.end ?? index + 1
    }
    if let last = lines.last { keyframes.append(last) }
  }

  private struct Piece {
    var end: Int
    var shape: PieceShape
    var error: Double
  }

  /// The longest piece from a keyframe on that keeps the tolerances: found by doubling the length,
  /// then a binary search. Nil where the straight line to the next keyframe
  /// does as well.
  private static func longest(from start: Int, _ lines: [Keyframe], _ fit: PieceFit) -> Piece? {
    let jump = (start..<lines.count - 1).first { lines[$0].jumps(to: lines[$0 + 1]) }
    let stop = jump ?? lines.count - 1
    var best: Piece?
    var step = 2
    while start + step / 2 < stop {
      let end = min(start + step, stop)
      guard let piece = piece(from: start, to: end, fit) else { break }
      best = piece
      step *= 2
    }
    var (good, bad) = (best?.end ?? start + 1, min(start + step, stop + 1))
    while good + 1 < bad {
      let middle = (good + bad) / 2
      if let piece = piece(from: start, to: middle, fit) {
        (best, good) = (piece, middle)
      } else {
        bad = middle
      }
    }
    return best ?? fit.bentLine(from: start).map { Piece(end: start + 1, shape: $0, error: $1) }
  }

  private static func piece(from start: Int, to end: Int, _ fit: PieceFit) -> Piece? {
    fit.shape(from: start, to: end).map { Piece(end: end, shape: $0.shape, error: $0.error) }
  }
}

/// Fits the shape of one piece to the motion.
private struct PieceFit {
  let lines: [CurvedKeyframes.Keyframe]
  let probes: [[Double]]
  let tolerances: [Double]
  let curves: ExportCurves

  /// The handle heights of a straight line.
  private static let line = [1.0 / 3, 2.0 / 3]
  /// The range of handle heights; greater ones mean that the number hardly moves.
  private static let reach = -100.0...100.0

  /// The shape of a piece and its error; nil if none keeps the tolerances.
  func shape(from start: Int, to end: Int) -> (shape: PieceShape, error: Double)? {
    let shape = fitted(from: start, to: end)
    let error = error(from: start, to: end, shape)
    return error.share <= 1 ? (shape, error.greatest) : nil
  }

  /// The shape in place of a single line that does not keep the tolerances, as where times have
  /// steps, and its error. Nil if it is no nearer.
  func bentLine(from start: Int) -> (shape: PieceShape, error: Double)? {
    let line = error(from: start, to: start + 1, .line)
    guard line.share > 1 else { return nil }
    let shape = fitted(from: start, to: start + 1)
    let error = error(from: start, to: start + 1, shape)
    return error.share < line.share ? (shape, error.greatest) : nil
  }

  private func fitted(from start: Int, to end: Int) -> PieceShape {
    let range = curves.isMonotone ? 0...1 : Self.reach
    let heights = leastSquares(from: start, to: end).map { height in
      (min(max(height, range.lowerBound), range.upperBound) * 1e6).rounded() / 1e6
    }
    return .cubic(heights[0], heights[1])
  }

  /// The handle heights that best fit the number that moves furthest, by least squares.
  private func leastSquares(from start: Int, to end: Int) -> [Double] {
    let (first, last) = (lines[start].numbers, lines[end].numbers)
    let moves = zip(first, last).map { $1 - $0 }
    guard let column = moves.indices.max(by: { moves[$0].magnitude < moves[$1].magnitude }),
      moves[column] != 0
    else { return Self.line }
    var sums = (aa: 0.0, ab: 0.0, bb: 0.0, ar: 0.0, br: 0.0)
    for (share, row) in shares(from: start, to: end) {
      let (a, b) = PieceShape.weights(share)
      let rest = (row[column] - first[column]) / moves[column] - share * share * share
      sums.aa += a * a
      sums.ab += a * b
      sums.bb += b * b
      sums.ar += a * rest
      sums.br += b * rest
    }
    let determinant = sums.aa * sums.bb - sums.ab * sums.ab
    guard determinant > 1e-12 else { return Self.line }
    return [
      (sums.ar * sums.bb - sums.br * sums.ab) / determinant,
      (sums.br * sums.aa - sums.ar * sums.ab) / determinant,
    ]
  }

  /// The greatest distance between the motion and a shape, from one line's start to another's, and
  /// the greatest as a multiple of the number's tolerance.
  func error(
    from start: Int, to end: Int, _ shape: PieceShape
  ) -> (greatest: Double, share: Double) {
    let (first, last) = (lines[start].numbers, lines[end].numbers)
    let read = curves.reader.progress(shape)
    var worst = (greatest: 0.0, share: 0.0)
    for (share, row) in shares(from: start, to: end) {
      let progress = read(share)
      for column in first.indices {
        let shown = first[column] + (last[column] - first[column]) * progress
        let distance = (shown - row[column]).magnitude
        worst.greatest = max(worst.greatest, distance)
        worst.share = max(worst.share, distance / tolerances[column])
      }
    }
    return worst
  }

  /// The sampled numbers of a piece, each with its fraction of the piece's time.
  private func shares(from start: Int, to end: Int) -> some Sequence<(Double, [Double])> {
    let (from, to) = (lines[start].time, lines[end].time)
    let each = CurvedKeyframes.probes
    return (start * each...end * each).lazy.map { probe in
      let (line, step) = (min(probe / each, lines.count - 2), Double(probe % each) / Double(each))
      let time =
        probe == end * each
        ? to : lines[line].time + (lines[line + 1].time - lines[line].time) * step
      return ((time - from) / (to - from), probes[probe])
    }
  }
}
