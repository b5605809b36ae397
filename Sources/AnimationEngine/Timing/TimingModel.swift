// The timing model of Web Animations (W3C), section 4: from a time to the progress of the effect.
// It follows the standard step by step. Two things are defined more exactly here, because doubles
// are rounded: a time that is a multiple of the iteration's duration is on the boundary, and the
// end of the active interval is the end of the last iteration.

/// A ``WebTiming`` with a known iteration duration: it gives an effect's progress at a time.
///
///     let model = TimingModel(WebTiming(iterations: 2, fill: .forwards), iterationDuration: 1)
///     model.moment(at: 1.25)?.progress     // 0.25
///     model.moment(at: 1.25)?.iteration    // 1
///     model.moment(at: 9)?.progress        // 1
///
/// The *time* is counted outside of the effect, from 0 on. The *local time* is that of the effect:
/// the time multiplied by the playback rate, and for a negative rate counted back from the end.
public struct TimingModel: Hashable, Sendable {
  /// The timing that the model follows.
  public let timing: WebTiming
  /// The duration of one iteration, in seconds; may be infinite.
  public let iterationDuration: Double
  /// The duration of all iterations, in seconds of local time; infinite when they never end.
  public let activeDuration: Double
  /// The local time at which the effect ends, in seconds; infinite when it never does.
  public let endTime: Double
  /// The local time before which the effect has not begun.
  let beforeActive: Double
  /// The local time after which the effect is over.
  let activeAfter: Double
  /// The local time at which the active interval ends, even where the effect ends earlier.
  private let activeEnd: Double

  /// Creates the model of `timing` with iterations of `iterationDuration` seconds.
  ///
  /// - Precondition: The duration is at least 0.
  public init(_ timing: WebTiming, iterationDuration: Double) {
    precondition(iterationDuration >= 0, "an iteration of \(iterationDuration) seconds")
    self.timing = timing
    self.iterationDuration = iterationDuration
    let isEmpty = iterationDuration == 0 || timing.iterations == 0
    activeDuration = isEmpty ? 0 : iterationDuration * timing.iterations
    endTime = max((timing.delay + activeDuration + timing.endDelay).withoutSumNoise, 0)
    let activeEnd = (timing.delay + activeDuration).withoutSumNoise
    beforeActive = max(min(timing.delay, endTime), 0)
    activeAfter = max(min(activeEnd, endTime), 0)
    self.activeEnd = activeEnd
  }

  /// The duration of the effect in seconds of outer time; infinite when it never ends.
  public var duration: Double {
    timing.playbackRate == 0
      ? .infinity : (endTime / timing.playbackRate.magnitude).withoutSumNoise
  }

  /// Whether the playback rate is negative although the effect has no end from which to start.
  public var lacksEndToRunFrom: Bool { timing.playbackRate < 0 && endTime == .infinity }

  /// The local time at the outer time `time`, both in seconds; at the duration exactly the end, or
  /// with a negative rate exactly the start.
  public func localTime(at time: Double) -> Double {
    let rate = timing.playbackRate
    if rate == 0 { return 0 }
    if time == duration { return rate > 0 ? endTime : 0 }
    if rate == 1 { return time }
    let passed = time * rate
    return rate > 0
      ? passed.withoutNoise(of: passed)
      : (endTime + passed).withoutNoise(of: max(endTime, passed.magnitude))
  }

  /// The outer time at which the local time is `local`; infinite with a rate of 0.
  func time(atLocalTime local: Double) -> Double {
    let rate = timing.playbackRate
    return rate >= 0 ? local / rate : (endTime - local) / -rate
  }

  /// The phases of an effect.
  public enum Phase: Hashable, Sendable {
    /// The first iteration has not begun.
    case before
    /// The iterations run.
    case active
    /// The last iteration is over.
    case after
  }

  /// The phase at a local time. At a boundary it is the phase that the effect enters there.
  public func phase(atLocalTime local: Double) -> Phase {
    let isBackwards = timing.playbackRate < 0
    if local < beforeActive || isBackwards && local == beforeActive { return .before }
    if local > activeAfter || !isBackwards && local == activeAfter { return .after }
    return .active
  }

  private func activeTime(atLocalTime local: Double, in phase: Phase) -> Double? {
    let passed = local.elapsed(since: timing.delay)
    switch phase {
    case .before: return timing.fill.coversStart ? max(passed, 0) : nil
    case .active: return local >= activeEnd ? activeDuration : min(passed, activeDuration)
    case .after:
      guard timing.fill.coversEnd else { return nil }
      return local >= activeEnd ? activeDuration : max(min(passed, activeDuration), 0)
    }
  }
}

// MARK: - Moments

