import AnimationDocuments
import AnimationEngine
import AnimationScenes

/// An animation or curve to sample, and the query that says how.
struct SampleView: Sendable {
  /// The thing that is sampled.
  enum Subject: Sendable {
    case animation(ResolvedAnimation)
    case curve(UnitCurve)
  }

  /// The kind of document, which the answer repeats.
  var kind: String
  /// The name of the document; nil if it has none.
  var name: String?
  var subject: Subject
  var query: SampleQuery

  /// The animation that is sampled; nil for a curve.
  var animation: ResolvedAnimation? {
    if case .animation(let animation) = subject { animation } else { nil }
  }

  /// The options for writing the samples.
  var options: SampleOptions {
    var options = SampleOptions(
      kind: kind, layout: query.layout, precision: query.precision,
      includesVelocity: query.include.contains(.velocity),
      includesModel: query.include.contains(.model))
    options.values = query.values
    return options
  }

  /// The time up to which an animation without end has to be computed, in seconds.
  var horizon: Double {
    if case .times(let times) = query.spacing { return max(times.max() ?? 0, 0) }
    let end = query.end ?? 0
    if case .progress(let shares) = query.spacing {
      return max(query.start + max(shares.max() ?? 0, 1) * (end - query.start), 0)
    }
    return max(end, 0)
  }

  /// A refusal of too many events, with the parameter that asks for them by its late time.
  fileprivate func named(_ refusal: DocumentRefusal) -> DocumentRefusal {
    guard refusal.code == .tooLarge, var problem = refusal.problems.first, problem.code == .tooMany
    else { return refusal }
    (problem.pointer, problem.parameter) = (nil, lateParameter)
    return DocumentRefusal(refusal.code, problem)
  }

  /// The parameter that sets ``horizon``.
  private var lateParameter: String {
    if case .times = query.spacing { "times" } else { "end" }
  }
}

extension ResolvedAnimation {
  /// Whether phases or iterations follow each other without end, so that a query says how many are
  /// computed.
  fileprivate var isEndless: Bool {
    if let timing { return timing.iterations == .infinity }
    guard case .phases(let phases) = content, case .forever = phases.run else { return false }
    return true
  }
}

extension Routes {
  /// The samples of a view. Their number is checked against the limit before any is computed.
  func samples(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Samples {
    let timeline = try shownTimeline(of: view, &meter)
    let grid = try grid(of: view.query, on: timeline, &meter)
    try limits.checkValues(rows: grid.count, components: timeline.costPerRow)
    return Samples(timeline, on: grid)
  }

  /// The timeline of a view with only the properties asked for.
  func shownTimeline(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Timeline {
    let timeline = try timeline(of: view, &meter)
    guard let names = view.query.properties else { return timeline }
    let search = WorkMeter.product(200, names.count)
    try meter.charge(work: WorkMeter.sum(2 * timeline.columnCount, search))
    return timeline.showing(try PropertySelection(names, of: timeline.properties).parts)
  }

  /// The timeline of a view with all its properties.
  func timeline(
    of view: SampleView, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> Timeline {
    stage?(.sample)
    switch view.subject {
    case .animation(let animation):
      do {
        return try compiled(animation, springs: view.query.springs, horizon: view.horizon, &meter)
      } catch {
        throw animation.isEndless ? view.named(error) : error
      }
    case .curve(let curve): return Timeline(of: curve)
    }
  }

  func grid(
    of query: SampleQuery, on timeline: Timeline, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleGrid {
    if let grid = try query.grid(duration: timeline.duration) { return grid }
    return try adaptive(timeline, query, &meter)
  }

  /// The fewest sample times that keep the tolerance.
  private func adaptive(
    _ timeline: Timeline, _ query: SampleQuery, _ meter: inout WorkMeter
  ) throws(DocumentRefusal) -> SampleGrid {
    guard case .tolerance(let tolerance) = query.spacing else { return .times([]) }
    let range = try query.range(ofDuration: timeline.duration)
    let times = try metered(&meter) { meter throws(TimelineRefusal) in
      try timeline.adaptiveTimes(
        within: tolerance, from: range.lowerBound, to: range.upperBound,
        mostTimes: Self.mostTimes, meter: &meter)
    }
    return .times(times)
  }

  /// The greatest number of times from which this search chooses. The meter bounds the work and the
  /// memory that each takes.
  private static let mostTimes = 250_000
}
