import AnimationEngine

extension ExportFormat {
  /// Keyframes and timing for `element.animate`, one entry for each property of each view.
  static let waapi = ExportFormat(
    "waapi", mediaType: "application/json",
    ExportAbilities(colors: .css, hasWideColors: true, refusals: \.refusalsOfCSS)
  ) { motion, options in
    WebAnimations(motion: motion, quoted: options.quoted).text
  }
}

/// Writes keyframes and timing for the Web Animations API as JSON.
struct WebAnimations {
  let motion: ExportMotion
  let quoted: (String) -> String

  var text: String {
    let entries = motion.channels.map(entry)
    return """
      {"name":\(quoted(motion.name)),"maxError":\(motion.maximumError.plainText),\(properties)"animations":[
      \(entries.joined(separator: ",\n"))
      ]}

      """
  }

  /// The custom properties, each as `CSS.registerProperty` takes it; nothing without any.
  private var properties: String {
    let entries = motion.registrations.map { property in
      "{\"name\":\(quoted(property.name)),\"syntax\":\(quoted(property.syntax)),\"inherits\":true,"
        + "\"initialValue\":\(quoted(property.initialValue))}"
    }
    return entries.isEmpty ? "" : "\"properties\":[\n\(entries.joined(separator: ",\n"))\n],"
  }

  private func entry(_ channel: ExportChannel) -> String {
    let target = channel.view.map(quoted) ?? "null"
    // A discrete value holds until the next keyframe.
    let easing = channel.type == .discrete ? ",\"easing\":\"step-end\"" : ""
    let frames = channel.keyframes.map { frame in
      let offset = motion.times.share(frame.time)
      let value = quoted(channel.cssValue(frame.numbers, motion.number))
      return "{\"offset\":\(offset),\(quoted(channel.scriptName)):\(value)\(easing)}"
    }
    // JSON has no infinity, but `element.animate` accepts this word.
    let iterations = motion.isRepeated ? ",\"iterations\":\"Infinity\"" : ""
    return "{\"target\":\(target),\"keyframes\":[\(frames.joined(separator: ","))],"
      + "\"options\":{\"duration\":\(motion.times.milliseconds)\(iterations),\"fill\":\"both\"}}"
  }
}

extension ExportChannel {
  /// The name of the CSS property in scripts: `backgroundColor`.
  var scriptName: String {
    switch target {
    case .background: "backgroundColor"
    case .tint: "accentColor"
    case .cornerRadius: "borderRadius"
    case .css(let name): name
    default: cssName
    }
  }
}
