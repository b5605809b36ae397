import AnimationEngine

extension ExportFormat {
  /// Kotlin for Jetpack Compose: a `keyframes` specification for each number.
  static let compose = ExportFormat(
    "compose", mediaType: "text/x-kotlin",
    ExportAbilities(keyframes: .steppedCurves(0.001), springs: { $0.numberNames != nil })
  ) {
    motion, _ throws(ExportRefusal) in try ComposeCode(motion: motion).text()
  }
}

private struct ComposeCode {
  let motion: ExportMotion

  /// Words of Kotlin that a value cannot be called by themselves.
  private static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  func text() throws(ExportRefusal) -> String {
    let numbers = try motion.plainNumbers(in: "Compose", reserved: Self.reserved)
    let springs = numbers.map(spring)
    let values = zip(springs, numbers).map { $0 ?? code($1) }
    let keyed = zip(springs, numbers).filter { $0.0 == nil }.map(\.1)
    let names =
      (keyed.contains(where: \.hasCurves) ? ["CubicBezierEasing"] : [])
      + (keyed.isEmpty ? [] : ["LinearEasing", "keyframes"])
      + (motion.isRepeated ? ["infiniteRepeatable"] : [])
      + (springs.contains { $0 != nil } ? ["spring"] : [])
    let imports = names.map { ExportMotion.importing("androidx.compose.animation.core." + $0) }
    return """
      // \(motion.remark)
      \(imports.joined(separator: "\n"))

      \(values.joined(separator: "\n\n"))

      """
  }

  /// Compose's own spring, where that is all there is to a number and says the same.
  private func spring(_ number: PlainNumber) -> String? {
    guard let rest = number.springRest, number.isMoving, let spring = motion.spring else {
      return nil
    }
    let (from, to) = (number.frames[0].number, number.frames[number.frames.count - 1].number)
    return """
      // From \(motion.literal(from))f to \(motion.literal(to))f.
      val \(number.identifier) = spring<Float>(
          dampingRatio = \(spring.dampingRatio)f,
          stiffness = \(spring.stiffness / spring.mass)f,
          visibilityThreshold = \(rest)f,
      )
      """
  }

  /// The easing of the piece that a keyframe begins.
  private func easing(_ frame: PlainNumber.Frame) -> String {
    guard let handles = frame.handles else { return "LinearEasing" }
    let points = CurvedKeyframes.controlPoints(handles).map { $0 + "f" }
    return "CubicBezierEasing(\(points.joined(separator: ", ")))"
  }

  /// Keyframes at whole milliseconds, as Compose takes them.
  private func code(_ number: PlainNumber) -> String {
    let lines = number.frames.map { frame in
      "    \(motion.literal(frame.number))f at \(ExportMotion.text(frame.time * 1000, decimals: 0)) using \(easing(frame))"
    }
    let (opening, closing) =
      motion.isRepeated ? ("infiniteRepeatable<Float>(keyframes", ")") : ("keyframes<Float>", "")
    return """
      val \(number.identifier) = \(opening) {
          durationMillis = \(ExportMotion.text(motion.duration * 1000, decimals: 0))
      \(lines.joined(separator: "\n"))
      }\(closing)
      """
  }
}

extension PlainNumber {
  /// Whether Béziers lie between keyframes.
  fileprivate var hasCurves: Bool { frames.contains { $0.handles != nil } }
}
