/// A curve over positions from 0 to 1: even samples, and those of them that it is next to straight between.
///
/// A line that passes a few samples where the curve is nearly straight passes all, so that looking for lines
/// takes less. What was found is measured by all samples.
struct SampledCurve {
  /// Evenly from position 0 to 1.
  let samples: [Double]
  /// What the curve jumps to at position 1; nil where it does not jump there.
  private(set) var jump: Double?
  /// Where the kept samples lie; the first is 0, the last 1.
  private(set) var positions: [Double] = []
  /// The kept samples.
  private(set) var values: [Double] = []

  /// The share of a tolerance that the curve may bend by between kept samples.
  static let bend = 1.0 / 128
  /// How many samples are halved for themselves, at most.
  private static let piece = 256
  /// How many samples lie in the shortest part whose bend is kept.
  private static let block = 8
  /// The fewest steps from one kept sample to the next, in the middle: a jump shows at the sample between.
  private static let leastSteps = 2

  /// Keeps samples for lines within a tolerance, which is next to nothing to how the curve bends between them.
  ///
  /// A jump at the end that is higher than the tolerance, as of a spring that comes to rest, is set apart: the
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

  /// Keeps samples between which no other is farther from the straight line than `bend`.
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
    // The bounds of lines become narrow there.
    keep(max(last - Self.leastSteps, 0))
    keep(last)
  }

  /// Keeps every sample.
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

  /// Keeps samples from one to before another: halves what bends too much.
  private mutating func keep(_ start: Int, _ end: Int, _ bends: [Double], within bend: Double) {
    let length = end - start
    let worst = bends[start / Self.block..<(end + Self.block - 1) / Self.block].max() ?? 0
    let isStraight = worst * Double(length * length) <= 8 * bend
    if length <= Self.leastSteps || isStraight { return keepFirst(start) }
    let middle = start + length / 2
    keep(start, middle, bends, within: bend)
    keep(middle, end, bends, within: bend)
  }

  /// Bounds are narrow at the start too, so that the next sample is kept.
  private mutating func keepFirst(_ index: Int) {
    keep(index)
    if index == 0 { keep(min(Self.leastSteps, samples.count - 1)) }
  }

  /// The greatest second difference in each block: a curve is within an eighth of it, by the square of their
  /// distance, of a line between two samples.
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
