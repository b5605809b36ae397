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
  /// The items of a block; nested blocks are not read.
  ///
  /// - Complexity: O(length of the range).
  func items(
    in range: Range<Int>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [StyleItem] {
    try reading.charge(range.count)
    var scan = ItemScan(range)
    while scan.index < range.upperBound { look(at: &scan, until: range.upperBound, &reading) }
    if scan.start < range.upperBound { endStatement(of: &scan, at: range.upperBound) }
    return scan.items
  }

  /// The state of reading a block.
  private struct ItemScan {
    var items: [StyleItem] = []
    var index: Int
    /// The start of the item that is being read.
    var start: Int
    /// The number of open parentheses.
    var parentheses = 0

    init(_ range: Range<Int>) { (index, start) = (range.lowerBound, range.lowerBound) }
  }

  private func look(at scan: inout ItemScan, until end: Int, _ reading: inout ImportReading) {
    switch bytes[scan.index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      scan.index = min(endOfString(at: scan.index), end)
      return
    case UInt8(ascii: "("): scan.parentheses += 1
    case UInt8(ascii: ")"): scan.parentheses = max(scan.parentheses - 1, 0)
    case UInt8(ascii: ";") where scan.parentheses == 0:
      endStatement(of: &scan, at: scan.index)
      scan.start = scan.index + 1
    case UInt8(ascii: "{"): takeBlock(of: &scan, until: end, &reading)
    case UInt8(ascii: "}"):
      reading.report(.invalidCSS, "This bracket closes nothing.", at: .offset(scan.index))
      scan.start = scan.index + 1
    default: break
    }
    scan.index += 1
  }

  private func endStatement(of scan: inout ItemScan, at end: Int) {
    let (text, offset) = trimmed(scan.start..<end)
    if !text.isEmpty { scan.items.append(.statement(text: text, offset: offset)) }
  }

  private func takeBlock(of scan: inout ItemScan, until end: Int, _ reading: inout ImportReading) {
    let (prelude, offset) = trimmed(scan.start..<scan.index)
    let end = endOfBlock(at: scan.index, end, &reading)
    scan.items.append(.block(prelude: prelude, offset: offset, body: scan.index + 1..<end))
    (scan.index, scan.start, scan.parentheses) = (end, end + 1, 0)
  }

  /// The index of the brace that closes a block. If none does, reports that and returns the end.
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
