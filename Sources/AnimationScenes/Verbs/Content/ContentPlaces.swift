import AnimationEngine

/// The character places that all contents of a property share when digits roll.
struct ContentPlaces {
  /// The number of characters of the longest decimal fraction, its point included.
  private(set) var fractionWidth = 0
  /// The number of places, at most ``PropertyType/largestVector``.
  private(set) var count = 1

  /// The places needed for `contents`.
  ///
  /// - Complexity: O(length of the contents).
  init(of contents: [DiscreteValue]) {
    let texts = contents.map { ContentText($0) }
    fractionWidth = texts.reduce(0) { max($0, $1.fractionWidth) }
    let longest = texts.reduce(1) { max($0, $1.width(fractionWidth: fractionWidth)) }
    count = min(longest, PropertyType.largestVector)
  }
}
