import AnimationEngine

/// What a format can say, as far as what is written depends on it.
struct ExportAbilities: Sendable {
  /// The keyframes that it takes.
  var keyframes = ExportKeyframes.lines
  /// How it writes colours.
  var colors = ExportColors.numbers
  /// Whether the platform's own spring can move a channel.
  var springs: @Sendable (ExportChannel) -> Bool = { _ in false }
}

/// The keyframes that a format takes.
enum ExportKeyframes: Sendable {
  /// Lines between keyframes at any time.
  case lines
  /// Lines between keyframes at whole steps, in seconds.
  case steppedLines(Double)
  /// Béziers between keyframes; lines where they serve no better.
  case curves
  /// The same with keyframes at whole steps, in seconds.
  case steppedCurves(Double)

  /// The steps that times are told in, in seconds; nil for any time.
  var timeStep: Double? {
    switch self {
    case .steppedLines(let step), .steppedCurves(let step): step
    case .lines, .curves: nil
    }
  }

  /// Whether Béziers may lie between them.
  var areCurves: Bool {
    switch self {
    case .curves, .steppedCurves: true
    case .lines, .steppedLines: false
    }
  }
}

/// How a format writes colours. What that changes of them is part of the error.
enum ExportColors: Sendable {
  /// As CSS writes those of sRGB, which it moves through gamma-encoded components: in bytes, brought into
  /// sRGB. Texts with more digits would move through another space.
  case bytes
  /// As numbers, however large.
  case numbers
  /// As numbers from 0 to 1.
  case clampedNumbers
}
