import AnimationEngine

extension ExportFormat {
  /// CSS with `@keyframes` for each property of each view, the `animation` that plays them, and a
  /// rule for reduced motion.
  static let cssKeyframes = ExportFormat(
    "css-keyframes", mediaType: "text/css",
    ExportAbilities(colors: .css, hasWideColors: true, refusals: \.refusalsOfCSS)
  ) { motion, _ in CSSKeyframes(motion).text }
}

extension ExportChannel {
  /// The CSS property that the channel animates.
  var cssName: String {
    switch target {
    case .translate: "translate"
    case .scale: "scale"
    case .rotate: "rotate"
    case .opacity: "opacity"
    case .width: "width"
    case .height: "height"
    case .color: "color"
    case .background: "background-color"
    case .tint: "accent-color"
    case .cornerRadius: "border-radius"
    case .blur: "filter"
    case .transform: "transform"
    case .path: "d"
    case .css(let name): Self.hyphenated(name)
    case .custom: "--" + customProperty
    }
  }

  /// A script's property name in CSS: `boxShadow` becomes `box-shadow`.
  private static func hyphenated(_ name: String) -> String {
    ExportMotion.word(name).reduce(into: "") { text, character in
      text += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  /// The CSS value for a keyframe's numbers.
  func cssValue(_ numbers: [Double], _ write: (Double) -> String) -> String {
    switch target {
    case .translate: "\(write(numbers[0]))px \(write(numbers[1]))px"
    case .scale:
      numbers[0] == numbers[1] ? write(numbers[0]) : "\(write(numbers[0])) \(write(numbers[1]))"
    case .rotate: write(numbers[0]) + "deg"
    case .opacity: write(numbers[0])
    case .width, .height, .cornerRadius: write(numbers[0]) + "px"
    case .blur: "blur(\(write(numbers[0]))px)"
    case .color, .background, .tint, .transform, .path, .css, .custom: css(numbers, write)
    }
  }
}

extension ExportMotion {
  /// The refusals of what keyframes of CSS cannot say, in a style sheet or in a script.
  var refusalsOfCSS: [ExportRefusal] {
    refusalsOfSameNames + refusalsOfGradients
      + channels.filter(\.isCustomWithoutSyntax).map { channel in
        ExportRefusal(
          property: channel.fullName,
          message: "No browser moves a custom property that is a \(channel.type.noun), as "
            + "\"\(channel.name)\" is: \(channel.advice(MapNames(paths: ["path"])))")
      }
  }

  /// The refusals of gradients that move. Browsers would switch them half-way between keyframes.
  private var refusalsOfGradients: [ExportRefusal] {
    let moving = channels.filter { !$0.isCustomWithoutSyntax && !$0.isStill && $0.hasGradients }
    return moving.map { channel in
      ExportRefusal(
        property: channel.fullName,
        message: """
          No browser moves gradients, as "\(channel.name)" has them: move their angles, places and \
          colours as custom properties, such as --angle, and let the gradient take these by var().
          """)
    }
  }

  /// The refusals of channels that stand for the same CSS property of a view as an earlier channel.
  /// CSS would show only the later one.
  var refusalsOfSameNames: [ExportRefusal] {
    var known: [ViewProperty: ExportChannel] = [:]
    return channels.compactMap { channel in
      let other = known.updateValue(channel, forKey: channel.rule)
      return other.map { .same($0.name, as: channel) }
    }
  }
}

/// Writes an animation as CSS rules.
struct CSSKeyframes {
  let motion: ExportMotion
  private let classes: DistinctNames<String?>
  private let rules: DistinctNames<ViewProperty>

  init(_ motion: ExportMotion) {
    self.motion = motion
    let classes = motion.viewNames(separator: "-", word: ExportMotion.word)
    self.classes = classes
    rules = DistinctNames(motion.channels.map(\.rule), separator: "-") { rule in
      "\(classes[rule.view])-\(rule.name.drop { $0 == "-" })"
    } word: {
      $0
    }
  }

  var text: String {
    let parts =
      ["/* \(motion.remark) */"] + motion.registrations.map(rule)
      + motion.channels.map(keyframes) + motion.views.map(rule) + calmRules
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func ruleName(_ channel: ExportChannel) -> String { rules[channel.rule] }

  private func rule(_ registration: PropertyRegistration) -> String {
    """
    @property \(registration.name) {
      syntax: "\(registration.syntax)";
      inherits: true;
      initial-value: \(registration.initialValue);
    }
    """
  }

  private func keyframes(_ channel: ExportChannel) -> String {
    // The name may be long, and is made from that of the document.
    let name = channel.cssName
    let lines = CSSOffsets(motion, channel).entries.map { offset, frame in
      "  \(offset) { \(name): \(channel.cssValue(frame.numbers, motion.number)); }"
    }
    return "@keyframes \(ruleName(channel)) {\n" + lines.joined(separator: "\n") + "\n}"
  }

  private func rule(_ view: ExportView) -> String {
    let seconds = motion.times.seconds + "s"
    let animations = view.channels.map { channel in
      "\(ruleName(channel)) \(seconds) \(timing(channel))\(motion.isRepeated ? " infinite" : "") both"
    }
    let list = animations.joined(separator: ",\n    ")
    return ".\(classes[view.name]) {\n  animation: \(list);\n}"
  }

  /// The timing function between keyframes: discrete values hold until the next keyframe.
  private func timing(_ channel: ExportChannel) -> String {
    channel.type == .discrete ? "step-end" : "linear"
  }

  /// The rules for reduced motion: opacity and colours keep moving, everything else shows its end
  /// at once.
  private var calmRules: [String] {
    let rules = motion.views.compactMap { view -> String? in
      let channels = view.channels
      let moving = channels.filter { !$0.target.isCalm }
      guard !moving.isEmpty else { return nil }
      let ends = moving.map { channel in
        let end = channel.keyframes[channel.keyframes.count - 1].numbers
        return "    \(channel.cssName): \(channel.cssValue(end, motion.number));"
      }
      let names =
        channels.contains(where: \.target.isCalm)
        ? channels.map { $0.target.isCalm ? ruleName($0) : "none" } : ["none"]
      return "  .\(classes[view.name]) {\n    animation-name: \(names.joined(separator: ", "));\n"
        + ends.joined(separator: "\n") + "\n  }"
    }
    if rules.isEmpty { return [] }
    return [
      "@media (prefers-reduced-motion: reduce) {\n" + rules.joined(separator: "\n") + "\n}"
    ]
  }
}

extension ExportChannel {
  /// Whether the values hold gradients of CSS.
  fileprivate var hasGradients: Bool {
    text?.parts.contains { part in
      if case .text(let text) = part { text.lowercased().holds("gradient(") } else { false }
    } ?? false
  }

  /// The view and the CSS name that the channel's rule animates.
  fileprivate var rule: ViewProperty { ViewProperty(view: view, name: cssName) }
}

/// The percentages of keyframes, strictly rising, also where the motion jumps.
private struct CSSOffsets {
  let entries: [(offset: String, frame: ExportChannel.Keyframe)]

  init(_ motion: ExportMotion, _ channel: ExportChannel) {
    let decimals = channel.timeDecimals(inUnitsOf: motion.duration / 100)
    let units = DecimalText.power(of: decimals)
    // The share of the duration that a jump takes, in percent.
    let jump = 1 / units
    var last = -jump
    var entries: [(String, ExportChannel.Keyframe)] = []
    for (index, frame) in channel.keyframes.enumerated() {
      let percent = (motion.share(frame.time) * 100 * units).rounded() / units
      // Those that follow need room below 100%: of two equal ones CSS takes the second alone.
      let most = 100 - Double(channel.keyframes.count - 1 - index) * jump
      last = min(max(percent, last + jump), most)
      entries.append((ExportMotion.text(last, decimals: decimals) + "%", frame))
    }
    self.entries = entries
  }
}
