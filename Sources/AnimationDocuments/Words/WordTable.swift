/// Finds words by the bytes of a text: a hash table without chains, made once.
struct WordTable: Sendable {
  /// The texts of all words, one after another.
  private let texts: [UInt8]
  /// Where each word's text begins, and where the last one ends.
  private let starts: [Int]
  /// The index of the word whose hash leads here, or `free`; a word that meets another stands in
  /// the next free slot.
  private let slots: [UInt8]
  /// The words by their index.
  private let words: [Word]

  private static let free = UInt8.max

  /// The one table.
  static let shared = WordTable()

  private init() {
    words = Word.allCases
    var texts: [UInt8] = []
    var starts = [0]
    var slots = [UInt8](repeating: Self.free, count: 512)
    for (index, word) in words.enumerated() {
      texts += Array(word.text.utf8)
      var slot = Self.hash(texts[starts[index]...])
      while slots[slot] != Self.free { slot = (slot + 1) & 511 }
      slots[slot] = UInt8(index)
      starts.append(texts.count)
    }
    self.texts = texts
    self.starts = starts
    self.slots = slots
  }

  /// The word that `text` is, or nil.
  func word(_ text: ArraySlice<UInt8>) -> Word? {
    guard !text.isEmpty else { return nil }
    var slot = Self.hash(text)
    while slots[slot] != Self.free {
      let index = Int(slots[slot])
      if matches(text, index) { return words[index] }
      slot = (slot + 1) & 511
    }
    return nil
  }

  private func matches(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == text.count else { return false }
    for offset in 0..<text.count where texts[start + offset] != text[text.startIndex + offset] {
      return false
    }
    return true
  }

  /// A slot by the length and three bytes, which tell nearly all words apart.
  private static func hash(_ text: ArraySlice<UInt8>) -> Int {
    let first = Int(text[text.startIndex])
    let middle = Int(text[text.startIndex + text.count / 2])
    let last = Int(text[text.endIndex - 1])
    return (first &* 7 &+ middle &* 61 &+ last &* 13 &+ text.count &* 131) & 511
  }
}
