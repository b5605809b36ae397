import AnimationDocuments
import AnimationEngine

/// The values of a property, all in one form.
struct StyleValues {
  let values: [ImportedValue]
  /// Whether the values have no common form that interpolates, so that they switch.
  let switches: Bool

  /// The values of texts for the property `name`, as a platform with this way of mixing shows them.
  ///
  /// - Complexity: O(length of the texts).
  init(_ texts: [String], named name: String, _ mixing: ColorMixing) {
    if !(mixing == .css && Gradients.differ(in: texts)), let values = Self.moving(texts, name) {
      (self.values, switches) = (values, false)
    } else {
      values = texts.map { .discrete($0.quotedJSON) }
      let isPlain = texts.allSatisfy { Self.isWord($0) && !Self.isComputed($0) }
      switches = Set(texts).count > 1 && !isPlain
    }
  }

  private static func moving(_ texts: [String], _ name: String) -> [ImportedValue]? {
    if name == "transform" {
      if let values = all(texts, transform) { return values }
      guard TransformTexts.matched(texts) != nil else { return nil }
    }
    if CSSValue.isWhole(property: name), let values = all(texts, whole) { return values }
    return all(texts) { StyleText.number($0).map { .number($0) } }
      ?? all(texts) { text in text == "0" ? nil : StyleText.degrees(text).map { .angle($0) } }
      ?? all(texts) { StyleText.isColor($0) ? .color($0) : nil }
      ?? (name.hasPrefix("--") ? lists(texts) : nil)
      ?? matching(MatchedTexts.of(texts, named: name))
  }

  private static func whole(_ text: String) -> ImportedValue? {
    guard let number = StyleText.number(text), number == number.rounded(),
      number.magnitude <= 0x1p53
    else { return nil }
    return .integer(number)
  }

  /// Values that are lists of equally many numbers, or pairs of lengths, as of custom properties;
  /// nil otherwise.
  private static func lists(_ texts: [String]) -> [ImportedValue]? {
    let lists = texts.map { StyleText.words($0) }
    guard let count = lists.first?.count, (2...64).contains(count),
      lists.allSatisfy({ $0.count == count })
    else { return nil }
    let points = lists.map { $0.compactMap { StyleText.pixels($0) } }
    let isLength = lists.joined().contains { StyleText.number($0) == nil }
    if isLength, count == 2, points.allSatisfy({ $0.count == 2 }) {
      return points.map { .point(x: $0[0], y: $0[1]) }
    }
    let numbers = lists.map { $0.compactMap { StyleText.number($0) } }
    return numbers.allSatisfy { $0.count == count } ? numbers.map { .vector($0) } : nil
  }

  private static func all(
    _ texts: [String], _ value: (String) -> ImportedValue?
  ) -> [ImportedValue]? {
    let values = texts.compactMap(value)
    return values.count == texts.count ? values : nil
  }

  private static func transform(_ text: String) -> ImportedValue? {
    (try? TransformList(css: text)) == nil ? nil : .transform(text)
  }

  /// CSS values with the same structure, which interpolate; nil for plain words.
  private static func matching(_ texts: [String]) -> [ImportedValue]? {
    guard !texts.allSatisfy(isWord) || texts.contains("visible") else { return nil }
    var pattern = CSSPattern()
    for text in texts {
      guard let value = try? CSSValue(text), (try? pattern.add(value)) != nil else { return nil }
    }
    return texts.map { .css($0) }
  }

  /// The note that says why the values of the property `name` switch instead of moving.
  static func reason(_ texts: [String], of name: String) -> String {
    if name == "transform", TransformTexts.areLists(texts) {
      return "CSS mixes these values of \"transform\" as matrices, for which it needs the size of "
        + "the box. That is not known here: they switch half way."
    }
    if texts.contains(where: isComputed) {
      return "The values of \"\(name)\" depend on the page that shows them: they switch half way."
    }
    if Gradients.differ(in: texts) {
      return "Browsers switch gradients half way, and so does \"\(name)\" here."
    }
    let pairs = zip(texts, texts.dropFirst())
    if pairs.contains(where: { $0 != $1 && moving([$0, $1], name) != nil }) {
      return "Some values of \"\(name)\" do not match those beside them: here all of them switch "
        + "half way."
    }
    let isAsInCSS = texts.contains { isWord($0) && !StyleText.isColor($0) }
    return
      "The values of \"\(name)\" do not match: they switch half way\(isAsInCSS ? ", as in CSS" : "")."
  }

  /// Whether a text has words or functions that only a page computes.
  private static func isComputed(_ text: String) -> Bool {
    let text = text.lowercased()
    if pageWords.contains(text) { return true }
    return [
      "min(", "max(", "clamp(", "var(", "env(", "color-mix(", "light-dark(", "attr(", "(from ",
      "calc-size(", "anchor(", "anchor-size(",
    ].contains { text.holds($0) }
  }

  /// Words whose values only a page knows: those of what is around, and the colours of a system.
  private static let pageWords: Set = [
    "inherit", "unset", "revert", "revert-layer", "accentcolor", "accentcolortext", "activetext",
    "buttonborder", "buttonface", "buttontext", "canvas", "canvastext", "field", "fieldtext",
    "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext",
  ]

  /// Whether a text is a single word without numbers.
  private static func isWord(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0 == "-" }
  }
}
