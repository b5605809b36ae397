public import AnimationEngine
public import AnimationScenes

/// One round of an animation that repeats without end.
///
/// The round is taken late: springs that hand on their velocity need some rounds until each is
/// like the one before.
public struct ExportRound: Sendable {
  /// The timeline of the animation, computed until after the round.
  let timeline: Timeline
  /// The part of the timeline that is the round.
  let window: ExportWindow
  /// The named moments in the round.
  let markers: [ExportMarker]
  /// The greatest difference of the first round from it; infinite if a label differs.
  let firstError: Double
  /// The largest range of a column in the round.
  private let largestRange: Double

  /// The number of rounds computed.
  private static let rounds = 12
  /// The number of times at which rounds are compared, and the place of the first among them. No
  /// time is at a simple fraction of the round, where the motion may jump.
  private static let looks = 64
  private static let firstLook = 0.618
  /// The fraction of its range by which a column may differ from round to round.
  private static let repetition = 1e-4

  /// The round of an animation that repeats without end; nil if nothing does, or if the rounds do
  /// not become alike.
  ///
  /// - Parameter compile: Makes the timeline of an animation to its end, or up to a time in seconds
  ///   if it has no end. It charges for the timeline and for ``work(of:)``.
  /// - Throws: What `compile` throws.
  public init?<Failure>(
    of animation: ResolvedAnimation,
    compile: (ResolvedAnimation, Double) throws(Failure) -> Timeline
  ) throws(Failure) {
    guard let long = animation.limited(toRounds: Self.rounds),
      let short = animation.limited(toRounds: Self.rounds - 1)
    else { return nil }
    let (rounds, fewer) = (try compile(long, 0), try compile(short, 0))
    guard let window = Self.lastButOne(of: long, rounds, fewer) else { return nil }
    let timeline = try compile(animation, window.start + 3 * window.length)
    let columns = timeline.columns.enumerated().map { RoundColumn(timeline, $0, $1, window) }
    guard columns.allSatisfy({ $0.drift <= $0.range * Self.repetition }) else { return nil }
    (self.timeline, self.window) = (timeline, window)
    markers = ExportMarker.all(of: rounds.events, in: window)
    largestRange = columns.map(\.range).max() ?? 0
    firstError = columns.map(\.firstError).max() ?? 0
  }

  /// The last round but one. Phases report when they begin; for anything else, the length of a
  /// round is the difference to `fewer`, which has one round less.
  private static func lastButOne(
    of animation: ResolvedAnimation, _ rounds: Timeline, _ fewer: Timeline
  ) -> ExportWindow? {
    guard let end = rounds.duration, let fewerEnd = fewer.duration, end > fewerEnd else {
      return nil
    }
    guard case .phases(let phases) = animation.content, animation.timing == nil else {
      return ExportWindow(round: 2 * fewerEnd - end, end - fewerEnd)
    }
    let begins = rounds.events.filter(\.isPhase).map(\.time)
    let each = phases.phases.count
    guard begins.count == each * Self.rounds else { return nil }
    let start = begins[each * (Self.rounds - 2)]
    return ExportWindow(round: start, begins[each * (Self.rounds - 1)] - start)
  }

  /// The cost of comparing rounds, in units of work.
  public static func work(of timeline: Timeline) -> Int {
    WorkMeter.product(3 * looks, timeline.workPerRow)
  }

  /// The range of a column in a round, and its differences from the next round and from the first.
  private struct RoundColumn {
    let range: Double
    let drift: Double
    let firstError: Double

    init(_ timeline: Timeline, _ place: Int, _ column: SampleColumn, _ window: ExportWindow) {
      func values(from time: Double) -> [Double] {
        (0..<ExportRound.looks).map { look in
          let share = (Double(look) + ExportRound.firstLook) / Double(ExportRound.looks)
          return timeline.value(ofColumn: place, at: time + window.length * share)
        }
      }
      func distance(_ other: [Double]) -> Double {
        zip(round, other).map { ($0 - $1).magnitude }.reduce(0) { $1 <= $0 ? $0 : $1 }
      }
      let round = values(from: window.start)
      let ends = (low: round.min() ?? 0, high: round.max() ?? 0)
      range = ends.high - ends.low
      drift = distance(values(from: window.start + window.length))
      let first = distance(values(from: 0))
      let isLabel = timeline.properties[column.property].type == .discrete
      firstError = isLabel && first > 0 ? .infinity : first
    }
  }

  /// Refuses a first round that differs too much from the others.
  ///
  /// - Throws: ``ExportRefusal`` if it differs by more than the tolerance; without one, by more
  ///   than a twentieth of the largest range.
  func check(within tolerance: Double?) throws(ExportRefusal) {
    guard !(firstError <= tolerance ?? largestRange / 20) else { return }
    let enough = DecimalText.short(firstError, rounded: .up)
    let advice =
      firstError.isFinite
      ? "ask with tolerance=\(enough), or take away what comes before the rounds, such as a delay."
      : "take away what comes before the rounds, such as a delay."
    throw ExportRefusal(
      property: nil,
      message:
        "What is repeated begins at once, and here the first round is not like the later ones: "
        + advice)
  }
}

extension TimelineEvent {
  fileprivate var isPhase: Bool { if case .phase = kind { true } else { false } }
}
