internal import AnimationEngine

// What the contract says of colours, transforms, paths and texts of CSS.

extension SchemaNode {
  /// A colour as a hexadecimal text.
  static let hexColor = SchemaNode.component(
    "HexColor",
    """
    A colour by red, green, blue and, if given, opacity. The first value of a property mixes in \
    linear light, a later one in the space of the first.
    """, examples: [##""#ff3b30""##, ##""#ff3b30cc""##]
  ) {
    [
      ("type", .text("string")),
      ("pattern", .text("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
    ]
  }

  /// A colour of CSS with the space in which it mixes.
  static let color = SchemaNode.input(
    "Color",
    """
    Any colour of CSS Color 4. The first value of a property says where all of them mix; answers \
    show red, green and blue of sRGB, gamma-encoded, which may exceed 0 to 1.
    """,
    [
      .required(
        "color",
        .string(examples: ["color(display-p3 1 0.2 0.1)", "hsl(120 100% 25%)", "rebeccapurple"]),
        "The text of the colour."),
      .optional(
        "space", .mixingSpace,
        """
        The space in which the property's colours mix. Red, green, blue and opacity move each by \
        itself, and can be moved alone, in `srgb-linear` (as SwiftUI mixes) and `srgb`; the \
        coordinates of `oklab` and `display-p3` do so too, and of those opacity can be moved \
        alone. `oklch` turns the hue by the rule `hue`; a grey takes the hue of what it mixes \
        with. `css` is the rule of CSS: two legacy colours in sRGB, any others in OKLab, both \
        premultiplied. Default `srgb-linear`.
        """),
      .optional(
        "hue", .hueRule,
        "Which way the hue turns; only in the space `oklch`. Default `shorter`."),
    ], examples: [#"{"color": "oklch(0.7 0.15 30)", "space": "oklch", "hue": "longer"}"#])

  /// The names of the spaces in which colours mix.
  static let mixingSpace = SchemaNode.choice(
    "MixingSpace", "A space in which colours mix.",
    [ColorSpace.srgbLinear, .srgb, .oklab, .oklch(.shorter), .displayP3, .css].map(\.name))

  /// The names of the rules for hues.
  static let hueRule = SchemaNode.choice(
    "HueRule", "Which way a hue turns.",
    HueRule.allCases.map(\.rawValue))

  /// A list of functions of CSS.
  static let transform = SchemaNode.input(
    "Transform",
    """
    A list of CSS transform functions. Lists with the same functions in the same order move \
    function by function, by the numbers in them; others by what is the same at their beginning \
    and then as matrices, decomposed (CSS Transforms 2). Of such others, and of lists in which \
    more than 64 numbers move, a property has at most 64 different ones. Lengths are pixels or \
    other absolute units; percentages of a box have no meaning here.
    """,
    [
      .required(
        "transform",
        .string(examples: [
          "translate(10px, 20px) rotate(45deg)", "perspective(400px) rotateY(0.5turn)", "none",
        ]),
        "The functions, or `none`.")
    ])

  /// A matrix of sixteen numbers.
  static let matrix = SchemaNode.input(
    "Matrix",
    """
    The sixteen entries m11, m12 … m44 of a matrix, column by column as in CSS's `matrix3d()`. \
    Frames show a transform so where the lists of its values differ in their functions.
    """,
    [
      .required(
        "matrix",
        .array(of: .type("number"), [("minItems", .number(16)), ("maxItems", .number(16))]))
    ], examples: [#"{"matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 20, 0, 1]}"#])

  /// An outline.
  static let path = SchemaNode.input(
    "Path",
    """
    An outline as SVG path data. All paths of a property have the same commands in the same \
    order and move number by number; H and V count as L, S as C, T as Q, an arc as cubics where \
    that makes them the same. Answers write absolute commands.
    """,
    [
      .required(
        "path",
        .string(examples: ["M0 0 L10 10", "m0 0 h10 v10 z"]),
        "The path data."),
      .optional(
        "morph", .const(.text("auto")),
        """
        Joins paths of other commands: segments are cut until all paths have as many, and pieces \
        that are closed in all paths begin where they move least. A piece that is open in one \
        path is open in all: in the others a line leads back to where it begins, in place of the \
        Z.
        """),
    ])

  /// A text of CSS.
  static let cssValue = SchemaNode.input(
    "CSSValue",
    """
    A value of CSS: lengths with units, percentages, `calc()`, shadows, filters, gradients, \
    colours, visibility. The numbers of two values move pairwise, unlike lengths as sums, \
    colours as CSS Color 4 mixes them; lists of shadows, filters and functions of transforms may \
    differ in length, and `none` is a list without any.
    """,
    [
      .required(
        "css",
        .string(examples: [
          "0 4px 12px rgb(0 0 0 / 30%)", "calc(50% - 10px)", "blur(4px) saturate(1.2)",
        ]),
        "The text of the value."),
      .optional(
        "discrete", .type("boolean"),
        """
        Whether the text switches as a whole, which texts that do not match have to; false where \
        it is left out.
        """),
    ])
}
