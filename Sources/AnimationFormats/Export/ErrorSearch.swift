internal import AnimationEngine

/// Finds where exported keyframes are farthest from the motion.
struct ErrorSearch {
  private let sampler: ChannelSampler
  private let tolerances: [Double]
  /// The greatest error so far.
  private(set) var found = ExportError()

  /// The share of the greatest error from which on a peak is looked at more closely: between two
  /// times an error may be somewhat greater.
  private static let nearby = 0.9

  /// A search through the channel of a sampler, with the tolerance of each component.
  init(_ sampler: ChannelSampler, within tolerances: [Double]) {
    (self.sampler, self.tolerances) = (sampler, tolerances)
  }

  /// Compares the piece between two keyframes at even times, at the seeds in it, and around each
  /// peak of the error.
  ///
  /// - Parameters:
  ///   - count: The number of even steps.
  ///   - isOpen: Whether the motion may jump at the ends, so that it is compared just beside them.
  ///   - place: The number that is compared; nil for all.
  ///   - shown: The numbers that a player shows at a time, of `place` alone if there is one.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  mutating func look(
    from start: Double, to end: Double, inSteps count: Int, isOpen: Bool = false, place: Int? = nil,
    meter: inout WorkMeter, _ shown: (Double) -> [Double]
  ) throws(TimelineRefusal) {
    var times = LineTimes.all(from: start, to: end, inSteps: count, sampler.seeds)
    if isOpen { times = Self.inside(times) }
    let work = place.map(sampler.workPerTime(of:)) ?? sampler.workPerTime
    try meter.charge(WorkMeter.product(times.count, work))
    let errors = times.map { compare(at: $0, place, shown($0)) }
    for error in errors { found.add(error) }
    let greatest = errors.map(\.greatest)
    for index in errors.indices where mayBeGreatest(greatest[index]) && greatest.isPeak(at: index) {
      try meter.charge(WorkMeter.product(CloserLook.atError.count, work))
      let (low, high) = (times[max(index - 1, 0)], times[min(index + 1, times.count - 1)])
      CloserLook.atError.look(from: low, to: high) { time in
        let error = compare(at: time, place, shown(time))
        found.add(error)
        return error.greatest
      }
    }
  }

  /// Rising times whose ends are moved inwards by as much as the two sides of a jump are apart; without
  /// ends where there is no room for that.
  private static func inside(_ times: [Double]) -> [Double] {
    let (first, last) = (times[0], times[times.count - 1])
    let step = max(ChannelSampler.jump, 4 * last.ulp)
    let inner = times.filter { $0 > first + step && $0 < last - step }
    return last - first > 4 * step ? [first + step] + inner + [last - step] : inner
  }

  /// Whether an error may lead to the greatest of all between the times.
  private func mayBeGreatest(_ error: Double) -> Bool {
    error > max(ExportError.noise, Self.nearby * found.greatest)
  }

  /// Compares what a player shows at a keyframe.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  mutating func look(
    at time: Double, _ numbers: [Double], place: Int? = nil, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    try meter.charge(sampler.workPerTime)
    found.add(compare(at: time, place, numbers))
  }

  private func compare(at time: Double, _ place: Int?, _ shown: [Double]) -> ExportError {
    var error = ExportError()
    if let place {
      let distance = shown[0] - sampler.number(place, at: time)
      error.add(distance, line: place, time: time, within: tolerances[place])
      return error
    }
    let exact = sampler.components(at: time)
    let components = sampler.components(of: shown)
    for (line, component) in components.enumerated() {
      if sampler.rounding.isHidden(line, components, exact) { continue }
      error.add(component - exact[line], line: line, time: time, within: tolerances[line])
    }
    return error
  }
}

extension CloserLook {
  /// A look at the peak of an error between two times at which it is known.
  static let atError = CloserLook(rounds: 2)
}
