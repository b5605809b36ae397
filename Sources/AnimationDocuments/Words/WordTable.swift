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

    @inline(__always)
    init(_ text: Span<UInt8>, _ range: Range<Int>) {
      count = range.count
      let end = range.upperBound
      first = text.packed(range.lowerBound..<(count > 8 ? range.lowerBound + 8 : end))
      if count > 8 { last = text.packed(Swift.max(end - 8, range.lowerBound + 8)..<end) }
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
      let key = Key(text.span, 0..<text.count)
      var index = key.slot
      while slots[index].key.count > 0 { index = (index + 1) & Self.mask }
      slots[index] = Slot(key: key, word: word)
    }
    self.slots = slots
  }

  /// The word that `text` is, or nil.
  func word(_ text: some Collection<UInt8>) -> Word? {
    let bytes = Array(text)
    return word(bytes.span, 0..<bytes.count)
  }

  /// The word that stands in a range of a text, or nil.
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
