import AnimationDocuments
import AnimationEngine

/// The bytes of a style sheet with comments blanked out, and with the marks `<!--` and `-->` of a page;
/// all other bytes stay in place.
struct StyleSheetText: Sendable {
  private(set) var bytes: [UInt8]

  /// Blanks the comments of a source text.
  ///
  /// - Complexity: O(length).
  init(_ source: [UInt8]) {
    bytes = source
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = endOfString(at: index)
      case UInt8(ascii: "/") where isComment(at: index): index = blankComment(at: index)
      case UInt8(ascii: "<") where has("<!--", at: index): index = blankMark(at: index, 4)
      case UInt8(ascii: "-") where has("-->", at: index) && !isInName(index):
        index = blankMark(at: index, 3)
      default: index += 1
      }
    }
  }

  private func isComment(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
  }

  private func has(_ mark: String, at index: Int) -> Bool {
    bytes[index...].starts(with: mark.utf8)
  }

  /// Whether the byte before another one is of a name, which goes on with it.
  private func isInName(_ index: Int) -> Bool {
    index > 0 && StyleText.isInName(bytes[index - 1]) && bytes[index - 1] != UInt8(ascii: "-")
  }

  private mutating func blankMark(at start: Int, _ count: Int) -> Int {
    for place in start..<start + count { bytes[place] = 0x20 }
    return start + count
  }

  /// Replaces a comment by spaces, except its line ends. An unclosed comment reaches to the end.
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

  /// The index after a string; an unclosed string ends with its line.
  func endOfString(at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != bytes[start], bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// The text of a range without surrounding spaces, and its offset.
  func trimmed(_ range: Range<Int>) -> (text: String, offset: Int) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return (String(decoding: bytes[start..<end], as: UTF8.self), start)
  }

  /// Whether a block may be about what moves: it names an animation, a transition or a custom property.
  ///
  /// - Complexity: O(length of the range).
  func mayMove(in range: Range<Int>) -> Bool {
    let marks = ["anim", "transition", "keyframes", "--"].map { Array($0.utf8) }
    let starts = marks.map { $0[0] }
    for index in range {
      guard let place = starts.firstIndex(of: bytes[index] | 0x20) else { continue }
      let rest = bytes[index..<range.upperBound]
      if rest.starts(with: marks[place], by: { $0 | 0x20 == $1 | 0x20 }) { return true }
    }
    return false
  }
}
