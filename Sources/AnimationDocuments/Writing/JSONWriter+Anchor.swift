internal import AnimationEngine

extension JSONWriter {
  /// Writes an anchor other than the centre.
  mutating func anchor(_ anchor: UnitPoint) {
    guard anchor != .center else { return }
    name(Word.anchor.text)
    object { text in
      text.member(.x, anchor.x)
      text.member(.y, anchor.y)
    }
  }
}
