import AnimationEngine

/// A custom property of CSS, which is registered once for all views: those of one name and one type share
/// it.
private struct CustomProperty: Hashable {
  let name: String
  let syntax: String?

  init?(_ channel: ExportChannel) {
    guard case .custom(let name) = channel.target else { return nil }
    (self.name, syntax) = (name, channel.cssSyntax)
  }
}

extension [ExportChannel] {
  /// Gives custom properties their names.
  mutating func nameCustomProperties() {
    var keys: [CustomProperty] = []
    for key in compactMap(CustomProperty.init) where !keys.contains(key) { keys.append(key) }
    let names = DistinctNames(keys, separator: "-", name: \.name, word: ExportMotion.word)
    for index in indices {
      if let key = CustomProperty(self[index]) { self[index].customProperty = names[key] }
    }
  }
}
