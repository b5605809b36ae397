internal import AnimationEngine

// What is said of tracks, phases and whole documents. They are read by hand: what stands in them
// depends on the properties that were declared before.

extension Forms {
  static let track = DescribedObject(
    "Track", "A track", "The keyframes of one property.",
    [
      DescribedMember(
        .property, .type("string"),
        "The property, or one member of a composite such as `offset.y`.",
        isRequired: true),
      DescribedMember(
        .keyframes, .object([("type", .text("array")), ("items", keyframe.schema)]),
        isRequired: true),
    ])

  static let phase = DescribedObject(
    "Phase", "A phase", "One state of a sequence.",
    [
      DescribedMember(
        .name, .type("string"), "What events call the phase; without it, its index."),
      DescribedMember(
        .values, .values,
        """
        The values in this phase. From the second phase on, a property that is left out keeps its \
        value from the phase before.
        """),
      DescribedMember(
        .animation, .oneOf([animation.schema, .type("null")]),
        "The animation into this phase; without it the default one, with null none at all."),
    ])
}
