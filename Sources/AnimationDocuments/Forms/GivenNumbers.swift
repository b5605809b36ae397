/// The numbers among the members of an object that cannot be read as a whole.
struct GivenNumbers {
  let tape: JSONTape
  let members: Members

  /// The number of a member. Where there is none it is 1, which breaks no rule of any member.
  subscript(word: Word) -> Double { number(word) ?? 1 }

  /// The text of a member; nil where it is missing or no text.
  func text(_ word: Word) -> String? {
    guard let node = members[word], tape[node].kind == .string else { return nil }
    return tape.string(at: node)
  }

  /// Whether the member with this name is there and a number.
  func has(_ name: String) -> Bool {
    WordTable.shared.word(ArraySlice(name.utf8)).flatMap(number) != nil
  }

  private func number(_ word: Word) -> Double? {
    guard let node = members[word], tape[node].kind == .number, !tape[node].isBeyondRange else {
      return nil
    }
    return tape[node].number
  }
}
