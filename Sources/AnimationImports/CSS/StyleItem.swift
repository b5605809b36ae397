import AnimationDocuments

/// An item in a CSS block.
enum StyleItem: Sendable {
  /// A rule: the text before its braces, and the range between them.
  case block(prelude: String, offset: Int, body: Range<Int>)
  /// A statement that ends with a semicolon or with the block: a declaration, or an at-rule
  /// without a block.
  case statement(text: String, offset: Int)
}

extension StyleSheetText {
  /// The items of a block of rules or, otherwise, of declarations; nested blocks are not read.
  ///
  /// - Complexity: O(length of the range) for all of them.
  func items(
    in range: Range<Int>, ofRules isOfRules: Bool, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> StyleItems {
    try reading.charge(range.count)
    return StyleItems(self, range, isOfRules)
  }
}

/// Reads the items of a block one after another. An item may be a few bytes long, so a list of all
/// items could take much more memory than the text.
struct StyleItems {
  private let source: StyleSheetText
  private let end: Int
  /// Whether the items are rules, in which a semicolon ends nothing but an at-rule.
  private let isOfRules: Bool
  private var index: Int
  /// The start of the item that is being read.
  private var start: Int { didSet { first = nil } }
  /// The first byte of the item that is no space; nil if none was read yet.
  private var first: UInt8?
  /// The number of open parentheses.
  private var parentheses = 0

  fileprivate init(_ source: StyleSheetText, _ range: Range<Int>, _ isOfRules: Bool) {
    (self.source, end, self.isOfRules) = (source, range.upperBound, isOfRules)
    (index, start) = (range.lowerBound, range.lowerBound)
  }

  /// The next item; nil after the last.
  mutating func next(_ reading: inout ImportReading) -> StyleItem? {
    while index < end {
      if let item = look(&reading) { return item }
    }
    return statement(endingAt: end)
  }

  /// Looks at the next byte; the item that ends with it, if one does.
  private mutating func look(_ reading: inout ImportReading) -> StyleItem? {
    let place = index
    index += 1
    if first == nil, source.bytes[place] > 0x20 { first = source.bytes[place] }
    let mayEnd = parentheses == 0 && (!isOfRules || first == UInt8(ascii: "@"))
    switch source.bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): index = min(source.endOfString(at: place), end)
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses = max(parentheses - 1, 0)
    case UInt8(ascii: ";") where mayEnd: return statement(endingAt: place)
    case UInt8(ascii: "{"): return block(openingAt: place, &reading)
    default: break
    }
    return nil
  }

  private mutating func statement(endingAt place: Int) -> StyleItem? {
    defer { start = place + 1 }
    guard start < place else { return nil }
    let (text, offset) = source.trimmed(start..<place)
    return text.isEmpty ? nil : .statement(text: text, offset: offset)
  }

  private mutating func block(
    openingAt place: Int, _ reading: inout ImportReading
  ) -> StyleItem {
    let (prelude, offset) = source.trimmed(start..<place)
    let close = endOfBlock(at: place, &reading)
    (index, start, parentheses) = (close + 1, close + 1, 0)
    return .block(prelude: prelude, offset: offset, body: place + 1..<close)
  }

  /// The index of the brace that closes a block. If none does, that is noted, and it is the end.
  private func endOfBlock(at start: Int, _ reading: inout ImportReading) -> Int {
    var (index, depth) = (start, 0)
    while index < end {
      switch source.bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = source.endOfString(at: index)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    reading.ignore("This bracket is not closed: it ends with the text.", at: .offset(start))
    return end
  }
}
