/// A curve over positions 0...1 as evenly spaced samples, some of which are kept: between these
/// it is nearly straight.
///
/// A line that passes the kept samples passes nearly all, which makes the search for lines fast.
/// Results are measured against all samples.
struct SampledCurve {
  /// The samples, evenly spaced from position 0 to 1.
  let samples: [Double]
  /// The value to which the curve jumps at position 1; nil without a jump there.
  private(set) var jump: Double?
  /// The positions of the kept samples; the first is 0, the last 1.
  private(set) var positions: [Double] = []
  /// The values of the kept samples.
  private(set) var values: [Double] = []

  /// How far the curve may be from a line between kept samples where these lie as close together
  /// as they may: at a corner or a jump.
  private(set) var unseen = 0.0

  /// The fraction of the tolerance by which the curve may bend between kept samples.
  static let bend = 1.0 / 192
  /// The least number of steps between kept samples inside the curve, so that a jump shows at the
  /// sample between.
  private static let leastSteps = 2
  /// The number of samples at the end where a jump lies within the tolerance.
  private static let end = 8

  /// Keeps samples such that the bend between them is negligible for the tolerance.
  ///
  /// A jump at the end above the tolerance, as when a spring comes to rest, is set apart: the
  /// curve ends where it begins.
  ///
  /// - Parameter samples: At least three.
  /// - Complexity: O(samples).
  init(_ samples: consuming [Double], within tolerance: Double) {
    let last = samples.count - 1
    let (end, limit) = (samples[last], 2 * samples[last - 1] - samples[last - 2])
    let jumps = (end - limit).magnitude > tolerance
    if jumps { samples[last] = limit }
    self.init(samples, bend: tolerance * Self.bend)
    if jumps { jump = end }
  }

  /// Keeps samples between which the curve deviates from the straight line by at most `bend`, each
  /// as far from the one before as that allows.
  ///
  /// Over a distance of n steps a curve stays within n²/8 times its greatest second difference from a
  /// straight line. The corridor is narrow at both ends, so the samples there are kept.
  ///
  /// - Complexity: O(samples).
  init(_ samples: [Double], bend: Double) {
    self.samples = samples
    let last = samples.count - 1
    var kept = [0, min(Self.leastSteps, last)]
    unseen = Self.addSparsely(samples.span, bend: bend, to: &kept)
    for index in kept + [max(last - Self.leastSteps, 0), last] { keep(index) }
  }

  /// Adds the indices of samples that are kept after a first one, and says how far the curve may be
  /// from a line where these lie as close together as they may.
  private static func addSparsely(
    _ samples: Span<Double>, bend: Double, to kept: inout [Int]
  ) -> Double {
    var (start, worst, length, unseen) = (kept[kept.count - 1], 0.0, 0.0, 0.0)
    var (value, rise) = (samples[start], samples[start] - samples[max(start - 1, 0)])
    for index in start..<max(samples.count - 1 - leastSteps, start) {
      let next = samples[index + 1]
      let bends = (next - value - rise).magnitude
      (value, rise) = (next, next - value)
      if bends > worst { worst = bends }
      length += 1
      let off = worst * length * length / 8
      guard off > bend, index > start else { continue }
      if index - start >= leastSteps {
        kept.append(index)
        (start, worst, length) = (index, bends, 1)
      } else if index + end < samples.count {
        unseen = max(unseen, off)
      }
    }
    return unseen
  }

  /// The curve that keeps every sample as a point.
  init(_ samples: [Double]) {
    self.samples = samples
    for index in samples.indices { keep(index) }
  }

  private mutating func keep(_ index: Int) {
    let position = Double(index) / Double(max(samples.count - 1, 1))
    guard positions.last.map({ $0 < position }) ?? true else { return }
    positions.append(position)
    values.append(samples[index])
  }
}
