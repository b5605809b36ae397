/// The clock of a Core Animation animation: it maps the time of its parent, a layer or an animation
/// group, to the animation's own time.
///
/// The own time is `(parent - begin) * speed + offset`, as in `CAMediaTiming`. The animation is
/// active for its whole length, whatever the offset: the part that the offset skips follows at the
/// end. At a negative speed without an offset the animation starts from its end. Time is counted in
/// cycles; with `autoreverses` a cycle goes there and back.
package struct LayerClock: Hashable, Sendable {
  /// The state of an animation at one moment.
  struct Moment: Hashable {
    /// The eased share of the distance covered; outside 0...1 only where the timing function is.
    var progress: Double
    /// The rate of `progress`, per second of the scene.
    var progressRate: Double
    /// The eased time inside the repetition, in seconds of the animation's own time.
    var time: Double
    /// The rate of `time`: seconds of the animation's own time per second of the scene.
    var timeRate: Double
    /// The number of completed repetitions.
    var repetition: Double
  }

  /// The time at which the animation begins, in seconds of the parent.
  private let begin: Double
  private let speed: Double
  /// The duration of one repetition in one direction, in seconds of the animation's own time.
  private let duration: Double
  private let autoreverses: Bool
  /// The duration of a cycle, there and back with `autoreverses`, in seconds of the animation's own
  /// time.
  private let cycle: Double
  /// The number of cycles, which may be fractional or infinite.
  private let cycles: Double
  /// The time for which the animation repeats, in seconds of its own time; 0 means not set.
  private let repeatDuration: Double
  /// The cycle position at which the animation begins: 0 unless a time offset moves it, at a
  /// negative speed the end.
  private let offset: Double
  private let timeOffset: Double
  private let fillsBefore: Bool
  private let fillsAfter: Bool
  private let curve: UnitCurve?

  /// Creates the clock of an animation whose timing function is `curve`.
  ///
  /// - Parameters:
  ///   - fillsBefore: Whether the animation shows its first moment before it begins.
  ///   - fillsAfter: Whether the animation shows its last moment after it ends.
  package init(_ timing: MediaTiming, fillsBefore: Bool, fillsAfter: Bool, curve: UnitCurve?) {
    begin = timing.beginTime
    speed = timing.speed
    duration = timing.duration
    autoreverses = timing.autoreverses
    cycle = timing.cycle
    cycles = timing.cycles
    repeatDuration = timing.repeatDuration
    offset = timing.offsetInCycles
    timeOffset = timing.timeOffset
    self.fillsBefore = fillsBefore
    self.fillsAfter = fillsAfter
    self.curve = curve
  }

  /// The active duration, in seconds of the parent; infinite at speed 0 or if it repeats forever.
  package var length: Double {
    if cycle == 0 { return 0 }
    if speed == 0 { return .infinity }
    return (isCut ? repeatDuration : cycles * cycle) / speed.magnitude
  }

  /// Whether the repeat duration ends a cycle that has no end. No share of such a cycle is its length.
  private var isCut: Bool { cycle == .infinity && repeatDuration > 0 }
}

// MARK: - Moments

extension LayerClock {
  /// The state of the animation at a time of its parent; nil where the animation has no effect.
  ///
  /// The animation is active at the exact time of its begin and over at the exact time of its end,
  /// in the direction in which the parent's time runs. Where the parent's time stands still, as at
  /// the end of a group that fills forwards, the animation is active at both.
  ///
  /// - Parameter rate: The rate of the parent's time, per second of the scene.
  func moment(at time: Double, passing rate: Double) -> Moment? {
    if speed == 0 {
      return cycle.isFinite ? moment(atCycle: offset, passing: 0) : endless(0, passing: 0)
    }
    let elapsed = time.elapsed(since: begin) * speed.magnitude
    if rate < 0 ? elapsed <= 0 : elapsed < 0 {
      return fillsBefore ? moment(atCycle: cycle(after: 0), passing: 0) : nil
    }
    guard cycle.isFinite else {
      guard isCut, Self.isOver(elapsed, of: repeatDuration, passing: rate) else {
        return endless(elapsed, passing: rate)
      }
      return fillsAfter ? endless(repeatDuration, passing: 0) : nil
    }
    let passed = elapsed.cyclesPassed(lasting: cycle)
    if Self.isOver(passed, of: cycles, passing: rate) {
      return fillsAfter ? moment(atCycle: lastCycle, passing: 0) : nil
    }
    return moment(atCycle: cycle(after: min(passed, cycles)), passing: rate)
  }

