internal import AnimationEngine

// Schemas of values that are not objects, of all values together, and of velocities.

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

  /// Values of properties by name.
  static let values = SchemaNode.type("object", [("additionalProperties", .value)]).named(
    "Values",
    """
    A value for each property by name. A name with a dot, such as `offset.y`, addresses one \
    member of a composite.
    """)

  static let plainNumber = SchemaNode.type("number").named("Number", "A plain number.")

  static let angleText = SchemaNode.type(
    "string",
    [("pattern", .text(#"^[+-]?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+-]?[0-9]+)?(deg|rad|turn)$"#))]
  ).named(
    "AngleText", "An angle with its unit. Whole turns are kept.",
    examples: [#""15deg""#, #""0.26rad""#, #""0.25turn""#])

  static let hexColor = SchemaNode.type(
    "string",
    [("pattern", .text("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))]
  ).named(
    "HexColor",
    """
    A colour by red, green, blue and, if given, opacity. The first value of a property mixes in \
    linear light, a later one in the space of the first.
    """, examples: [##""#ff3b30""##, ##""#ff3b30cc""##])

  static let vector = SchemaNode.array(of: .type("number"), 1...PropertyType.largestVector)
    .named("Vector", "Numbers that animate side by side.")

  /// The bounce of a spring.
  static let bounce = Forms.bounce.schema

  /// Velocities of properties by name.
  static let velocities = SchemaNode.type("object", [("additionalProperties", .velocity)]).named(
    "Velocities", "What a running animation hands over for each property, per second.")

  /// A velocity of any property.
  static let velocity = SchemaNode.oneOf([
    .plainNumber, .angleText, Forms.angle.schema(), .vector, .compositeVelocity,
  ]).named(
    "Velocity",
    """
    A velocity in the form of the value, per second: a number, for an angle degrees or an angle; \
    a list for a vector; an object for a composite, where what is left out stands still; a \
    colour by its gamma-encoded components.
    """)

  /// A velocity of a property whose values are objects.
  static let compositeVelocity = SchemaNode.input(
    "CompositeVelocity", "Velocity of a composite.",
    (CompositeForm.members.words + PropertyType.color(.srgb).componentWords + [.integer]).map {
      .optional($0.text, .type("number"))
    })
}
