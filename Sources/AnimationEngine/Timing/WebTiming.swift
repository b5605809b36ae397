/// How an effect is laid on the time axis: delays, iterations, direction, fill and easing, as the
/// Web Animations standard has them.
///
///     let timing = WebTiming(delay: 0.5, iterations: 3, direction: .alternate, fill: .both)
///     let pulse = motion.timed(by: timing)
///
/// A timing is settings only; ``TimingModel`` says what holds at a time. All times are in seconds.
public struct WebTiming: Hashable, Sendable {
  /// From the start to the first iteration; below 0 the effect starts inside.
  public let delay: Double
  /// From the last iteration to the end; below 0 the effect ends inside.
  public let endDelay: Double
  /// How often the effect runs: at least 0, a fraction ends inside an iteration, infinity never
  /// ends.
  public let iterations: Double
  /// At which place the first iteration begins, in iterations; at least 0.
  public let iterationStart: Double
  /// How long one iteration lasts; nil for as long as what it shows.
  public let iterationDuration: Double?
  /// Which iterations run backwards.
  public let direction: Direction
  /// What shows before and after all iterations.
  public let fill: Fill
  /// What eases the progress of every iteration; its value may leave 0...1.
  public let easing: UnitCurve
  /// How many seconds of the effect pass in one second. A negative rate runs from the end, 0 stays
  /// at the start.
  public let playbackRate: Double
  /// Whether each iteration begins where the one before ended.
  public let iterationComposite: IterationComposite

  /// A timing with the defaults of the standard.
  ///
  /// - Precondition: ``problems(delay:endDelay:iterations:iterationStart:iterationDuration:playbackRate:)``
  ///   are none.
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

  /// Which iterations run backwards.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// No iteration runs backwards.
    case normal
    /// All iterations run backwards.
    case reverse
    /// Every second iteration runs backwards, from the second on.
    case alternate
    /// Every second iteration runs backwards, from the first on.
    case alternateReverse = "alternate-reverse"

    /// Whether an iteration runs backwards, by its number from 0; one without end does not.
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

  /// What shows before the first iteration and after the last one.
  public enum Fill: String, CaseIterable, Hashable, Sendable {
    /// Nothing shows: there is no value.
    case none
    /// The end shows after the last iteration.
    case forwards
    /// The start shows before the first iteration.
    case backwards
    /// Both: the start shows before, the end after.
    case both
    /// What the standard takes for effects: ``none``.
    case auto

    /// Whether the start shows before the first iteration.
    var coversStart: Bool { self == .backwards || self == .both }
    /// Whether the end shows after the last iteration.
    var coversEnd: Bool { self == .forwards || self == .both }
  }

  /// How an iteration goes together with those before it.
  public enum IterationComposite: String, CaseIterable, Hashable, Sendable {
    /// Every iteration shows the same.
    case replace
    /// Each iteration builds on the end of the one before: the end value is added once for every
    /// iteration that is over.
    case accumulate
  }
}

extension WebTiming {
  /// What is wrong with the numbers of a timing: delays and the rate must be finite, iterations and
  /// where they start at least 0, the duration at least 0. Only the iterations may be infinite.
  /// Empty when all is well.
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
