import AnimationEngine

/// Samples the numbers of one channel from its part of a timeline.
struct ChannelSampler {
  let timeline: Timeline
  let group: ChannelGroup
  /// The part of the timeline that is exported. All times here are relative to its start.
  let window: ExportWindow
  private let rounding: ChannelRounding

  /// The distance in seconds within which two keyframes are the two sides of a jump.
  private static let jump = 1e-9
  /// Errors below this are rounding errors of doubles, and count as 0.
  static let noise = 1e-10
  /// The number of times tried between two keyframes to find the error.
  static let probes = 8
  /// The number of times at which the range of a component is sampled.
  private static let looks = 65
  /// The approximate memory of a keyframe's number with its text, in bytes.
  private static let bytesPerNumber = 64

  /// The sampler of a group, for a timeline whose values are in CSS's form.
  init(
    _ written: Timeline, _ group: ChannelGroup, _ window: ExportWindow, _ colors: ExportColors
  ) {
    timeline = written.showing(group.parts)
    (self.group, self.window) = (group, window)
    rounding = ChannelRounding(timeline.properties[0].text, colors)
  }

  /// The numbers of the target at a time, in seconds.
  func numbers(at time: Double) -> [Double] {
    let time = window.timelineTime(time)
    let columns = (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: time) }
    var numbers = group.target.rest
    if numbers.isEmpty { return rounding.limited(columns) }
    var first = 0
    for (part, places) in group.places.enumerated() {
      let count = timeline.properties[part].columnCount
      for (index, place) in places.enumerated() {
        numbers[place] = columns[first + min(index, count - 1)]
      }
      first += count
    }
    return numbers
  }

  /// The timeline's column for a number of the target; nil for one that nothing animates.
  func column(of place: Int) -> Int? {
    if group.target.rest.isEmpty { return place }
    var (first, found): (Int, Int?) = (0, nil)
    for (part, places) in group.places.enumerated() {
      let count = timeline.properties[part].columnCount
      if let index = places.firstIndex(of: place) { found = first + min(index, count - 1) }
      first += count
    }
    return found
  }

  /// The greatest error from rounding colours.
  var colorRounding: Double { rounding.ofColors }

  /// The default tolerance: a thousandth of the largest range of a component. Where colours are
  /// written as bytes, it is no less than these can express.
  var ownTolerance: Double {
    let last = Double(Self.looks - 1)
    let rows = (0..<Self.looks).map { numbers(at: window.length * Double($0) / last) }
    let ranges = rows[0].indices.map { column in
      let values = rows.map { $0[column] }.filter(\.isFinite)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let range = ranges.max() ?? 0
    return max(range > 0 ? range / 1000 : 0.001, 2 * rounding.ofColors)
  }

  /// The channel with the fewest keyframes that keep a bound, its numbers rounded.
  ///
  /// - Throws: What the meter throws.
  func channel(
    within bound: ExportBound, _ keyframes: ExportKeyframes, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> ExportChannel {
    let times = try times(
      within: bound.ofKeyframes, mostValues: bound.mostValues, meter: &meter)
    let all = rounding.isLimited ? try refined(times, within: bound.ofKeyframes, &meter) : times
    let steps = keyframes.timeStep.map { SteppedTimes(all, step: $0, isJump: Self.isJump) }
    var channel = channel(
      at: steps?.times ?? all, jumps: steps?.jumps ?? [], decimals: bound.decimals)
    channel.tolerance = bound.tolerance
    try curve(&channel, keyframes, bound, meter: &meter)
    return channel
  }

  /// The greatest number of times a line is halved where colours leave sRGB and return; it
  /// suffices to find the two sides of a jump, which CSS's mapping may cause.
  private static let mostHalvings = 40
  /// The work of mapping a colour into sRGB, in units of work.
  private static let workPerColor = 300

  /// The times, with more added where colours mapped into sRGB leave the lines.
  ///
  /// - Throws: What the meter throws.
  private func refined(
    _ times: [Double], within tolerance: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let each = WorkMeter.sum(timeline.workPerRow, Self.workPerColor)
    let tolerance = max(tolerance, rounding.ofColors)
    // The error is measured again once all times are known, and a picture samples as often.
    try meter.charge(WorkMeter.product(3 * Self.probes * times.count, each))
    var refined = Array(times.prefix(1))
    for (start, end) in zip(times, times.dropFirst()) {
      var open = [(start: start, end: end, depth: 0)]
      while let piece = open.popLast() {
        let from = ExportChannel.Keyframe(time: piece.start, numbers: numbers(at: piece.start))
        let to = ExportChannel.Keyframe(time: piece.end, numbers: numbers(at: piece.end))
        let isNear =
          Self.isJump(piece.start, piece.end) || piece.depth == Self.mostHalvings
          || error(from: from, to: to) <= tolerance
        if isNear {
          refined.append(piece.end)
        } else {
          try meter.charge(WorkMeter.product(6 * Self.probes, each))
          let middle = (piece.start + piece.end) / 2
          open.append((middle, piece.end, piece.depth + 1))
          open.append((piece.start, middle, piece.depth + 1))
        }
      }
    }
    return refined
  }

  /// The fewest times whose lines keep a tolerance, and the moment before the last if the motion
  /// jumps to rest at its end.
  ///
  /// - Throws: What the meter throws; the later error and text are charged too.
  private func times(
    within tolerance: Double, mostValues: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let times = try timeline.adaptiveTimes(
      within: tolerance, from: window.ends.first, to: window.ends.last,
      mostTimes: mostValues / max(timeline.costPerRow, 1), meter: &meter
    ).map(window.time)
    let rows = WorkMeter.sum(WorkMeter.product(times.count, Self.probes + 2), Self.looks)
    try meter.charge(WorkMeter.product(rows, timeline.workPerRow))
    try meter.keep(
      bytes: WorkMeter.product(times.count, timeline.columnCount + 2, Self.bytesPerNumber))
    guard let last = times.last, times.count > 1 else { return times }
    let steps = zip(numbers(at: last.nextDown), numbers(at: last)).map { ($0 - $1).magnitude }
    let comesToRest = steps.contains { $0 > tolerance / 20 }
    return comesToRest ? times.dropLast() + [last.nextDown, last] : times
  }

  /// The channel with keyframes at `times`, its numbers rounded to `decimals`. At the indices in
  /// `jumps` it jumps to the next keyframe.
  private func channel(
    at times: [Double], jumps: Set<Int>, decimals: Int
  ) -> ExportChannel {
    let first = timeline.properties[0]
    var channel = ExportChannel(
      view: group.view, target: group.target, name: group.name, type: group.type,
      text: first.text, labels: first.discreteValues.map(\.description),
      keyframes: times.enumerated().map { index, time in
        .init(
          time: time, numbers: rounding.rounded(numbers(at: time), decimals: decimals),
          isJump: jumps.contains(index))
      },
      error: 0, sampler: self)
    channel.error = error(of: channel.keyframes)
    return channel
  }

  /// Whether two times are the two sides of a jump.
  static func isJump(_ time: Double, _ next: Double) -> Bool { next - time <= jump }

  /// The times between two keyframes at which the error is measured, both ends included.
  static func probeTimes(from start: Double, to end: Double) -> [Double] {
    (0...probes).map { start + (end - start) * (Double($0) / Double(probes)) }
  }

  /// The greatest distance of the lines between keyframes from the motion.
  private func error(of keyframes: [ExportChannel.Keyframe]) -> Double {
    if group.type == .discrete { return 0 }
    let pieces = zip(keyframes, keyframes.dropFirst())
    // No error is measured inside a jump.
    let worst = pieces.filter { !$0.isJump && !Self.isJump($0.time, $1.time) }.map(error).max() ?? 0
    return worst < Self.noise ? 0 : worst
  }

  /// The numbers that a player shows between two keyframes, at a fraction of the time.
  func mixed(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
    rounding.mixed(from, to, share)
  }

  private func error(from: ExportChannel.Keyframe, to: ExportChannel.Keyframe) -> Double {
    var worst = 0.0
    for (probe, time) in Self.probeTimes(from: from.time, to: to.time).enumerated() {
      let share = Double(probe) / Double(Self.probes)
      let shown = mixed(from.numbers, to.numbers, share)
      for (line, number) in zip(shown, numbers(at: time)) {
        worst = max(worst, (line - number).magnitude)
      }
    }
    return worst
  }
}
