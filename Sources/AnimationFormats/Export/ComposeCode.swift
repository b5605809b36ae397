import AnimationEngine

extension ExportFormat {
  /// Kotlin for Jetpack Compose: a `keyframes` specification for each number.
  static let compose = ExportFormat("compose", mediaType: "text/x-kotlin", timeStep: 0.001) {
    motion, _ throws(ExportRefusal) in try ComposeCode(motion).text()
  }
}

private struct ComposeCode {
  let motion: ExportMotion

  init(_ motion: ExportMotion) { self.motion = motion }

  func text() throws(ExportRefusal) -> String {
    let values = try motion.plainNumbers(in: "Compose").map(code)
    return """
      // \(motion.remark)
      \(ExportMotion.importing("androidx.compose.animation.core.LinearEasing"))
      \(ExportMotion.importing("androidx.compose.animation.core.keyframes"))

      \(values.joined(separator: "\n\n"))

      """
  }

  /// Keyframes at whole milliseconds, as Compose takes them.
  private func code(_ number: PlainNumber) -> String {
    let lines = number.frames.map { frame in
      "    \(motion.literal(frame.number))f at \(ExportMotion.text(frame.time * 1000, decimals: 0)) using LinearEasing"
    }
    return """
      val \(number.identifier) = keyframes<Float> {
          durationMillis = \(ExportMotion.text(motion.duration * 1000, decimals: 0))
      \(lines.joined(separator: "\n"))
      }
      """
  }
}
