internal import AnimationEngine

// What the springs of animators and layers share with others.

extension WordSet {
  /// All members that describe springs.
  static let springMembers = Forms.springParameters.words
}

extension DocumentDecoder {
  /// Reads a number that has a default; one without has to be given.
  mutating func number(
    _ word: Word, of members: Members, default standard: Double? = nil
  ) -> Double? {
    if let node = members[word] { return number(at: node) }
    if let standard, !members.guessed.contains(word) { return standard }
    _ = require(word, of: members, "This spring")
    return nil
  }
}
