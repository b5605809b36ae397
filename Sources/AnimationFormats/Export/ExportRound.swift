public import AnimationEngine
public import AnimationScenes

/// One round of an animation that is repeated without end, as platforms repeat it.
///
/// A round is read off late ones: springs that hand their velocity on take some rounds until each is
/// like the one before.
public struct ExportRound: Sendable {
  /// The animation without end, worked out beyond the round.
  let timeline: Timeline
  /// When the round is.
  let window: ExportWindow
  /// What happens in the round.
  let markers: [ExportMarker]
  /// How far the first round is from it, at most; infinite where a label differs.
  let firstError: Double
  /// The most that any column goes in it.
  private let largestRange: Double

  /// How many rounds are played.
  private static let rounds = 12
  /// How many times of a round are looked at.
  private static let looks = 65
  /// The share of its range by which a column may be off from round to round.
  private static let repetition = 1e-4

  /// The round of an animation.
  ///
  /// Nil where nothing is repeated without end, or where rounds do not come out alike.
  ///
  /// - Parameter compile: Makes the timeline of an animation up to a time, or up to its end where it has
  ///   one, and charges for it and for ``work(of:)``.
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
    let columns = (0..<timeline.columnCount).map { RoundColumn(timeline, $0, window) }
    guard columns.allSatisfy({ $0.drift <= $0.range * Self.repetition }) else { return nil }
    (self.timeline, self.window) = (timeline, window)
    markers = ExportMarker.all(of: rounds.events, in: window)
    largestRange = columns.map(\.range).max() ?? 0
    firstError = columns.map(\.firstError).max() ?? 0
  }

  /// The last but one of all rounds. Phases say when they begin; anything else is as much longer than
  /// `fewer`, which has one round less, as a round is long.
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

  /// What a round costs to look at, in units of work.
  public static func work(of timeline: Timeline) -> Int {
    WorkMeter.product(3 * looks, timeline.workPerRow)
  }

  /// A column over a round, beside the rounds after it and the first.
  private struct RoundColumn {
    let range: Double
    let drift: Double
    let firstError: Double

    init(_ timeline: Timeline, _ column: Int, _ window: ExportWindow) {
      func values(from time: Double) -> [Double] {
        (0..<ExportRound.looks).map { look in
          let share = (Double(look) + 0.5) / Double(ExportRound.looks)
          return timeline.value(ofColumn: column, at: time + window.length * share)
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
      let isLabel = timeline.properties[timeline.columns[column].property].type == .discrete
      firstError = isLabel && first > 0 ? .infinity : first
    }
  }

  /// Refuses a first round that is too different from the others to be left out.
  ///
  /// - Throws: ``ExportRefusal`` where it is farther off than the tolerance; without one, than a
  ///   twentieth of the largest range.
  func check(within tolerance: Double?) throws(ExportRefusal) {
    guard !(firstError <= tolerance ?? largestRange / 20) else { return }
    let advice =
      firstError.isFinite
      ? "ask with tolerance=\(DecimalText.short(firstError)), or take away what comes before the rounds, "
        + "such as a delay." : "take away what comes before the rounds, such as a delay."
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
