import AnimationEngine

extension ExportFormat {
  /// Swift for SwiftUI: a struct with the values of the views' properties, and its keyframe tracks.
  static let swiftUI = ExportFormat(
    "swiftui", mediaType: "text/x-swift",
    ExportAbilities(
      keyframes: ExportKeyframes(curves: ExportCurves(hasSprings: true)),
      refusals: { $0.refusals(ofAllButNumbersIn: "SwiftUI's keyframes") })
  ) { motion, _ in SwiftUICode(motion: motion).text }
}

/// Writes SwiftUI `Keyframes`, for a `keyframeAnimator` or a `KeyframeTimeline`.
private struct SwiftUICode {
  let motion: ExportMotion

  /// Swift's reserved words, which need backquotes as names.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  var text: String {
    let numbers = motion.plainNumbers(reserved: Self.reserved)
    let properties = numbers.map { number in
      "  var \(number.identifier): Double = \(motion.literal(number.frames[0].number))"
    }
    let function = ExportMotion.identifier(motion.name) + "Keyframes"
    let type = ExportMotion.typeName(motion.name) + "Values"
    return """
      // \(motion.remark)
      \(ExportMotion.importing("SwiftUI"))

      struct \(type) {
      \(properties.joined(separator: "\n"))
      }

      /// For `keyframeAnimator(initialValue: \(type)()\(motion.isRepeated ? ", repeating: true" : "")) { … } keyframes: { _ in \(function)() }`.
      @KeyframesBuilder<\(type)>
      func \(function)() -> some Keyframes<\(type)> {
      \(tracks(of: numbers).joined(separator: "\n"))
      }

      """
  }

  /// The tracks of the numbers that move; if none does, of the first number, as there has to be
  /// one.
  private func tracks(of numbers: [PlainNumber]) -> [String] {
    let moving = numbers.filter(\.isMoving)
    return (moving.isEmpty ? Array(numbers.prefix(1)) : moving).map(track(of:))
  }

  private func track(of number: PlainNumber) -> String {
    let start = "MoveKeyframe(\(motion.literal(number.frames[0].number)))"
    let pieces = zip(number.frames, number.frames.dropFirst()).map(keyframe)
    let lines = (pieces.isEmpty ? [start] : pieces).map { "    " + $0 }
    return "  KeyframeTrack(\\.\(number.identifier)) {\n" + lines.joined(separator: "\n") + "\n  }"
  }

  private func keyframe(_ from: PlainNumber.Frame, _ to: PlainNumber.Frame) -> String {
    let target = motion.literal(to.number)
    let length = to.time - from.time
    if length < 1e-9 { return "MoveKeyframe(\(target))" }
    let duration = "duration: \(motion.times.seconds(from: from.time, to: to.time))"
    switch from.shape {
    case .line: return "LinearKeyframe(\(target), \(duration))"
    case .bezier(let points): return "LinearKeyframe(\(target), \(duration), \(curve(points)))"
    case .cubic(let first, let second):
      let slope = 3 * (to.number - from.number) / length
      return "CubicKeyframe(\(target), \(duration), startVelocity: \(velocity(slope * first)), "
        + "endVelocity: \(velocity(slope * (1 - second))))"
    case .spring(let spring, let end, let start):
      return "SpringKeyframe(\(motion.literal(end)), \(duration), spring: \(spring.swiftCode), "
        + "startVelocity: \(velocity(start)))"
    }
  }

  /// A velocity with two more decimals than values. Its rounding error moves a piece by at most a
  /// sixth of itself.
  private func velocity(_ velocity: Double) -> String {
    ExportMotion.text(velocity, decimals: motion.decimals + 2)
  }

  private func curve(_ points: [Double]) -> String {
    let texts = points.map { ExportMotion.text($0, decimals: 9) }
    return "timingCurve: .bezier(startControlPoint: UnitPoint(x: \(texts[0]), y: \(texts[1])), "
      + "endControlPoint: UnitPoint(x: \(texts[2]), y: \(texts[3])))"
  }
}
