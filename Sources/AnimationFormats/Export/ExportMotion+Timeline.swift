import AnimationEngine

extension ExportMotion {
  /// How much of the tolerance the rounding of numbers and times may take.
  private static let roundingShare = 0.1
  /// How many times are tried between two keyframes to find the error.
  private static let probes = 8
  /// How many times are looked at to find how far a component goes.
  static let looks = 65
  /// About what a number of a keyframe takes, with its text.
  private static let bytesPerNumber = 64

  /// The channels of a timeline from its start to its end.
  ///
  /// - Precondition: The timeline has an end.
  /// - Throws: What the meter throws.
  /// - Complexity: O(candidates * columns).
  init(
    _ timeline: Timeline, named name: String?, _ options: ExportOptions, timeStep: Double?,
    mostValues: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    guard let duration = timeline.duration else { preconditionFailure("no end") }
    self.name = name ?? "animation"
    self.duration = duration
    let written = timeline.written(as: .css)
    // Each channel is a timeline of its own, which looks through all lanes.
    try meter.charge(WorkMeter.product(timeline.properties.count, timeline.columnCount, 4))
    let groups = ChannelGroup.all(of: timeline, options.map)
    var channels: [ExportChannel] = []
    var decimals = 0
    for group in groups {
      let shown = written.showing(group.parts)
      let sampler = ChannelSampler(shown, group, duration: duration)
      let tolerance = options.tolerance ?? sampler.ownTolerance
      decimals = max(decimals, Self.decimals(for: tolerance * Self.roundingShare))
      let times = try shown.adaptiveTimes(
        within: tolerance * (1 - Self.roundingShare), from: 0, to: duration,
        mostTimes: mostValues / max(shown.costPerRow, 1), meter: &meter)
      try Self.charge(times.count, of: shown, &meter)
      channels.append(
        sampler.channel(at: Self.stepped(sampler.withLastMoment(times, tolerance), timeStep)))
    }
    self.decimals = decimals
    let power = Self.power(of: decimals)
    self.channels = channels.map { $0.rounded(to: power) }.enumerated().map { index, channel in
      let group = groups[index]
      let sampler = ChannelSampler(written.showing(group.parts), group, duration: duration)
      var channel = channel
      channel.error = sampler.error(of: channel, probes: Self.probes)
      return channel
    }
  }

  /// Charges what it takes to read a channel, to find its error and to write it.
  private static func charge(
    _ count: Int, of timeline: Timeline, _ meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let rows = WorkMeter.sum(WorkMeter.product(count, probes + 2), looks)
    try meter.charge(WorkMeter.product(rows, timeline.workPerRow))
    try meter.keep(bytes: WorkMeter.product(count, timeline.columnCount + 2, bytesPerNumber))
  }

  /// Times in whole steps, each once.
  private static func stepped(_ times: [Double], _ step: Double?) -> [Double] {
    guard let step else { return times }
    return times.reduce(into: []) { stepped, time in
      let rounded = (time / step).rounded() * step
      if stepped.last != rounded { stepped.append(rounded) }
    }
  }

  /// How many decimals keep a rounding error below a bound.
  static func decimals(for bound: Double) -> Int {
    var (decimals, step) = (0, 1.0)
    while step / 2 > bound, decimals < 12 { (decimals, step) = (decimals + 1, step / 10) }
    return decimals
  }
}

extension ExportChannel {
  fileprivate func rounded(to power: Double) -> ExportChannel {
    var channel = self
    if case .color = type { return channel }
    for index in channel.keyframes.indices {
      channel.keyframes[index].numbers = channel.keyframes[index].numbers.map {
        ($0 * power).rounded() / power
      }
    }
    return channel
  }
}

/// The properties that move one target of one view.
struct ChannelGroup {
  let view: String?
  let target: ExportTarget
  let name: String
  let type: PropertyType
  /// The properties or their columns, and which numbers of the target each gives.
  var parts: [TimelinePart]
  var places: [[Int]]

