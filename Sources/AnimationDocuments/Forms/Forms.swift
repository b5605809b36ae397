/// The forms of the language, each said once. What an extension of it holds is told by its file.
enum Forms {
  /// The schemas that the contract has from here, each with all that it refers to.
  static let printed: [SchemaNode] = [
    animation.schema, curve.schema, phase.schema(), spring.schema, timing.schema, track.schema(),
    transition.schema, zoom.schema, uikit.schema, completion.schema, animator.schema,
    gesture.schema, keyframes.schema, removal.schema, implicitAnimations.schema, match.schema,
    content.schema, swap.schema, layout.schema, layoutBoxes.schema, hitTest.schema,
  ]
}
