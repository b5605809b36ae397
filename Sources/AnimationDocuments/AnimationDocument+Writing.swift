internal import AnimationScenes

extension AnimationDocument {
  /// The document as JSON in canonical form: without space, kind, name and description first, numbers in the
  /// fewest digits that read back as them, texts with as few escapes as there can be.
  ///
  /// A document that was read keeps everything else as it was sent. This includes the order of its
  /// members, the parameters of a spring, the units of angles, the notation of colours, curves,
  /// paths and transforms, and members that repeat a default. Canonical text comes back to the
  /// byte.
  ///
  /// One that was made of an animation is written in the members that say it shortest. A spring, a
  /// colour's component or a time that no short number gives exactly comes within a few units in
  /// the last place. NaN and infinities have no form in JSON and trap.
  ///
  /// - Complexity: O(length).
  public func encoded() -> [UInt8] {
    var text = DocumentWriter(properties: animation.shownProperties)
    text.object { text in
      guard let source else { return Forms.document.write(self, to: &text) }
      text.json.member(.kind, kind.rawValue)
      Forms.documentTitle.writeMembers((name, description), &text)
      source.writeBody(to: &text.json)
    }
    return text.json.bytes
  }
}
