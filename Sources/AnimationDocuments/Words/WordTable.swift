/// Finds words by the bytes of a text: a hash table without chains, made once.
///
/// A text is known by its length and its first and last eight bytes. For texts of up to 16 bytes
/// that is all of them; the few longer words are compared byte by byte in the end.
struct WordTable: Sendable {
  /// A word, or a free place: one whose text is empty.
  private struct Slot: Sendable {
    var key = Key()
    var word = Word.kind
  }

  /// The ends of a text and its length.
  private struct Key: Hashable, Sendable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0

    init() {}

    init(_ text: Span<UInt8>) {
      count = text.count
      first = Self.packed(text, from: 0, to: min(count, 8))
      if count > 8 { last = Self.packed(text, from: max(count - 8, 8), to: count) }
    }

    private static func packed(_ text: Span<UInt8>, from start: Int, to end: Int) -> UInt64 {
      var bytes: UInt64 = 0
      for index in start..<end { bytes = bytes << 8 | UInt64(text[index]) }
      return bytes
    }

    /// A slot; the factor spreads all bits over the highest ones.
    var slot: Int {
      let mixed = (first ^ (last &* 31) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 54)
    }
  }

  /// The words where their hashes lead; one that meets another stands in the next free slot.
  private let slots: [Slot]

  private static let mask = 1023

  /// The one table.
  static let shared = WordTable()

  private init() {
    var slots = [Slot](repeating: Slot(), count: Self.mask + 1)
    for word in Word.allCases {
      let text = Array(word.text.utf8)
      let key = Key(text.span)
      var index = key.slot
      while slots[index].key.count > 0 { index = (index + 1) & Self.mask }
      slots[index] = Slot(key: key, word: word)
    }
    self.slots = slots
  }

  /// The word that `text` is, or nil.
  func word(_ text: ArraySlice<UInt8>) -> Word? {
    let key = Key(text.span)
    guard key.count > 0 else { return nil }
    var index = key.slot
    while slots[index].key.count > 0 {
      if slots[index].key == key {
        let word = slots[index].word
        return key.count <= 16 || word.text.utf8.elementsEqual(text) ? word : nil
      }
      index = (index + 1) & Self.mask
    }
    return nil
  }
}
