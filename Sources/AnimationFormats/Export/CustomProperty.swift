import AnimationEngine

/// A CSS custom property. It is registered once for all views: channels with the same name and
/// type share it.
private struct CustomProperty: Hashable {
  let name: String
  let syntax: String?

  init?(_ channel: ExportChannel) {
    guard case .custom(let name) = channel.target else { return nil }
    (self.name, syntax) = (name, channel.cssSyntax)
  }
}

/// The registration of a custom property, without which browsers do not interpolate it.
struct PropertyRegistration {
  let name: String
  let syntax: String
  let initialValue: String
}

extension ExportMotion {
  /// The registrations of the custom properties, one for all views that use one.
  var registrations: [PropertyRegistration] {
    var names: Set<String> = []
    return channels.filter { names.insert($0.cssName).inserted }.compactMap { channel in
      channel.cssSyntax.map { syntax in
        PropertyRegistration(
          name: channel.cssName, syntax: syntax,
          initialValue: channel.cssValue(channel.keyframes[0].numbers, number))
      }
    }
  }
}

extension [ExportChannel] {
  /// Gives distinct names to the custom properties of the channels.
  mutating func nameCustomProperties() {
    var seen: Set<CustomProperty> = []
    let keys = compactMap(CustomProperty.init).filter { seen.insert($0).inserted }
    let names = DistinctNames(keys, separator: "-", name: \.name, word: ExportMotion.word)
    for index in indices {
      if let key = CustomProperty(self[index]) { self[index].customProperty = names[key] }
    }
  }
}

extension ExportChannel {
  /// Whether a browser would switch the values half-way, as it cannot know what they are.
  var isCustomWithoutSyntax: Bool {
    guard case .custom = target else { return false }
    return type != .discrete && cssSyntax == nil && !isStill
  }

  /// The syntax with which a custom property is registered, so that it interpolates; nil if it cannot
  /// be registered.
  var cssSyntax: String? {
    guard case .custom = target else { return nil }
    switch type {
    case .number, .integer: return "<number>"
    case .angle: return "<angle>"
    case .color: return "<color>"
    case .composite: return "<length>+"
    case .vector: return "<number>+"
    case .transform: return "<transform-list>"
    case .css: return text?.syntax
    case .path, .discrete: return nil
    }
  }
}

extension ValueText {
  /// The syntax of a colour, or of one number with a unit that depends on no context; nil for all
  /// others.
  fileprivate var syntax: String? {
    switch (parts.first, parts.dropFirst().first) {
    case (.color, nil): "<color>"
    case (.number, nil): "<number>"
    case (.number, .text(let unit)) where parts.count == 2: Self.syntaxes[unit]
    default: nil
    }
  }

  private static let syntaxes = [
    "px": "<length>", "%": "<percentage>", "deg": "<angle>", "s": "<time>",
  ]
}