  /// Whether all has passed, where the parent's time goes by at a rate.
  private static func isOver(_ passed: Double, of all: Double, passing rate: Double) -> Bool {
    // A group and its last animation must end together, although rounding may separate their ends.
    rate > 0 ? passed >= all : passed > all * (rate == 0 ? 1 + 1e-12 : 1)
  }

  /// The cycle position after `passed` cycles have elapsed.
  private func cycle(after passed: Double) -> Double {
    if passed == cycles { return lastCycle }
    if speed > 0 {
      let place = offset + passed
      return place >= cycles ? place - cycles : place
    }
    let place = offset - passed
    return place > 0 || !cycles.isFinite ? place : place + cycles
  }

  /// The cycle position at the end, by when the part that the offset skipped has been played.
  private var lastCycle: Double {
    if speed > 0 { return offset == 0 ? cycles : offset }
    return offset == cycles ? 0 : offset
  }

  private func moment(atCycle place: Double, passing rate: Double) -> Moment {
    // A place that no double holds is in no cycle: the animation stands at its start.
    guard place.isFinite else { return moment(0, passing: 0, repetition: 0) }
    let isBehind = speed < 0 ? place != 0 || !cycles.isFinite : place == cycles && place > 0
    let count = isBehind ? place.rounded(.up) - 1 : place.rounded(.down)
    let part = place.elapsed(since: count)
    let isBack = autoreverses && (speed < 0 ? part > 0.5 : part >= 0.5)
    let progress = isBack ? 2 - 2 * part : autoreverses ? 2 * part : part
    return moment(progress, passing: rate * (isBack ? -speed : speed), repetition: count)
  }

  /// The state of a spring that never settles: its progress stays 0, and only `time` advances.
  private func endless(_ elapsed: Double, passing rate: Double) -> Moment {
    Moment(
      progress: 0, progressRate: 0, time: timeOffset + (speed < 0 ? -elapsed : elapsed),
      timeRate: rate * speed, repetition: 0)
  }

  /// The state at the end of one repetition.
  var endOfRepetition: Moment { moment(autoreverses ? 0 : 1, passing: 0, repetition: 0) }

  private func moment(_ progress: Double, passing rate: Double, repetition: Double) -> Moment {
    guard duration > 0 else {
      return Moment(
        progress: curve?.value(at: progress) ?? progress, progressRate: 0, time: 0, timeRate: 0,
        repetition: repetition)
    }
    let eased = curve?.value(at: progress) ?? progress
    let slope = rate == 0 ? 0 : (curve?.slope(at: progress) ?? 1) * rate
    return Moment(
      progress: eased, progressRate: slope / duration,
      time: (eased * duration).withoutNoise(of: duration), timeRate: slope, repetition: repetition)
  }
}

// MARK: - Cycles

extension MediaTiming {
  /// The duration of a cycle, there and back with `autoreverses`, in seconds of the animation's own
  /// time.
  fileprivate var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The number of cycles: `repeatCount`, or as many as fit into `repeatDuration`; the lesser where
  /// both are set, and 1 where neither is.
  fileprivate var cycles: Double {
    let count = repeatCount > 0 ? repeatCount : .infinity
    let fitting = repeatDuration > 0 && cycle > 0 ? repeatDuration / cycle : .infinity
    if repeatCount <= 0 && repeatDuration <= 0 { return 1 }
    let cycles = min(count, fitting)
    return cycle == 0 && !cycles.isFinite ? 1 : cycles
  }

  /// The cycle position at which the animation begins, from its time offset.
  fileprivate var offsetInCycles: Double {
    guard cycle > 0 else { return speed < 0 ? cycles : 0 }
    let offset = timeOffset / cycle
    if speed == 0, offset >= 0, offset <= cycles { return offset }
    guard cycles.isFinite, offset.isFinite else { return offset }
    let share = offset.truncatingRemainder(dividingBy: cycles)
    let rest = share < 0 ? share + cycles : share
    let isAtEnd = rest == 0 || rest >= cycles
    return isAtEnd ? (speed < 0 ? cycles : 0) : rest
  }
}
