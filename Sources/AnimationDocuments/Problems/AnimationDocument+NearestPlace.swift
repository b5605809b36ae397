extension AnimationDocument {
  /// The place in the text that was read which a JSON Pointer (RFC 6901) names, or the nearest one around it:
  /// what a member means may be written in another one. A document that was made of an animation has no
  /// text, and the pointer is returned as it is.
  ///
  /// - Complexity: O(siblings on the way).
  package func nearestPlace(to pointer: String) -> String {
    guard let source else { return pointer }
    return JSONPointer.existingPart(of: pointer, from: source.node, in: source.tape)
  }
}
