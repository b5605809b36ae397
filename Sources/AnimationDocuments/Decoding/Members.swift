/// The members of one JSON object that have known names.
struct Members {
  /// The index of the object's node on the tape.
  let object: Int
  /// The known words among the member names.
  private(set) var words = WordSet()
  /// The number of members whose names are unknown or repeated.
  private(set) var unknownMembers = 0
  /// Words that a misspelt name was probably meant to be; they are not reported as missing.
  var guessed = WordSet()
  /// The words found, and the nodes of their values.
  private var entries = InlineArray<24, Word>(repeating: .kind)
  private var nodes = InlineArray<24, UInt32>(repeating: 0)
  private var count = 0

  init(of object: Int) { self.object = object }

  /// The node of a member's value; nil if it is missing.
  @inline(__always)
  subscript(word: Word) -> Int? { words.contains(word) ? node(of: word) : nil }

  private func node(of word: Word) -> Int? {
    for index in 0..<count where entries[index] == word { return Int(nodes[index]) }
    return nil
  }

  /// Adds a member. It counts as unknown if its name is no word, is there already, or the list is
  /// full. No form has 24 members, so a full list holds one that is not allowed.
  mutating func add(_ word: Word?, value: Int) {
    guard let word, words.insert(word), count < nodes.count else {
      unknownMembers += 1
      return
    }
    entries[count] = word
    nodes[count] = UInt32(truncatingIfNeeded: value)
    count += 1
  }
}

extension DocumentDecoder {
  /// Collects the members of the object at `members.object`; false, with a report, for others.
  ///
  /// - Complexity: O(members).
  mutating func gather(_ members: inout Members, _ expectation: @autoclosure () -> String) -> Bool {
    let node = members.object
    guard tape[node].kind == .object else {
      wrongType(at: node, expectation())
      return false
    }
    let end = tape.end(of: node)
    var name = node + 1
    while name < end {
      members.add(word(at: name), value: name + 1)
      name = tape.end(of: name + 1)
    }
    return true
  }

  /// Reports every member that is not `allowed` or is given twice.
  ///
  /// `owner` begins the message: "A linear keyframe". If the name was probably meant to be an
  /// allowed word, that one is noted as guessed.
  mutating func check(
    _ members: inout Members, allowed: WordSet, _ owner: @autoclosure () -> String
  ) {
    if members.unknownMembers == 0 && members.words.isSubset(of: allowed) { return }
    var seen = WordSet()
    for (name, _) in tape.members(of: members.object) {
      if let word = word(at: name), allowed.contains(word) {
        if !seen.insert(word) { reportDuplicate(name) }
      } else {
        reportUnknown(name, allowed, owner(), guessing: &members.guessed)
      }
    }
  }

  /// The node of a required member. Reports a problem and returns nil if it is missing.
  mutating func require(
    _ word: Word, of members: Members, _ owner: @autoclosure () -> String, hint: String? = nil
  ) -> Int? {
    if let node = members[word] { return node }
    if !members.guessed.contains(word) {
      report(
        .missingMember, at: members.object, about: word,
        "\"\(word.text)\" is missing; \(owner().amidSentence) needs it.", hint: hint)
    }
    return nil
  }

  /// Reports a member name that appears for the second time.
  mutating func reportDuplicate(_ name: Int) {
    report(.duplicateMember, at: name, "The member \(quoted(name)) is given twice.")
  }

  /// Reports the first unknown member whose name is nearly `word`, and notes in `members` that it
  /// was taken for `word`. Nothing happens if a member has been guessed before.
  mutating func reportMisspelt(_ word: Word, in members: inout Members, _ owner: String) {
    if members.unknownMembers == 0 { return }
    for (name, _) in tape.members(of: members.object) where members.guessed.isEmpty {
      guard self.word(at: name) == nil,
        NearestName.of(tape.string(at: name), among: [word.text]) != nil
      else { continue }
      reportUnknown(name, [word], owner, guessing: &members.guessed)
    }
  }

  private mutating func reportUnknown(
    _ name: Int, _ allowed: WordSet, _ owner: String, guessing guessed: inout WordSet
  ) {
    if problems.isFull { return problems.count() }
    let (text, known) = (tape.string(at: name), allowed.subtracting(unoffered).words.map(\.text))
    if let meant = NameHint.meant(by: text, among: known),
      let word = WordTable.shared.word(meant.utf8)
    {
      guessed.insert(word)
    }
    report(
      .unknownMember, at: name, "\(owner) has no member \(quoted(name)).",
      hint: NameHint.of(text, among: known))
  }
}
