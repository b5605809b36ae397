import AnimationEngine

extension ExportFormat {
  /// A JavaScript module for Motion (motion.dev): `animate(element, keyframes, options)` for each channel.
  static let motion = ExportFormat(
    "motion", mediaType: "text/javascript",
    // Motion interpolates colours through the squares of their components, and of `color(srgb …)`
    // the numbers. A transform it leaves to the browser; of any other name it interpolates the numbers.
    ExportAbilities(
      colors: .squaredBytes, hasWideColors: true, mixesInBrowser: { $0.isOfBrowser(isWide: $1) },
      decomposesMatrices: { $0 == .transform }, springs: \.isScriptNumber,
      refusals: { $0.refusals(ofTransformsIn: "Motion") })
  ) { motion, options in
    ScriptModule(motion: motion, quoted: options.quotedInPages).motionText
  }

  /// A JavaScript module for GSAP: a timeline of `keyframes` tweens.
  static let gsap = ExportFormat(
    "gsap", mediaType: "text/javascript",
    // Of a text it interpolates the numbers.
    ExportAbilities(
      colors: .bytes, hasWideColors: true, decomposesMatrices: { _ in false },
      refusals: { $0.refusals(ofTransformsIn: "GSAP") })
  ) { motion, options in
    ScriptModule(motion: motion, quoted: options.quotedInPages).gsapText
  }
}

/// Writes JavaScript modules for animation libraries.
private struct ScriptModule {
  let motion: ExportMotion
  let quoted: (String) -> String

  // MARK: Motion

  var motionText: String {
    let calls = motion.channels.map { springCall($0) ?? switchCall($0) ?? keyframeCall($0) }
    return """
      // \(motion.remark)
      \(ExportMotion.importing("{ animate } from \"motion\";"))

      /** Plays the animation; `elements` holds an element for each view, or is the only one. */
      export function play(elements) {
        return [
      \(calls.joined(separator: ",\n")),
        ];
      }

      """
  }

  private func keyframeCall(_ channel: ExportChannel) -> String {
    let values = motionValues(channel).map { name, values in "\(name): [\(values)]" }
    return "    animate(\(element(channel)), { \(values.joined(separator: ", ")) }, "
      + "{ \(motionTiming(channel)) })"
  }

  /// The call for a channel whose values switch, which Motion does not move: it moves their places in a list,
  /// and each place sets its value.
  private func switchCall(_ channel: ExportChannel) -> String? {
    guard let (values, place) = channel.switching else { return nil }
    let texts = values.map { quoted(channel.cssValue($0, motion.number)) }
    let places = channel.keyframes.map { "\(place($0.numbers))" }
    return """
          animate(0, [\(places.joined(separator: ", "))], {
            \(motionTiming(channel)),
            onUpdate: (place) => \(element(channel)).style.setProperty(\(quoted(channel.cssName)), \
      [\(texts.joined(separator: ", "))][place]),
          })
      """
  }

  private func motionTiming(_ channel: ExportChannel) -> String {
    let times = channel.keyframes.map { motion.times.share($0.time) }
    return "duration: \(motion.times.seconds), times: [\(times.joined(separator: ", "))], "
      + "ease: \"linear\"\(repetition)"
  }

  /// The call for a channel that Motion's own spring animates. It rests where both distance and
  /// speed are small enough for the tolerance.
  private func springCall(_ channel: ExportChannel) -> String? {
    guard channel.isSpring, let spring = motion.spring else { return nil }
    let rest = channel.springRest
    // The error of a spring has no room for rounding.
    let (from, to) = (exact(channel, at: 0), exact(channel, at: motion.duration))
    let values = channel.scriptNumbers.map { place, name in
      "\(name): [\(from[place]), \(to[place])]"
    }
    return "    animate(\(element(channel)), { \(values.joined(separator: ", ")) }, "
      + "{ type: \"spring\", stiffness: \(spring.writtenStiffness), "
      + "damping: \(spring.writtenDamping), mass: \(spring.mass), "
      + "restDelta: \(rest), restSpeed: \(rest * spring.naturalFrequency) })"
  }

  /// The numbers of a channel at a time, with more decimals than other numbers have.
  private func exact(_ channel: ExportChannel, at time: Double) -> [String] {
    channel.sampler.numbers(at: time).map {
      ExportMotion.text($0, decimals: max(motion.decimals, 9))
    }
  }

