import AnimationEngine

/// Samples the numbers of one channel from its part of a timeline.
struct ChannelSampler {
  let timeline: Timeline
  let group: ChannelGroup
  /// The part of the timeline that is exported. All times here are relative to its start.
  let window: ExportWindow
  let rounding: ChannelRounding
  /// The numbers that a player shows between two keyframes.
  let mixing: ChannelMixing
  /// Whether the document gives colours outside sRGB that the format cannot write.
  private let isClipped: Bool
  /// The functions whose arguments the numbers are; nil for other channels.
  let transform: WrittenTransform?

  /// Rising times that miss no piece and no oscillation of the motion.
  let seeds: [Double]
  /// The ranges of the numbers at the times ``seeds``, and how far they move the components.
  private(set) var survey = ChannelSurvey()
  /// The work of comparing the numbers at one time, in units of work.
  let workPerTime: Int

  /// The distance in seconds within which two keyframes are the two sides of a jump.
  static let jump = 1e-9
  /// The number of steps between two keyframes at which the error is measured.
  static let probes = 8
  /// The approximate memory of a keyframe's number with its text, in bytes.
  private static let bytesPerNumber = 64

  /// The sampler of a group, for a timeline whose values are in CSS's form.
  ///
  /// - Parameters:
  ///   - columns: The first column of each property (``Timeline/firstColumns``).
  ///   - givenTimes: Times of the timeline at which the document gives values of the group.
  ///   - mostValues: The greatest number of values of the channel to be computed.
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work, and
  ///   ``TimelineRefusal/tooManyTimes(limit:)`` where the motion has too many pieces.
  init(
    _ written: Timeline, columns: [Int], _ group: ChannelGroup, _ window: ExportWindow,
    _ abilities: ExportAbilities, givenTimes: [Double], mostValues: Int, meter: inout WorkMeter
  ) throws(TimelineRefusal) {
    let timeline = written.showing(group.parts, columnsFrom: columns)
    (self.timeline, self.group, self.window) = (timeline, group, window)
    let text = timeline.properties[0].text
    let times = try timeline.seedTimes(
      from: window.ends.first, to: window.ends.last,
      limit: mostValues / max(timeline.costPerRow, 1), meter: &meter)
    seeds = times.map(window.time)
    var rounding = ChannelRounding(text, group.target, abilities)
    let isOutside = try timeline.givesColors(
      outside: rounding, at: [window.ends.first, window.ends.last], givenTimes, times, &meter)
    if isOutside { rounding.widen(group.target, abilities) }
    (self.rounding, isClipped) = (rounding, isOutside && !rounding.isWide)
    mixing = ChannelMixing(text, group.target, abilities, rounding)
    transform = group.type == .transform ? text.flatMap(WrittenTransform.init) : nil
    workPerTime = WorkMeter.sum(
      timeline.workOfRow,
      Self.workOfLook + self.rounding.work + mixing.work + 2 * (transform?.work ?? 0))
    try meter.charge(WorkMeter.product(seeds.count, workOfSurvey))
    try meter.keep(bytes: WorkMeter.product(seeds.count, Self.bytesPerSeed))
    for time in seeds {
      let numbers = numbers(at: time)
      survey.add(numbers, components(of: numbers), transform)
    }
  }

  /// The work of the survey at one time, in units of work.
  private var workOfSurvey: Int {
    let ofTransform = transform.map { WorkMeter.sum($0.work, $0.workOfSlopes) } ?? 0
    let components = transform == nil ? timeline.columnCount : 16
    return WorkMeter.sum(
      WorkMeter.sum(workOfNumbers, ofTransform),
      WorkMeter.product(components, ChannelSurvey.workPerComponent))
  }

  /// The work of ``numbers(at:)``, in units of work.
  var workOfNumbers: Int { WorkMeter.sum(timeline.workOfRow, rounding.work) }

  /// The work of comparing one number at one time, in units of work.
  func workPerTime(of place: Int) -> Int {
    guard !rounding.isBent, let column = column(of: place) else { return workPerTime }
    return WorkMeter.sum(timeline.columnCosts()[column], Self.workOfLook)
  }

  /// The work of the lists that one comparison makes, whatever the numbers are.
  private static let workOfLook = 40
  /// The memory of a seed, in bytes: it is in two lists while it is found.
  private static let bytesPerSeed = 16

  /// Whether the target is a transform, between whose keyframes errors are those of its matrix.
  var isTransform: Bool { mixing.isMatrix || transform != nil }

