import AnimationDocuments
import AnimationEngine

// The values in a script: literals, and expressions as their texts.

extension ScriptText {
  // MARK: Values

  /// Reads a list between brackets.
  mutating func readList(until end: UInt8, depth: Int) throws(DocumentRefusal) {
    cursor.index += 1
    json.append(UInt8(ascii: "["))
    try readEntries(until: end) { script throws(DocumentRefusal) in
      try script.readValue(depth: depth + 1)
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func readObject(depth: Int) throws(DocumentRefusal) {
    cursor.index += 1
    json.append(UInt8(ascii: "{"))
    let (start, before) = (json.count, spreads)
    try readEntries(until: UInt8(ascii: "}")) { script throws(DocumentRefusal) in
      try script.readMember(depth: depth + 1)
    }
    if spreads > before { keepLastMembers(from: start) }
    spreads = before
    json.append(UInt8(ascii: "}"))
  }

  /// Reads entries separated by commas; a trailing comma is allowed.
  private mutating func readEntries(
    until end: UInt8, _ entry: (inout ScriptText) throws(DocumentRefusal) -> Void
  ) throws(DocumentRefusal) {
    var isFirst = true
    while true {
      _ = skipBlank()
      if cursor.byte == end { break }
      guard !cursor.isAtEnd else { throw refusal("The script ends in the middle of a call.") }
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      try entry(&self)
      _ = skipBlank()
      if cursor.byte == UInt8(ascii: ",") {
        cursor.index += 1
      } else if cursor.byte != end {
        throw refusal("A comma or a closing bracket belongs here.")
      }
    }
    cursor.index += 1
  }

  private mutating func readMember(depth: Int) throws(DocumentRefusal) {
    let start = cursor
    if cursor.isAtQuote {
      readString()
    } else if cursor.isAtName {
      json += cursor.takeName().quotedJSON.utf8
    } else if [UInt8(ascii: "."), UInt8(ascii: "[")].contains(cursor.byte) {
      if readSpread(depth: depth) { return }
      return readWholeMember(from: start, name: nil)
    } else {
      throw refusal("The name of a member belongs here.")
    }
    let name = StyleText.trimmed(
      String(decoding: cursor.bytes[start.index..<cursor.index], as: UTF8.self))
    let written = json.count
    _ = skipBlank()
    guard cursor.byte == UInt8(ascii: ":") else {
      guard !start.isAtQuote, isAfterShortName else { throw refusal("A colon belongs here.") }
      json.removeLast(json.count - written)
      if cursor.byte != UInt8(ascii: "("), let literal = literal(named: name, depth: depth) {
        json += ":".utf8 + literal
        return
      }
      return readWholeMember(from: start, name: name)
    }
    json.append(UInt8(ascii: ":"))
    cursor.index += 1
    try readValue(depth: depth)
  }

  /// Whether a name without a colon ends its member, as in `{x, y}`, or begins a function.
  private var isAfterShortName: Bool {
    [",", "}", "("].contains { cursor.byte == UInt8(ascii: $0) } || cursor.isAtName
  }

  /// Reads a member that is no name with a value, as `...others`, `[name]: 1`, `x` alone, or `done() {}`:
  /// its value is what the script says there. The name is written already, or is that text too.
  private mutating func readWholeMember(from start: ScriptCursor, name: String?) {
    cursor = start
    let written = cursor.takeExpression()
    let text = StyleText.trimmed(String(decoding: written, as: UTF8.self))
    if name == nil { json += text.quotedJSON.utf8 }
    json += ":{\"script\":\(text.quotedJSON)}".utf8
    keepLines(of: written)
  }

  mutating func readValue(depth: Int) throws(DocumentRefusal) {
    _ = skipBlank()
    let (start, written) = (cursor.index, json.count)
    switch cursor.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try readBrackets(depth: depth)
      return skipType()
    case _ where cursor.isAtTemplate: readExpression(depth: depth)
    case _ where cursor.isAtQuote: readString()
    default: readWord(depth: depth)
    }
    skipType()
    let ends = [",", ")", "]", "}"].map { UInt8(ascii: $0) }
    guard !cursor.isAtEnd, !ends.contains(cursor.byte) else { return }
    cursor.index = start
    json.removeLast(json.count - written)
    readExpression(depth: depth)
  }

  /// Reads the literal of a constant, with nothing that stands behind it.
  mutating func readLiteral(depth: Int) throws(DocumentRefusal) {
    if cursor.isAtQuote { return readString() }
    let brackets = [UInt8(ascii: "{"), UInt8(ascii: "[")]
    if brackets.contains(cursor.byte) { return try readBrackets(depth: depth) }
    json += ScriptLiteral.json(ofWord: cursor.takeWord()).utf8
  }

  private mutating func readBrackets(depth: Int) throws(DocumentRefusal) {
    guard depth <= maxDepth else { throw refusal("Brackets stand at most \(maxDepth) deep.") }
    if cursor.byte == UInt8(ascii: "{") {
      try readObject(depth: depth)
    } else {
      try readList(until: UInt8(ascii: "]"), depth: depth)
    }
  }

  /// Skips the type that TypeScript has behind a value, as in `"spring" as const`.
  private mutating func skipType() {
    _ = skipBlank()
    var next = cursor
    guard ["as", "satisfies"].contains(next.takeName()) else { return }
    keepLines(of: cursor.takeExpression())
  }

  private mutating func readWord(depth: Int) {
    let word = cursor.takeWord()
    json += literal(named: word, depth: depth) ?? Array(ScriptLiteral.json(ofWord: word).utf8)
  }

  /// Reads an expression, up to the next comma or closing bracket outside of nested brackets.
  private mutating func readExpression(depth: Int) {
    let written = cursor.takeExpression()
    let text = StyleText.trimmed(String(decoding: written, as: UTF8.self))
    if let element = ScriptTarget.element(text) {
      json += "{\"element\":\(element.quotedJSON)}".utf8
    } else {
      json += "{\"script\":\(text.quotedJSON)".utf8
      readParts(of: written, depth: depth)
      json.append(UInt8(ascii: "}"))
    }
    keepLines(of: written)
  }

  // MARK: Strings

  private mutating func readString() {
    let raw = cursor.takeString()
    json += ScriptLiteral.text(ofString: raw).quotedJSON.utf8
    keepLines(of: raw)
  }
}
