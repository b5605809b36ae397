import AnimationEngine

/// The last characters that a content shows: of a text its own, of all else those by which it is
/// written.
///
/// As many as a property can show: nobody asks for those before them, and a text may be long.
struct ContentText {
  /// The characters from left to right, at most ``PropertyType/largestVector``.
  let characters: [Character]

  /// The characters of a content.
  init(_ content: DiscreteValue) {
    characters = Array(content.description.suffix(PropertyType.largestVector))
  }

  /// What it takes to find the characters of a content, in units of work.
  static func cost(of content: DiscreteValue) -> Int {
    400 + content.description.utf8.count / 64
  }

  /// At which of the first places, counted from the right, `other` has another character.
  func changedPlaces(to other: ContentText, count: Int) -> [Bool] {
    (0..<count).map { self[fromRight: $0] != other[fromRight: $0] }
  }

  private subscript(fromRight place: Int) -> Character? {
    place < characters.count ? characters[characters.count - 1 - place] : nil
  }
}
