/// Brings the values of one property to one form, as CSS does before it mixes them.
enum MatchedTexts {
  /// The texts in one form; as they are where there is none, or where they have one already.
  ///
  /// - Parameter name: The name of the property in scripts.
  /// - Complexity: O(length of the texts).
  static func of(_ texts: [String], named name: String) -> [String] {
    form(of: texts, name) ?? texts
  }

  private static func form(of texts: [String], _ name: String) -> [String]? {
    switch name {
    case "transform": TransformTexts.matched(texts)
    case "translate": axes(texts, none: "0px")
    case "scale": axes(texts, none: "1")
    case "clipPath", "shapeOutside": ShapeTexts.matched(texts)
    case "borderRadius": radii(texts)
    case "strokeWidth", "strokeDashoffset", "strokeDasharray": dashes(texts)
    case "backgroundSize", "maskSize": sizes(texts)
    case let name where positions.contains(name): PositionText.matched(texts)
    case let name where isOfSides(name): sides(texts)
    default: nil
    }
  }

  private static let positions: Set = [
    "transformOrigin", "perspectiveOrigin", "objectPosition", "backgroundPosition", "maskPosition",
    "offsetAnchor", "offsetPosition",
  ]

  // MARK: Sides

  /// Whether a property has a value for each side or axis, which may be left out where they are
  /// equal.
  private static func isOfSides(_ name: String) -> Bool {
    let starts = ["margin", "padding", "inset", "scrollMargin", "scrollPadding"]
    let ends = ["Radius", "Width", "Color", "Style"]
    return starts.contains { name.hasPrefix($0) } || ["gap", "borderSpacing"].contains(name)
      || name.hasPrefix("border") && ends.contains { name.hasSuffix($0) }
  }

  /// The texts with a value for each side, filled up as CSS does, so that all have as many values
  /// as the longest. Nil if a text has none or more than four.
  static func sides(_ texts: [String], least: Int = 1) -> [String]? {
    let words = texts.map { StyleText.words($0) }
    let count = max(words.map(\.count).max() ?? 0, least)
    guard count <= 4, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    return words.map { own in
      (0..<count).map { own[side($0, of: own.count)] }.joined(separator: " ")
    }
  }

  /// The index in a shorter list of the value for a side, in CSS's order top, right, bottom, left.
  /// A missing left value is that of the right side; any other missing value is the first.
  private static func side(_ side: Int, of count: Int) -> Int {
    if side < count { return side }
    return side == 3 && count > 1 ? 1 : 0
  }

  /// Radii of corners, with those of the second axis behind a slash in all or none.
  static func radii(_ texts: [String]) -> [String]? {
    let axes = texts.map { $0.split(separator: "/").map(StyleText.trimmed) }
    guard axes.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
    guard axes.contains(where: { $0.count == 2 }) else { return sides(texts) }
    guard let first = sides(axes.map { $0[0] }), let second = sides(axes.map { $0[$0.count - 1] })
    else { return nil }
    return zip(first, second).map { "\($0) / \($1)" }
  }

  // MARK: Lists

  /// Lists as long as all of them repeated; nil where that is too long.
  static func repeated(_ lists: [[String]]) -> [[String]]? {
    let most = 16
    let counts = Set(lists.map(\.count))
    let shared = (1...most).first { length in counts.allSatisfy { $0 > 0 && length % $0 == 0 } }
    guard counts.count > 1 else { return lists }
    return shared.map { length in lists.map { own in (0..<length).map { own[$0 % own.count] } } }
  }

  /// Lengths of strokes, which commas or spaces separate. Beside others those without a unit are
  /// pixels. Nil where the repeated lists are too long.
  private static func dashes(_ texts: [String]) -> [String]? {
    let lists = texts.map { StyleText.entries($0).flatMap { StyleText.words($0) } }
    let hasUnits = lists.joined().contains { StyleText.number($0) == nil }
    return repeated(lists)?.map { words in
      words.map { hasUnits && StyleText.number($0) != nil ? $0 + "px" : $0 }.joined(separator: " ")
    }
  }

  /// Sizes of two axes, the second of which is `auto` where it is left out.
  private static func sizes(_ texts: [String]) -> [String]? {
    let lists = texts.map { text in
      StyleText.entries(text).map { size in
        StyleText.dimension(size) == nil ? size : size + " auto"
      }
    }
    return repeated(lists)?.map { $0.joined(separator: ", ") }
  }

  // MARK: Axes

  /// Values for the axes, where `none` and what is left out have no effect. A single scale is for
  /// two axes.
  private static func axes(_ texts: [String], none: String) -> [String]? {
    let words = texts.map { text -> [String] in
      let words = text == "none" ? [none] : StyleText.words(text)
      return none == "1" && words.count == 1 ? words + words : words
    }
    let count = words.map(\.count).max() ?? 0
    guard count <= 3 else { return nil }
    return words.map {
      ($0 + [String](repeating: none, count: count - $0.count)).joined(separator: " ")
    }
  }
}
