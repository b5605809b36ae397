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

extension [ExportChannel] {
  /// Gives distinct names to the custom properties of the channels.
  mutating func nameCustomProperties() {
    var keys: [CustomProperty] = []
    for key in compactMap(CustomProperty.init) where !keys.contains(key) { keys.append(key) }
    let names = DistinctNames(keys, separator: "-", name: \.name, word: ExportMotion.word)
    for index in indices {
      if let key = CustomProperty(self[index]) { self[index].customProperty = names[key] }
    }
  }
}
