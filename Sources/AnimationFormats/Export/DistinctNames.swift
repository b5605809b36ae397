/// Names converted to a language's identifiers, all of them distinct.
///
/// Characters that the language does not allow may be all that distinguishes two names. Then the
/// first gets the plain word and later ones get a number; a name that needs no conversion keeps
/// its word before all others.
struct DistinctNames<Key: Hashable> {
  private var words: [Key: String] = [:]

  /// The identifiers of distinct keys, in the order given.
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

  /// The identifier of one of the keys.
  subscript(key: Key) -> String {
    guard let word = words[key] else { preconditionFailure("a name for \(key), which has none") }
    return word
  }
}

/// A property's name with its view, which is nil if the animation names none.
struct ViewProperty: Hashable {
  let view: String?
  let name: String

  /// The view and the name, joined by a hyphen.
  var joined: String { view.map { $0 + "-" + name } ?? name }
}
