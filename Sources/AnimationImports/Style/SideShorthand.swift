import AnimationDocuments
import AnimationEngine

/// Shorthands of CSS that stand for one value for each side or axis.
enum SideShorthand {
  /// The names in scripts of what a shorthand sets, in the order of its values; empty for another
  /// property.
  static func longhands(of name: String) -> [String] {
    switch name {
    case "margin", "padding", "scrollMargin", "scrollPadding": sides.map { name + $0 }
    case "inset": sides.map { $0.lowercased() }
    case "borderColor", "borderWidth", "borderStyle":
      sides.map { "border\($0)\(name.dropFirst("border".count))" }
    case "borderRadius":
      ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map { "border\($0)Radius" }
    case "background": ["backgroundColor"]
    default: []
    }
  }

  private static let sides = ["Top", "Right", "Bottom", "Left"]

  /// The shorthand that sets a property; nil without one.
  private static func shorthand(of longhand: String) -> String? {
    shorthands.first { longhands(of: $0).contains(longhand) }
  }

  /// The approximate work of splitting a byte of a value off.
  private static let workPerByte = 30

  private static let shorthands = [
    "margin", "padding", "inset", "scrollMargin", "scrollPadding", "borderColor", "borderWidth",
    "borderStyle", "borderRadius", "background",
  ]

  /// What the longhands of a shorthand get of its value, in their order; nil where that is not known.
  private static func values(of text: String, for name: String) -> [String]? {
    if name == "background" { return StyleText.isColor(text) ? [text] : nil }
    guard !StyleText.words(text).contains("/") else { return nil }
    return MatchedTexts.sides([text], least: 4).map { StyleText.words($0[0]) }
  }

  /// What a property shows of values by their names in scripts, of which a shorthand may be one; nil
  /// where none sets it.
  static func value(
    of name: String, in shown: [String: String], _ reading: inout ImportReading
  ) -> String? {
    // A colour of its own that stands behind the shorthand is its colour.
    let isColor = name == "background" && shown[name].map(StyleText.isColor) != false
    if isColor, let color = shown["backgroundColor"] { return color }
    if let own = shown[name] { return own }
    guard let shorthand = shorthand(of: name), let text = shown[shorthand],
      let place = longhands(of: shorthand).firstIndex(of: name),
      reading.affords(WorkMeter.product(text.utf8.count, workPerByte))
    else { return nil }
    return values(of: text, for: shorthand)?[place]
  }

  /// The keyframes with the longhands in place of each shorthand beside which one of them stands, as
  /// both move the same.
  ///
  /// - Complexity: O(length of the values).
  static func expanded(
    _ keyframes: [StyleKeyframe], _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleKeyframe] {
    let names = Set(keyframes.flatMap { $0.values.map(\.name) })
    let used = names.filter { !names.isDisjoint(with: longhands(of: $0)) }
    guard !used.isEmpty else { return keyframes }
    var result = keyframes
    for index in keyframes.indices {
      let length = keyframes[index].values.reduce(0) { $0 + $1.text.utf8.count + 100 }
      try reading.charge(WorkMeter.product(length, 8), bytes: WorkMeter.product(length, 4))
      result[index].values = expanded(keyframes[index].values, used)
    }
    return result
  }

  private static func expanded(
    _ values: [StyleKeyframe.Value], _ used: Set<String>
  ) -> [StyleKeyframe.Value] {
    var result = LatestValues()
    for value in values {
      guard used.contains(value.name), let texts = self.values(of: value.text, for: value.name)
      else {
        result.add(value)
        continue
      }
      for (name, text) in zip(longhands(of: value.name), texts) {
        var own = value
        (own.name, own.text) = (name, text)
        result.add(own)
      }
    }
    return result.all
  }
}
