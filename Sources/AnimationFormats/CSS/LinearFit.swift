internal import AnimationEngine

/// The fewest points of a CSS `linear()` that stay within a tolerance of samples.
///
/// The fewest lines are known (``LinearCorridor``); of those the ones with about the smallest error are
/// taken, so that there is room to round. Where no rounding keeps the tolerance, more lines are tried.
struct LinearFit {
  private(set) var points: [CSSLinear.Point] = []
  private(set) var rounding: LinearRounding
  /// The greatest distance from the samples.
  private(set) var error = Double.infinity

  /// How many samples a curve of one line has.
  static let leastSamples = 16_000
  /// How many samples lie beside each line, at least: lines that pass them are next to nothing farther
  /// off between two of them, where they meet.
  static let samplesPerLine = 256
  /// Every so many samples are enough to learn about how near lines can be.
  static let coarser = 4
  /// How often lines are found among these and among all samples, and how often points are rounded, at
  /// most, for so many lines.
  static let coarsePasses = 7
  static let passes = 4
  static let mostRoundings = 16
  /// How much finer the samples are by which the error is told: a jump lies beside one of them.
  static let finer = 2
  /// A line more has to make the error smaller by this much.
  private static let better = 0.99

  /// How many lines samples need.
  static func lineCount(_ samples: [Double], within tolerance: Double) -> Int {
    let ends = ends(of: samples, LinearRounding(points: 0, tolerance: tolerance))
    return LinearCorridor.lines(
      through: samples, from: ends.0, to: ends.1, within: tolerance)?.count ?? samples.count
  }

  private static func ends(of samples: [Double], _ rounding: LinearRounding) -> (Double, Double) {
    (rounding.progress(samples[0]), rounding.progress(samples[samples.count - 1]))
  }

  /// - Parameter fine: Finite, evenly from the start to the end; their steps a multiple of ``finer`` and
  ///   ``coarser``.
  /// - Complexity: O(samples).
  init(_ fine: [Double], within tolerance: Double) {
    rounding = LinearRounding(points: 0, tolerance: tolerance)
    let end = fine[fine.count - 1]
    var smooth = fine
    smooth[fine.count - 1] = Self.limit(of: fine, within: tolerance)
    fit(smooth, within: tolerance)
    guard smooth[fine.count - 1] != end else { return }
    points.append(CSSLinear.Point(position: 1, progress: rounding.progress(end)))
  }

  /// What samples come to at the end. Where they jump there, farther than the tolerance, as a spring does
  /// that comes to rest, it is where the jump begins.
  private static func limit(of fine: [Double], within tolerance: Double) -> Double {
    let last = fine.count - 1
    let limit = 2 * fine[last - 1] - fine[last - 2]
    return (fine[last] - limit).magnitude > tolerance ? limit : fine[last]
  }

  private mutating func fit(_ fine: [Double], within tolerance: Double) {
    let samples = Self.every(Self.finer, of: fine)
    let coarse = Self.every(Self.coarser, of: samples)
    let count = Self.lineCount(samples, within: tolerance)
    rounding = LinearRounding(points: count + 1, tolerance: tolerance)
    // They stay as they are while the points between become finer.
    let ends = Self.ends(of: samples, rounding)
    for more in [0, 1, 2 + count / 32, 4 + count / 8] {
      for inner in Self.tolerances(coarse, count + more, within: tolerance, ends) {
        let lines = LinearCorridor.lines(
          through: samples, from: ends.0, to: ends.1, within: inner, atMost: count + more)
        guard let lines else { continue }
        round(lines, samples.count, fine, ends, inner, within: tolerance)
        if error <= tolerance { return }
        break
      }
    }
  }

  private static func every(_ step: Int, of samples: [Double]) -> [Double] {
    stride(from: 0, to: samples.count, by: step).map { samples[$0] }
  }

  /// The tolerances to try so many lines with: from about the smallest error that they can have.
  private static func tolerances(
    _ samples: [Double], _ count: Int, within tolerance: Double, _ ends: (Double, Double)
  ) -> [Double] {
    func serves(_ tolerance: Double) -> Bool {
      LinearCorridor.lines(
        through: samples, from: ends.0, to: ends.1, within: tolerance, atMost: count) != nil
    }
    // The error is about that of one line by the square of how many there are.
    let share = Double(count - 1) / Double(count + 1)
    var (low, high) = (tolerance * share * share, tolerance)
    if serves(low) { (low, high) = (0, low) }
    for _ in 1..<coarsePasses {
      let middle = (low + high) / 2
      if serves(middle) { high = middle } else { low = middle }
    }
    return [0.1, 0.4, 1].map { high + (tolerance - high) * $0 }
  }

