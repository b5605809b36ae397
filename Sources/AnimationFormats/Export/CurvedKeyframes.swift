import AnimationEngine

/// Keyframes with cubic Béziers between them, for formats that have an easing for each piece.
///
/// The handles of every piece lie at a third and two thirds of its time, so that a piece is a cubic in
/// time, and its shape is found by least squares. A piece rises or falls throughout: readers of files
/// differ in what they make of others.
struct CurvedKeyframes: Sendable {
  struct Keyframe: Hashable, Sendable {
    /// In seconds.
    var time: Double
    var numbers: [Double]
    /// The heights of both handles of the piece that begins here, as shares of its distance; nil
    /// for a line.
    var handles: [Double]?
    /// Whether the curve to the next keyframe stands for a jump.
    var isJump = false
  }

  private(set) var keyframes: [Keyframe]
  /// The greatest distance from the motion.
  private(set) var error: Double

  /// How many times are looked at in each piece of the lines.
  static let probes = 8
  /// How many pieces are tried for each that is found, about: those twice as long, then a search.
  static let trials = 12
  /// Pieces shorter than this are jumps, in seconds.
  private static let jump = 1e-9

  /// Keyframes for columns of numbers.
  ///
  /// - Parameters:
  ///   - lines: The keyframes whose lines stay within the tolerance. Pieces end at some of them.
  ///   - probes: The numbers of the motion at ``probes`` times of each line from its beginning on.
  /// - Complexity: O(lines * columns * log lines).
  init(_ lines: [Keyframe], probes: [[Double]], within tolerance: Double) {
    let fit = PieceFit(lines: lines, probes: probes, tolerance: tolerance)
    (keyframes, error) = ([], 0)
    var index = 0
    while index + 1 < lines.count {
      let piece = Self.isJump(lines, index) ? nil : Self.longest(from: index, lines, fit)
      keyframes.append(
        Keyframe(
          time: lines[index].time, numbers: lines[index].numbers, handles: piece?.handles))
      if piece == nil, !Self.isJump(lines, index) {
        error = max(error, fit.error(from: index, to: index + 1, PieceFit.line))
      }
      error = max(error, piece?.error ?? 0)
      index = piece?.end ?? index + 1
    }
    if let last = lines.last { keyframes.append(last) }
  }

  private static func isJump(_ lines: [Keyframe], _ index: Int) -> Bool {
    lines[index].isJump || lines[index + 1].time - lines[index].time <= jump
  }

  private struct Piece {
    var end: Int
    var handles: [Double]
    var error: Double
  }

  /// The longest piece from a keyframe on that is found: twice as far each time, then between the last
  /// two ends.
  private static func longest(from start: Int, _ lines: [Keyframe], _ fit: PieceFit) -> Piece? {
    let stop = (start..<lines.count - 1).first { isJump(lines, $0) } ?? lines.count - 1
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
    return best
  }

  private static func piece(from start: Int, to end: Int, _ fit: PieceFit) -> Piece? {
    fit.handles(from: start, to: end).map { Piece(end: end, handles: $0.handles, error: $0.error) }
  }
}

/// Fits one piece.
private struct PieceFit {
  let lines: [CurvedKeyframes.Keyframe]
  let probes: [[Double]]
  let tolerance: Double

  /// The handles of a straight line.
  static let line = [1.0 / 3, 2.0 / 3]

  /// The handles of a piece and its error; nil where no piece stays within the tolerance.
  func handles(from start: Int, to end: Int) -> (handles: [Double], error: Double)? {
    guard let found = leastSquares(from: start, to: end) else { return nil }
    let handles = found.map { (min(max($0, 0), 1) * 1e6).rounded() / 1e6 }
    let error = error(from: start, to: end, handles)
    return error <= tolerance ? (handles, error) : nil
  }

  /// The handles that come nearest to the number that moves the furthest.
  private func leastSquares(from start: Int, to end: Int) -> [Double]? {
    let (first, last) = (lines[start].numbers, lines[end].numbers)
    let moves = zip(first, last).map { $1 - $0 }
    guard let column = moves.indices.max(by: { moves[$0].magnitude < moves[$1].magnitude }),
      moves[column] != 0
    else { return Self.line }
    var sums = (aa: 0.0, ab: 0.0, bb: 0.0, ar: 0.0, br: 0.0)
    for (share, row) in shares(from: start, to: end) {
      let (a, b) = CurvedKeyframes.weights(share)
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

  /// The greatest distance between the motion and a curve with these handles from one sample to
  /// another.
  func error(from start: Int, to end: Int, _ handles: [Double]) -> Double {
    let (first, last) = (lines[start].numbers, lines[end].numbers)
    var worst = 0.0
    for (share, row) in shares(from: start, to: end) {
      let progress = CurvedKeyframes.progress(handles, share)
      for column in first.indices {
        let shown = first[column] + (last[column] - first[column]) * progress
        worst = max(worst, (shown - row[column]).magnitude)
      }
    }
    return worst
  }

  /// The probes of a piece, each with its share of the time.
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

extension CurvedKeyframes {
  /// x1, y1, x2 and y2 of the Bézier that handles stand for, as texts.
  static func controlPoints(_ handles: [Double]) -> [String] {
    let heights = handles.map { ExportMotion.text($0, decimals: 6) }
    return ["0.333333", heights[0], "0.666667", heights[1]]
  }

  /// How far a piece has come at a share of its time; without handles it is a line.
  static func progress(_ handles: [Double]?, _ share: Double) -> Double {
    guard let handles else { return share }
    let (a, b) = weights(share)
    return a * handles[0] + b * handles[1] + share * share * share
  }

  /// How much both handles count at a share of the time.
  fileprivate static func weights(_ share: Double) -> (Double, Double) {
    let rest = 1 - share
    return (3 * rest * rest * share, 3 * rest * share * share)
  }
}