  private var repetition: String { motion.isRepeated ? ", repeat: Infinity" : "" }

  private func element(_ channel: ExportChannel) -> String {
    channel.view.map { "elements[\(quoted($0))]" } ?? "elements"
  }

  /// Motion's property names with the lists of their values.
  private func motionValues(_ channel: ExportChannel) -> [(name: String, values: String)] {
    func list(_ place: Int) -> String {
      channel.keyframes.map { motion.number($0.numbers[place]) }.joined(separator: ", ")
    }
    guard channel.isScriptNumber else {
      return [(quoted(channel.scriptName), texts(channel))]
    }
    return channel.scriptNumbers.map { place, name in (name, list(place)) }
  }

  /// The values as texts. Motion moves no texts of plain numbers, which stay numbers.
  private func texts(_ channel: ExportChannel) -> String {
    let texts = channel.keyframes.map { channel.cssValue($0.numbers, motion.number) }
    return (channel.isWritten(as: .number) ? texts : texts.map(quoted)).joined(separator: ", ")
  }

  // MARK: GSAP

  var gsapText: String {
    let calls = motion.channels.map(gsapCall)
    return """
      // \(motion.remark)
      \(ExportMotion.importing("{ gsap } from \"gsap\";"))

      /** The animation as a timeline; `elements` holds an element for each view, or is the only one. */
      export function timeline(elements) {
        const timeline = gsap.timeline(\(motion.isRepeated ? "{ repeat: -1 }" : ""));
      \(calls.joined(separator: "\n"))
        return timeline;
      }

      """
  }

  /// The start value, and if the channel moves a tween for each piece between two keyframes.
  private func gsapCall(_ channel: ExportChannel) -> String {
    let element = element(channel)
    let start = gsapVars(channel, channel.keyframes[0].numbers)
    let set = variableRule(channel) + "  timeline.set(\(element), { \(start) }, 0);"
    if channel.isStill { return set }
    let ease = channel.type == .discrete ? "\"steps(1)\"" : "\"none\""
    let frames = zip(channel.keyframes, channel.keyframes.dropFirst()).map { from, to in
      let length = motion.times.seconds(from: from.time, to: to.time)
      return "{ \(gsapVars(channel, to.numbers)), duration: \(length), ease: \(ease) }"
    }
    return """
      \(set)
        timeline.to(\(element), { keyframes: [
          \(frames.joined(separator: ",\n    ")),
        ] }, 0);
      """
  }

  /// The statement by which a property shows the custom property that GSAP moves in its place;
  /// empty without one.
  private func variableRule(_ channel: ExportChannel) -> String {
    guard let variable = channel.variable else { return "" }
    return "  \(element(channel)).style\(member(channel.scriptName)) = \"var(\(variable))\";\n"
  }

  /// A member of an object, in brackets where its name is no word.
  private func member(_ name: String) -> String {
    name.allSatisfy { $0.isASCII && $0.isLetter } ? "." + name : "[\(quoted(name))]"
  }

  private func gsapVars(_ channel: ExportChannel, _ numbers: [Double]) -> String {
    guard channel.isScriptNumber else {
      let name = channel.variable ?? channel.scriptName
      let text = channel.cssValue(numbers, motion.number)
      // GSAP rounds a length in px to a whole one unless told otherwise.
      let rounding = channel.isLength ? ", autoRound: false" : ""
      return "\(quoted(name)): \(quoted(text))\(rounding)"
    }
    return channel.scriptNumbers.map { place, name in
      "\(name == "rotate" ? "rotation" : name): \(motion.number(numbers[place]))"
    }.joined(separator: ", ")
  }
}

extension ExportMotion {
  /// The refusals of transforms of views that have parts which a library writes into the transform, and of
  /// what is there twice.
  fileprivate func refusals(ofTransformsIn library: String) -> [ExportRefusal] {
    let parts: [ExportTarget] = [.translate, .scale, .rotate]
    let transforms: [ExportRefusal] = views.compactMap { view in
      guard let channel = view.channels.first(where: { $0.cssName == "transform" }),
        let part = view.channels.first(where: { parts.contains($0.target) })
      else { return nil }
      return ExportRefusal(
        property: channel.fullName,
        message:
          "\(library) writes \"\(part.name)\" into the transform, which \"\(channel.name)\" is: "
          + "animate one of the two, or map one to another name.")
    }
    return transforms + refusalsOfSameNames
  }
}
