import AnimationDocuments
import AnimationEngine

/// Imported tracks in a form that a document can express: with one timing for all, with timings
/// as modifiers of animations, or with repetitions unrolled into keyframes.
struct ArrangedTracks {
  private(set) var tracks: [ImportedTrack]
  /// The timing of the whole document; nil if it needs none.
  private(set) var timing: ImportedTiming?
  /// Whether delays and repetitions become modifiers of each animation.
  private(set) var isModified = false
  /// The greatest distance from the imported motion.
  private(set) var maximumError = 0.0

  init(
    _ tracks: [ImportedTrack], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try Self.chargeTimings(of: tracks, &reading)
    let eased = Self.eased(tracks)
    let waiting = eased.filter(\.showsBeforeJump)
    let tracks = eased.map(\.switching)
    self.tracks = tracks
    let timings = Set(tracks.map(\.statedTiming))
    if tracks.allSatisfy(\.timing.isPlain) {
      timing = nil
    } else if let common = timings.first, timings.count == 1, common.repeatDelay == 0,
      waiting.isEmpty || !tracks.allSatisfy(\.isShort)
    {
      timing = common
    } else if tracks.allSatisfy(\.isModifiable) {
      isModified = true
    } else {
      try unroll(&reading)
    }
    if timing != nil { for track in waiting { track.noteJump(&reading) } }
    try checkRange(&reading)
    try chargeWriting(&reading)
    maximumError = max(maximumError, self.tracks.map(\.error).max() ?? 0)
  }

  /// Refuses numbers that no double holds.
  private func checkRange(_ reading: inout ImportReading) throws(DocumentRefusal) {
    for track in tracks where !track.isFinite {
      reading.report(
        .numberRange, "\"\(track.property)\" has a number that is too large.", at: track.place)
    }
    try reading.check()
  }

  /// The tracks with each timing's easing moved into its keyframes, if that makes all of them
  /// simpler; an easing that stays belongs to the timing that all tracks share.
  private static func eased(_ tracks: [ImportedTrack]) -> [ImportedTrack] {
    let eased = tracks.map(\.easedByItself)
    let isShared = Set(tracks.map(\.statedTiming)).count == 1
    let stays =
      eased.contains { $0.timing.easing != .linear }
      || tracks.contains(where: \.timing.mayStandBeforeJump)
    return isShared && stays ? tracks : eased
  }

  /// Whether every track goes from one value to another, so that an animation document suits best.
  var areSingleChanges: Bool {
    tracks.allSatisfy(\.isSingleChange)
      && tracks.allSatisfy { $0.end == timing?.duration ?? $0.end }
  }

  /// The duration in seconds that keyframes must fill, if the document's timing repeats them.
  var length: Double { timing?.duration ?? 0 }

  // MARK: Keyframes in place of timings

  private mutating func unroll(_ reading: inout ImportReading) throws(DocumentRefusal) {
    let cycle = commonCycle
    let end = cycle ?? longestEnd
    var unrolled: [ImportedTrack] = []
    for track in tracks {
      var track = track
      let isEndless = track.timing.iterations == .infinity
      if isEndless {
        track.timing.iterations = track.iterations(until: end)
        if cycle != nil { track.timing.delay = 0 }
      }
      if isEndless, cycle == nil {
        let count = track.timing.iterations
        reading.ignore(
          "\"\(track.property)\" repeats for ever beside others that do not: here it plays "
            + (count == 1 ? "once." : "\(count.json) times."), at: track.place)
      }
      let result = try UnrolledTrack(track, &reading)
      maximumError = max(maximumError, result.error)
      unrolled.append(result.track)
    }
    if let cycle {
      timing = ImportedTiming(
        delay: tracks[0].timing.delay, duration: cycle, iterations: .infinity)
    }
    tracks = unrolled
  }

