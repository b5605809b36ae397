package import AnimationEngine

/// A value in a JSON text of somebody else: what it is, what is in it, and where it stands.
///
/// Nothing is copied: a value is a place on the tape of the text.
package struct JSONText: Sendable {
  private let tape: JSONTape
  private let index: Int

  /// The whole of a text; its work and its memory are charged to `meter`.
  ///
  /// - Throws: The refusal of a text that is no JSON, with its line and column.
  /// - Complexity: O(length).
  package init(
    reading bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    tape = try JSONTape(reading: bytes, within: limits)
    index = 0
    do {
      try meter.charge(bytes.count)
      try meter.keep(bytes: tape.nodes.count * MemoryLayout<JSONNode>.stride * 3 / 2)
    } catch {
      throw DocumentRefusal(error)
    }
  }

  private init(_ tape: JSONTape, at index: Int) { (self.tape, self.index) = (tape, index) }

  // MARK: - What it is

  package var isObject: Bool { tape[index].kind == .object }
  package var isArray: Bool { tape[index].kind == .array }
  package var isNull: Bool { tape[index].kind == .null }

  /// The number; nil where it is none or where no double holds it.
  package var number: Double? {
    tape[index].kind == .number && !tape[index].isBeyondRange ? tape[index].number : nil
  }

  /// The text; nil where it is none.
  package var text: String? { tape[index].kind == .string ? tape.string(at: index) : nil }

  /// The truth value; nil where it is none.
  package var bool: Bool? { tape[index].kind == .bool ? tape[index].flag : nil }

  /// The value as compact JSON.
  ///
  /// - Complexity: O(length).
  package var written: String { tape.compactText(of: index) }

  // MARK: - What is in it

  /// How many elements or members it has; 0 for what is neither array nor object.
  package var count: Int { tape[index].isContainer ? tape[index].count : 0 }

  /// The elements of an array; none for anything else.
  package var elements: [JSONText] {
    isArray ? tape.children(of: index).map { JSONText(tape, at: $0) } : []
  }

  /// The members of an object in their order; none for anything else.
  package var members: [(name: String, value: JSONText)] {
    guard isObject else { return [] }
    var members: [(name: String, value: JSONText)] = []
    var children = tape.children(of: index)
    while let name = children.next(), let value = children.next() {
      members.append((tape.string(at: name), JSONText(tape, at: value)))
    }
    return members
  }

  /// The member of a name, the last one if there are several; nil where there is none.
  ///
  /// - Complexity: O(members).
  package subscript(name: String) -> JSONText? {
    guard isObject else { return nil }
    var found: Int?
    var children = tape.children(of: index)
    while let key = children.next(), let value = children.next() {
      if tape.plainText(at: key).elementsEqual(name.utf8) { found = value }
    }
    return found.map { JSONText(tape, at: $0) }
  }

  // MARK: - Where it stands

  /// The pointer to it (RFC 6901).
  ///
  /// - Complexity: O(siblings on the way).
  package var pointer: String { JSONPointer.text(of: index, in: tape) }

  /// Where it begins in the text.
  ///
  /// - Complexity: O(offset).
  package var position: DocumentProblem.Place {
    DocumentProblem.Place(at: tape[index].start, in: tape.bytes)
  }
}

extension DocumentProblem.Place {
  /// The place of the byte at `offset` of a text.
  ///
  /// - Complexity: O(offset).
  package init(at offset: Int, in bytes: [UInt8]) {
    let position = TextPosition(of: offset, in: bytes)
    self.init(line: position.line, column: position.column, offset: offset)
  }
}

extension UnitCurve {
  /// The curve as documents write it.
  package var json: String {
    var text = JSONWriter()
    text.append(self)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension String {
  /// The text as a JSON string, with its quotes.
  package var quotedJSON: String {
    var bytes: [UInt8] = []
    JSONQuoting.write(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Double {
  /// The number as JSON, in the fewest digits that read back as it; it has to be finite.
  package var json: String { NumberWriter().text(self) }
}
