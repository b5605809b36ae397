import AnimationEngine

/// Converts names of CSS properties to their script names and to ours.
enum StyleName {
  /// The approximate work of converting a letter of a name and of looking it up.
  static let workPerLetter = 5

  /// The script name of a property: `boxShadow` for `box-shadow`; custom properties keep their
  /// names.
  ///
  /// - Complexity: O(length).
  static func script(_ name: String) -> String {
    guard !name.hasPrefix("--"), name.utf8.contains(UInt8(ascii: "-")) else { return name }
    let words = name.split(separator: "-")
    guard let first = words.first, words.count > 1 else { return name }
    return words.dropFirst().reduce(into: String(first)) { script, word in
      script += word.prefix(1).uppercased()
      script += word.dropFirst()
    }
  }

  /// The approximate work of looking a name up. Beyond ASCII its code points are put in order first.
  static func workOfLookUp(_ name: String) -> Int {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
    return isPlain ? name.utf8.count / 8 : WorkMeter.product(name.utf8.count, 16)
  }

  /// The approximate work of looking a name up, with its form in scripts, which takes each word by
  /// itself.
  static func work(of name: String) -> Int {
    name.utf8.reduce(1 + workOfLookUp(name)) { $0 + ($1 == UInt8(ascii: "-") ? 60 : 4) }
  }

  /// The name that browsers take a name with `-webkit-` for; any other name as it is.
  static func unprefixed(_ name: String) -> String {
    guard name.hasPrefix("-webkit-") else { return name }
    let plain = String(name.dropFirst("-webkit-".count))
    return aliased.contains { plain.hasPrefix($0) } ? plain : name
  }

  /// The beginnings of the names that may have `-webkit-` before them.
  private static let aliased = [
    "animation", "transition", "transform", "perspective", "filter", "backdrop-filter",
    "backface-visibility", "border-radius", "border-top-", "border-bottom-", "box-shadow",
    "clip-path", "flex", "order", "mask", "background-size",
  ]

  /// Whether a property is one that a single browser had, by a name of its own.
  static func isForeign(_ name: String) -> Bool {
    ["-moz-", "-ms-", "-o-", "-khtml-"].contains { name.hasPrefix($0) }
  }

  /// Our name for a property, by its script name.
  static func own(of name: String) -> String {
    if name.hasPrefix("--") { return String(name.dropFirst(2)) }
    return names[name] ?? name
  }

  private static let names = [
    "backgroundColor": "background", "accentColor": "tint", "d": "path",
  ]

  /// Whether a property controls animations, so that keyframes must not set it.
  static func isAboutAnimation(_ name: String) -> Bool {
    name.hasPrefix("animation") || name.hasPrefix("transition")
  }
}
