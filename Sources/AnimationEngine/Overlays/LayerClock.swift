/// How the time of a layer animation follows from the time of what it is in: a layer, or a group.
///
/// The time of its own is `(parent - begin) * speed + offset`, as `CAMediaTiming` has it. It is active
/// for its whole length, whatever the offset: what the offset skips follows at the end, and backwards
/// it begins at the end where there is no offset. Time is counted in cycles; with `autoreverses` a
/// cycle leads there and back.
package struct LayerClock: Hashable, Sendable {
  /// Where an animation is at one moment.
  struct Moment: Hashable {
    /// The part of the distance that lies behind; eased, and in 0...1 unless its timing function
    /// leaves it.
    var progress: Double
    /// How fast it grows, per second of the scene.
    var progressRate: Double
    /// The same in seconds of the animation's own.
    var time: Double
    /// How fast they pass, per second of the scene.
    var timeRate: Double
    /// How many repetitions lie behind.
    var repetition: Double
  }

  /// When it begins, in seconds of the parent.
  private let begin: Double
  private let speed: Double
  /// The length of one cycle, in seconds of its own.
  private let duration: Double
  private let autoreverses: Bool
  /// The length of a cycle, in seconds of its own.
  private let cycle: Double
  /// How many cycles there are; also a part of one, or without end.
  private let cycles: Double
  /// Where it begins, in cycles: at 0 or later, or backwards at the end or earlier.
  private let offset: Double
  private let timeOffset: Double
  private let fillsBefore: Bool
  private let fillsAfter: Bool
  private let curve: UnitCurve?

  /// The clock of an animation that eases the whole by `curve`.
  ///
  /// - Parameters:
  ///   - fillsBefore: Whether it shows its first moment before it begins.
  ///   - fillsAfter: Whether it shows its last moment when it is over.
  package init(_ timing: MediaTiming, fillsBefore: Bool, fillsAfter: Bool, curve: UnitCurve?) {
    begin = timing.beginTime
    speed = timing.speed
    duration = timing.duration
    autoreverses = timing.autoreverses
    cycle = timing.cycle
    cycles = timing.cycles
    offset = timing.offsetInCycles
    timeOffset = timing.timeOffset
    self.fillsBefore = fillsBefore
    self.fillsAfter = fillsAfter
    self.curve = curve
  }

  /// How long it takes, in seconds of the parent: infinite where it repeats without end, or stands
  /// still.
  package var length: Double {
    if cycle == 0 { return 0 }
    return speed == 0 ? .infinity : cycles * cycle / speed.magnitude
  }
}

// MARK: - Moments

extension LayerClock {
  /// Where the animation is at a time of its parent; nil where it has no effect.
  ///
  /// At the exact time of its begin it is active, at that of its end it is over, as the parent's time
  /// goes; where that stands still, at the end of a group that holds, it is active at both.
  ///
  /// - Parameter rate: How fast the parent's time passes, per second of the scene.
  func moment(at time: Double, passing rate: Double) -> Moment? {
    if speed == 0 {
      return cycle.isFinite ? moment(atCycle: offset, passing: 0) : endless(0, passing: 0)
    }
    let elapsed = (time - begin) * speed.magnitude
    if rate < 0 ? elapsed <= 0 : elapsed < 0 {
      return fillsBefore ? moment(atCycle: cycle(after: 0), passing: 0) : nil
    }
    guard cycle.isFinite else { return endless(elapsed, passing: rate) }
    let passed = cycle > 0 ? elapsed / cycle : .infinity
    // A group and its last animation should end together, also where rounding parts them.
    if rate > 0 ? passed >= cycles : passed > cycles * (rate == 0 ? 1 + 1e-12 : 1) {
      return fillsAfter ? moment(atCycle: lastCycle, passing: 0) : nil
    }
    return moment(atCycle: cycle(after: min(passed, cycles)), passing: rate)
  }

  /// The place in cycles, when so many of them have passed.
  private func cycle(after passed: Double) -> Double {
    if passed == cycles { return lastCycle }
    if speed > 0 {
      let place = offset + passed
      return place >= cycles ? place - cycles : place
    }
    let place = offset - passed
    return place > 0 || !cycles.isFinite ? place : place + cycles
  }

  /// The place in cycles at the end: what was skipped at the beginning has passed.
  private var lastCycle: Double {
    if speed > 0 { return offset == 0 ? cycles : offset }
    return offset == cycles ? 0 : offset
  }

  private func moment(atCycle place: Double, passing rate: Double) -> Moment {
    let isBehind = speed < 0 ? place != 0 || !cycles.isFinite : place == cycles && place > 0
    let count = isBehind ? place.rounded(.up) - 1 : place.rounded(.down)
    let part = place - count
    let isBack = autoreverses && (speed < 0 ? part > 0.5 : part >= 0.5)
    let progress = isBack ? 2 - 2 * part : autoreverses ? 2 * part : part
    return moment(progress, passing: rate * (isBack ? -speed : speed), repetition: count)
  }

  /// A moment of a spring that never settles: no part of it is behind, however much time is.
  private func endless(_ elapsed: Double, passing rate: Double) -> Moment {
    Moment(
      progress: 0, progressRate: 0, time: timeOffset + (speed < 0 ? -elapsed : elapsed),
      timeRate: rate * speed, repetition: 0)
  }

  /// The moment at which a repetition ends.
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
      progress: eased, progressRate: slope / duration, time: eased * duration, timeRate: slope,
      repetition: repetition)
  }
}

// MARK: - Cycles

extension MediaTiming {
  /// The length of a cycle, in seconds of its own.
  fileprivate var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How many cycles there are: what the count says or what fits into the duration of repeating; the
  /// lesser of both, and 1 where nothing is said.
  fileprivate var cycles: Double {
    let count = repeatCount > 0 ? repeatCount : .infinity
    let fitting = repeatDuration > 0 && cycle > 0 ? repeatDuration / cycle : .infinity
    if repeatCount <= 0 && repeatDuration <= 0 { return 1 }
    let cycles = min(count, fitting)
    return cycle == 0 && !cycles.isFinite ? 1 : cycles
  }

  /// Where it begins, in cycles.
  fileprivate var offsetInCycles: Double {
    guard cycle > 0 else { return speed < 0 ? cycles : 0 }
    let offset = timeOffset / cycle
    if speed == 0, offset >= 0, offset <= cycles { return offset }
    guard cycles.isFinite else { return offset }
    let rest = offset - (offset / cycles).rounded(.down) * cycles
    let isAtEnd = rest == 0 || rest >= cycles
    return isAtEnd ? (speed < 0 ? cycles : 0) : rest
  }
}
