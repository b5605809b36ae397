import AnimationEngine

/// What a format can say, as far as what is written depends on it.
struct ExportAbilities: Sendable {
  /// The keyframes that it takes.
  var keyframes = ExportKeyframes.lines
  /// How it writes colours.
  var colors = ExportColors.numbers
  /// Whether the platform's own spring can move a channel.
  var springs: @Sendable (ExportChannel) -> Bool = { _ in false }
  /// What writing a channel takes beside its keyframes, in units of work.
  var workPerChannel = 0
}

/// The keyframes that a format takes.
struct ExportKeyframes: Sendable {
  /// The steps that times are told in, in seconds; nil for any time.
  var timeStep: Double?
  /// What may lie between keyframes where that takes fewer of them; nil for lines alone.
  var curves: ExportCurves?

  /// Lines between keyframes at any time.
  static let lines = ExportKeyframes()
}

/// The curves that a format has between keyframes.
struct ExportCurves: Sendable {
  /// Whether a piece has to rise or fall throughout: readers of some files differ in what they make of
  /// others.
  var isMonotone = false
  /// Whether each number has keyframes of its own, also one of several of a target.
  var isByNumber = true
  /// Whether there is a word for a piece that is a spring, with its velocity at the start.
  var hasSprings = false
  /// How readers play a Bézier.
  var reader = CurveReader.exact
}

/// How a format writes colours. What that changes of them is part of the error.
enum ExportColors: Sendable {
  /// As CSS writes those of sRGB, which it moves through gamma-encoded components: in bytes, brought into
  /// sRGB. Texts with more digits would move through another space.
  case bytes
  /// The same, which a script moves through the squares of the components.
  case squaredBytes
  /// As numbers, however large.
  case numbers
  /// As numbers from 0 to 1.
  case clampedNumbers
}
