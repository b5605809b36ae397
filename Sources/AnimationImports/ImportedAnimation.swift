import AnimationEngine

/// An animation read from another format: tracks of keyframes, each with its own timing.
struct ImportedAnimation: Sendable {
  /// The name of the animation; nil if it has none.
  var name: String?
  var tracks: [ImportedTrack] = []
}

/// The keyframes of one property over time.
struct ImportedTrack: Sendable {
  /// The name of the property, with its view before a dot if it has one.
  var property: String
  /// The place of the track in the source.
  var place: SourcePlace
  /// The value at the start of the iteration.
  var initial: ImportedValue
  /// The keyframes by time.
  var keyframes: [ImportedKeyframe]
  /// How iterations of the keyframes are placed in time.
  var timing = ImportedTiming()

  /// A property that goes from 0 to 1 by a motion: that of settings without values.
  static func progress(
    of property: String = "value", by motion: ImportedMotion, lasting duration: Double,
    _ timing: ImportedTiming = .init(), at place: SourcePlace
  ) -> ImportedTrack {
    ImportedTrack(
      property: property, place: place, initial: .number(0),
      keyframes: [ImportedKeyframe(time: duration, value: .number(1), motion: motion)],
      timing: timing)
  }

  /// A property that goes from 0 to 1 by a spring, until this is at rest.
  static func progress(
    of property: String = "value", by spring: Spring, velocity: Double, at place: SourcePlace
  ) -> ImportedTrack {
    progress(
      of: property, by: .spring(spring, velocity: velocity), lasting: spring.settlingDuration,
      at: place)
  }

  /// The time of the last keyframe in seconds, within the iteration.
  var end: Double { keyframes.last?.time ?? 0 }

  /// Appends the keyframes of a track that begins at a time; the value before holds until then. `sum`
  /// adds that time to theirs.
  mutating func append(
    _ next: ImportedTrack, from start: Double, _ sum: (Double, Double) -> Double
  ) {
    let shown = keyframes.last?.value ?? initial
    if start > end || shown != next.initial {
      keyframes.append(ImportedKeyframe(time: start, value: next.initial, motion: .jump))
    }
    for frame in next.keyframes {
      var frame = frame
      frame.time = sum(frame.time, start)
      keyframes.append(frame)
    }
  }
}

/// A value that a track reaches at a time.
struct ImportedKeyframe: Hashable, Sendable {
  /// The time in seconds from the start of the iteration.
  var time: Double
  var value: ImportedValue
  /// The motion from the previous keyframe to this one.
  var motion = ImportedMotion.curve(.linear)
}

/// The motion to a keyframe from the previous one.
enum ImportedMotion: Hashable, Sendable {
  /// A curve over the whole time between the keyframes. `error` is its distance from the source's
  /// curve, in progress.
  case curve(UnitCurve, error: Double)
  /// A spring that starts at the previous keyframe, with a velocity in the value's unit per
  /// second. `error` is its distance from the source's motion, in the value's unit.
  case spring(Spring, velocity: Double, error: Double)
  /// A jump at the keyframe's time; the previous value holds until then.
  case jump

  static func spring(_ spring: Spring, velocity: Double) -> ImportedMotion {
    .spring(spring, velocity: velocity, error: 0)
  }

  static func curve(_ curve: UnitCurve) -> ImportedMotion { .curve(curve, error: 0) }
}

/// How iterations of a track are placed in time, in seconds.
struct ImportedTiming: Hashable, Sendable {
  /// The delay before the first iteration; a negative one cuts off its beginning.
  var delay = 0.0
  /// The delay after the last iteration.
  var endDelay = 0.0
  /// The duration of an iteration; nil for that of its keyframes.
  var duration: Double?
  /// The number of iterations; infinite for endless repetition.
  var iterations = 1.0
  /// The offset at which the first iteration begins, in iterations.
  var iterationStart = 0.0
  var direction = WebTiming.Direction.normal
  /// The easing over each whole iteration.
  var easing = UnitCurve.linear
  /// How long the end of an iteration holds before the next begins.
  var repeatDelay = 0.0
  /// Whether each iteration adds to the end value of the previous one.
  var accumulates = false

  /// Whether the track plays once, from time 0 on.
  var isPlain: Bool { self == ImportedTiming(duration: duration) }

  /// The number of iterations, where endless ones count as one.
  var countedIterations: Double { iterations == .infinity ? 1 : iterations }

  /// The time that these take, in seconds.
  var countedLength: Double {
    countedIterations * (duration ?? 0) + (countedIterations - 1) * repeatDelay
  }
}

// MARK: - Jumps at the ends

extension ImportedTiming {
  /// Takes the curve of a keyframe that fills the iteration as the easing of the iteration, if that
  /// matters. Before and after the iterations browsers may show the level before a jump (CSS's
  /// *before* flag). Only an easing of the timing has that flag.
  ///
  /// - Returns: The curve that is left to the keyframe.
  mutating func take(_ curve: UnitCurve) -> UnitCurve {
    guard easing == .linear, mayStandBeforeJump(of: curve) else { return curve }
    easing = curve
    return .linear
  }

  /// Whether the level before a jump may show outside of the iterations, with this easing of them.
  var mayStandBeforeJump: Bool { mayStandBeforeJump(of: easing) }

  private func mayStandBeforeJump(of curve: UnitCurve) -> Bool {
    guard case .css(.steps(let steps)) = curve.storage else { return false }
    return direction != .normal || delay > 0 && steps.position.jumpsAtStart
  }
}
