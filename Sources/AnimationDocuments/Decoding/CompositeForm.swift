internal import AnimationEngine

/// The members of a value that is several plain numbers.
struct CompositeForm: Sendable {
  /// The words of the numbers, in order.
  let words: [Word]
  /// The same as a set.
  let set: WordSet
  /// One of each tells the type.
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

  /// The components of a colour, as its velocity is written.
  static let color = CompositeForm(PropertyType.color(.srgb).componentNames, signs: [])

  /// The members of all types.
  static let members = all.reduce(WordSet()) { $0.union($1.set) }

  fileprivate func isMeant(by words: WordSet) -> Bool {
    signs.allSatisfy { !$0.isDisjoint(with: words) }
  }
}

extension CompositeType {
  /// The members of its values.
  var form: CompositeForm { CompositeForm.all[Int(rawValue)] }

  /// The type of a value with these members; nil where none of them is one of a composite.
  ///
  /// Members may be missing or too many: the type is the one that was probably meant.
  init?(membersOf words: WordSet) {
    guard !words.isDisjoint(with: CompositeForm.members),
      let index = CompositeForm.all.lastIndex(where: { $0.isMeant(by: words) })
    else { return nil }
    self = Self.allCases[index]
  }

  /// What the contract says of it.
  var schema: SchemaNode { SchemaNode.composites[Int(rawValue)] }
}

extension SchemaNode {
  fileprivate static let composites = CompositeType.allCases.map { type in
    let name = type.shape.name
    return composite(name.prefix(1).uppercased() + name.dropFirst(), type, type.shape.meaning)
  }

  /// An object with the numbers of a type, all of which have to be given.
  static func composite(_ title: String, _ type: CompositeType, _ meaning: String?) -> SchemaNode {
    .input(title, meaning, type.shape.components.map { .required($0, .type("number")) })
  }
}

extension WordSet {
  /// The members of which every value that is an object has one.
  static let valueMembers = Forms.valueObjects.reduce(CompositeForm.members) {
    $0.union($1.object.words)
  }
}
