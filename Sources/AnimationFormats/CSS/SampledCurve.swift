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
  /// The values moved to where the curve bends between them, so that it lies on both sides of the
  /// lines between them and fewer samples have to be kept.
  private(set) var middles: [Double] = []
  /// The arcs of the middles, along which lines are found faster; none where every sample is kept.
  var arcs: [CurveArc] = []

  /// How far the curve may be from a line between kept samples where these lie as close together
  /// as they may: at a corner or a jump.
  private(set) var unseen = 0.0

  /// Whether the curve has no sharp corner and no jump, but for one at its end, so that it is a parabola
  /// between samples.
  private(set) var isSmooth = false
  /// The most that is ``unseen`` of a smooth curve, in bends between kept samples.
  private static let mostUnseen = 4.0

  /// The fraction of the tolerance by which the curve may bend between kept samples.
  static let bend = 1.0 / 96
  /// The share of the bends beside a kept sample by which its value is moved. Half would be right if
  /// all bends were as great as measured; this gives the fewest points.
  private static let moved = 0.4
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
    var kept = last > 0 ? [0, min(Self.leastSteps, last)] : [0]
    kept.reserveCapacity(samples.count / 4)
    unseen = Self.addSparsely(samples.span, bend: bend, to: &kept)
    for index in [last - Self.leastSteps, last] where index > kept[kept.count - 1] {
      kept.append(index)
    }
    keep(kept)
    middles = Self.middles(between: values, samples.span, kept.span)
    arcs = CurveArc.all(along: middles.span, at: positions.span)
    isSmooth = unseen <= Self.mostUnseen * bend && samples.count > 2
  }

  /// Adds the indices of samples that are kept after the first one. Returns how far the curve may
  /// be from the lines between those that lie at the least distance from each other.
  private static func addSparsely(
    _ samples: Span<Double>, bend: Double, to kept: inout [Int]
  ) -> Double {
    var (start, worst, length, unseen) = (kept[kept.count - 1], 0.0, 0.0, 0.0)
    var (value, rise) = (samples[start], samples[start] - samples[max(start - 1, 0)])
    var next = start + 1
    while next < samples.count - leastSteps {
      let step = samples[next] - value
      let bends = (step - rise).magnitude
      (value, rise) = (samples[next], step)
      worst = bends > worst ? bends : worst
      length += 1
      if worst * length * length > 8 * bend {
        let steps = next - 1 - start
        if steps >= leastSteps {
          kept.append(next - 1)
          (start, worst, length) = (next - 1, bends, 1)
        } else if steps > 0, next - 1 + end < samples.count {
          unseen = max(unseen, worst * length * length / 8)
        }
      }
      next &+= 1
    }
    return unseen
  }

  /// The curve that keeps every sample as a point.
  init(_ samples: [Double]) {
    self.samples = samples
    keep(Array(samples.indices))
    middles = values
  }

  private mutating func keep(_ indices: [Int]) {
    let last = Double(max(samples.count - 1, 1))
    positions = indices.map { Double($0) / last }
    values = indices.map { samples[$0] }
  }

  /// The values of kept samples, of which those between the ends, which lines have to meet, are moved.
  private static func middles(
    between values: [Double], _ samples: Span<Double>, _ kept: Span<Int>
  ) -> [Double] {
    var (middles, before) = (values, 0.0)
    var span = middles.mutableSpan
    for place in 1..<max(kept.count, 1) {
      let after = bend(samples, from: kept[place &- 1], to: kept[place])
      if place > 1 { span[place &- 1] += moved * (before + after) / 2 }
      before = after
    }
    return middles
  }

  /// How far the curve is above the line between two samples, half-way.
  @inline(__always)
  private static func bend(_ samples: Span<Double>, from start: Int, to end: Int) -> Double {
    let half = (end &- start) / 2
    let middle = start &+ half
    let share = Double(half) / Double(end &- start)
    return samples[middle] - samples[start] - (samples[end] - samples[start]) * share
  }
}
