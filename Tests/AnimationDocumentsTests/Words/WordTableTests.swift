import Testing

@testable import AnimationDocuments

@Suite struct WordTableTests {
  private func word(_ text: some Collection<UInt8>) -> Word? { WordTable.shared.word(text) }

  @Test func everyWordIsFound() {
    for text in Word.allCases { #expect(word(text.text.utf8) == text) }
    #expect(word([]) == nil)
  }

  /// Whichever byte differs, also between the first and last eight of a long word.
  @Test func whatDiffersFromAWordInOneByteIsNotThatWord() {
    for known in Word.allCases {
      var bytes = Array(known.text.utf8)
      for index in bytes.indices {
        bytes[index] ^= 1
        #expect(word(bytes) != known, "\(known.text), byte \(index)")
        bytes[index] ^= 1
      }
      #expect(word(bytes.dropLast()) != known && word(bytes + [0]) != known)
    }
  }
}
