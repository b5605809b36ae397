/// Names as a language takes them, each of them another.
///
/// What a language does not take may have been all that told two names apart. Then the first keeps its
/// word, and later ones get a number; a name that needs no change keeps its own before all others.
struct DistinctNames<Key: Hashable> {
  private var words: [Key: String] = [:]

  /// The words of keys that differ, in the order in which they are given.
  ///
  /// - Parameters:
  ///   - separator: What stands between a word and its number.
  ///   - name: What a key is called.
  ///   - word: What the language takes for a name.
  /// - Complexity: O(keys).
  init(
    _ keys: [Key], separator: String, name: (Key) -> String, word: (String) -> String
  ) {
    var (taken, numbers): (Set<String>, [String: Int]) = ([], [:])
    let all = keys.map { (key: $0, name: name($0), word: word(name($0))) }
    for (key, _, word) in all.filter({ $0.name == $0.word }) + all where words[key] == nil {
      var number = numbers[word, default: 1]
      var own = number == 1 ? word : word + separator + String(number)
      while !taken.insert(own).inserted {
        number += 1
        own = word + separator + String(number)
      }
      (words[key], numbers[word]) = (own, number)
    }
  }

  /// The word of a key that was given.
  subscript(key: Key) -> String {
    guard let word = words[key] else { preconditionFailure("a name for \(key), which has none") }
    return word
  }
}

/// A property and the view that it belongs to, which is nil where the animation names none.
struct ViewProperty: Hashable {
  let view: String?
  let name: String

  /// Both in one.
  var joined: String { view.map { $0 + "-" + name } ?? name }
}
