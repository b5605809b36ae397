internal import AnimationEngine

/// How far exported keyframes are from the motion.
struct ExportError: Sendable {
  /// The greatest distance of a number, in its unit.
  var greatest = 0.0
  /// Where the distance is greatest; nil for what is exact, and for a spring of the platform.
  var worst: PlotDeviation.Worst?
  /// The greatest distance as a multiple of the number's tolerance.
  var share = 0.0

  /// Distances below this are rounding errors of doubles, and count as 0.
  static let noise = 1e-10

  /// The error without distances that are only rounding errors.
  var withoutNoise: ExportError { greatest < Self.noise ? ExportError() : self }

  fileprivate mutating func add(_ distance: Double, line: Int, time: Double, within: Double) {
    share = max(share, distance.magnitude / within)
    guard distance.magnitude > greatest else { return }
    (greatest, worst) = (distance.magnitude, .init(line: line, time: time, error: distance))
  }

  fileprivate mutating func add(_ other: ExportError) {
    share = max(share, other.share)
    if other.greatest > greatest { (greatest, worst) = (other.greatest, other.worst) }
  }
}

/// Finds where exported keyframes are farthest from the motion.
struct ErrorSearch {
  private let sampler: ChannelSampler
  private let tolerances: [Double]
  /// The greatest error so far.
  private(set) var found = ExportError()

  /// How often the neighbourhood of the worst time is looked at more closely.
  private static let closerLooks = 2
  /// The number of steps of each such look.
  private static let steps = 8
  /// The share of the greatest error from which on a line is looked at more closely: between two
  /// probes an error may be somewhat greater.
  private static let nearby = 0.9

  /// A search through the channel of a sampler, with the tolerance of each number.
  init(_ sampler: ChannelSampler, within tolerances: [Double]) {
    (self.sampler, self.tolerances) = (sampler, tolerances)
  }

  /// Compares the piece between two keyframes at even times, at the seeds in it, and around the
  /// worst of these.
  ///
  /// - Parameters:
  ///   - count: The number of even steps.
  ///   - isOpen: Whether the ends are left out, as the motion may jump there.
  ///   - place: The number that is compared; nil for all.
  ///   - shown: The numbers that a player shows at a time, of `place` alone if there is one.
  /// - Throws: What the meter throws.
  mutating func look(
    from start: Double, to end: Double, inSteps count: Int, isOpen: Bool = false, place: Int? = nil,
    meter: inout WorkMeter, _ shown: (Double) -> [Double]
  ) throws(TimelineRefusal) {
    var times = Self.times(from: start, to: end, inSteps: count, sampler.seeds)
    if isOpen { times = Array(times.dropFirst().dropLast()) }
    let closer = Self.closerLooks * (Self.steps + 1)
    try meter.charge(WorkMeter.product(times.count + closer, sampler.workPerTime))
    var worst = compare(times, place, shown)
    if let first = worst.worst, first.error.magnitude > Self.nearby * found.greatest {
      var (low, high) = Self.neighbours(of: first.time, in: times)
      for _ in 0..<Self.closerLooks {
        let times = Self.even(from: low, to: high, inSteps: Self.steps)
        worst.add(compare(times, place, shown))
        (low, high) = Self.neighbours(of: worst.worst?.time ?? first.time, in: times)
      }
    }
    found.add(worst)
  }

  /// Compares what a player shows at a keyframe.
  ///
  /// - Throws: What the meter throws.
  mutating func look(
    at time: Double, _ numbers: [Double], place: Int? = nil, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(sampler.workPerTime)
    found.add(compare([time], place) { _ in numbers })
  }

  private func compare(
    _ times: [Double], _ place: Int?, _ shown: (Double) -> [Double]
  ) -> ExportError {
    var error = ExportError()
    for time in times {
      let (shown, exact) = (shown(time), sampler.numbers(at: time))
      if let place {
        error.add(shown[0] - exact[place], line: place, time: time, within: tolerances[place])
        continue
      }
      for (line, (shown, exact)) in zip(shown, exact).enumerated() {
        error.add(shown - exact, line: line, time: time, within: tolerances[line])
      }
    }
    return error
  }

  // MARK: Times

  /// Even steps together with the seeds between two times, rising. Seeds at either end may be the
  /// other side of a jump.
  static func times(
    from start: Double, to end: Double, inSteps count: Int, _ seeds: [Double]
  ) -> [Double] {
    let even = even(from: start, to: end, inSteps: count)
    let inside = seeds.dropFirst(seeds.prefixCount { ChannelSampler.isJump(start, $0) })
      .prefix { !ChannelSampler.isJump($0, end) }
    return inside.isEmpty ? even : (even + inside).sorted()
  }

  static func even(from start: Double, to end: Double, inSteps count: Int) -> [Double] {
    (0...count).map { start + (end - start) * (Double($0) / Double(count)) }
  }

  /// The times before and after one of some rising times.
  private static func neighbours(of time: Double, in times: [Double]) -> (Double, Double) {
    let index = times.prefixCount { $0 < time }
    return (times[max(index - 1, 0)], times[min(index + 1, times.count - 1)])
  }
}
