extension JSONWriter {
  mutating func member(_ word: Word, _ number: Double) {
    name(word.text)
    append(number)
  }

  mutating func member(_ word: Word, _ truth: Bool) {
    name(word.text)
    append(truth)
  }

  mutating func member(_ word: Word, _ text: String) {
    name(word.text)
    append(text)
  }
}
