internal import AnimationEngine

// Schemas of values that are not objects, and of all values together.

extension SchemaNode {
  /// The schema of a value of any type.
  static let value = SchemaNode.component(
    "Value",
    """
    A value of one of the types of properties; its form says which. The first value of a \
    property fixes its type. Its numbers \(DocumentDecoder.rangeOfNumbers).
    """
  ) {
    [
      (
        "oneOf",
        .list(
          [.plainNumber, .angleText] + CompositeType.allCases.map(\.schema) + [.vector, .hexColor]
            + Forms.valueObjects.flatMap(\.schemas) + [.type("boolean"), .type("null")])
      )
    ]
  }

  /// The schema of values of properties by name.
  static let values = SchemaNode.component(
    "Values",
    """
    A value for each property by name. A name with a dot, such as `offset.y`, addresses one \
    member of a composite.
    """
  ) {
    [("type", .text("object")), ("additionalProperties", .value)]
  }

  /// The schema of a number.
  static let plainNumber = SchemaNode.component(
    "Number",
    "A plain number."
  ) {
    [("type", .text("number"))]
  }

  /// The schema of an angle as a text.
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

  /// The schema of a colour as a hexadecimal text.
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

  /// The schema of a list of numbers.
  static let vector = SchemaNode.component(
    "Vector",
    "Numbers that animate side by side."
  ) {
    [
      ("type", .text("array")), ("minItems", .number(1)), ("maxItems", .number(64)),
      ("items", .type("number")),
    ]
  }

  /// The schema of a spring's bounce.
  static let bounce = Forms.bounce.schema
}
