import AnimationEngine

/// The last characters of a content: of a text its own, of any other value those of its JSON text.
///
/// It has as many characters as `roll` can show, so a long text is cut off at the front. It is
/// split at the decimal point like a number, so that the points of several contents can be aligned.
struct ContentText {
  /// The characters up to the last digit before the point; nil for a sign, which does not roll.
  private let whole: [Character?]
  /// The decimal point and the digits after it; empty without a point.
  private let fraction: [Character?]
  /// The characters after the number, such as a unit.
  private let tail: [Character?]

  /// The characters of a content, at most ``PropertyType/largestVector``.
  ///
  /// - Complexity: O(1).
  init(_ content: DiscreteValue) {
    let characters = Self.lastCharacters(of: content.description)
    let point = Self.point(in: characters)
    let end = point ?? characters.lastIndex(where: \.isWholeNumber).map { $0 + 1 } ?? 0
    let digits = point.map { characters[($0 + 1)...].prefix(while: \.isWholeNumber).endIndex }
    whole = Self.withoutSigns(characters[..<end])
    fraction = Array(characters[end..<(digits ?? end)])
    tail = Array(characters[(digits ?? end)...])
  }

  /// The last characters of a text, of as many code points as the longest usually have.
  ///
  /// They are found from the front: a step back by a character in a row of flags takes a look at the
  /// whole row.
  private static func lastCharacters(of text: String) -> [Character] {
    let most = PropertyType.largestVector
    let end = String(String.UnicodeScalarView(text.unicodeScalars.suffix(16 * most)))
    return Array(Array(end).suffix(most))
  }

  /// The cost of finding the characters of a content, in units of work.
  static func cost(of content: DiscreteValue) -> Int { 400 + content.description.utf8.count / 64 }

  /// The index of the decimal point: the only point, with a digit after it. Nil for a text with
  /// several points, such as a version.
  private static func point(in characters: [Character]) -> Int? {
    guard let point = characters.firstIndex(of: "."),
      characters[(point + 1)...].first?.isWholeNumber == true,
      !characters[(point + 1)...].contains(".")
    else { return nil }
    return point
  }

  /// The characters, with nil in place of each sign before the first digit.
  private static func withoutSigns(_ characters: ArraySlice<Character>) -> [Character?] {
    let head = characters.prefix { !$0.isWholeNumber }
    let signless = head.map { "+-\u{2212}".contains($0) ? nil : $0 }
    return signless + characters[head.endIndex...].map(Optional.some)
  }
}

extension ContentText {
  /// The number of characters of the fraction, its decimal point included.
  var fractionWidth: Int { fraction.count }

  /// The number of places of this text when fractions are padded to `fractionWidth` places.
  func width(fractionWidth: Int) -> Int { places(fractionWidth: fractionWidth).count }

  /// For each of the first `count` places from the right, whether the character differs from that
  /// of `other`.
  func changedPlaces(to other: ContentText, fractionWidth: Int, count: Int) -> [Bool] {
    let (old, new) = (
      places(fractionWidth: fractionWidth), other.places(fractionWidth: fractionWidth)
    )
    return (0..<count).map { place in
      Self.character(fromRight: place, in: old) != Self.character(fromRight: place, in: new)
    }
  }

  /// The characters from left to right, with the fraction padded by empty places.
  private func places(fractionWidth: Int) -> [Character?] {
    if whole.isEmpty && fraction.isEmpty { return tail }
    let empty = [Character?](repeating: nil, count: max(fractionWidth - fraction.count, 0))
    return whole + fraction + empty + tail
  }

  private static func character(fromRight place: Int, in places: [Character?]) -> Character? {
    place < places.count ? places[places.count - 1 - place] : nil
  }
}
