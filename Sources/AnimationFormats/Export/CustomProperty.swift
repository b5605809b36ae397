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

/// What a browser has to know of a custom property so that it interpolates.
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
