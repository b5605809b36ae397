internal import AnimationEngine

// Schemas of velocities.

extension SchemaNode {
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
