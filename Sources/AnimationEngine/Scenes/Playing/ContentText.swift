/// The characters that a content shows: of a text its own, of all else those of its JSON.
struct ContentText {
  /// The characters from left to right.
  let characters: [Character]

  /// The characters of a label, which is compact JSON.
  init(_ label: String) {
    let isText = label.count > 1 && label.hasPrefix("\"") && label.hasSuffix("\"")
    characters = Array(isText ? Self.unescaped(label.dropFirst().dropLast()) : label)
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
  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
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
    return String(decoding: units, as: UTF16.self)
  }

  private static let shortEscapes: [UInt16: UInt16] = [
    UInt16(ascii: "n"): 10, UInt16(ascii: "r"): 13, UInt16(ascii: "t"): 9,
    UInt16(ascii: "b"): 8, UInt16(ascii: "f"): 12,
  ]
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}