  /// The components of the document's value that some numbers show: the numbers themselves, or the
  /// matrix of a transform.
  func components(of numbers: [Double]) -> [Double] {
    transform?.entries(at: numbers) ?? numbers
  }

  /// The components of the document's value at a time, in seconds.
  func components(at time: Double) -> [Double] { components(of: numbers(at: time)) }

  /// The numbers of the target at a time, in seconds.
  func numbers(at time: Double) -> [Double] {
    let time = window.timelineTime(time)
    let columns = timeline.row(at: time)
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

  /// One number of the target at a time, in seconds.
  func number(_ place: Int, at time: Double) -> Double {
    guard !rounding.isBent, let column = column(of: place) else { return numbers(at: time)[place] }
    return timeline.value(ofColumn: column, at: window.timelineTime(time))
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

  /// The channel with the fewest keyframes that keep a bound, its numbers rounded.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work.
  func channel(
    within bound: ExportBound, _ keyframes: ExportKeyframes, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> ExportChannel {
    let times = try times(within: bound, meter: &meter)
    let isBent = rounding.isBent || isTransform
    let all = isBent ? try refined(times, within: bound, meter: &meter) : times
    let steps = try keyframes.timeStep.map { step throws(TimelineRefusal) in
      try refined(
        SteppedTimes(all, step: step, isJump: Self.isJump), step: step, within: bound, meter: &meter
      )
    }
    var channel = channel(at: steps?.times ?? all, jumps: steps?.jumps ?? [], bound)
    if group.type == .discrete { return channel }
    channel.deviation = try error(of: channel, &meter)
    if !isTransform { try curve(&channel, keyframes, bound, meter: &meter) }
    if isClipped {
      try meter.charge(WorkMeter.product(seeds.count, workOfNumbers))
      channel.deviation.greatest += clipping
    }
    return channel
  }

  /// The keyframe at a time; its numbers are rounded if there are decimals.
  func keyframe(_ time: Double, _ decimals: Int?) -> ExportChannel.Keyframe {
    let numbers = numbers(at: time)
    return .init(
      time: time, numbers: decimals.map { rounding.rounded(numbers, decimals: $0) } ?? numbers)
  }

  /// The fewest times whose lines keep the tolerances, and the moment before the last if the motion
  /// jumps to rest at its end.
  ///
  /// - Throws: ``TimelineRefusal`` where the meter refuses the work, for which the later text
  ///   counts too.
  private func times(
    within bound: ExportBound, meter: inout WorkMeter
  ) throws(TimelineRefusal) -> [Double] {
    let tolerances = bound.ofKeyframes
    let times = try timeline.adaptiveTimes(
      within: byColumn(tolerances), from: window.ends.first, to: window.ends.last,
      mostTimes: bound.mostValues / max(timeline.costPerRow, 1), meter: &meter
    ).map(window.time)
    try meter.charge(WorkMeter.product(times.count, 2, timeline.workOfRow))
    try meter.keep(
      bytes: WorkMeter.product(times.count, timeline.columnCount + 2, Self.bytesPerNumber))
    guard let last = times.last, times.count > 1 else { return [0, window.length] }
    let steps = zip(numbers(at: last.nextDown), numbers(at: last)).map { ($0 - $1).magnitude }
    let comesToRest = zip(steps, tolerances).contains { $0 > $1 / 20 }
    return comesToRest ? times.filter { $0 < last.nextDown } + [last.nextDown, last] : times
  }

  /// The tolerance of each column of the timeline: the smallest of the numbers that it provides.
  private func byColumn(_ tolerances: [Double]) -> [Double] {
    var columns = [Double](repeating: .infinity, count: timeline.columnCount)
    for (place, tolerance) in tolerances.enumerated() {
      if let column = column(of: place) { columns[column] = min(columns[column], tolerance) }
    }
    return columns
  }

  /// The channel with keyframes at `times`, its numbers rounded. At the indices in `jumps` it jumps
  /// to the next keyframe.
  private func channel(
    at times: [Double], jumps: Set<Int>, _ bound: ExportBound
  ) -> ExportChannel {
    let first = timeline.properties[0]
    return ExportChannel(
      view: group.view, target: group.target, name: group.name, type: group.type,
      text: text, labels: first.discreteValues.map(\.description),
      keyframes: times.enumerated().map { index, time in
        var keyframe = keyframe(time, bound.decimals)
        keyframe.isJump = jumps.contains(index)
        return keyframe
      },
      tolerances: bound.tolerances, sampler: self)
  }

  /// Whether two times are the two sides of a jump.
  static func isJump(_ time: Double, _ next: Double) -> Bool { next - time <= jump }
}
