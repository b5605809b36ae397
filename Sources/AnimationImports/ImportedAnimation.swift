import AnimationEngine

/// An animation as it was read from another language: tracks of keyframes, each with a timing of its own.
struct ImportedAnimation: Sendable {
  /// What it is called, if it says so.
  var name: String?
  var tracks: [ImportedTrack] = []
}

/// One property over time.
struct ImportedTrack: Sendable {
  /// The property, with its view before a dot where it has one.
  var property: String
  /// Where it stands in the text.
  var place: SourcePlace
  /// The value at 0.
  var initial: ImportedValue
  /// What comes after it, by time.
  var keyframes: [ImportedKeyframe]
  /// How the iteration of these keyframes is laid on the time axis.
  var timing = ImportedTiming()

  /// When the last keyframe is reached.
  var end: Double { keyframes.last?.time ?? 0 }
}

/// A value that a track reaches.
struct ImportedKeyframe: Hashable, Sendable {
  /// In seconds from the start of the iteration.
  var time: Double
  var value: ImportedValue
  /// How the track gets there from the keyframe before.
  var motion = ImportedMotion.curve(.linear)
}

/// How a track gets to a keyframe.
enum ImportedMotion: Hashable, Sendable {
  /// Along a curve, which takes all of the time since the keyframe before. `error` is how far the curve
  /// is from the one that was meant, in progress.
  case curve(UnitCurve, error: Double)
  /// With a spring that starts at the keyframe before; the velocity is in the value's unit per second.
  /// `error` is how far it is from the one that was meant, in the value's unit.
  case spring(Spring, velocity: Double, error: Double)
  /// At once, when its time comes; what was before holds until then.
  case jump

  static func spring(_ spring: Spring, velocity: Double) -> ImportedMotion {
    .spring(spring, velocity: velocity, error: 0)
  }

  static func curve(_ curve: UnitCurve) -> ImportedMotion { .curve(curve, error: 0) }
}

/// How an iteration is laid on the time axis, in seconds.
struct ImportedTiming: Hashable, Sendable {
  /// Before the first iteration; below 0 the first one is cut.
  var delay = 0.0
  /// After the last one.
  var endDelay = 0.0
  /// How long an iteration lasts; nil for as long as its keyframes.
  var duration: Double?
  /// How often; infinity never ends.
  var iterations = 1.0
  /// Where the first iteration begins, in iterations.
  var iterationStart = 0.0
  var direction = WebTiming.Direction.normal
  /// What eases each iteration as a whole.
  var easing = UnitCurve.linear
  /// How long the end of an iteration holds before the next one.
  var repeatDelay = 0.0
  /// Whether each iteration adds to the one before.
  var accumulates = false

  /// Whether the track plays once from the start of the document on.
  var isPlain: Bool { self == ImportedTiming(duration: duration) }
}
