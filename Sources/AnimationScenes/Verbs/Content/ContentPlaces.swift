import AnimationEngine

/// The places that the contents of a property have in common when they roll.
struct ContentPlaces {
  /// How many places the longest fraction takes, with its point.
  private(set) var fractionWidth = 0
  /// How many places there are, at most ``PropertyType/largestVector``.
  private(set) var count = 1

  /// The places of `contents`.
  ///
  /// - Complexity: O(length of the contents).
  init(of contents: [DiscreteValue]) {
    let texts = contents.map { ContentText($0) }
    fractionWidth = texts.reduce(0) { max($0, $1.fractionWidth) }
    let longest = texts.reduce(1) { max($0, $1.width(fractionWidth: fractionWidth)) }
    count = min(longest, PropertyType.largestVector)
  }
}
