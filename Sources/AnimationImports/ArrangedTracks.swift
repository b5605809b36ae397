import AnimationDocuments
import AnimationEngine

/// Tracks in a form that a document can express. Their timings are one for all, modifiers of their
/// animations, or unrolled into keyframes.
struct ArrangedTracks {
  private(set) var tracks: [ImportedTrack]
  /// The timing of the whole document.
  private(set) var timing: ImportedTiming?
  /// Whether delays and repetitions are written as modifiers of each animation.
  private(set) var isModified = false
  /// The greatest distance from what was read.
  private(set) var maximumError = 0.0

  init(
    _ tracks: [ImportedTrack], _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    let tracks = Self.eased(tracks).map(\.switchingHalfWay)
    self.tracks = tracks
    let timings = Set(tracks.map(\.statedTiming))
    if tracks.allSatisfy(\.isPlain) {
      timing = nil
    } else if let common = timings.first, timings.count == 1, common.repeatDelay == 0 {
      timing = common
    } else if tracks.allSatisfy(\.isModifiable) {
      isModified = true
    } else {
      try unroll(&reading)
    }
    for track in self.tracks where !track.isFinite {
      reading.report(
        .numberRange, "\"\(track.property)\" has a number beyond every double.", at: track.place)
    }
    try reading.check()
    maximumError = max(maximumError, self.tracks.map(\.error).max() ?? 0)
  }

  /// The tracks with their easings in their lines where that makes all of them plainer; an easing that some
  /// track needs as a whole stays with the timing that all share.
  private static func eased(_ tracks: [ImportedTrack]) -> [ImportedTrack] {
    let eased = tracks.map(\.easedByItself)
    let isShared = Set(tracks.map(\.statedTiming)).count == 1
    return isShared && eased.contains { $0.timing.easing != .linear } ? tracks : eased
  }

  /// Whether every track goes from one value to another, which an animation says best.
  var areWays: Bool {
    tracks.allSatisfy(\.isWay) && tracks.allSatisfy { $0.end == timing?.duration ?? $0.end }
  }

  /// How long the keyframes of the document have to last, where its timing repeats them.
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
        reading.ignore(
          "\"\(track.property)\" repeats for ever beside others that do not: here it repeats "
            + "\(track.timing.iterations.json) times.", at: track.place)
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

  /// The shortest time after which all tracks begin anew; nil where they do not all repeat for ever from the
  /// same time on, or where there is none of few repetitions.
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

  /// So often a track repeats within a common cycle at most.
  private static let mostRepetitions = 64

  /// When everything that ends has ended, and what does not has played once.
  private var longestEnd: Double {
    tracks.map { track in
      let timing = track.timing
      let count = timing.iterations == .infinity ? 1 : timing.iterations
      return timing.delay + count * (track.duration + timing.repeatDelay)
    }.max() ?? 0
  }
}

extension ImportedTrack {
  /// How long an iteration lasts.
  var duration: Double { max(timing.duration ?? end, end) }

  /// The timing with its duration.
  fileprivate var statedTiming: ImportedTiming {
    var timing = timing
    timing.duration = duration
    return timing
  }

  /// The same with the easing of the whole iteration in its only line.
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

  /// Whether the track plays once from the start of the document on.
  fileprivate var isPlain: Bool { timing.isPlain && timing.iterations == 1 }

  /// Whether it goes from one value to another.
  fileprivate var isWay: Bool {
    guard keyframes.count == 1, initial.moves, case let motion = keyframes[0].motion else {
      return false
    }
    if case .jump = motion { return false }
    return true
  }

  /// Whether modifiers of an animation can say its timing.
  fileprivate var isModifiable: Bool {
    let repeats = timing.iterations == .infinity
    let turns = repeats && timing.direction == .alternate
    var rest = timing
    (rest.delay, rest.iterations) = (0, 1)
    if turns { rest.direction = .normal }
    return isWay && rest.isPlain && duration == end && timing.delay >= 0
      && (repeats || timing.iterations == 1)
  }

  /// After which time an endless track begins anew.
  fileprivate var period: Double {
    let once = duration + timing.repeatDelay
    let turns = timing.direction == .alternate || timing.direction == .alternateReverse
    return turns ? 2 * once : once
  }

  /// How many iterations an endless track plays until a time: whole periods, one at least.
  fileprivate func iterations(until end: Double) -> Double {
    let turns = period > duration + timing.repeatDelay
    guard period > 0 else { return 1 }
    let count = max(((end - timing.delay) / period - 1e-9).rounded(.up), 1)
    return turns ? 2 * count : count
  }

  /// The greatest distance from what was read, in the unit of its values.
  fileprivate var error: Double {
    var (worst, value) = (0.0, initial)
    for frame in keyframes {
      switch frame.motion {
      case .curve(_, let error) where error > 0:
        worst = max(worst, error * value.way(to: frame.value))
      case .spring(_, _, let error): worst = max(worst, error)
      case .curve, .jump: break
      }
      value = frame.value
    }
    return worst
  }

  /// Whether doubles hold all of its numbers.
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
