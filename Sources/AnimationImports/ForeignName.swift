import AnimationEngine

/// The names that other formats give to layers, effects and nodes.
enum ForeignName {
  /// The name as that of a view or a property; nil for an empty one. Dots become hyphens, as a dot
  /// separates view and property. What follows after 200 code points is cut off: it would stand in
  /// each property.
  static func own(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return String(shortened(text).map { $0 == "." ? "-" : $0 })
  }

  /// The first 200 code points.
  static func shortened(_ text: String) -> String { text.codePoints(200) }
}

/// Makes names distinct by appending numbers.
struct NameCounter {
  private var counts: [String: Int] = [:]

  /// The name unchanged at first, then with 2, 3 ….
  mutating func next(_ name: String) -> String {
    counts[name, default: 0] += 1
    guard let count = counts[name], count > 1 else { return name }
    return next(name + "\(count)")
  }
}
