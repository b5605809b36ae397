/// A set of words, as a bit set.
struct WordSet: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The bits of the set: 64 words in each number, in the order of the cases.
  private var bits: SIMD4<UInt64> = .zero

  init() {}

  init(_ words: some Sequence<Word>) {
    for word in words { insert(word) }
  }

  init(arrayLiteral words: Word...) { self.init(words) }

  var isEmpty: Bool { bits == .zero }

  /// The number of words in the set.
  var count: Int { bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount } }

  @inline(__always)
  func contains(_ word: Word) -> Bool { bits[Self.place(of: word)] & Self.bit(word) != 0 }

  /// Adds a word; false if it was there before.
  @discardableResult
  mutating func insert(_ word: Word) -> Bool {
    let isNew = !contains(word)
    bits[Self.place(of: word)] |= Self.bit(word)
    return isNew
  }

  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }
  func intersection(_ other: WordSet) -> WordSet { WordSet(bits: bits & other.bits) }
  func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }
  func isDisjoint(with other: WordSet) -> Bool { intersection(other).isEmpty }
  func isSubset(of other: WordSet) -> Bool { subtracting(other).isEmpty }

  /// The words of the set, in the order of the cases.
  var words: [Word] { Word.allCases.filter(contains) }

  /// The words as a text: `duration and bounce`.
  var text: String { words.map(\.text).listed("and") }

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  @inline(__always)
  private static func place(of word: Word) -> Int { Int(word.rawValue &>> 6) }

  @inline(__always)
  private static func bit(_ word: Word) -> UInt64 { 1 &<< UInt64(word.rawValue & 63) }
}
