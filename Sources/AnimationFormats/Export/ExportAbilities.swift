import AnimationEngine

/// What a format can express, as far as the exported keyframes depend on it.
struct ExportAbilities: Sendable {
  /// The keyframes that the format allows.
  var keyframes = ExportKeyframes.lines
  /// How the format writes colours.
  var colors = ExportColors.numbers
  /// Whether colours can be written that lie outside sRGB, as `color(srgb …)`.
  var hasWideColors = false
  /// Whether a browser mixes the colours of a target, as CSS does, whatever ``colors`` says. The second
  /// parameter tells whether some of them lie outside sRGB.
  var mixesInBrowser: @Sendable (ExportTarget, Bool) -> Bool = { _, _ in false }
  /// Whether players decompose the matrices of a target to mix them, as browsers do; if not, they
  /// mix them entry by entry.
  var decomposesMatrices: @Sendable (ExportTarget) -> Bool = { _ in true }
  /// Whether a channel can be animated by the platform's own spring.
  var springs: @Sendable (ExportChannel) -> Bool = { _ in false }
  /// The refusals of what the format cannot say of a motion, one for each channel.
  var refusals: @Sendable (ExportMotion) -> [ExportRefusal] = { _ in [] }
  /// The work of writing a channel besides its keyframes, in units of work.
  var workOfChannel: @Sendable (ExportChannel) -> Int = { _ in 0 }
  /// Whether the format writes the nearest easing, whatever its error: no tolerance bounds it, and
  /// the keyframes keep one of their own.
  var isEasing = false
}

extension ExportAbilities {
  /// How the format writes the colours of a target, some of which lie outside sRGB if `isWide`.
  func colors(of target: ExportTarget, isWide: Bool) -> ExportColors {
    mixesInBrowser(target, isWide) ? .css : colors
  }
}

/// The keyframes that a format allows.
struct ExportKeyframes: Sendable {
  /// The step of keyframe times in seconds; nil for any time.
  var timeStep: Double?
  /// The curves allowed between keyframes; nil for straight lines only.
  var curves: ExportCurves?

  /// Keyframes at any time, with straight lines between them.
  static let lines = ExportKeyframes()
}

/// The curves that a format allows between keyframes.
struct ExportCurves: Sendable {
  /// Whether each piece has to be monotone, because players differ in how they treat others.
  var isMonotone = false
  /// Whether each number of a target can have keyframes of its own.
  var isByNumber = true
  /// Whether a piece can be a spring with an initial velocity.
  var hasSprings = false
  /// How players evaluate a Bézier.
  var reader = CurveReader.exact
}

/// How a format writes colours; what that changes counts as part of the error.
enum ExportColors: Sendable {
  /// As CSS's sRGB colours in bytes, mapped into sRGB, which browsers mix gamma-encoded and
  /// premultiplied. A notation with more digits would mix in another space.
  case css
  /// As bytes that players interpolate number by number.
  case bytes
  /// As bytes that a script interpolates through the squares of the components.
  case squaredBytes
  /// As numbers, which may be outside 0...1.
  case numbers
  /// As numbers in 0...1, and opacities too.
  case clampedNumbers
}

extension ExportColors {
  /// The range of a target's numbers in the format; nil where all numbers are in it. CSS leaves out a
  /// keyframe with a size below 0.
  func bounds(of target: ExportTarget) -> ClosedRange<Double>? {
    switch (self, target) {
    case (.numbers, _): nil
    case (.clampedNumbers, .opacity): 0...1
    case (.clampedNumbers, _): nil
    case (_, .width), (_, .height), (_, .cornerRadius), (_, .blur): 0...(.infinity)
    default: nil
    }
  }
}
