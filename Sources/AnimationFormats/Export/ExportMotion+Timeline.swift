import AnimationEngine

extension ExportMotion {
  /// The channels of a whole timeline, or of one round.
  ///
  /// - Parameters:
  ///   - round: What is repeated without end; nil for what has an end.
  ///   - abilities: What the format can say.
  ///   - mostValues: How many values of a channel may be looked at.
  /// - Precondition: The timeline has an end.
  /// - Throws: ``ExportProblem`` where two properties are the same thing, where there is no value at some
  ///   time, and where it takes too much work.
  /// - Complexity: O(candidates * columns).
  init(
    _ timeline: Timeline, named name: String?, _ options: ExportOptions, round: ExportRound? = nil,
    _ abilities: ExportAbilities = ExportAbilities(),
    mostValues: Int, meter: inout WorkMeter
  ) throws(ExportProblem) {
    guard let window = round?.window ?? timeline.duration.map(ExportWindow.init(whole:)) else {
      preconditionFailure("no end")
    }
    let samplers = try Self.samplers(
      of: round?.timeline ?? timeline, window, options, abilities, mostValues, &meter)
    try Self.refuseVast(samplers)
    let tolerances = samplers.map { $0.tolerances(options.tolerance) }
    let finest = tolerances.map(\.finest).min() ?? 1
    let decimals = Self.decimals(for: finest * ExportBound.roundingShare)
    var channels: [ExportChannel] = []
    for (sampler, tolerances) in zip(samplers, tolerances) {
      let bound = ExportBound(
        tolerances, colorRounding: sampler.colorRounding, decimals: decimals,
        mostValues: mostValues)
      do {
        channels.append(try sampler.channel(within: bound, abilities.keyframes, meter: &meter))
      } catch {
        throw .timeline(error)
      }
    }
    channels.nameCustomProperties()
    let refusals = channels.compactMap(\.refusal)
    guard refusals.isEmpty else { throw .refused(refusals.distinct) }
    guard window.length <= ExportBound.vast else { throw .refused([.vast(nil)]) }
    self.init(
      name: name ?? "animation", duration: window.length, channels: channels, decimals: decimals,
      markers: round?.markers ?? timeline.events.compactMap(ExportMarker.init),
      spring: options.spring, isRepeated: round != nil, firstError: round?.firstError ?? 0)
  }

  /// Refuses numbers that are too large, before any line is cut: rounding moves them by more than a
  /// tolerance, however many lines there are.
  private static func refuseVast(_ samplers: [ChannelSampler]) throws(ExportProblem) {
    let refusals = samplers.filter(\.survey.isVast).map {
      ExportRefusal.vast($0.timeline.properties[0].name)
    }
    guard refusals.isEmpty else { throw .refused(refusals.distinct) }
  }

  /// The samplers of all channels. What looks through all properties is charged.
  private static func samplers(
    of timeline: Timeline, _ window: ExportWindow, _ options: ExportOptions,
    _ abilities: ExportAbilities, _ mostValues: Int, _ meter: inout WorkMeter
  ) throws(ExportProblem) -> [ChannelSampler] {
    do {
      try meter.charge(
        WorkMeter.sum(
          WorkMeter.product(timeline.properties.count, workPerProperty),
          WorkMeter.product(timeline.columnCount, workPerColumn)))
    } catch {
      throw .timeline(error)
    }
    let written = timeline.written(as: .css)
    let columns = written.firstColumns
    let groups: [ChannelGroup]
    do {
      groups = try ChannelGroup.all(of: timeline.properties, options.map)
    } catch {
      throw .refused([error])
    }
    do {
      return try groups.map { group throws(TimelineRefusal) in
        try ChannelSampler(
          written, columns: columns, group, window, abilities,
          givenTimes: group.givenTimes(of: options), mostValues: mostValues, meter: &meter)
      }
    } catch {
      throw .timeline(error)
    }
  }

  /// The work of writing a property and of a column in CSS's form, in units of work.
  private static let (workPerProperty, workPerColumn) = (200, 10)

  /// The number of decimals that keeps rounding errors below a bound.
  private static func decimals(for bound: Double) -> Int {
    var (decimals, step) = (0, 1.0)
    while step / 2 > bound, decimals < 12 { (decimals, step) = (decimals + 1, step / 10) }
    return decimals
  }
}

extension ExportChannel {
  /// Whether a value is missing at some time, as before a timing without backward fill.
  fileprivate var lacksValues: Bool {
    keyframes.contains { !$0.numbers.allSatisfy(\.isFinite) }
  }

  /// Whether a number is so large that a format's own sums of it, such as a size or a velocity, may
  /// leave the range of doubles.
  fileprivate var isVast: Bool {
    keyframes.contains { !$0.numbers.allSatisfy { $0.magnitude <= ExportBound.vast } }
  }

  /// The refusal of values that no format can say; nil where there are none.
  fileprivate var refusal: ExportRefusal? {
    if lacksValues {
      return ExportRefusal(
        property: fullName,
        message: "\"\(fullName)\" has no value at some times: \(adviceOnMissingValues)")
    }
    return isVast ? .vast(fullName) : nil
  }

  /// What to do about values that are missing, as the end of a sentence. A property of a view may lack
  /// them while the view is not there.
  private var adviceOnMissingValues: String {
    view == nil
      ? "give the timing \"fill\":\"both\"."
      : "a view that comes or goes cannot be said, and a timing needs \"fill\":\"both\"."
  }
}

extension ExportRefusal {
  /// The refusal of numbers that are too large, those of a property or the times.
  fileprivate static func vast(_ property: String?) -> ExportRefusal {
    let owner = property.map { "The values of \"\($0)\"" } ?? "The times"
    return ExportRefusal(
      property: property,
      message: """
        \(owner) go beyond \(ExportBound.vast.plainText), which other formats do not count on: scale \
        them down.
        """)
  }
}
