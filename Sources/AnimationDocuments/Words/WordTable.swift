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
    init(_ text: Span<UInt8>, from start: Int, count: Int) {
      self.count = count
      first = text.packed(from: start, count: Swift.min(count, 8))
      let rest = Swift.min(count &- 8, 8)
      if rest > 0 { last = text.packed(from: start &+ count &- rest, count: rest) }
    }

    /// The slot where the search begins; the multiplication spreads all bits over the highest.
    var slot: Int {
      let mixed = (first ^ (last &* 31) &+ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
      return Int(mixed >> 54)
    }
  }

  /// The slots. A word whose slot is taken is in the next free one.
  private let slots: [Slot]

  private static let mask = 1023

  static let shared = WordTable()

  private init() {
    var slots = [Slot](repeating: Slot(), count: Self.mask + 1)
    for word in Word.allCases {
      let text = Array(word.text.utf8)
      let key = Key(text.span, from: 0, count: text.count)
      var index = key.slot
      while slots[index].key.count > 0 { index = (index + 1) & Self.mask }
      slots[index] = Slot(key: key, word: word)
    }
    self.slots = slots
  }

  /// The word with the text `text`; nil if there is none.
  func word(_ text: some Collection<UInt8>) -> Word? {
    let bytes = Array(text)
    return word(bytes.span, from: 0, count: bytes.count)
  }

  /// The word in the `count` bytes of a text from `start` on; nil if these are no word of the
  /// table.
  @inline(__always)
  func word(_ text: Span<UInt8>, from start: Int, count: Int) -> Word? {
    guard count > 0 else { return nil }
    let key = Key(text, from: start, count: count)
    var index = key.slot
    while slots[index].key != key {
      if slots[index].key.count == 0 { return nil }
      index = (index &+ 1) & Self.mask
    }
    let word = slots[index].word
    return count <= 16 || text.isEqual(start..<start + count, to: word.text) ? word : nil
  }
}

extension Span<UInt8> {
  /// Whether the bytes in a range are those of `other`.
  fileprivate func isEqual(_ range: Range<Int>, to other: String) -> Bool {
    range.elementsEqual(other.utf8) { self[$0] == $1 }
  }
}
