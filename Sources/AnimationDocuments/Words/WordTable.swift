/// Finds words by the bytes of a text: a hash table with open addressing, made once.
///
/// A text is identified by its length and its first and last eight bytes. For texts of up to 16
/// bytes that is all of them; the few longer words are compared byte by byte in the end.
struct WordTable: Sendable {
  /// A slot with a word; a free one has an empty key.
  private struct Slot: Sendable {
    var key = Key()
    var word = Word.kind
  }

  /// The first and last eight bytes of a text, and its length.
  private struct Key: Hashable, Sendable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count = 0

    init() {}

    @inline(__always)
    init(_ text: Span<UInt8>, _ range: Range<Int>) {
      count = range.count
      let end = range.upperBound
      first = text.packed(range.lowerBound..<(count > 8 ? range.lowerBound + 8 : end))
      if count > 8 { last = text.packed(Swift.max(end - 8, range.lowerBound + 8)..<end) }
    }

    /// The index of the slot where the search begins. The multiplication spreads all bits over
    /// the highest ones.
    var slot: Int {
      let mixed = (first ^ (last &* 31) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 54)
    }
  }

  /// The slots. A word whose slot is taken is in the next free one.
  private let slots: [Slot]

  private static let mask = 1023

  /// The table of all words.
  static let shared = WordTable()

  private init() {
    var slots = [Slot](repeating: Slot(), count: Self.mask + 1)
    for word in Word.allCases {
      let text = Array(word.text.utf8)
      let key = Key(text.span, 0..<text.count)
      var index = key.slot
      while slots[index].key.count > 0 { index = (index + 1) & Self.mask }
      slots[index] = Slot(key: key, word: word)
    }
    self.slots = slots
  }

  /// The word with the text `text`; nil if there is none.
  func word(_ text: some Collection<UInt8>) -> Word? {
    let bytes = Array(text)
    return word(bytes.span, 0..<bytes.count)
  }

  /// The word in a range of a text; nil if there is none.
  func word(_ text: Span<UInt8>, _ range: Range<Int>) -> Word? {
    let key = Key(text, range)
    guard key.count > 0 else { return nil }
    var index = key.slot
    while slots[index].key != key {
      if slots[index].key.count == 0 { return nil }
      index = (index + 1) & Self.mask
    }
    let word = slots[index].word
    return key.count <= 16 || text.isEqual(range, to: word.text) ? word : nil
  }
}

extension Span<UInt8> {
  /// Whether the bytes in a range are those of `other`.
  fileprivate func isEqual(_ range: Range<Int>, to other: String) -> Bool {
    range.elementsEqual(other.utf8) { self[$0] == $1 }
  }
}
