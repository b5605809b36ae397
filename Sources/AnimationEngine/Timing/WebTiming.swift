/// The timing of an effect as in Web Animations: delays, iterations, direction, fill and easing.
///
///     let timing = WebTiming(delay: 0.5, iterations: 3, direction: .alternate, fill: .both)
///     let pulse = motion.timed(by: timing)
///
/// A timing is settings only; ``TimingModel`` computes the progress. All times are in seconds.
public struct WebTiming: Hashable, Sendable {
  /// The time before the first iteration; a negative delay starts the effect inside the iterations.
  public package(set) var delay: Double
  /// The time after the last iteration; a negative one ends the effect inside the iterations.
  public package(set) var endDelay: Double
  /// The number of iterations, at least 0; a fraction ends inside one, infinity never.
  public package(set) var iterations: Double
  /// The position at which the first iteration begins, in iterations; at least 0.
  public package(set) var iterationStart: Double
  /// The duration of one iteration; nil for the duration of the content.
  public package(set) var iterationDuration: Double?
  /// The direction, which says which iterations run backward.
  public package(set) var direction: Direction
  /// The fill mode, which says what is displayed before and after the iterations.
  public package(set) var fill: Fill
  /// The easing of the progress of every iteration; its value may leave 0...1.
  public package(set) var easing: UnitCurve
  /// The effect's seconds per second: below 0 backward from the end; at 0 it stays at the start.
  public package(set) var playbackRate: Double
  /// The iteration composite mode: whether each iteration builds on the end of the one before.
  public package(set) var iterationComposite: IterationComposite

  /// Creates a timing with the defaults of the standard.
  ///
  /// - Precondition:
  ///   ``problems(delay:endDelay:iterations:iterationStart:iterationDuration:playbackRate:)``
  ///   returns none.
  public init(
    delay: Double = 0, endDelay: Double = 0, iterations: Double = 1, iterationStart: Double = 0,
    iterationDuration: Double? = nil, direction: Direction = .normal, fill: Fill = .auto,
    easing: UnitCurve = .linear, playbackRate: Double = 1,
    iterationComposite: IterationComposite = .replace
  ) {
    let problems = Self.problems(
      delay: delay, endDelay: endDelay, iterations: iterations, iterationStart: iterationStart,
      iterationDuration: iterationDuration, playbackRate: playbackRate)
    precondition(problems.isEmpty, problems.map(\.message).joined(separator: " "))
    self.delay = delay
    self.endDelay = endDelay
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.iterationDuration = iterationDuration
    self.direction = direction
    self.fill = fill
    self.easing = easing
    self.playbackRate = playbackRate
    self.iterationComposite = iterationComposite
  }

  /// The directions: which iterations run backward.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// No iteration runs backwards.
    case normal
    /// All iterations run backwards.
    case reverse
    /// Every second iteration runs backwards, from the second on.
    case alternate
    /// Every second iteration runs backwards, from the first on.
    case alternateReverse = "alternate-reverse"

    /// Whether the iteration with an index from 0 runs backward; false for an infinite index.
    func reverses(_ iteration: Double) -> Bool {
      let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) != 0
      return switch self {
      case .normal: false
      case .reverse: true
      case .alternate: isOdd
      case .alternateReverse: iteration.isFinite && !isOdd
      }
    }
  }

  /// The fill modes: what is displayed before the first iteration and after the last one.
  public enum Fill: String, CaseIterable, Hashable, Sendable {
    /// There is no value outside the iterations.
    case none
    /// The value at the end is kept after the last iteration.
    case forwards
    /// The value at the start is displayed before the first iteration.
    case backwards
    /// Both: the value at the start before, and the value at the end after.
    case both
    /// The default of the standard, which for effects means ``none``.
    case auto

    /// Whether the value at the start is displayed before the first iteration.
    var coversStart: Bool { self == .backwards || self == .both }
    /// Whether the value at the end is kept after the last iteration.
    var coversEnd: Bool { self == .forwards || self == .both }
  }

  /// The combination of an iteration with those before it.
  public enum IterationComposite: String, CaseIterable, Hashable, Sendable {
    /// Every iteration displays the same values.
    case replace
    /// Each iteration builds on the one before: the end value is added for each completed one.
    case accumulate
  }
}

extension WebTiming {
  /// The problems with the numbers of a timing; empty when there are none. Delays and the rate must
  /// be finite, iterations, iteration start and duration at least 0. Only the iterations may be
  /// infinite.
  public static func problems(
    delay: Double = 0, endDelay: Double = 0, iterations: Double = 1, iterationStart: Double = 0,
    iterationDuration: Double? = nil, playbackRate: Double = 1
  ) -> [ParameterProblem] {
    var check = ParameterCheck()
    check.require("delay", delay, true, "finite")
    check.require("endDelay", endDelay, true, "finite")
    if iterations != .infinity { check.requireNotNegative("iterations", iterations) }
    check.requireNotNegative("iterationStart", iterationStart)
    if let iterationDuration { check.requireNotNegative("iterationDuration", iterationDuration) }
    check.require("playbackRate", playbackRate, true, "finite")
    return check.problems
  }
}
