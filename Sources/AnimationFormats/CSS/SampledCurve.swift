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
  static let bend = 1.0 / 128
  /// The greatest number of samples that are subdivided as one piece.
  private static let piece = 256
  /// The number of samples in a block, the smallest part for which the bend is known.
  private static let block = 8
  /// The least number of steps between kept samples inside the curve, so that a jump shows at the
  /// sample between.
  private static let leastSteps = 2

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

  /// Keeps samples between which the curve deviates from the straight line by at most `bend`.
  ///
  /// - Complexity: O(samples).
  init(_ samples: [Double], bend: Double) {
    self.samples = samples
    let bends = Self.bends(of: samples)
    let last = samples.count - 1
    positions.reserveCapacity(last / Self.block)
    values.reserveCapacity(last / Self.block)
    for start in stride(from: 0, to: last, by: Self.piece) {
      keep(start, min(start + Self.piece, last), bends, within: bend)
    }
    // The corridor becomes narrow at the end, so the samples there are kept.
    keep(max(last - Self.leastSteps, 0))
    keep(last)
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

  /// Keeps samples from one up to another, halving parts that bend too much.
  private mutating func keep(_ start: Int, _ end: Int, _ bends: [Double], within bend: Double) {
    let length = end - start
    let worst = bends[start / Self.block..<(end + Self.block - 1) / Self.block].max() ?? 0
    let off = worst * Double(length * length) / 8
    if off <= bend { return keepFirst(start) }
    if length <= Self.leastSteps {
      // A small jump at the end lies within the tolerance.
      if end + Self.block < samples.count { unseen = max(unseen, off) }
      return keepFirst(start)
    }
    let middle = start + length / 2
    keep(start, middle, bends, within: bend)
    keep(middle, end, bends, within: bend)
  }

  /// Keeps an early sample, and after the first one the next: the corridor is narrow at the
  /// start.
  private mutating func keepFirst(_ index: Int) {
    keep(index)
    if index == 0 { keep(min(Self.leastSteps, samples.count - 1)) }
  }

  /// The greatest second difference in each block. Over a distance of n steps, the curve stays
  /// within an eighth of it times n² from a straight line.
  private static func bends(of samples: [Double]) -> [Double] {
    let last = samples.count - 1
    var rise = 0.0
    return stride(from: 0, to: last, by: block).map { start in
      var worst = 0.0
      for index in start..<min(start + block, last) {
        let next = samples[index + 1] - samples[index]
        if index > 0 { worst = max(worst, (next - rise).magnitude) }
        rise = next
      }
      return worst
    }
  }
}
