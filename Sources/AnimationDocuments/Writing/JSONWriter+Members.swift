extension JSONWriter {
  /// Writes a member unless its value is nil.
  mutating func member(_ name: String, _ value: (some PlainJSON)?) {
    guard let value else { return }
    self.name(name)
    value.write(to: &self)
  }

  mutating func member(_ word: Word, _ value: some PlainJSON) { member(word.text, value) }
}
