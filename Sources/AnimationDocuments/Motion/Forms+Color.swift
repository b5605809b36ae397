internal import AnimationEngine

// A colour: {"color":"…","space":"…","hue":"…"}.

/// A colour as a document writes it.
struct ColorDocument {
  /// The colour in CSS's notation, and what it means; that is nil when a document is written.
  var text: String
  var color: MixedColor?
  /// The interpolation space and the rule for the hue; nil if not stated.
  var space: ColorSpace?
  var hue: HueRule?
}

extension Forms {
  /// A CSS colour with its interpolation space.
  static let color = ObjectForm<ColorDocument>(
    "Color", "A colour",
    """
    Any colour of CSS Color 4. The first value of a property says where all of them mix; answers \
    show red, green and blue of sRGB, gamma-encoded, which may exceed 0 to 1.
    """,
    Member(.color, colorText, "The text of the colour.") { ($0.text, $0.color) },
    Member(
      .space, optional: mixingSpace,
      """
      The space in which the property's colours mix. Red, green, blue and opacity move each by \
      itself, and can be moved alone, in `srgb-linear` (as SwiftUI mixes) and `srgb`; the \
      coordinates of `oklab` and `display-p3` do so too, and of those opacity can be moved \
      alone. `oklch` turns the hue by the rule `hue`; a grey takes the hue of what it mixes \
      with. `css` is the rule of CSS: two legacy colours in sRGB, any others in OKLab, both \
      premultiplied. Default `srgb-linear`.
      """
    ) { $0.space },
    Member(
      .hue, optional: .name("HueRule", "rule for the hue", "Which way a hue turns."),
      "Which way the hue turns; only in the space `oklch`. Default `shorter`."
    ) { $0.hue },
    rules: [hueInOKLCH],
    make: { ColorDocument(text: $0.0, color: $0.1, space: $1, hue: $2) })

  private static let colorText = Form<(String, MixedColor?)>(
    .string(examples: ["color(display-p3 1 0.2 0.1)", "hsl(120 100% 25%)", "rebeccapurple"])
  ) {
    $0.colorText(at: $1)
  } write: {
    $1.json.append($0.0)
  }

  private static let hueInOKLCH = ObjectRule(schema: []) { decoder, members, _ in
    guard let node = members[.hue], decoder.text(at: node).flatMap(HueRule.init) != nil else {
      return true
    }
    let stated = members[.space].map { decoder.text(at: $0).flatMap { ColorSpace(name: $0) } }
    guard let space = stated ?? decoder.expectedSpace else { return true }
    if case .oklch = space { return true }
    decoder.report(
      .conflictingMembers, at: node,
      "A rule for the hue belongs to the space oklch; this colour mixes in \(space.name).",
      hint: #""space":"oklch""#)
    return false
  }

  private static let mixingSpace = Form<ColorSpace>(
    .choice("MixingSpace", "A space in which colours mix.", WordSet.colorSpaces.words.map(\.text))
  ) { decoder, node in
    decoder.name(at: node, among: .colorSpaces, "colour space").flatMap {
      ColorSpace(name: $0.text)
    }
  } write: {
    $1.json.append($0.name)
  }
}

extension WordSet {
  fileprivate static let colorSpaces: WordSet = [
    .srgb, .srgbLinear, .oklab, .oklch, .displayP3, .css,
  ]
}

extension DocumentDecoder {
  fileprivate mutating func colorText(at node: Int) -> (String, MixedColor?)? {
    guard let text = string(at: node),
      let color = parsed(text, at: node, .invalidColor, "colour of CSS", MixedColor.init(css:)),
      checkRange(color.isWithin(Self.largestNumber), at: node)
    else { return nil }
    return (text, color)
  }

  /// The colour that an object describes.
  ///
  /// In a property that interpolates in oklch the hue rule is that of the first value, unless
  /// this one states its own.
  func color(_ given: ColorDocument) -> ValueDocument? {
    let isExpected = given.space == nil || given.space?.name == expectedSpace.name
    let stated = isExpected ? expectedSpace : given.space ?? expectedSpace
    let space = given.hue.map { ColorSpace.oklch($0) } ?? stated
    if let components = OwnSpaceColor.components(of: given.text, in: space) {
      return ValueDocument(type: .color(space), components: components)
    }
    return given.color.map { ValueDocument($0, in: space) }
  }
}

extension ValueDocument {
  /// A colour in a space: as components if these interpolate independently, else as a table entry.
  init(_ color: MixedColor, in space: ColorSpace) {
    if space.isVector {
      self.init(type: .color(space), components: color.color.components(in: space))
    } else {
      self.init(type: .color(space), .color(color))
    }
  }
}
