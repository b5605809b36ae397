import AnimationEngine

extension ChannelSampler {
  /// The times, with more added where a player leaves the motion. Colours mapped into sRGB leave
  /// the lines, and the matrices of transforms do not move along lines.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func refined(
    _ times: [Double], within bound: ExportBound, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let check = LineCheck(self, bound)
    var refined = Array(times.prefix(1))
    for (start, end) in zip(times, times.dropFirst()) {
      let ends = try check.ends(from: start, to: end, &meter)
      refined += try check.thinned(ends, from: start, &meter)
    }
    return refined
  }

  /// The times with more added, a whole number of steps apart, where lines moved to whole steps leave
  /// the motion.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func refined(
    _ steps: SteppedTimes, step: Double, within bound: ExportBound, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> SteppedTimes {
    guard group.type != .discrete else { return steps }
    let check = LineCheck(self, bound, step: step)
    var (times, jumps) = (Array(steps.times.prefix(1)), Set<Int>())
    for (index, pair) in zip(steps.times, steps.times.dropFirst()).enumerated() {
      if steps.jumps.contains(index) {
        jumps.insert(times.count - 1)
        times.append(pair.1)
      } else {
        times += try check.ends(from: pair.0, to: pair.1, &meter)
      }
    }
    return SteppedTimes(times: times, jumps: jumps)
  }
}

/// Cuts a line where what a player shows is too far from the motion.
private struct LineCheck {
  private let sampler: ChannelSampler
  private let tolerances: [Double]
  /// The number of decimals to which keyframes are rounded before the check; nil where they are
  /// checked as they are.
  private let decimals: Int?
  /// The step of time at which lines are cut; nil for any time.
  private let step: Double?

  /// The greatest number of times a line is halved; it suffices to find the two sides of a jump,
  /// which CSS's colour mapping and half a turn may cause.
  private static let mostHalvings = 40

  init(_ sampler: ChannelSampler, _ bound: ExportBound, step: Double? = nil) {
    (self.sampler, self.step) = (sampler, step)
    // Which way a player turns between two matrices can depend on the last decimal, and how much of
    // a colour is left where it fades on the last byte of its opacity.
    let isRounded = sampler.isTransform || step != nil || sampler.mixing.isOfColors
    decimals = isRounded ? bound.decimals : nil
    let rounding = sampler.rounding.ofColors
    tolerances =
      isRounded
      ? bound.tolerances.map { max($0, 2 * rounding) }
      : bound.ofKeyframes.map { max($0, rounding) }
  }

  /// The ends of the parts of a line, halved until each is near the motion.
  func ends(
    from start: Double, to end: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    var ends: [Double] = []
    var open = [(start: start, end: end, depth: 0)]
    while let part = open.popLast() {
      let isNear = try isNear(part.start, part.end, &meter)
      if !isNear, part.depth < Self.mostHalvings, let middle = middle(part.start, part.end) {
        open.append((middle, part.end, part.depth + 1))
        open.append((part.start, middle, part.depth + 1))
      } else {
        ends.append(part.end)
      }
    }
    return ends
  }

  /// The middle of a line, at a whole step if there are steps; nil for a line of one step.
  private func middle(_ start: Double, _ end: Double) -> Double? {
    let middle = (start + end) / 2
    guard let step else { return middle }
    return end - start < 1.5 * step ? nil : (middle / step).rounded() * step
  }

  /// The ends without those that halving added and that are not needed.
  func thinned(
    _ ends: [Double], from start: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    var (kept, last) = ([Double](), start)
    for (end, next) in zip(ends, ends.dropFirst()) {
      let isSide = ChannelSampler.isJump(last, end) || ChannelSampler.isJump(end, next)
      let isNear = try isNear(last, next, &meter)
      if isSide || !isNear {
        kept.append(end)
        last = end
      }
    }
    return kept + ends.suffix(1)
  }

  /// Whether the line between two times is a jump, or near the motion.
  private func isNear(
    _ start: Double, _ end: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> Bool {
    if ChannelSampler.isJump(start, end) { return true }
    var search = ErrorSearch(sampler, within: tolerances)
    try search.look(
      from: sampler.keyframe(start, decimals), to: sampler.keyframe(end, decimals), sampler, &meter)
    return search.found.share <= 1
  }
}
