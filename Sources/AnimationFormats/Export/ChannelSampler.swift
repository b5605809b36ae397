import AnimationEngine

/// Reads the numbers of one channel off its part of a timeline.
struct ChannelSampler {
  let timeline: Timeline
  let group: ChannelGroup
  /// What is read of the timeline. All times here are the window's.
  private let window: ExportWindow

  /// Keyframes as close as this are the two sides of a jump, in seconds.
  private static let jump = 1e-9
  /// Less than this is the rounding of doubles.
  static let noise = 1e-10
  /// How many times are tried between two keyframes to find the error.
  private static let probes = 8
  /// How many times are looked at to find how far a component goes.
  private static let looks = 65
  /// About what a number of a keyframe takes, with its text, in bytes.
  private static let bytesPerNumber = 64

  /// The channel of a group in a timeline that is written as CSS.
  init(_ written: Timeline, _ group: ChannelGroup, _ window: ExportWindow) {
    timeline = written.showing(group.parts)
    (self.group, self.window) = (group, window)
  }

  /// The numbers of the target at a time.
  func numbers(at time: Double) -> [Double] {
    let time = window.timelineTime(time)
    let columns = (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: time) }
    var numbers = group.target.rest
    if numbers.isEmpty { return columns }
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

  /// A thousandth of the largest way of a component, seen at some times.
  var ownTolerance: Double {
    let last = Double(Self.looks - 1)
    let rows = (0..<Self.looks).map { numbers(at: window.length * Double($0) / last) }
    let ways = rows[0].indices.map { column in
      let values = rows.map { $0[column] }.filter(\.isFinite)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let way = ways.max() ?? 0
    return way > 0 ? way / 1000 : 0.001
  }

  /// The channel with the fewest keyframes that keep a bound, its numbers rounded.
  ///
  /// - Throws: What the meter throws.
  func channel(
    within bound: ExportBound, _ keyframes: ExportKeyframes, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> ExportChannel {
    let times = try times(
      within: bound.ofKeyframes, mostValues: bound.mostValues, meter: &meter)
    var channel = channel(
      at: Self.stepped(times, keyframes.timeStep), decimals: bound.decimals)
    channel.tolerance = bound.tolerance
    if case .curves = keyframes {
      try curve(&channel, within: bound.ofKeyframes, meter: &meter)
    }
    return channel
  }

  /// Times in whole steps, each once.
  private static func stepped(_ times: [Double], _ step: Double?) -> [Double] {
    guard let step else { return times }
    return times.reduce(into: []) { stepped, time in
      let rounded = (time / step).rounded() * step
      if stepped.last != rounded { stepped.append(rounded) }
    }
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

  /// The channel with keyframes at `times`, its numbers rounded to `decimals` decimals.
  private func channel(at times: [Double], decimals: Int) -> ExportChannel {
    let first = timeline.properties[0]
    var channel = ExportChannel(
      view: group.view, target: group.target, name: group.name, type: group.type,
      text: first.text, labels: first.discreteValues.map(\.description),
      keyframes: times.map { .init(time: $0, numbers: rounded(numbers(at: $0), decimals)) },
      error: 0)
    channel.error = error(of: channel.keyframes)
    return channel
  }

  /// Colours are written as bytes, whatever the decimals are.
  private func rounded(_ numbers: [Double], _ decimals: Int) -> [Double] {
    if case .color = group.type { return numbers }
    let power = ExportMotion.power(of: decimals)
    return numbers.map { ($0 * power).rounded() / power }
  }

  /// The greatest distance of the lines between keyframes from the motion.
  private func error(of keyframes: [ExportChannel.Keyframe]) -> Double {
    if group.type == .discrete { return 0 }
    let pieces = zip(keyframes, keyframes.dropFirst())
    // Within a jump there is nothing to be near to.
    let worst = pieces.filter { $1.time - $0.time > Self.jump }.map(error).max() ?? 0
    return worst < Self.noise ? 0 : worst
  }

  private func error(from: ExportChannel.Keyframe, to: ExportChannel.Keyframe) -> Double {
    var worst = 0.0
    for probe in 0...Self.probes {
      let share = Double(probe) / Double(Self.probes)
      let exact = numbers(at: from.time + (to.time - from.time) * share)
      for (column, number) in exact.enumerated() {
        let line = from.numbers[column] + (to.numbers[column] - from.numbers[column]) * share
        worst = max(worst, (line - number).magnitude)
      }
    }
    return worst
  }
}
