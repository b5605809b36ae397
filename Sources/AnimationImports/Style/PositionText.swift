/// Positions in a box: `center`, `left 10px`, `right 10px bottom 5px`.
enum PositionText {
  /// Positions, or lists of equally many, with two or three lengths each; nil for other texts.
  static func matched(_ texts: [String]) -> [String]? {
    guard let lists = MatchedTexts.repeated(texts.map { StyleText.entries($0) }) else { return nil }
    let positions = lists.map { $0.compactMap(lengths) }
    guard zip(lists, positions).allSatisfy({ $0.count == $1.count }) else { return nil }
    let most = positions.joined().map(\.count).max() ?? 2
    return positions.map { list in
      list.map { ($0.count < most ? $0 + ["0px"] : $0).joined(separator: " ") }
        .joined(separator: ", ")
    }
  }

  /// The lengths from the left and from the top, and perhaps towards the viewer; nil if the text is
  /// no position.
  static func lengths(_ text: String) -> [String]? {
    let words = StyleText.words(text).map { edges[$0.lowercased()] ?? .length($0) }
    switch words.count {
    case 1: return words[0].isVertical ? ["50%", words[0].text] : [words[0].text, "50%"]
    case 2, 3:
      let isTurned = words[0].isVertical || words[1].isHorizontal
      let plane = isTurned ? [words[1].text, words[0].text] : [words[0].text, words[1].text]
      return plane + words.dropFirst(2).map(\.text)
    case 4:
      let first = offset(from: words[0], by: words[1])
      let second = offset(from: words[2], by: words[3])
      guard let first, let second else { return nil }
      return words[0].isVertical ? [second, first] : [first, second]
    default: return nil
    }
  }

  private enum Word {
    case horizontal(String)
    case vertical(String)
    case length(String)

    var text: String {
      switch self {
      case .horizontal(let text), .vertical(let text), .length(let text): text
      }
    }

    var isHorizontal: Bool { if case .horizontal = self { true } else { false } }
    var isVertical: Bool { if case .vertical = self { true } else { false } }
  }

  private static let edges: [String: Word] = [
    "left": .horizontal("0%"), "right": .horizontal("100%"), "top": .vertical("0%"),
    "bottom": .vertical("100%"), "center": .length("50%"),
  ]

  /// A length from an edge as one from the left or the top; nil if either word is something else.
  private static func offset(from edge: Word, by length: Word) -> String? {
    guard case .length(let length) = length else { return nil }
    switch (edge, edge.text) {
    case (.length, _): return nil
    case (_, "100%"): return "calc(100% - \(length))"
    default: return length
    }
  }
}
