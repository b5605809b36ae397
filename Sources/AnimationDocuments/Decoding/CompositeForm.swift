internal import AnimationEngine

/// The member names of a value that consists of several plain numbers, such as `{"x":1,"y":2}`.
struct CompositeForm: Sendable {
  /// The member names of the numbers, in order.
  let words: [Word]
  /// The member names as a set.
  let set: WordSet
  /// The members that identify the type: it is meant if one of each set is there.
  private let signs: [WordSet]

  private init(_ names: [String], signs: [[String]]) {
    words = names.map(Self.word)
    set = WordSet(words)
    self.signs = signs.map { WordSet($0.map(Self.word)) }
  }

  private static func word(_ name: String) -> Word {
    guard let word = Word.allCases.first(where: { $0.text == name }) else {
      preconditionFailure("\"\(name)\" is no word of documents: write it in Word.swift")
    }
    return word
  }

  fileprivate static let all = CompositeType.allCases.map { type in
    CompositeForm(type.shape.components, signs: type.shape.signs)
  }

  /// The member names of a colour's velocity.
  static let color = CompositeForm(PropertyType.color(.srgb).componentNames, signs: [])

  /// The member names of all composite types.
  static let members = all.reduce(WordSet()) { $0.union($1.set) }

  fileprivate func isMeant(by words: WordSet) -> Bool {
    signs.allSatisfy { !$0.isDisjoint(with: words) }
  }
}

extension CompositeType {
  /// The member names of this type's values.
  var form: CompositeForm { CompositeForm.all[Int(rawValue)] }

  /// The composite type of a value with these members; nil if no composite type has any of them.
  ///
  /// Members may be missing or too many: the type is the one that was probably meant.
  init?(membersOf words: WordSet) {
    guard !words.isDisjoint(with: CompositeForm.members),
      let index = CompositeForm.all.lastIndex(where: { $0.isMeant(by: words) })
    else { return nil }
    self = Self.allCases[index]
  }

  /// The beginning of messages about a value of the type: "A size".
  var owner: String { (shape.isPlural ? "A set of " : "A ") + shape.name }

  /// The schema of a value of the type.
  var schema: SchemaNode { SchemaNode.composites[Int(rawValue)] }
}

extension SchemaNode {
  fileprivate static let composites = CompositeType.allCases.map { type in
    let name = type.shape.name
    return composite(name.prefix(1).uppercased() + name.dropFirst(), type, type.shape.meaning)
  }

  /// The schema of an object with the numbers of a type, all of which are required.
  static func composite(_ title: String, _ type: CompositeType, _ meaning: String?) -> SchemaNode {
    .input(title, meaning, type.shape.components.map { .required($0, .type("number")) })
  }
}

extension WordSet {
  /// The member names that tell an object value from other objects: every such value has at least
  /// one.
  static let valueMembers = Forms.valueObjects.reduce(CompositeForm.members) {
    $0.union($1.object.words)
  }
}
