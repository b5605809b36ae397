/// A member of an object whose value begins as a standard one: the member changes a part of it, and
/// where it is missing the part stays as it is.
struct PartMember<Owner: Sendable>: Sendable {
  /// Reads the member into the value. Reports a problem and returns false if it is wrong.
  typealias Reading = @Sendable (inout DocumentDecoder, Members, String, inout Owner) -> Bool

  /// The member of an object with this standard value, and how it is read.
  let member: @Sendable (Owner) -> (said: SaidMember<Owner>, read: Reading)
}

extension PartMember {
  /// A member with a default, the part of the standard value.
  static func part<Value: Equatable & Sendable>(
    _ word: Word, _ form: Form<Value>, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    _ meaning: String? = nil
  ) -> PartMember {
    PartMember { standard in
      reading(Member(word, form, orElse: standard[keyPath: path], meaning) { $0[keyPath: path] }) {
        $0[keyPath: path] = $1
      }
    }
  }

  /// A required member.
  static func part<Value>(
    _ word: Word, required form: Form<Value>, _ path: any WritableKeyPath<Owner, Value> & Sendable,
    _ meaning: String? = nil
  ) -> PartMember {
    part(Member(word, form, meaning) { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
  }

  /// An optional member, whose part is nil if it is missing.
  static func part<Given>(
    _ word: Word, optional form: Form<Given>, _ path: any WritableKeyPath<Owner, Given?> & Sendable,
    _ meaning: String? = nil
  ) -> PartMember {
    part(Member(word, optional: form, meaning) { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
  }

  /// A member that `set` makes a part of the value, where it is given.
  static func part<Value>(
    _ member: Member<Owner, Value>, set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> PartMember {
    PartMember { _ in reading(member, set: set) }
  }

  private static func reading<Value>(
    _ member: Member<Owner, Value>, set: @escaping @Sendable (inout Owner, Value) -> Void
  ) -> (said: SaidMember<Owner>, read: Reading) {
    let (word, isRequired, read) = (member.word, member.isRequired, member.read)
    return (
      member.said,
      { decoder, given, owner, value in
        guard isRequired || given[word] != nil else { return true }
        guard let part = read(&decoder, given, owner) else { return false }
        set(&value, part)
        return true
      }
    )
  }
}

extension ObjectForm where Value: Sendable {
  /// An object of any number of members, which change parts of `standard`.
  init(
    _ title: String, _ owner: String, _ meaning: String? = nil, changing standard: Value,
    _ parts: [PartMember<Value>], rules: [ObjectRule] = []
  ) {
    let members = parts.map { $0.member(standard) }
    let readings = members.map(\.read)
    self.init(title, owner, meaning, members.map(\.said), rules) { decoder, given, owner in
      var value = standard
      var isRight = true
      for read in readings where !read(&decoder, given, owner, &value) { isRight = false }
      return isRight ? value : nil
    }
  }
}
