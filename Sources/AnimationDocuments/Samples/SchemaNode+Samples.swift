internal import AnimationEngine

// Schemas of samples in JSON.

extension SchemaNode {
  package static let samples = SchemaNode.component(
    "Samples",
    "A sampled timeline, by columns or by frames."
  ) {
    [("oneOf", .list([.sampleColumns, .sampleFrames]))]
  }

  static let sampleHead = SchemaNode.answer(
    "SampleHead", "Head of samples.",
    [
      .required("kind", .sampleKind),
      .required("duration", .duration, durationMeaning),
      .required("events", .array(of: .sampleEvent), "What happens on the way, in order of time."),
    ])

  static let sampleKind = SchemaNode.choice(
    "SampleKind", "What was sampled.", AnimationDocument.Kind.allCases.map(\.rawValue) + ["curve"])

  static let sampleColumns = SchemaNode.answer(
    "SampleColumns", "Samples by columns.", joining: .sampleHead,
    [
      .required("times", .array(of: .type("number"))),
      .required(
        "tracks", .array(of: .sampleTrack),
        """
        In the order of `initial`, `from` or the first phase. Of a scene those of inserted views \
        follow, and then those that its verbs show.
        """),
    ])

  static let sampleTrack = SchemaNode.answer(
    "SampleTrack", "Samples of one property.",
    [
      .required("property", .type("string")),
      .required("type", .propertyType),
      .required("values", .sampleValues),
      .optional(
        "velocities", .sampleValues,
        "With `include=velocity`; a list of nulls for a path and for a value that switches."),
      .optional(
        "model", .sampleValues,
        """
        With `include=model`, the values that the motion is on its way to, in the shape of \
        `values`.
        """),
    ])

  static let sampleValues = SchemaNode.component(
    "SampleValues",
    """
    A list for a scalar, an object of lists for a composite, of a transform by the entries of \
    its matrix, `m11` to `m44`; a discrete property lists its values themselves, a path its \
    texts. Where there is no value, null.
    """
  ) {
    [("oneOf", .list([.array(of: .object([])), .componentColumns]))]
  }

  static let componentColumns = SchemaNode.component(
    "ComponentColumns",
    "A list for each component of a property, by its name."
  ) {
    [("type", .text("object")), ("additionalProperties", .array(of: .typeOrNull("number")))]
  }

  static let sampleFrames = SchemaNode.answer(
    "SampleFrames", "Samples by frames.", joining: .sampleHead,
    [.required("frames", .array(of: .frame))])

  static let frame = SchemaNode.answer(
    "Frame", "Every value at one time, in the form in which documents write it.",
    [
      .required("frame", .integer(from: 0), "The number of the frame, from 0."),
      .required("time", .type("number")),
      .required(
        "values", .frameValues,
        """
        In the form of documents: a transform as its functions where all values have the same \
        ones, else as a matrix. With `values=css`, texts.
        """),
      .optional(
        "velocities", .frameValues,
        "With `include=velocity`, plain numbers; null for a path and for a value that switches."),
      .optional("model", .frameValues, "With `include=model`, in the form of the values."),
    ])

  static let frameValues = SchemaNode.component(
    "FrameValues",
    "What each property has at one time, by its name."
  ) {
    [("type", .text("object"))]
  }

  package static let propertyType = SchemaNode.choice(
    "PropertyType", "Type of a property.",
    ([.number, .angle] + CompositeType.allCases.map(PropertyType.composite) + [
      .vector(count: 1), .color(.srgb), .transform, .path, .css, .integer, .discrete,
    ]).map(\.name))

  /// The schema of a duration: seconds, or null without end.
  package static let duration = SchemaNode.typeOrNull("number", [("minimum", .number(0))])

  /// The meaning of a document's duration, for descriptions.
  package static let durationMeaning = """
    Seconds until everything rests; null for an endless document. A spring rests when it stays \
    within a thousandth of its way (its own `duration` is the perceptual one), and the last sample \
    is its target.
    """
}