  /// The shortest time after which all tracks begin anew. Nil if they do not all repeat without end
  /// from the same time on, or have no short common period.
  private var commonCycle: Double? {
    let delay = tracks[0].timing.delay
    let isPossible = tracks.allSatisfy {
      $0.timing.iterations == .infinity && $0.timing.delay == delay && $0.period > 0
        && $0.timing.iterationStart == 0
    }
    guard isPossible, delay >= 0, let longest = tracks.map(\.period).max() else { return nil }
    return (1...Self.mostRepetitions).map { longest * Double($0) }.first { cycle in
      tracks.allSatisfy { track in
        let count = cycle / track.period
        return count <= Double(Self.mostRepetitions)
          && abs(count - count.rounded()) < 1e-9 * max(count, 1)
      }
    }
  }

  /// The greatest number of repetitions of a track within a common cycle.
  private static let mostRepetitions = 64

  /// The time at which all finite tracks have ended and endless ones have played once, in seconds.
  private var longestEnd: Double {
    tracks.map { track in
      let timing = track.timing
      return timing.delay + timing.countedIterations * (track.duration + timing.repeatDelay)
    }.max() ?? 0
  }
}

extension ImportedTrack {
  /// The duration of an iteration in seconds.
  var duration: Double { max(timing.duration ?? end, end) }

  /// The timing with its duration filled in.
  fileprivate var statedTiming: ImportedTiming {
    var timing = timing
    timing.duration = duration
    return timing
  }

  /// The track with the easing of its iteration moved into its only keyframe.
  fileprivate var easedByItself: ImportedTrack {
    guard keyframes.count == 1, case .curve(.linear, 0) = keyframes[0].motion, duration == end
    else {
      return self
    }
    var eased = self
    eased.keyframes[0].motion = .curve(timing.easing)
    eased.timing.easing = .linear
    return eased
  }

  /// Whether the track is a single change from one value to another.
  fileprivate var isSingleChange: Bool {
    guard keyframes.count == 1, initial.moves, case let motion = keyframes[0].motion else {
      return false
    }
    if case .jump = motion { return false }
    return true
  }

  /// Whether few keyframes can take the place of the timing.
  fileprivate var isShort: Bool {
    let most = 128.0
    return isWhole && timing.endDelay == 0
      && (timing.iterations == 1 || timing.iterations * Double(keyframes.count) <= most)
  }

  /// Whether an animation's modifiers can express the track's timing.
  fileprivate var isModifiable: Bool {
    let repeats = timing.iterations == .infinity
    let turns = repeats && timing.direction == .alternate
    var rest = timing
    (rest.delay, rest.iterations) = (0, 1)
    if turns { rest.direction = .normal }
    return isSingleChange && rest.isPlain && duration == end && timing.delay >= 0
      && (repeats || timing.iterations == 1)
  }

  /// The time after which an endless track begins anew, in seconds.
  fileprivate var period: Double {
    let once = duration + timing.repeatDelay
    let turns = timing.direction == .alternate || timing.direction == .alternateReverse
    return turns ? 2 * once : once
  }

  /// The number of iterations of an endless track until a time: whole periods, at least one.
  fileprivate func iterations(until end: Double) -> Double {
    let turns = period > duration + timing.repeatDelay
    guard period > 0 else { return 1 }
    let count = max(((end - timing.delay) / period - 1e-9).rounded(.up), 1)
    return turns ? 2 * count : count
  }

  /// The greatest distance from the imported motion, in the unit of its values.
  fileprivate var error: Double {
    var (worst, value) = (0.0, initial)
    for frame in keyframes {
      switch frame.motion {
      case .curve(_, let error) where error > 0:
        worst = max(worst, error * value.distance(to: frame.value))
      case .spring(_, _, let error): worst = max(worst, error)
      case .curve, .jump: break
      }
      value = frame.value
    }
    return worst
  }

  /// Whether all numbers of the track are finite.
  fileprivate var isFinite: Bool {
    let timing = [timing.delay, timing.endDelay, timing.iterationStart, duration]
    return timing.allSatisfy(\.isFinite) && initial.numbers.allSatisfy(\.isFinite)
      && keyframes.allSatisfy { frame in
        guard frame.time.isFinite, frame.value.numbers.allSatisfy(\.isFinite) else { return false }
        if case .spring(_, let velocity, _) = frame.motion { return velocity.isFinite }
        return true
      }
  }
}
