/// A name with its bytes prepared for fast comparison with a text.
struct TextName: Sendable {
  /// All bytes after the first eight.
  private let rest: [UInt8]
  private let first: UInt64
  private let count: Int

  init(_ text: String) {
    let bytes = Array(text.utf8)
    count = bytes.count
    first = bytes.span.packed(from: 0, count: min(8, count))
    rest = Array(bytes.dropFirst(8))
  }

  /// Whether the bytes in a range of a text are those of this name.
  @inline(__always)
  func matches(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count == count else { return false }
    guard count > 8 else { return text.packed(from: range.lowerBound, count: count) == first }
    return text.packed(from: range.lowerBound, count: 8) == first
      && (range.lowerBound + 8..<range.upperBound).elementsEqual(rest) { text[$0] == $1 }
  }
}

extension [TextName] {
  /// The index of the first of these names that a string node has. Nil if it has none of them or is
  /// no string.
  ///
  /// - Complexity: O(names).
  func first(matching node: Int, of tape: JSONTape) -> Int? {
    let string = tape[node]
    guard string.kind == .string else { return nil }
    if string.hasEscapes { return first(matching: [UInt8](tape.string(at: node).utf8)) }
    let (text, range) = (tape.bytes.span, string.start + 1..<string.stringEnd - 1)
    for index in indices where self[index].matches(text, range) { return index }
    return nil
  }

  private func first(matching text: [UInt8]) -> Int? {
    indices.first { self[$0].matches(text.span, 0..<text.count) }
  }
}
