import AnimationEngine

/// Reads the numbers of one channel off its part of a timeline.
struct ChannelSampler {
  let timeline: Timeline
  let group: ChannelGroup
  /// What is read of the timeline. All times here are the window's.
  let window: ExportWindow
  private let rounding: ChannelRounding

  /// Keyframes as close as this are the two sides of a jump, in seconds.
  private static let jump = 1e-9
  /// Less than this is the rounding of doubles.
  static let noise = 1e-10
  /// How many times are tried between two keyframes to find the error.
  static let probes = 8
  /// How many times are looked at to find how far a component goes.
  private static let looks = 65
  /// About what a number of a keyframe takes, with its text, in bytes.
  private static let bytesPerNumber = 64

  /// The channel of a group in a timeline that is written as CSS.
  init(
    _ written: Timeline, _ group: ChannelGroup, _ window: ExportWindow, _ colors: ExportColors
  ) {
    timeline = written.showing(group.parts)
    (self.group, self.window) = (group, window)
    rounding = ChannelRounding(timeline.properties[0].text, colors)
  }

  /// The numbers of the target at a time.
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

  /// The column of the timeline that gives a number; nil for one that nothing moves.
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

  /// The most that the rounding of colours takes.
  var colorRounding: Double { rounding.ofColors }

  /// A thousandth of the largest range of a component, seen at some times; what bytes can say, where colours
  /// are written so.
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

  /// How often a line is halved where colours leave sRGB and come back, at most: until the two sides of a
  /// jump are found, which the mapping of CSS may make.
  private static let mostHalvings = 40
  /// What it takes to bring a colour into sRGB.
  private static let workPerColor = 300

  /// Times with more of them where colours, brought into sRGB, leave their lines.
  ///
  /// - Throws: What the meter throws.
  private func refined(
    _ times: [Double], within tolerance: Double, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let each = WorkMeter.sum(timeline.workPerRow, Self.workPerColor)
    let tolerance = max(tolerance, rounding.ofColors)
    // The error is measured again when all are there, and a picture looks as often.
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

  /// The fewest times whose lines keep a tolerance, with the moment before the last one where it
  /// matters: a motion that comes to rest may be a little off until its very end.
  ///
  /// - Throws: What the meter throws, which is charged for the error and the text as well.
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

  /// The channel with keyframes at `times`, its numbers rounded to `decimals` decimals. From those of
  /// `jumps` it jumps to the next, however far that is.
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

  /// The times between two keyframes that the error is measured at, both ends among them.
  static func probeTimes(from start: Double, to end: Double) -> [Double] {
    (0...probes).map { start + (end - start) * (Double($0) / Double(probes)) }
  }

  /// The greatest distance of the lines between keyframes from the motion.
  private func error(of keyframes: [ExportChannel.Keyframe]) -> Double {
    if group.type == .discrete { return 0 }
    let pieces = zip(keyframes, keyframes.dropFirst())
    // Within a jump there is nothing to be near to.
    let worst = pieces.filter { !$0.isJump && !Self.isJump($0.time, $1.time) }.map(error).max() ?? 0
    return worst < Self.noise ? 0 : worst
  }

  /// What is shown between two keyframes at a share of the way.
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
