/// A `var()`: the name of a property, and what holds if that has no value.
struct StyleVariableCall {
  let name: String
  let fallback: ArraySlice<UInt8>?
  /// The index after the closing parenthesis.
  let end: Int

  /// Reads a call that begins at an index; nil where none does. The end of the text closes it.
  init?(at start: Int, in text: ArraySlice<UInt8>) {
    guard text[start] | 0x20 == UInt8(ascii: "v"), Self.isCalled(at: start, in: text) else {
      return nil
    }
    let close = Self.close(ofCallAt: start, in: text)
    let inside = text[start + 4..<close]
    let comma = inside.firstIndex(of: UInt8(ascii: ","))
    name = StyleText.trimmed(String(decoding: inside[..<(comma ?? inside.endIndex)], as: UTF8.self))
    fallback = comma.map { inside[($0 + 1)...].drop { $0 <= 0x20 } }
    end = min(close + 1, text.endIndex)
  }

  private static func isCalled(at start: Int, in text: ArraySlice<UInt8>) -> Bool {
    let word = String(decoding: text[start...].prefix(4), as: UTF8.self)
    guard word.lowercased() == "var(" else { return false }
    guard start > text.startIndex, let before = Unicode.Scalar(UInt32(text[start - 1])) else {
      return true
    }
    return !(before.properties.isAlphabetic || before == "-" || before == "_")
  }

  /// The index of the parenthesis that closes a call, or of the end.
  private static func close(ofCallAt start: Int, in text: ArraySlice<UInt8>) -> Int {
    var (index, depth) = (start, 0)
    while index < text.endIndex {
      if let end = end(ofStringAt: index, in: text) {
        index = end
        continue
      }
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return text.endIndex
  }

  /// The index after a string in quotation marks; nil where none begins.
  static func end(ofStringAt start: Int, in text: ArraySlice<UInt8>) -> Int? {
    let mark = text[start]
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
    return text[(start + 1)...].firstIndex(of: mark).map { $0 + 1 } ?? text.endIndex
  }
}
