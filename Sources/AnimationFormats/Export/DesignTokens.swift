import AnimationEngine

extension ExportFormat {
  /// Design tokens (DTCG 2025.10): a group for the animation, with its duration and the curve and
  /// transition of each property. The curve is the nearest `cubicBezier`, whose error is stated;
  /// a spring is given exactly under `$extensions`.
  static let dtcg = ExportFormat(
    "dtcg", mediaType: "application/json",
    ExportAbilities(
      refusals: DesignTokens.refusals, workOfChannel: \.workOfFit, isEasing: true)
  ) { motion, options in
    DesignTokens(motion: motion, quoted: options.quoted).export()
  }
}

private struct DesignTokens {
  let motion: ExportMotion
  let quoted: (String) -> String

  /// The tokens. The error is that of the worst curve, as a fraction of the distance.
  func export() -> WrittenExport {
    let channels = motion.channels.filter { !$0.isStill }
    let names = DistinctNames(
      channels.map(\.key), separator: "-", name: \.joined, word: ExportMotion.word)
    var (groups, easings): ([String], [WrittenEasing]) = ([], [])
    for channel in channels {
      let (fit, own) = fitted(channel)
      let error = own.map(\.error).max() ?? 0
      groups.append(group(names[channel.key], fit, within: error))
      easings += own
    }
    return WrittenExport(text: file(groups), motion: motion, easings: easings)
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

  /// The refusals of channels that a token cannot express. A value that switches is refused even if
  /// it switches at once, so that the last value shows from the start.
  @Sendable static func refusals(of motion: ExportMotion) -> [ExportRefusal] {
    if motion.isRepeated {
      return [
        ExportRefusal(
          property: nil,
          message:
            "A design token goes from one value to another, once: give the animation cycles or "
            + "iterations.")
      ]
    }
    return motion.refusals { channel throws(ExportRefusal) in
      func refusal(_ rule: String, _ fault: String) -> ExportRefusal {
        ExportRefusal(
          property: channel.fullName,
          message: "A design token \(rule), and \"\(channel.name)\" \(fault): \(MapNames.none)")
      }
      if channel.labels.count > 1 {
        throw refusal("moves numbers", "is a \(channel.type.noun)")
      }
      let lines = channel.isStill ? [] : channel.progresses(over: motion.duration)
      guard lines.allSatisfy({ $0.interval != 0 }) else {
        throw refusal("goes from one value to another", "ends where it began")
      }
    }
  }

  /// The curve of a channel that moves, and how each of its numbers moves in comparison.
  private func fitted(_ channel: ExportChannel) -> (CubicBezierFit, [WrittenEasing]) {
    let lines = channel.progresses(over: motion.duration)
    let fit = CubicBezierFit(lines[0].progress)
    let corners = channel.sampler.seeds.map { min($0 / motion.duration, 1) }
    let easings = lines.map { line in
      WrittenEasing(
        name: line.name, motion: line.progress, easing: fit.progress(at:),
        error: fit.error(of: line.progress, corners: corners))
    }
    return (fit, easings)
  }

  private func group(_ name: String, _ fit: CubicBezierFit, within error: Double) -> String {
    let milliseconds = ExportMotion.text(motion.duration * 1000, decimals: 3)
    return """
          \(quoted(name)): {
            "duration": { "$type": "duration", "$value": { "value": \(milliseconds), "unit": "ms" } },
            "curve": {
              "$type": "cubicBezier",
              "$value": [\(fit.text)],
              "$description": "within \(DecimalText.short(error, rounded: .up)) of the progress"\(spring)
            },
            "transition": {
              "$type": "transition",
              "$value": {
                "duration": { "value": \(milliseconds), "unit": "ms" },
                "delay": { "value": 0, "unit": "ms" },
                "timingFunction": [\(fit.text)]
              }\(spring)
            }
          }
      """
  }

  /// The spring under `$extensions`, for which tokens have no type; empty if the animation is none.
  private var spring: String {
    guard let spring = motion.spring else { return "" }
    let (mass, stiffness, damping) = (
      spring.mass, spring.writtenStiffness, spring.writtenDamping
    )
    return """
      ,
              "$extensions": {
                "inbetween.spring": { "mass": \(mass), "stiffness": \(stiffness), "damping": \(damping) }
              }
      """
  }
}

extension ExportChannel {
  /// One number of a channel as a progress from its first value to its last.
  fileprivate struct Line {
    let name: String
    let interval: Double
    let progress: @Sendable (Double) -> Double
  }

  /// The work of fitting a curve to the channel and of measuring how far each number is from it; 0
  /// without numbers, as in an empty path.
  fileprivate var workOfFit: Int {
    let count = keyframes[0].numbers.count
    guard count > 0 else { return 0 }
    let cost = sampler.workPerTime / count
    let error = CubicBezierFit.workOfError(at: cost, corners: sampler.seeds.count)
    return WorkMeter.sum(CubicBezierFit.work(at: cost), WorkMeter.product(count, error))
  }

  /// The numbers of the channel that move, each as a progress from the first value to the last.
  fileprivate func progresses(over duration: Double) -> [Line] {
    let (first, last) = (sampler.numbers(at: 0), sampler.numbers(at: duration))
    let moving = first.indices.filter { place in
      keyframes.contains { $0.numbers[place] != keyframes[0].numbers[place] }
    }
    return moving.map { place in
      let isBack = keyframes[0].numbers[place] == keyframes[keyframes.count - 1].numbers[place]
      let interval = isBack ? 0 : last[place] - first[place]
      let name = [shownName, componentNames[place]].filter { !$0.isEmpty }.joined(separator: " ")
      return Line(name: name, interval: interval) { share in
        (sampler.number(place, at: share * duration) - first[place]) / interval
      }
    }
  }
}
