import AnimationDocuments

/// A style sheet as its bytes, without comments; every byte that stays is where it was.
struct StyleSheetText: Sendable {
  private(set) var bytes: [UInt8]

  /// - Complexity: O(length).
  init(_ source: [UInt8]) {
    bytes = source
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(at: index)
      case UInt8(ascii: "/") where isComment(at: index): index = blankComment(at: index)
      default: index += 1
      }
    }
  }

  private func isComment(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
  }

  /// Puts space in the place of a comment, but for its ends of lines; one that is not closed goes to the end.
  private mutating func blankComment(at start: Int) -> Int {
    var index = start + 2
    while index < bytes.count {
      let closes = bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")
      index += 1
      if closes, index > start + 3 { break }
    }
    for place in start..<index where bytes[place] != 0x0A && bytes[place] != 0x0D {
      bytes[place] = 0x20
    }
    return index
  }

  /// The index after a string; one that is not closed ends with its line.
  func endOfString(at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The text of a range without space at its ends, and where it begins.
  func trimmed(_ range: Range<Int>) -> (text: String, offset: Int) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }
}

/// A part of a block of CSS.
enum StyleItem: Sendable {
  /// What stands before braces, and what is between them.
  case block(prelude: String, offset: Int, body: Range<Int>)
  /// What ends with a semicolon or with the block: a declaration, or an at-rule without a block.
  case statement(text: String, offset: Int)
}

extension StyleSheetText {
  /// The parts of a block, its blocks not looked into.
  ///
  /// - Complexity: O(length of the range).
  func items(
    in range: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleItem] {
    try reading.charge(range.count)
    var items: [StyleItem] = []
    var (index, start, parentheses) = (range.lowerBound, range.lowerBound, 0)
    func statement(until end: Int) {
      let (text, offset) = trimmed(start..<end)
      if !text.isEmpty { items.append(.statement(text: text, offset: offset)) }
    }
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = min(endOfString(at: index), range.upperBound)
        continue
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses = max(parentheses - 1, 0)
      case UInt8(ascii: ";") where parentheses == 0:
        statement(until: index)
        start = index + 1
      case UInt8(ascii: "{"):
        let (prelude, offset) = trimmed(start..<index)
        let end = endOfBlock(at: index, range.upperBound, &reading)
        items.append(.block(prelude: prelude, offset: offset, body: index + 1..<end))
        (index, start, parentheses) = (end, end + 1, 0)
      case UInt8(ascii: "}"):
        reading.report(.invalidCSS, "This bracket closes nothing.", at: .offset(index))
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < range.upperBound { statement(until: range.upperBound) }
    return items
  }

  /// The index of the bracket that closes a block; where none does, that is reported, and it is the end.
  private func endOfBlock(at start: Int, _ end: Int, _ reading: inout ImportReading) -> Int {
    var (index, depth) = (start, 0)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfString(at: index)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    reading.report(.invalidCSS, "This bracket is not closed.", at: .offset(start))
    return end
  }
}

/// A declaration: a name, and its value without `!important`.
struct StyleDeclaration: Sendable {
  let name: String
  let value: String
  let offset: Int
  let isImportant: Bool

  /// nil for a statement that has no colon.
  init?(_ text: String, at offset: Int) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = StyleText.trimmed(text[..<colon])
    var value = StyleText.trimmed(text[text.index(after: colon)...])
    isImportant = value.lowercased().hasSuffix("!important")
    if isImportant { value = StyleText.trimmed(value.dropLast("!important".count)) }
    guard !name.isEmpty, !value.isEmpty else { return nil }
    self.name = name.hasPrefix("--") ? name : name.lowercased()
    self.value = value
    self.offset = offset
  }
}
