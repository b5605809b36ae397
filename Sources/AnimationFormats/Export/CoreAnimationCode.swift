import AnimationEngine

extension ExportFormat {
  /// Swift for Core Animation: a `CAKeyframeAnimation` for each key path of each view.
  static let coreAnimation = ExportFormat(
    "core-animation", mediaType: "text/x-swift", ExportAbilities(refusals: LayerKeyPath.refusals)
  ) { motion, _ throws(ExportRefusal) in try CoreAnimationCode(motion: motion).text() }
}

private struct CoreAnimationCode {
  let motion: ExportMotion

  func text() throws(ExportRefusal) -> String {
    var functions: [String] = []
    let names = motion.viewNames(separator: "", word: ExportMotion.identifier)
    for view in motion.views { functions.append(try function(view, called: names[view.name])) }
    return """
      // \(motion.remark)
      \(ExportMotion.importing("QuartzCore"))

      \(functions.joined(separator: "\n\n"))

      """
  }

  private func function(
    _ view: ExportView, called name: String
  ) throws(ExportRefusal) -> String {
    var animations: [String] = []
    for channel in view.channels { animations += try keyframes(channel) }
    return """
      /// The animations of \((view.name ?? motion.name).oneLine); add each to its layer.
      func \(name)Animations() -> [CAKeyframeAnimation] {
        var animations: [CAKeyframeAnimation] = []
      \(animations.joined(separator: "\n"))
        return animations
      }
      """
  }

  private func keyframes(_ channel: ExportChannel) throws(ExportRefusal) -> [String] {
    try LayerKeyPath.all(of: channel).map { path in
      let values = channel.keyframes.map { literal(path.value($0.numbers)) }
      let times = channel.keyframes.map { motion.times.share($0.time) }
      return """
          do {
            let animation = CAKeyframeAnimation(keyPath: \(string(path.name)))
            animation.values = [\(values.joined(separator: ", "))]
            animation.keyTimes = [\(times.joined(separator: ", "))]
            animation.duration = \(motion.times.seconds)
            animation.calculationMode = \(channel.type == .discrete ? ".discrete" : ".linear")
        \(motion.isRepeated ? "    animation.repeatCount = .infinity\n" : "")\
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            animations.append(animation)
          }
        """
    }
  }

  /// A text as a string of Swift, whose escapes are not those of JSON.
  private func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<"\u{20}", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private func literal(_ value: LayerKeyPath.Value) -> String {
    switch value {
    case .number(let number): return motion.literal(number)
    case .radians(let angle): return ExportMotion.text(angle, decimals: 12)
    case .color(let parts):
      let texts = zip(["red", "green", "blue", "alpha"], parts.map(motion.literal))
      return "CGColor(\(texts.map { "\($0): \($1)" }.joined(separator: ", ")))"
    }
  }
}
