extension JSONWriter {
  mutating func member(_ word: Word, _ number: Double) {
    name(word.text)
    append(number)
  }

  mutating func member(_ word: Word, _ text: String) {
    name(word.text)
    append(text)
  }
}
