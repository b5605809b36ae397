/// The last characters that a content shows: of a text its own, of all else those of its JSON.
///
/// As many as a property can show: nobody asks for those before them, and a text may be long.
struct ContentText {
  /// The characters from left to right, at most ``PropertyType/largestVector``.
  let characters: [Character]

  /// The characters of a label, which is compact JSON.
  init(_ label: String) {
    let isText = label.utf8.count > 1 && label.first == "\"" && label.last == "\""
    let shown = isText ? Self.unescaped(label.dropFirst().dropLast()) : label[...]
    characters = Array(shown.suffix(PropertyType.largestVector))
  }

  /// What it takes to find the characters of a label, in units of work.
  static func cost(of label: String) -> Int {
    400 + label.utf8.count / (label.utf8.contains(UInt8(ascii: "\\")) ? 1 : 64)
  }

  /// At which of the first places, counted from the right, `other` has another character.
  func changedPlaces(to other: ContentText, count: Int) -> [Bool] {
    (0..<count).map { self[fromRight: $0] != other[fromRight: $0] }
  }

  private subscript(fromRight place: Int) -> Character? {
    place < characters.count ? characters[characters.count - 1 - place] : nil
  }
}

extension ContentText {
  /// A JSON text without its quotes, with every escape as what it stands for.
  private static func unescaped(_ text: Substring) -> Substring {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var units: [UInt16] = []
    var rest = text.utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(ascii: "\\"), let escape = rest.popFirst() else {
        units.append(unit)
        continue
      }
      let digits = String(decoding: rest.prefix(4), as: UTF16.self)
      if escape == UInt16(ascii: "u"), let code = UInt16(digits, radix: 16) {
        units.append(code)
        rest = rest.dropFirst(4)
      } else {
        units.append(shortEscapes[escape] ?? escape)
      }
    }
    return String(decoding: units, as: UTF16.self)[...]
  }

  private static let shortEscapes: [UInt16: UInt16] = [
    UInt16(ascii: "n"): 10, UInt16(ascii: "r"): 13, UInt16(ascii: "t"): 9,
    UInt16(ascii: "b"): 8, UInt16(ascii: "f"): 12,
  ]
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}
