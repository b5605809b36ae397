import AnimationEngine

// Texts of a document in messages about it.

extension StringProtocol {
  /// The text, cut off after 57 code points if it is too long for a message.
  package var shortened: String {
    unicodeScalars.dropFirst(60).first == nil ? String(self) : codePoints(57) + "…"
  }
}

extension String {
  /// The beginning of a sentence for use inside one: "A keyframe" becomes "a keyframe".
  var amidSentence: String {
    let articles = ["A ", "An ", "The ", "This "]
    return articles.contains { hasPrefix($0) } ? prefix(1).lowercased() + dropFirst() : self
  }
}

extension [String] {
  /// The entries as a list for people: `a, b and c`, with the given conjunction.
  func listed(_ conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