  /// Rounds the points at which lines meet, ever finer until they keep the tolerance or are as good as
  /// they get. Where none keeps it the first ones with about the smallest error stay.
  private mutating func round(
    _ lines: [LinearCorridor.Line], _ count: Int, _ fine: [Double], _ ends: (Double, Double),
    _ inner: Double, within tolerance: Double
  ) {
    var next: LinearRounding? = LinearRounding(points: lines.count + 1, tolerance: tolerance)
    for step in 0..<Self.mostRoundings {
      guard let rounding = next else { break }
      let points = Self.points(of: lines, count, fine, ends, rounding, within: inner)
      let found = Self.error(of: points, fine)
      let isMore = points.count > self.points.count
      if found <= tolerance || found < error * (isMore ? Self.better : 1) {
        (self.points, self.rounding, error) = (points, rounding, found)
      }
      if error <= tolerance { break }
      next = rounding.finer(step)
    }
  }

  /// The rounded points. Beside its rounded place a point lies between its two lines.
  private static func points(
    of lines: [LinearCorridor.Line], _ count: Int, _ fine: [Double], _ ends: (Double, Double),
    _ rounding: LinearRounding, within tolerance: Double
  ) -> [CSSLinear.Point] {
    let last = Double(count - 1)
    let inner = zip(lines, lines.dropFirst()).map { line, next in
      let meeting = (line.start - next.start) / (next.rise - line.rise)
      let position = rounding.position(min(max(meeting / last, 0), 1))
      let progress = (line.value(at: position * last) + next.value(at: position * last)) / 2
      let value = value(of: fine, at: position * Double(fine.count - 1))
      let nearer = nearer(progress, to: value, tolerance)
      return CSSLinear.Point(position: position, progress: rounding.progress(nearer))
    }
    return [.init(position: 0, progress: ends.0)] + inner + [.init(position: 1, progress: ends.1)]
  }

  /// What lines that meet between samples are too far off there, they can share with their middles.
  private static func nearer(_ progress: Double, to value: Double, _ tolerance: Double) -> Double {
    let beyond = (progress - value).magnitude - tolerance
    guard beyond > 0 else { return progress }
    return progress + (progress < value ? beyond : -beyond) * 2 / 3
  }

  /// The greatest vertical distance of lines between points from samples, and of the points from the lines
  /// between samples; infinite where the points are not in order.
  static func error(of points: [CSSLinear.Point], _ samples: [Double]) -> Double {
    let last = Double(samples.count - 1)
    var worst = 0.0
    for (start, end) in zip(points, points.dropFirst()) {
      guard start.position < end.position else { return .infinity }
      let (first, length) = (start.position * last, (end.position - start.position) * last)
      let rise = (end.progress - start.progress) / length
      worst = max(worst, (value(of: samples, at: first) - start.progress).magnitude)
      let next = min(Int(saturating: (first + length).rounded(.down)), samples.count - 1) + 1
      let rows = Int(saturating: first.rounded(.up))..<next
      worst = max(worst, distance(of: samples, rows, from: first, start.progress, rise))
    }
    return worst
  }

  /// The greatest distance of samples from a line: eight side by side, since this is asked for each of
  /// tens of thousands of samples a few times over.
  private static func distance(
    of samples: [Double], _ rows: Range<Int>, from first: Double, _ progress: Double, _ rise: Double
  ) -> Double {
    var (worst, row) = (SIMD8<Double>.zero, rows.lowerBound)
    let offsets = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7)
    while row + 8 <= rows.upperBound {
      var values = SIMD8<Double>.zero
      for lane in 0..<8 { values[lane] = samples[row + lane] }
      let lines = progress + rise * (offsets + Double(row) - first)
      worst = pointwiseMax(worst, pointwiseMax(lines - values, values - lines))
      row += 8
    }
    let rest = (row..<rows.upperBound).map { row in
      (progress + rise * (Double(row) - first) - samples[row]).magnitude
    }
    return max(worst.max(), rest.max() ?? 0)
  }

  private static func value(of samples: [Double], at place: Double) -> Double {
    let index = min(Int(saturating: place), samples.count - 2)
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }

  /// The points as CSS writes them.
  var text: String {
    let texts = points.indices.map { index in
      rounding.text(points[index], isEnd: index == 0 || index == points.count - 1)
    }
    return "linear(" + texts.joined(separator: ", ") + ")"
  }
}
