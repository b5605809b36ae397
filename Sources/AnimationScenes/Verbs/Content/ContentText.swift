import AnimationEngine

/// The last characters that a content shows: of a text its own, of all else those by which it is
/// written.
///
/// As many as a property can show: nobody asks for those before them, and a text may be long. A text
/// is taken apart as a number is written, so that the points of several stand below each other.
struct ContentText {
  /// All up to the last digit before the point; nil in the place of a sign, which does not roll.
  private let whole: [Character?]
  /// The point and the digits after it; empty without a point.
  private let fraction: [Character?]
  /// What follows, such as a unit.
  private let tail: [Character?]

  /// The characters of a content, at most ``PropertyType/largestVector``.
  init(_ content: DiscreteValue) {
    let characters = Array(content.description.suffix(PropertyType.largestVector))
    let point = Self.point(in: characters)
    let end = point ?? characters.lastIndex(where: \.isWholeNumber).map { $0 + 1 } ?? 0
    let digits = point.map { characters[($0 + 1)...].prefix(while: \.isWholeNumber).endIndex }
    whole = Self.withoutSigns(characters[..<end])
    fraction = Array(characters[end..<(digits ?? end)])
    tail = Array(characters[(digits ?? end)...])
  }

  /// What it takes to find the characters of a content, in units of work.
  static func cost(of content: DiscreteValue) -> Int {
    400 + content.description.utf8.count / 64
  }

  /// The only point, if a digit follows it: with several it parts no fraction off.
  private static func point(in characters: [Character]) -> Int? {
    guard let point = characters.firstIndex(of: "."),
      characters[(point + 1)...].first?.isWholeNumber == true,
      !characters[(point + 1)...].contains(".")
    else { return nil }
    return point
  }

  /// What stands before the first digit may have signs.
  private static func withoutSigns(_ characters: ArraySlice<Character>) -> [Character?] {
    let head = characters.prefix { !$0.isWholeNumber }
    let signless = head.map { "+-\u{2212}".contains($0) ? nil : $0 }
    return signless + characters[head.endIndex...].map(Optional.some)
  }
}

extension ContentText {
  /// How many places the point takes and the digits after it.
  var fractionWidth: Int { fraction.count }

  /// How many places it takes when fractions take `fractionWidth` places.
  func width(fractionWidth: Int) -> Int { places(fractionWidth: fractionWidth).count }

  /// For each of the first `count` places from the right, whether `other` has another character
  /// there.
  func changedPlaces(to other: ContentText, fractionWidth: Int, count: Int) -> [Bool] {
    let (old, new) = (
      places(fractionWidth: fractionWidth), other.places(fractionWidth: fractionWidth)
    )
    return (0..<count).map { place in
      Self.character(fromRight: place, in: old) != Self.character(fromRight: place, in: new)
    }
  }

  /// The characters from left to right, a shorter fraction filled up with empty places.
  private func places(fractionWidth: Int) -> [Character?] {
    if whole.isEmpty && fraction.isEmpty { return tail }
    let empty = [Character?](repeating: nil, count: max(fractionWidth - fraction.count, 0))
    return whole + fraction + empty + tail
  }

  private static func character(fromRight place: Int, in places: [Character?]) -> Character? {
    place < places.count ? places[places.count - 1 - place] : nil
  }
}
