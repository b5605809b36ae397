/// Finds words by the bytes of a text: a hash table without chains, made once.
struct WordTable: Sendable {
  /// A word, or a free place: one whose text is empty.
  private struct Slot: Sendable {
    var word = Word.kind
    var count: UInt8 = 0
    /// Where the text begins among all texts.
    var start: UInt16 = 0
  }

  /// The texts of all words, one after another.
  private let texts: [UInt8]
  /// The words where their hashes lead; one that meets another stands in the next free slot.
  private let slots: [Slot]

  private static let mask = 511

  /// The one table.
  static let shared = WordTable()

  private init() {
    var texts: [UInt8] = []
    var slots = [Slot](repeating: Slot(), count: Self.mask + 1)
    for word in Word.allCases {
      let text = Array(word.text.utf8)
      var slot = Self.hash(text[...])
      while slots[slot].count > 0 { slot = (slot + 1) & Self.mask }
      slots[slot] = Slot(word: word, count: UInt8(text.count), start: UInt16(texts.count))
      texts += text
    }
    self.texts = texts
    self.slots = slots
  }

  /// The word that `text` is, or nil.
  func word(_ text: ArraySlice<UInt8>) -> Word? {
    guard !text.isEmpty else { return nil }
    var index = Self.hash(text)
    while true {
      let slot = slots[index]
      if slot.count == 0 { return nil }
      if Int(slot.count) == text.count, matches(text, Int(slot.start)) { return slot.word }
      index = (index + 1) & Self.mask
    }
  }

  private func matches(_ text: ArraySlice<UInt8>, _ start: Int) -> Bool {
    let known = texts.span
    let given = text.span
    for offset in 0..<given.count where known[start + offset] != given[offset] { return false }
    return true
  }

  /// A slot by the length and three bytes, which tell nearly all words apart.
  private static func hash(_ text: ArraySlice<UInt8>) -> Int {
    let text = text.span
    let count = text.count
    let ends = Int(text[0]) &* 7 &+ Int(text[count - 1]) &* 13
    return (ends &+ Int(text[count / 2]) &* 61 &+ count &* 131) & mask
  }
}
