import AnimationEngine

extension ExportFormat {
  /// Kotlin for Jetpack Compose: for each number a `tween` if a single curve describes it, a
  /// `spring` if Compose's own does, otherwise `keyframes`.
  ///
  /// `keyframesWithSpline` would never take fewer keyframes: its pieces are cubics in time whose
  /// slopes follow from their neighbours, and each of them is also a `CubicBezierEasing`, which
  /// may have other slopes.
  static let compose = ExportFormat(
    "compose", mediaType: "text/x-kotlin",
    ExportAbilities(
      keyframes: ExportKeyframes(timeStep: 0.001, curves: ExportCurves()),
      springs: { $0.numberNames != nil },
      refusals: {
        $0.refusals(ofAllButNumbersIn: "Compose") + $0.refusals(beyond32BitsIn: "Compose")
      })
  ) { motion, _ in ComposeCode(motion: motion).text }
}

private struct ComposeCode {
  let motion: ExportMotion

  /// Kotlin's reserved words, which need backquotes as names.
  private static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  var text: String {
    let numbers = motion.plainNumbers(reserved: Self.reserved)
    let values = numbers.map { spring($0) ?? tween($0) ?? keyframes($0) }
    let words = Set(values.flatMap { $0.split { !$0.isLetter } })
    let names = Self.calls.filter { words.contains($0[...]) }
    let imports = names.map { ExportMotion.importing("androidx.compose.animation.core." + $0) }
    return """
      // \(motion.remark)
      \(imports.joined(separator: "\n"))

      \(values.joined(separator: "\n\n"))

      """
  }

  /// The names that have to be imported if they are used.
  private static let calls = [
    "CubicBezierEasing", "LinearEasing", "infiniteRepeatable", "keyframes", "spring", "tween",
  ]

  /// Compose's own `spring`, if that alone describes the number; nil otherwise.
  private func spring(_ number: PlainNumber) -> String? {
    guard let rest = number.springRest, number.isMoving, let spring = motion.spring else {
      return nil
    }
    let (from, to) = (number.frames[0].number, number.frames[number.frames.count - 1].number)
    return """
      \(ends(from, to))
      val \(number.identifier) = spring<Float>(
          dampingRatio = \(spring.dampingRatio)f,
          stiffness = \(spring.stiffness / spring.mass)f,
          visibilityThreshold = \(rest)f,
      )
      """
  }

  /// A `tween`, if one curve from the first value to the last describes the number; nil otherwise.
  private func tween(_ number: PlainNumber) -> String? {
    guard number.isMoving, let piece = number.onlyPiece(atBothEnds: motion.isRepeated) else {
      return nil
    }
    let (opening, closing) =
      motion.isRepeated ? ("infiniteRepeatable<Float>(tween", "))") : ("tween<Float>", ")")
    return """
      \(ends(piece.from.number, piece.to.number))
      val \(number.identifier) = \(opening)(
          durationMillis = \(milliseconds(piece.to.time - piece.from.time)),
          delayMillis = \(milliseconds(piece.from.time)),
          easing = \(easing(piece.from)),
      \(closing)
      """
  }

  private func ends(_ from: Double, _ to: Double) -> String {
    "// From \(motion.literal(from))f to \(motion.literal(to))f."
  }

  private func milliseconds(_ time: Double) -> String {
    ExportMotion.text(time * 1000, decimals: 0)
  }

  /// The easing of the piece that begins at a keyframe.
  private func easing(_ frame: PlainNumber.Frame) -> String {
    guard let points = frame.shape.controlPoints else { return "LinearEasing" }
    return "CubicBezierEasing(\(points.map { $0 + "f" }.joined(separator: ", ")))"
  }

  /// The number's keyframes at whole milliseconds, as Compose needs.
  private func keyframes(_ number: PlainNumber) -> String {
    let lines = number.frames.map { frame in
      "    \(motion.literal(frame.number))f at \(milliseconds(frame.time)) using \(easing(frame))"
    }
    let (opening, closing) =
      motion.isRepeated ? ("infiniteRepeatable<Float>(keyframes", ")") : ("keyframes<Float>", "")
    return """
      val \(number.identifier) = \(opening) {
          durationMillis = \(milliseconds(motion.duration))
      \(lines.joined(separator: "\n"))
      }\(closing)
      """
  }
}

extension PlainNumber {
  /// The only piece in which the number moves, with rest before and after; nil if there are more
  /// pieces.
  ///
  /// - Parameter atBothEnds: Whether the piece has to last from start to end.
  fileprivate func onlyPiece(atBothEnds: Bool) -> (from: Frame, to: Frame)? {
    let pieces = zip(frames, frames.dropFirst()).filter { $0.number != $1.number }
    guard pieces.count == 1, let (from, to) = pieces.first, to.time - from.time >= 0.0015,
      from.number == frames[0].number, to.number == frames[frames.count - 1].number
    else { return nil }
    let isWhole = from.time == frames[0].time && to.time == frames[frames.count - 1].time
    return !atBothEnds || isWhole ? (from, to) : nil
  }
}
