package import AnimationEngine

/// A value inside a JSON text of another format: its kind, its contents and its position.
///
/// Nothing is copied: it refers to a node of the text's tape.
package struct JSONText: Sendable {
  /// The tape, in a list of its own: a text may have millions of values, and so each of them takes 16
  /// bytes.
  private let tapes: [JSONTape]
  private let index: Int

  private var tape: JSONTape { tapes[0] }

  /// Reads a whole JSON text; work and memory are charged to `meter`.
  ///
  /// - Throws: The refusal of a text that is no JSON, with its line and column.
  /// - Complexity: O(length).
  package init(
    reading bytes: [UInt8], within limits: Limits, meter: inout WorkMeter
  ) throws(DocumentRefusal) {
    try meter.charge(work: bytes.count)
    let tape = try JSONTape(reading: bytes, within: limits)
    (tapes, index) = ([tape], 0)
    try meter.charge(bytes: tape.nodes.count * MemoryLayout<JSONNode>.stride * 3 / 2)
  }

  private init(_ parent: JSONText, at index: Int) { (tapes, self.index) = (parent.tapes, index) }

  // MARK: - What it is

  package var isObject: Bool { tape[index].kind == .object }
  package var isArray: Bool { tape[index].kind == .array }
  package var isNull: Bool { tape[index].kind == .null }

  /// The number; nil for other kinds and for numbers too large for a double.
  package var number: Double? {
    tape[index].kind == .number && !tape[index].isBeyondRange ? tape[index].number : nil
  }

  /// The text of a string; nil for other kinds.
  package var text: String? { tape[index].kind == .string ? tape.string(at: index) : nil }

  /// The Boolean; nil for other kinds.
  package var bool: Bool? { tape[index].kind == .bool ? tape[index].flag : nil }

  /// The value as compact JSON.
  ///
  /// - Complexity: O(length).
  package var written: String { tape.compactText(of: index) }

  /// The bytes from the start of the value to that of its last part, or to the end of that where it is a
  /// text: about the length of the value, for what reading it costs.
  ///
  /// - Complexity: O(1).
  package var length: Int {
    let last = tape[tape.end(of: index) - 1]
    return (last.kind == .string ? last.stringEnd : last.start + 1) - tape[index].start
  }

  // MARK: - What is in it

  /// The number of elements or members; 0 for scalars.
  package var count: Int { tape[index].isContainer ? tape[index].count : 0 }

  /// The elements of an array; empty for other kinds.
  package var elements: [JSONText] {
    guard isArray else { return [] }
    var elements: [JSONText] = []
    elements.reserveCapacity(count)
    for child in tape.children(of: index) { elements.append(JSONText(self, at: child)) }
    return elements
  }

  /// The members of an object in order; empty for other kinds.
  package var members: [(name: String, value: JSONText)] {
    guard isObject else { return [] }
    return tape.members(of: index).map { (tape.string(at: $0.name), JSONText(self, at: $0.value)) }
  }

  /// The value of the member with a name, the last one if it is repeated; nil if there is none.
  ///
  /// - Complexity: O(members).
  package subscript(name: String) -> JSONText? {
    guard isObject else { return nil }
    var found: Int?
    for member in tape.members(of: index)
    where tape.plainText(at: member.name).elementsEqual(name.utf8) { found = member.value }
    return found.map { JSONText(self, at: $0) }
  }

  // MARK: - Where it stands

  /// The JSON Pointer to the value (RFC 6901).
  ///
  /// - Complexity: O(siblings on the way).
  package var pointer: String { JSONPointer.text(of: index, in: tape) }

  /// The pointer to the value; the siblings on the way are added to `passed`.
  package func pointer(passing passed: inout Int) -> String {
    JSONPointer.text(of: index, in: tape, passing: &passed)
  }

  /// The offset at which the value begins, in bytes.
  package var offset: Int { tape[index].start }

  /// The places in the whole text, for finding those of many values.
  ///
  /// - Complexity: O(length of the text).
  package var places: TextPlaces { TextPlaces(tape.bytes) }

  /// Whether another value stands in an equal text.
  ///
  /// - Complexity: O(1) for values of the same text or of texts that differ in length.
  package func sharesText(with other: JSONText) -> Bool { tape.bytes == other.tape.bytes }
}

extension DocumentProblem.Place {
  /// The line and column of the byte at `offset` in a text.
  ///
  /// - Complexity: O(offset).
  package init(at offset: Int, in bytes: [UInt8]) {
    let position = TextPosition(of: offset, in: bytes)
    self.init(line: position.line, column: position.column, offset: offset)
  }
}

extension UnitCurve {
  /// The curve in the notation of documents.
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
  /// The number as JSON, in the fewest digits that read back as the same; `null` for NaN and infinities.
  package var json: String { NumberWriter().text(self) }
}

extension Double? {
  /// The number as JSON; `null` for nil, NaN and infinities.
  package var json: String { self?.json ?? "null" }
}