extension TimingModel {
  /// The state of an effect at one moment.
  public struct Moment: Hashable, Sendable {
    /// The phase of the effect.
    public let phase: Phase
    /// The number of completed iterations, including fractions and the iteration start.
    public let overallProgress: Double
    /// The share of the iteration that has passed, 0 to 1.
    public let simpleProgress: Double
    /// The index of the iteration, from 0; infinite after endless iterations.
    public let iteration: Double
    /// Whether the iteration runs backwards.
    public let isReversed: Bool
    /// The progress before the easing, 0 to 1: the simple one, or 1 minus it if it runs backward.
    public let directedProgress: Double
    /// The progress after the easing; it may leave 0...1.
    public let progress: Double
    /// Whether the progress changes with time; false where a fill keeps the value at an end. Before
    /// the start of a negative delay and after the end of a negative end delay it is true, as in
    /// the standard.
    public let isRunning: Bool

    /// The directed progress in seconds of the iteration's duration, without rounding errors.
    let directedTime: Double
    /// The duration of the iteration, where its easing is the identity; otherwise nil.
    let plainDuration: Double?

    /// The local time of content that an iteration displays from 0 to `span`, in seconds. It may
    /// leave 0...span as the progress may leave 0...1.
    func place(in span: Double) -> Double {
      plainDuration == span ? directedTime : progress * span
    }
  }

  /// The state at `time` seconds; nil where the effect has no value.
  public func moment(at time: Double) -> Moment? {
    moment(atLocalTime: localTime(at: time))
  }

  /// The state at a local time; nil where the effect has no value.
  public func moment(atLocalTime local: Double) -> Moment? {
    let phase = phase(atLocalTime: local)
    guard let active = activeTime(atLocalTime: local, in: phase) else { return nil }
    let overall = overallProgress(in: phase, active)
    let simple = simpleProgress(in: phase, active, overall)
    let iteration = iteration(in: phase, overall, simple)
    let isReversed = timing.direction.reverses(iteration)
    let directed = isReversed ? 1 - simple : simple
    let isBefore = isReversed ? phase == .after : phase == .before
    let time = simpleTime(active, simple, overall)
    let directedTime =
      isReversed ? (iterationDuration - time).withoutNoise(of: iterationDuration) : time
    return Moment(
      phase: phase, overallProgress: overall, simpleProgress: simple, iteration: iteration,
      isReversed: isReversed, directedProgress: directed,
      progress: timing.easing.value(
        at: directed, time: directedTime, of: iterationDuration, isBefore: isBefore),
      isRunning: isRunning(in: phase, active),
      directedTime: directedTime,
      plainDuration: timing.easing.isIdentity ? iterationDuration : nil)
  }

  /// Whether the active time passes. Before the start of a negative delay it does so without a
  /// bound, even beyond the active duration.
  private func isRunning(in phase: Phase, _ active: Double) -> Bool {
    switch phase {
    case .active: true
    case .before: active > 0
    case .after: active > 0 && active < activeDuration
    }
  }

  /// The simple progress in seconds of the iteration's duration, without rounding errors: 0.4 in
  /// iterations of 0.3 s is 0.1. What removes them does not reach the end of the iteration.
  private func simpleTime(_ active: Double, _ simple: Double, _ overall: Double) -> Double {
    if simple == 1 { return iterationDuration }
    let cycle = active.cycle(lasting: iterationDuration)
    let isPlain = timing.iterationStart == 0 && cycle.index == overall.rounded(.down)
    let time = isPlain ? max(active - cycle.start, 0) : simple * iterationDuration
    if isPlain, cycle.start == 0 { return time }
    let plain = time.withoutNoise(of: isPlain ? active : max(overall, 1) * iterationDuration)
    return plain < iterationDuration ? plain : time
  }

  private func overallProgress(in phase: Phase, _ active: Double) -> Double {
    guard iterationDuration > 0 else {
      return timing.iterationStart + (phase == .before ? 0 : timing.iterations)
    }
    let end = timing.iterationStart + timing.iterations
    if active == activeDuration { return end }
    let quotient = active / iterationDuration
    let cycle = active.cycle(lasting: iterationDuration)
    let passed = active <= cycle.start ? cycle.index : quotient
    let overall = passed + timing.iterationStart
    // Just before the end the sum may round to it, and a whole one would begin another iteration.
    return active < activeDuration ? min(overall, end.nextDown) : overall
  }

  private func simpleProgress(in phase: Phase, _ active: Double, _ overall: Double) -> Double {
    let counted = overall.isFinite ? overall : timing.iterationStart
    let simple = counted.truncatingRemainder(dividingBy: 1)
    let isAtEnd = phase != .before && active == activeDuration && timing.iterations != 0
    return simple == 0 && isAtEnd ? 1 : simple
  }

  private func iteration(in phase: Phase, _ overall: Double, _ simple: Double) -> Double {
    if phase == .after && timing.iterations == .infinity { return .infinity }
    return simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
  }

  /// The rate of the progress per second of outer time; 0 where a fill keeps the value.
  func rate(at moment: Moment) -> Double {
    guard moment.isRunning, iterationDuration > 0 else { return 0 }
    let rate = timing.playbackRate / iterationDuration
    if rate == 0 { return 0 }
    return (moment.isReversed ? -rate : rate) * timing.easing.velocity(at: moment.directedProgress)
  }
}
