internal import AnimationEngine

extension Forms {
  /// Animations for single properties: `[{"property":"opacity","animation":"linear"}]`.
  static let propertyAnimations = Form<[SingleAnimation.PropertyAnimation]>.list(
    of: Form(propertyAnimation, "An animation of a property is an object"),
    "animations is a list of objects with a property and an animation")

  private static let propertyAnimation = ObjectForm<SingleAnimation.PropertyAnimation>(
    "PropertyAnimation", "An animation of a property",
    "The animation of one property; of several on one property the first counts.",
    Member(.property, wholeProperty, "A property as a whole.") { $0.property },
    Member(
      .animation, animation.nullable, "What carries it over; null changes it at once."
    ) { $0.animation },
    make: { .init(property: $0, animation: $1) })

  /// The name of a whole property, not of a component.
  private static let wholeProperty = Form<Int>(.type("string")) { decoder, node in
    guard let part = decoder.namedPart(at: node) else { return nil }
    guard part.isComponent else { return part.property }
    decoder.report(
      .unknownProperty, at: node, "An animation is for a property as a whole.",
      hint: decoder.table.properties[part.property].name)
    return nil
  } write: { property, text in
    text.json.append(text.properties[property].name)
  }
}
