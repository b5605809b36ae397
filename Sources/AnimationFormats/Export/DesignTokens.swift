import AnimationEngine

extension ExportFormat {
  /// Design tokens (DTCG 2025.10): a group for the animation, with the duration, the curve and the
  /// transition of each property. The curve is the nearest `cubicBezier`, whose error is stated; a spring
  /// stands whole under `$extensions`.
  static let dtcg = ExportFormat("dtcg", mediaType: "application/json") {
    motion, options throws(ExportRefusal) in
    try DesignTokens(motion: motion, quoted: options.quoted).export()
  }
}

private struct DesignTokens {
  let motion: ExportMotion
  let quoted: (String) -> String

  /// The tokens; the error is that of the worst curve, a share of the distance.
  func export() throws(ExportRefusal) -> Export {
    if motion.isRepeated {
      throw ExportRefusal(
        property: nil,
        message:
          "A design token goes from one value to another, once: give the animation cycles or "
          + "iterations.")
    }
    var (groups, error): ([String], Double) = ([], 0)
    for channel in motion.channels where !channel.isStill {
      let (text, own) = try group(channel)
      groups.append(text)
      error = max(error, own)
    }
    return Export(text: file(groups), maximumError: error)
  }

  private func file(_ groups: [String]) -> String {
    """
    {
      \(quoted(ExportMotion.word(motion.name))): {
    \(groups.joined(separator: ",\n"))
      }
    }

    """
  }

  private func group(_ channel: ExportChannel) throws(ExportRefusal) -> (String, Double) {
    let first = channel.keyframes[0].numbers
    let last = channel.keyframes[channel.keyframes.count - 1].numbers
    guard let place = first.indices.first(where: { first[$0] != last[$0] }) else {
      throw ExportRefusal(
        property: channel.name,
        message:
          "A design token goes from one value to another: \"\(channel.name)\" ends where it began.")
    }
    let fit = CubicBezierFit { share in
      (channel.number(place, at: share * motion.duration) - first[place])
        / (last[place] - first[place])
    }
    return (group(channel, fit), fit.error)
  }

  private func group(_ channel: ExportChannel, _ fit: CubicBezierFit) -> String {
    let numbers = fit.points.map { ExportMotion.text($0, decimals: 3) }.joined(separator: ", ")
    let milliseconds = ExportMotion.text(motion.duration * 1000, decimals: 3)
    let name = ExportMotion.word(channel.view.map { "\($0)-\(channel.name)" } ?? channel.name)
    return """
          \(quoted(name)): {
            "duration": { "$type": "duration", "$value": { "value": \(milliseconds), "unit": "ms" } },
            "curve": {
              "$type": "cubicBezier",
              "$value": [\(numbers)],
              "$description": "within \(DecimalText.short(fit.error)) of the progress"\(spring)
            },
            "transition": {
              "$type": "transition",
              "$value": {
                "duration": { "value": \(milliseconds), "unit": "ms" },
                "delay": { "value": 0, "unit": "ms" },
                "timingFunction": [\(numbers)]
              }\(spring)
            }
          }
      """
  }

  /// What the curve stands for, where that is a spring: tokens have no type for one.
  private var spring: String {
    guard let spring = motion.spring else { return "" }
    let (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    return """
      ,
              "$extensions": {
                "inbetween.spring": { "mass": \(mass), "stiffness": \(stiffness), "damping": \(damping) }
              }
      """
  }
}
