/// What properties of CSS are called in scripts, and here.
enum StyleName {
  /// The name in scripts: `boxShadow` for `box-shadow`; custom properties keep theirs.
  static func script(_ name: String) -> String {
    guard !name.hasPrefix("--") else { return name }
    let words = name.split(separator: "-")
    guard let first = words.first, words.count > 1 else { return name }
    return words.dropFirst().reduce(String(first)) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The name of a property here, by its name in scripts.
  static func own(of name: String) -> String {
    if name.hasPrefix("--") { return String(name.dropFirst(2)) }
    return names[name] ?? name
  }

  private static let names = [
    "backgroundColor": "background", "accentColor": "tint", "d": "path",
  ]

  /// Properties that no keyframe may set, or that say how others are animated.
  static func isAboutAnimation(_ name: String) -> Bool {
    name.hasPrefix("animation") || name.hasPrefix("transition")
  }
}
