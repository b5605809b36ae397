import AnimationDocuments
import AnimationEngine

// The elements of JSX in a script, such as `<motion.div animate={{ x: 100 }} />`.

extension ScriptText {
  /// The elements of Motion, or the attributes of one alone, as
  /// `[{"tag":"motion.div","props":[{"animate":{…}},…]},{"tag":"motion.div"}]`, in their order: the end
  /// of an element has its tag alone, and one that is closed at once has `isClosed`. What is spread into
  /// an element is among its props.
  ///
  /// - Throws: The refusal of an element that is incomplete or nested too deeply.
  /// - Complexity: O(length).
  static func elements(_ reading: inout ImportReading) throws(DocumentRefusal) -> [JSONText] {
    // Expressions are looked through for their parts.
    try reading.charge(WorkMeter.product(reading.source.bytes.count, 8))
    var script = try ScriptText([], nil, false, &reading)
    script.forms = 2
    try script.readElements()
    return try script.list(deeper: 8, bytesPerEntry: MotionElement.bytes, &reading)
  }

  private mutating func readElements() throws(DocumentRefusal) {
    if isAtAttribute { try readElement("") }
    let made = cursor.madeElements
    while !cursor.isAtEnd {
      if cursor.isAtOwnComment, skipBlank() {
        continue
      } else if let tag = cursor.takeTag(behind: "</", or: made) {
        separate()
        json += "{\"tag\":\(tag.quotedJSON)}".utf8
      } else if let tag = cursor.takeTag(behind: "<", or: made) {
        try readElement(tag)
      } else {
        keepLines(of: cursor.bytes[cursor.index...cursor.index])
        cursor.index += 1
      }
    }
    json.append(UInt8(ascii: "]"))
  }

  /// Whether the text begins with attributes, without their element.
  private var isAtAttribute: Bool {
    var cursor = cursor
    _ = cursor.takeBlank()
    guard !cursor.takeAttributeName().isEmpty else { return false }
    _ = cursor.takeBlank()
    guard cursor.byte == UInt8(ascii: "=") else { return false }
    cursor.index += 1
    _ = cursor.takeBlank()
    return cursor.byte == UInt8(ascii: "{") || cursor.isAtQuote
  }

  private mutating func readElement(_ tag: String) throws(DocumentRefusal) {
    separate()
    json += "{\"tag\":\(tag.quotedJSON),\"props\":[{}".utf8
    while true {
      _ = skipBlank()
      if cursor.byte == UInt8(ascii: "{") {
        try readSpread()
      } else if cursor.isAtName {
        try readAttribute()
      } else {
        break
      }
    }
    let ends = [UInt8(ascii: ">"), UInt8(ascii: "/")]
    guard ends.contains(cursor.byte) || !tag.contains(".") else {
      throw refusal("An attribute or the end of the element belongs here.")
    }
    json += (cursor.byte == UInt8(ascii: "/") ? "],\"isClosed\":true}" : "]}").utf8
  }

  /// Begins an element, with a comma behind the one before.
  private mutating func separate() {
    count += 1
    let last = json.last { $0 != 0x0A }
    if last == UInt8(ascii: "}") { json.append(UInt8(ascii: ",")) }
  }

  private mutating func readAttribute() throws(DocumentRefusal) {
    json += ",{\(cursor.takeAttributeName().quotedJSON):".utf8
    _ = skipBlank()
    if cursor.byte == UInt8(ascii: "=") {
      cursor.index += 1
      _ = skipBlank()
      if cursor.isAtQuote {
        let text = cursor.takeAttributeText()
        json += String(decoding: text, as: UTF8.self).quotedJSON.utf8
        keepLines(of: text)
      } else {
        try readBraces()
      }
    } else {
      json += "true".utf8
    }
    json.append(UInt8(ascii: "}"))
  }

  private mutating func readBraces() throws(DocumentRefusal) {
    guard cursor.byte == UInt8(ascii: "{") else {
      throw refusal("A text or braces belong behind the \"=\" of an attribute.")
    }
    cursor.index += 1
    try readValue(depth: 1)
    try closeBraces()
  }

  /// Reads `{...props}`, or a comment in braces.
  private mutating func readSpread() throws(DocumentRefusal) {
    cursor.index += 1
    _ = skipBlank()
    if cursor.byte == UInt8(ascii: ".") {
      while cursor.byte == UInt8(ascii: ".") { cursor.index += 1 }
      json.append(UInt8(ascii: ","))
      try readValue(depth: 1)
    }
    try closeBraces()
  }

  private mutating func closeBraces() throws(DocumentRefusal) {
    _ = skipBlank()
    guard cursor.byte == UInt8(ascii: "}") else {
      throw refusal("A closing brace belongs behind the value of an attribute.")
    }
    cursor.index += 1
  }
}

extension ScriptCursor {
  /// Whether a comment is next, which is no part of a text such as `image/*` or `https://`.
  fileprivate var isAtOwnComment: Bool {
    guard byte == UInt8(ascii: "/"), index > 0 else { return false }
    let before = bytes[index - 1]
    return before <= 0x20 || [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(before)
  }

  /// The names that a script gives to elements of Motion, as in `const Card = motion.create(Box)`.
  ///
  /// - Complexity: O(length).
  fileprivate var madeElements: Set<String> {
    var (cursor, names, made) = (self, [String](), Set<String>())
    while !cursor.isAtEnd {
      if cursor.isAtName {
        names = names.suffix(2) + [cursor.takeName()]
      } else if cursor.byte == UInt8(ascii: "(") {
        if names.count > 1, names.last == "motion" { made.insert(names[names.count - 2]) }
        if names.count > 2, names.suffix(2) == ["motion", "create"] {
          made.insert(names[names.count - 3])
        }
        names = []
        cursor.index += 1
      } else {
        if ![UInt8(ascii: "="), UInt8(ascii: ".")].contains(cursor.byte), cursor.byte > 0x20 {
          names = []
        }
        cursor.index += 1
      }
    }
    return made
  }

  /// Takes a mark and the name of an element of Motion, or one of others; nil where there is none.
  fileprivate mutating func takeTag(behind mark: String, or others: Set<String>) -> String? {
    guard bytes[index...].starts(with: mark.utf8) else { return nil }
    var cursor = self
    cursor.index += mark.utf8.count
    let tag = cursor.takeWord()
    let isKnown = ["motion.", "m.", "Motion"].contains(where: tag.hasPrefix)
    guard isKnown || others.contains(tag) else { return nil }
    self = cursor
    return tag
  }

  fileprivate mutating func takeAttributeName() -> String {
    let start = index
    while isAtName || [UInt8(ascii: "-"), UInt8(ascii: ":")].contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes the text of an attribute, which goes up to the next quotation mark of its kind.
  fileprivate mutating func takeAttributeText() -> ArraySlice<UInt8> {
    let quote = byte
    let text = bytes[(index + 1)...].prefix { $0 != quote }
    index = min(text.endIndex + 1, bytes.count)
    return text
  }
}