  /// The groups of all properties, in the order of their first ones.
  static func all(of timeline: Timeline, _ map: [String: String]) -> [ChannelGroup] {
    var groups: [ChannelGroup] = []
    for (index, property) in timeline.properties.enumerated() {
      let point = property.name.lastIndex(of: ".")
      let view = point.map { String(property.name[..<$0]) }
      let own = point.map { String(property.name[property.name.index(after: $0)...]) }
      let name = own ?? property.name
      let slots = ExportTarget.named(map[property.name] ?? map[name] ?? name, property.type)
      for (component, slot) in slots.enumerated() {
        let part = TimelinePart(property: index, component: slots.count > 1 ? component : nil)
        let group = groups.firstIndex {
          $0.view == view && $0.target == slot.target && !slot.target.rest.isEmpty
        }
        if let group {
          groups[group].parts.append(part)
          groups[group].places.append(slot.places)
        } else {
          groups.append(
            ChannelGroup(
              view: view, target: slot.target, name: name, type: property.type, parts: [part],
              places: [slot.places]))
        }
      }
    }
    return groups
  }
}

/// Reads a group's numbers off its part of a timeline.
private struct ChannelSampler {
  let timeline: Timeline
  let group: ChannelGroup
  let duration: Double

  /// Keyframes as close as this are the two sides of a jump, in seconds.
  private static let jump = 1e-9
  /// Less than this is the rounding of doubles.
  private static let noise = 1e-10

  init(_ timeline: Timeline, _ group: ChannelGroup, duration: Double) {
    (self.timeline, self.group, self.duration) = (timeline, group, duration)
  }

  /// The numbers of the target at a time.
  func numbers(at time: Double) -> [Double] {
    let columns = (0..<timeline.columnCount).map { timeline.value(ofColumn: $0, at: time) }
    guard !group.target.rest.isEmpty else { return columns }
    var numbers = group.target.rest
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

  /// The times with the moment before the last one: a motion that comes to rest may be a little off until
  /// its very end.
  func withLastMoment(_ times: [Double], _ tolerance: Double) -> [Double] {
    guard let last = times.last, times.count > 1 else { return times }
    let steps = zip(numbers(at: last.nextDown), numbers(at: last)).map { ($0 - $1).magnitude }
    guard steps.contains(where: { $0 > tolerance / 20 }) else { return times }
    return times.dropLast() + [last.nextDown, last]
  }

  /// A thousandth of the largest way of a component, seen at some times.
  var ownTolerance: Double {
    let last = Double(ExportMotion.looks - 1)
    let rows = (0..<ExportMotion.looks).map { numbers(at: duration * Double($0) / last) }
    let ways = rows[0].indices.map { column in
      let values = rows.map { $0[column] }.filter(\.isFinite)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let way = ways.max() ?? 0
    return way > 0 ? way / 1000 : 0.001
  }

  func channel(at times: [Double]) -> ExportChannel {
    let first = timeline.properties[0]
    return ExportChannel(
      view: group.view, target: group.target, name: group.name, type: group.type,
      text: first.text, labels: first.discreteValues.map(\.description),
      keyframes: times.map { .init(time: $0, numbers: numbers(at: $0)) }, error: 0)
  }

  /// The greatest distance of the lines of a channel from the motion.
  func error(of channel: ExportChannel, probes: Int) -> Double {
    if group.type == .discrete { return 0 }
    var worst = 0.0
    for (from, to) in zip(channel.keyframes, channel.keyframes.dropFirst())
    // Within a jump there is nothing to be near to.
    where to.time - from.time > Self.jump {
      for probe in 0...probes {
        let share = Double(probe) / Double(probes)
        let exact = numbers(at: from.time + (to.time - from.time) * share)
        for (column, number) in exact.enumerated() where number.isFinite {
          let line = from.numbers[column] + (to.numbers[column] - from.numbers[column]) * share
          worst = max(worst, (line - number).magnitude)
        }
      }
    }
    return worst < Self.noise ? 0 : worst
  }
}
