extension JSONTape {
  /// The bytes of a string node with its escapes resolved.
  func plainText(at index: Int) -> ArraySlice<UInt8> {
    nodes[index].hasEscapes ? ArraySlice(string(at: index).utf8) : rawText(at: index)
  }

  /// A number as it is written.
  func numberText(at index: Int) -> String {
    let text = bytes[nodes[index].start...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A value as JSON without space between its parts and with as few escapes as there can be.
  ///
  /// Numbers and the order of members stay as they were written.
  ///
  /// - Complexity: O(bytes of the value).
  func compactText(of index: Int) -> String {
    var text = JSONWriter()
    text.copy(index, of: self)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a value of another text, members in their order.
  ///
  /// Numbers stay as they were written; with `kept` only those inside these nodes do, and all others get the
  /// fewest digits that read back as them.
  ///
  /// - Complexity: O(bytes of the value).
  mutating func copy(_ node: Int, of tape: JSONTape, shorteningAllBut kept: Set<Int>? = nil) {
    let kept = kept.flatMap { $0.contains(node) ? nil : $0 }
    switch tape[node].kind {
    case .null: appendNull()
    case .bool: append(tape[node].flag)
    case .string: append(tape.string(at: node))
    case .number where kept == nil: append(json: tape.numberText(at: node))
    case .number: append(tape[node].number)
    case .array:
      array { text in
        for child in tape.children(of: node) { text.copy(child, of: tape, shorteningAllBut: kept) }
      }
    case .object:
      object { text in
        for member in tape.members(of: node) {
          text.copy(member, of: tape, shorteningAllBut: kept)
        }
      }
    }
  }

  /// Writes a member of another text.
  mutating func copy(
    _ member: JSONTape.Member, of tape: JSONTape, shorteningAllBut kept: Set<Int>?
  ) {
    name(tape.string(at: member.name))
    copy(member.value, of: tape, shorteningAllBut: kept)
  }
}
