/// The forms of the language, each said once. What an extension of it holds is told by its file.
enum Forms {
  /// The schemas that the contract has from here, each with all that it refers to.
  static let printed: [SchemaNode] = [
    animation.schema, curve.schema, event.schema, implicitAnimations.schema, layoutBoxes.schema,
    phase.schema, propertyAnimations.schema, spring.schema, timing.schema, track.schema,
  ]
}
