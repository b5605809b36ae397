extension JSONTape {
  /// The bytes of a string node with its escapes resolved.
  func plainText(at index: Int) -> ArraySlice<UInt8> {
    nodes[index].hasEscapes ? ArraySlice(string(at: index).utf8) : rawText(at: index)
  }

  /// Whether there may be a point in a string node; what is escaped may be one.
  func mayHavePoint(_ index: Int) -> Bool {
    let (text, string) = (bytes.span, nodes[index])
    return string.hasEscapes
      || (string.start + 1..<string.stringEnd).contains { text[$0] == UInt8(ascii: ".") }
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

  /// A value as compact JSON, without spaces and with as few escapes as possible.
  ///
  /// Numbers and the order of members stay as written.
  ///
  /// - Complexity: O(bytes of the value).
  func compactText(of index: Int) -> String {
    var text = JSONWriter()
    text.copy(index, of: self)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a value that is on a tape, with its members in order.
  ///
  /// Numbers stay as written. If `kept` is given, only those inside the nodes of `kept` do, and
  /// all others get the fewest digits that read back as the same number.
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
        for member in tape.members(of: node) { text.copy(member, of: tape, shorteningAllBut: kept) }
      }
    }
  }

  /// Writes a member that is on a tape.
  mutating func copy(
    _ member: JSONTape.Member, of tape: JSONTape, shorteningAllBut kept: Set<Int>?
  ) {
    name(tape.string(at: member.name))
    copy(member.value, of: tape, shorteningAllBut: kept)
  }
}
