import AnimationDocuments

// The parts of an expression that say values: those of a choice, and what a function answers.

extension ScriptText {
  /// Adds `then` and `else` of `isOpen ? 1 : 0`, `then` alone of `isOpen && {…}`, or as `returns` the object
  /// that `(i) => ({…})` answers.
  mutating func readParts(of expression: ArraySlice<UInt8>, depth: Int) {
    guard forms > 0 else { return }
    let cursor = ScriptCursor(Array(expression))
    if let answer = cursor.answer {
      guard forms > 1, !answer.isEmpty, let object = part(answer, depth: depth, forms: 1)
      else { return }
      json += ",\"returns\":".utf8 + object
    } else if let (one, other) = cursor.choice,
      let then = part(one, depth: depth, forms: 0), let rest = part(other, depth: depth, forms: 0)
    {
      json += ",\"then\":".utf8 + then + ",\"else\":".utf8 + rest
    } else if let condition = cursor.conditional, let then = part(condition, depth: depth, forms: 0)
    {
      json += ",\"then\":".utf8 + then
    }
  }

  /// A part of an expression as JSON without line breaks; nil if it cannot be read.
  private mutating func part(_ bytes: ArraySlice<UInt8>, depth: Int, forms: Int) -> [UInt8]? {
    var inner = self
    (inner.cursor, inner.forms, inner.json) = (ScriptCursor(Array(bytes)), forms, [])
    let isRead = (try? inner.readValue(depth: depth)) != nil
    constants.room = inner.constants.room
    return isRead ? inner.json.filter { $0 != 0x0A } : nil
  }
}

extension ScriptCursor {
  /// The parts behind `?` and behind `:` of a choice; nil for other expressions.
  fileprivate var choice: (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    var (cursor, nested) = (self, 0)
    var question: Int?
    while cursor.goToMark([UInt8(ascii: "?"), UInt8(ascii: ":")]) {
      let index = cursor.index
      cursor.index += 1
      guard let start = question else {
        if bytes[index] == UInt8(ascii: "?") { question = index }
        continue
      }
      if bytes[index] == UInt8(ascii: "?") {
        nested += 1
      } else if nested > 0 {
        nested -= 1
      } else {
        return (bytes[(start + 1)..<index], bytes[(index + 1)...])
      }
    }
    return nil
  }

  /// The object behind the last `&&` of an expression; nil for other expressions.
  fileprivate var conditional: ArraySlice<UInt8>? {
    var (cursor, mark) = (self, UInt8(ascii: "&"))
    var found: ArraySlice<UInt8>?
    while cursor.goToMark([mark]) {
      cursor.index += 1
      guard cursor.byte == mark else { continue }
      cursor.index += 1
      _ = cursor.takeBlank()
      found = cursor.byte == UInt8(ascii: "{") ? bytes[cursor.index...] : nil
    }
    return found
  }

  /// The object that a function answers, up to the end; empty for a function that answers no object,
  /// nil for other expressions.
  fileprivate var answer: ArraySlice<UInt8>? {
    var cursor = self
    while cursor.goToMark([UInt8(ascii: "=")]) {
      cursor.index += 1
      guard cursor.byte == UInt8(ascii: ">") else { continue }
      cursor.index += 1
      _ = cursor.takeBlank()
      if cursor.byte == UInt8(ascii: "{") { cursor.goBehindReturn() }
      cursor.skipParenthesis()
      return cursor.byte == UInt8(ascii: "{") ? bytes[cursor.index...] : []
    }
    return nil
  }

  /// Goes to the next of some bytes outside of brackets, texts, `?.` and `??`; false if there is none.
  private mutating func goToMark(_ marks: [UInt8]) -> Bool {
    let doubled = [UInt8(ascii: "?"), UInt8(ascii: ".")]
    while true {
      _ = takeBlank()
      guard !isAtEnd else { return false }
      if byte == UInt8(ascii: "?"), index + 1 < bytes.count, doubled.contains(bytes[index + 1]) {
        index += 2
      } else if marks.contains(byte) {
        return true
      } else {
        skipPart()
      }
    }
  }

  /// Skips a text, brackets with all that is in them, or a byte.
  private mutating func skipPart() {
    if isAtQuote {
      _ = takeString()
      return
    }
    let opens = ["(", "[", "{"].contains { byte == UInt8(ascii: $0) }
    index += 1
    guard opens else { return }
    repeat {
      _ = takeExpression()
      index = min(index + 1, bytes.count)
    } while !isAtEnd && bytes[index - 1] == UInt8(ascii: ",")
  }

  private mutating func goBehindReturn() {
    while !isAtEnd {
      if isAtQuote {
        _ = takeString()
      } else if isAtName {
        if takeName() == "return" { return }
      } else if takeBlank().isEmpty {
        index += 1
      }
    }
  }

  private mutating func skipParenthesis() {
    _ = takeBlank()
    if byte == UInt8(ascii: "(") { index += 1 }
    _ = takeBlank()
  }
}
