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

  /// How often the neighbourhood of a peak is looked at more closely.
  private static let closerLooks = 2
  /// The number of steps of each such look.
  private static let steps = 8
  /// The share of the greatest error from which on a peak is looked at more closely: between two
  /// times an error may be somewhat greater.
  private static let nearby = 0.9

  /// A search through the channel of a sampler, with the tolerance of each number.
  init(_ sampler: ChannelSampler, within tolerances: [Double]) {
    (self.sampler, self.tolerances) = (sampler, tolerances)
  }

  /// Compares the piece between two keyframes at even times, at the seeds in it, and around each
  /// peak of the error.
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
    try meter.charge(WorkMeter.product(times.count, sampler.workPerTime))
    let errors = times.map { compare([$0], place, shown) }
    for error in errors { found.add(error) }
    for index in errors.indices where isPeak(index, errors) {
      try look(around: index, of: times, place, &meter, shown)
    }
  }

  /// Whether an error is greater than those beside it, and may be the greatest of all between the
  /// times. Of equal ones the first is a peak.
  private func isPeak(_ index: Int, _ errors: [ExportError]) -> Bool {
    let own = errors[index].greatest
    guard own > max(ExportError.noise, Self.nearby * found.greatest) else { return false }
    let isFirst = index == 0 || own > errors[index - 1].greatest
    return isFirst && (index + 1 == errors.count || own >= errors[index + 1].greatest)
  }

  /// Compares around one of some times, closer and closer to the worst.
  private mutating func look(
    around index: Int, of times: [Double], _ place: Int?, _ meter: inout WorkMeter,
    _ shown: (Double) -> [Double]
  ) throws(TimelineRefusal) {
    var (low, high) = (times[max(index - 1, 0)], times[min(index + 1, times.count - 1)])
    for _ in 0..<Self.closerLooks {
      try meter.charge(WorkMeter.product(Self.steps + 1, sampler.workPerTime))
      let times = Self.even(from: low, to: high, inSteps: Self.steps)
      let closer = compare(times, place, shown)
      guard let worst = closer.worst else { return }
      found.add(closer)
      (low, high) = Self.neighbours(of: worst.time, in: times)
    }
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

  /// Even steps together with the seeds between two times, each once, rising. Seeds at either end may be the
  /// other side of a jump.
  static func times(
    from start: Double, to end: Double, inSteps count: Int, _ seeds: [Double]
  ) -> [Double] {
    let even = even(from: start, to: end, inSteps: count)
    let inside = seeds.dropFirst(seeds.prefixCount { ChannelSampler.isJump(start, $0) })
      .prefix { !ChannelSampler.isJump($0, end) }
    return inside.isEmpty ? even : Set(even).union(inside).sorted()
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
