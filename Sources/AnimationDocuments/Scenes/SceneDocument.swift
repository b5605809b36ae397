internal import AnimationEngine

extension DocumentDecoder {
  /// Reads a scene; nil, reported, when something is wrong with it.
  mutating func scene(_ members: Members) -> Scene? {
    report(
      .unsupportedKind, at: members.object, "Documents of the kind scene are not read yet.")
    return nil
  }
}
