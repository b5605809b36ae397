internal import AnimationEngine

// A CSS value: {"css":"0 4px 12px rgb(0 0 0 / 30%)"}, with "discrete":true beside it where it switches.

extension Forms {
  /// A CSS value by its text, and whether it switches instead of interpolating.
  static let css = ObjectForm<(text: String, isDiscrete: Bool?)>(
    "CSSValue", "A CSS value",
    """
    A value of CSS: lengths with units, percentages, `calc()`, shadows, filters, gradients, \
    colours, visibility. The numbers of two values move pairwise, unlike lengths as sums, \
    colours as CSS Color 4 mixes them; lists of shadows, filters and functions of transforms may \
    differ in length, and `none` is a list without any. A sum has at most \
    \(CSSPattern.mostUnits) units, those of the values beside it included.
    """,
    Member(
      .css,
      .text(examples: [
        "0 4px 12px rgb(0 0 0 / 30%)", "calc(50% - 10px)", "blur(4px) saturate(1.2)",
      ]), "The text of the value."
    ) { $0.text },
    Member(
      .discrete, optional: .bool,
      """
      Whether the text switches as a whole, which texts that do not match have to; false where \
      it is left out.
      """
    ) { $0.isDiscrete },
    make: { ($0, $1) })
}

extension DocumentDecoder {
  /// The value of a CSS text; one that switches becomes a discrete value. Reports a problem and
  /// returns nil if it is not CSS.
  mutating func css(_ text: String, isDiscrete: Bool, _ members: Members) -> ValueDocument? {
    if isDiscrete { return ValueDocument(type: .discrete, .label(Array(text.quotedJSON.utf8))) }
    let node = members[.css] ?? members.object
    guard let value = cssValue(text, at: node),
      checkRange(value.isWithin(Self.largestNumber), at: node)
    else { return nil }
    return ValueDocument(type: .css, .css(value))
  }

  /// Reads a CSS text. Its pieces are charged: at first as many as it may have, then those it has.
  private mutating func cssValue(_ text: String, at node: Int) -> CSSValue? {
    let most = WorkMeter.product(Self.bytesPerLetter, text.utf8.count)
    guard charge(bytes: most) else { return nil }
    let value = parsed(text, at: node, .invalidCSS, "CSS value", CSSValue.init(_:))
    meter.release(bytes: most)
    guard let value, charge(bytes: WorkMeter.product(Self.bytesPerPiece, value.pieceCount)) else {
      return nil
    }
    return value
  }

  /// The memory that a letter of a CSS text takes at most while it is read, in bytes: four letters of a
  /// short shadow make five pieces.
  private static var bytesPerLetter: Int { 240 }
  /// The memory of a piece of a CSS value beside that of its letters, in bytes.
  private static var bytesPerPiece: Int { 100 }

  /// Whether a CSS value has the structure of its property's others. Reports a problem if not.
  mutating func checkMatch(of value: CSSValue, at node: Int, _ property: Int) -> Bool {
    do {
      try table.pattern(of: property).check(value)
      return true
    } catch {
      let name = table.properties[property].name.shortened
      report(
        .typeMismatch, at: node,
        "CSS values move into each other where their texts match; in \"\(name)\" \(error.message).",
        hint: #""discrete":true beside "css" in all of them lets them switch"#)
      return false
    }
  }
}
