/// A property that sets several others, its parts, such as `animation`: each entry has words in any order,
/// each recognised by its kind.
protocol StyleShorthand {
  /// The parts in the order in which a word is tried as each; each is the end of a longhand property.
  associatedtype Part: RawRepresentable<String> & CaseIterable & Sendable
  /// The name of the shorthand.
  static var property: String { get }

  /// Reads a word as a part; false for a word that is none.
  mutating func take(_ word: String, as part: Part) throws(StyleFault) -> Bool
}

extension StyleShorthand {
  /// The part that a longhand property sets; nil for other properties.
  static func part(of longhand: String) -> Part? {
    Part(rawValue: String(longhand.dropFirst(property.count + 1)))
  }

  /// Reads an entry of the shorthand.
  ///
  /// - Throws: What browsers leave the declaration out for.
  mutating func take(shorthand entry: String) throws(StyleFault) {
    var missing = Array(Part.allCases)
    for word in StyleText.words(entry) {
      guard let index = try takeFirst(word, of: missing) else {
        throw StyleFault(word, in: "\"\(Self.property)\"")
      }
      missing.remove(at: index)
    }
  }

  private mutating func takeFirst(_ word: String, of parts: [Part]) throws(StyleFault) -> Int? {
    for index in parts.indices where try take(word, as: parts[index]) { return index }
    return nil
  }

  /// Reads an entry of a longhand property; properties that are not known here may have any.
  ///
  /// - Throws: What browsers leave the declaration out for.
  mutating func read(_ entry: String, of longhand: String) throws(StyleFault) {
    guard let part = Self.part(of: longhand) else { return }
    guard try take(entry, as: part) else { throw StyleFault(entry, of: longhand) }
  }

  /// Sets a member to a value, if there is one.
  mutating func set<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value?) -> Bool {
    if let value { self[keyPath: path] = value }
    return value != nil
  }
}
