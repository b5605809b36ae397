internal import AnimationEngine

// What the contract says of values. They are read by hand: their form depends on the property.

extension SchemaNode {
  /// A value of any type.
  static let value = SchemaNode.component(
    "Value",
    """
    A value of one of the types of properties; its form says which. The first value of a \
    property fixes its type.
    """
  ) {
    [
      (
        "oneOf",
        .list([
          .plainNumber, .angleText, .angleObject, .point, .point3,
          .size, .rect, .insets, .vector, .hexColor,
          .color, .transform, .matrix, .path, .cssValue, .integer, .discrete, .type("boolean"),
          .type("null"),
        ])
      )
    ]
  }

  /// Values of properties by their names.
  static let values = SchemaNode.component(
    "Values",
    """
    A value for each property by name. A name with a dot, such as `offset.y`, addresses one \
    member of a composite.
    """
  ) {
    [("type", .text("object")), ("additionalProperties", .value)]
  }

  /// A number.
  static let plainNumber = SchemaNode.component(
    "Number",
    "A plain number."
  ) {
    [("type", .text("number"))]
  }

  /// An angle as a text.
  static let angleText = SchemaNode.component(
    "AngleText",
    "An angle with its unit. Whole turns are kept.",
    examples: [#""15deg""#, #""0.26rad""#, #""0.25turn""#]
  ) {
    [
      ("type", .text("string")),
      ("pattern", .text(#"^[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?(deg|rad|turn)$"#)),
    ]
  }

  /// An angle as an object.
  static let angleObject = SchemaNode.input(
    "AngleObject",
    "An angle in degrees or in radians.",
    [
      .optional("degrees", .type("number")),
      .optional("radians", .type("number")),
    ], rules: [("minProperties", .number(1)), ("maxProperties", .number(1))])

  /// A point in space.
  static let point3 = SchemaNode.input(
    "Point3",
    "Point in space.",
    [
      .required("x", .type("number")),
      .required("y", .type("number")),
      .required("z", .type("number")),
    ])

  /// A list of numbers.
  static let vector = SchemaNode.component(
    "Vector",
    "Numbers that animate side by side."
  ) {
    [
      ("type", .text("array")), ("minItems", .number(1)), ("maxItems", .number(64)),
      ("items", .type("number")),
    ]
  }

  /// A whole number.
  static let integer = SchemaNode.input(
    "Integer",
    "Animates as a number and is written rounded to the nearest whole number.",
    [
      .required("integer", .integer(from: -(1 << 53), to: 1 << 53))
    ])

  /// A value that switches.
  static let discrete = SchemaNode.input(
    "Discrete",
    "Any JSON. It cannot be interpolated and switches when a keyframe arrives.",
    [
      .required("discrete", .object([]), "Any JSON.")
    ])

  /// How far a spring bounces.
  static let bounce = SchemaNode.component(
    "Bounce",
    "0 is critically damped, 1 never comes to rest, below 0 is over-damped."
  ) {
    [("type", .text("number")), ("exclusiveMinimum", .number(-1)), ("maximum", .number(1))]
  }
}
