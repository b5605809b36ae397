// The timing model of Web Animations (W3C), section 4: from a time to the progress of what shows.
// The rules are those of the standard, step by step. Two things are said more exactly here, since
// doubles round: a time that is a multiple of the iteration's duration is on the boundary, and the
// end of the active interval is the end of the last iteration.

/// A ``WebTiming`` whose iterations have a duration: what progress an effect has at a time.
///
///     let model = TimingModel(WebTiming(iterations: 2, fill: .forwards), iterationDuration: 1)
///     model.moment(at: 1.25)?.progress     // 0.25
///     model.moment(at: 1.25)?.iteration    // 1
///     model.moment(at: 9)?.progress        // 1
///
/// The *time* is that of the asker, from 0 on. The *local time* is that of the effect: the time
/// multiplied by the playback rate, counted back from the end where the rate is negative.
public struct TimingModel: Hashable, Sendable {
  /// The timing that the model follows.
  public let timing: WebTiming
  /// How long one iteration lasts, in seconds; may be infinite.
  public let iterationDuration: Double
  /// How long all iterations last, in seconds of local time; infinite when they never end.
  public let activeDuration: Double
  /// The local time at which the effect ends, in seconds; infinite when it never does.
  public let endTime: Double
  /// Before this local time the effect has not begun.
  let beforeActive: Double
  /// After this local time the effect is over.
  let activeAfter: Double
  /// Where the active interval ends, even where the end lies before it.
  private let activeEnd: Double

  /// The model of `timing`, whose iterations last for `iterationDuration` seconds.
  ///
  /// - Precondition: the duration is at least 0.
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

  /// How long the effect lasts as seen from outside, in seconds; infinite when it never ends.
  public var duration: Double {
    timing.playbackRate == 0
      ? .infinity : (endTime / timing.playbackRate.magnitude).withoutSumNoise
  }

  /// Whether the rate is negative and there is no end that the effect could run from.
  public var lacksEndToRunFrom: Bool { timing.playbackRate < 0 && endTime == .infinity }

  /// The local time at `time`, both in seconds; exactly the end, or the start, at the duration.
  public func localTime(at time: Double) -> Double {
    let rate = timing.playbackRate
    if rate == 0 { return 0 }
    if time == duration { return rate > 0 ? endTime : 0 }
    return rate > 0 ? time * rate : endTime + time * rate
  }

  /// The time at which the local time is `local`; infinite with a rate of 0.
  func time(atLocalTime local: Double) -> Double {
    let rate = timing.playbackRate
    return rate >= 0 ? local / rate : (endTime - local) / -rate
  }

  /// The part of an effect that a time lies in.
  public enum Phase: Hashable, Sendable {
    /// The first iteration has not begun.
    case before
    /// The iterations run.
    case active
    /// The last iteration is over.
    case after
  }

  /// The phase at a local time. A boundary belongs to the phase that the effect goes to.
  public func phase(atLocalTime local: Double) -> Phase {
    let isBackwards = timing.playbackRate < 0
    if local < beforeActive || isBackwards && local == beforeActive { return .before }
    if local > activeAfter || !isBackwards && local == activeAfter { return .after }
    return .active
  }

  /// How long the iterations have run at a local time, in seconds; nil where there is no value.
  public func activeTime(atLocalTime local: Double) -> Double? {
    activeTime(atLocalTime: local, in: phase(atLocalTime: local))
  }

  private func activeTime(atLocalTime local: Double, in phase: Phase) -> Double? {
    let passed = local - timing.delay
    switch phase {
    case .before: return timing.fill.coversStart ? max(passed, 0) : nil
    case .active: return passed
    case .after:
      guard timing.fill.coversEnd else { return nil }
      return local >= activeEnd ? activeDuration : max(min(passed, activeDuration), 0)
    }
  }
}

// MARK: - Moments

extension TimingModel {
  /// What holds at one moment of an effect.
  public struct Moment: Hashable, Sendable {
    /// The part of the effect.
    public let phase: Phase
    /// How many iterations have passed, with a fraction and with the iteration start.
    public let overallProgress: Double
    /// How much of the iteration has passed, 0 to 1.
    public let simpleProgress: Double
    /// The number of the iteration, from 0; infinite after iterations without end.
    public let iteration: Double
    /// Whether the iteration runs backwards.
    public let isReversed: Bool
    /// The progress before the easing, 0 to 1: what is left where the iteration runs backwards.
    public let directedProgress: Double
    /// The progress after the easing, which may leave 0...1.
    public let progress: Double
    /// Whether time moves the progress; not where an end is held. Before a negative delay's start
    /// and after a negative end delay's end it does, as the standard has it.
    public let isRunning: Bool
  }

  /// What holds at `time` seconds; nil where the effect has no value.
  public func moment(at time: Double) -> Moment? {
    moment(atLocalTime: localTime(at: time))
  }

  /// What holds at a local time; nil where the effect has no value.
  public func moment(atLocalTime local: Double) -> Moment? {
    let phase = phase(atLocalTime: local)
    guard let active = activeTime(atLocalTime: local, in: phase) else { return nil }
    let overall = overallProgress(in: phase, active)
    let simple = simpleProgress(in: phase, active, overall)
    let iteration = iteration(in: phase, overall, simple)
    let isReversed = timing.direction.reverses(iteration)
    let directed = isReversed ? 1 - simple : simple
    let isBefore = isReversed ? phase == .after : phase == .before
    return Moment(
      phase: phase, overallProgress: overall, simpleProgress: simple, iteration: iteration,
      isReversed: isReversed, directedProgress: directed,
      progress: timing.easing.value(at: directed, isBefore: isBefore),
      isRunning: phase == .active || active > 0 && active < activeDuration)
  }

  private func overallProgress(in phase: Phase, _ active: Double) -> Double {
    guard iterationDuration > 0 else {
      return timing.iterationStart + (phase == .before ? 0 : timing.iterations)
    }
    if active == activeDuration { return timing.iterationStart + timing.iterations }
    let quotient = active / iterationDuration
    let whole = quotient.rounded()
    let passed = whole * iterationDuration == active ? whole : quotient
    return passed + timing.iterationStart
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

  /// How fast the progress changes at a moment, per second of the time asked; 0 where it is filled.
  func rate(at moment: Moment) -> Double {
    guard moment.isRunning, iterationDuration > 0 else { return 0 }
    let rate = timing.playbackRate / iterationDuration
    if rate == 0 { return 0 }
    return (moment.isReversed ? -rate : rate) * timing.easing.velocity(at: moment.directedProgress)
  }
}
