import AnimationDocuments
import AnimationEngine

/// Calls of functions in a script, as JSON: `[{"call":"to","arguments":[…]},…]`.
///
/// Literals of JavaScript become JSON of the same lines, so that a place in one is a place in the other.
/// Anything that is no literal becomes `{"script":"its text"}`; an element by its name, such as
/// `elements["card"]`, becomes `{"element":"card"}`.
struct ScriptText {
  private let bytes: [UInt8]
  private let names: Set<String>
  private let maxDepth: Int
  private var index = 0
  private(set) var json: [UInt8] = [UInt8(ascii: "[")]

  /// The calls of functions with these names.
  ///
  /// - Throws: The refusal of a call that ends too early, or that is nested too deep.
  /// - Complexity: O(length).
  static func calls(
    of names: Set<String>, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ScriptCall] {
    try reading.charge(reading.source.bytes.count)
    var script = ScriptText(
      bytes: reading.source.bytes, names: names, maxDepth: reading.limits.maxDepth)
    try script.readCalls()
    let list = try JSONText(
      reading: script.json, within: reading.limits.deeper(by: 3), meter: &reading.meter)
    return list.elements.map(ScriptCall.init)
  }

  private init(bytes: [UInt8], names: Set<String>, maxDepth: Int) {
    (self.bytes, self.names, self.maxDepth) = (bytes, names, maxDepth)
  }

  // MARK: Calls

  private mutating func readCalls() throws(DocumentRefusal) {
    var isFirst = true
    while index < bytes.count {
      if skipBlank() { continue }
      if isQuote(byte) {
        skipString()
      } else if Self.isNamePart(byte) {
        let name = readName()
        _ = skipBlank()
        guard byte == UInt8(ascii: "("), names.contains(name) else { continue }
        if !isFirst { json.append(UInt8(ascii: ",")) }
        isFirst = false
        try readCall(name)
      } else {
        index += 1
      }
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func readCall(_ name: String) throws(DocumentRefusal) {
    json += "{\"call\":\(name.quotedJSON),\"arguments\":".utf8
    try readList(until: UInt8(ascii: ")"), depth: 1)
    json.append(UInt8(ascii: "}"))
  }

  // MARK: Values

  /// Reads what stands between brackets, as a list.
  private mutating func readList(until end: UInt8, depth: Int) throws(DocumentRefusal) {
    index += 1
    json.append(UInt8(ascii: "["))
    try readEntries(until: end) { script throws(DocumentRefusal) in
      try script.readValue(depth: depth + 1)
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func readObject(depth: Int) throws(DocumentRefusal) {
    index += 1
    json.append(UInt8(ascii: "{"))
    try readEntries(until: UInt8(ascii: "}")) { script throws(DocumentRefusal) in
      try script.readMember(depth: depth + 1)
    }
    json.append(UInt8(ascii: "}"))
  }

  /// Reads entries with commas between them; one may stand after the last.
  private mutating func readEntries(
    until end: UInt8, _ entry: (inout ScriptText) throws(DocumentRefusal) -> Void
  ) throws(DocumentRefusal) {
    var isFirst = true
    while true {
      _ = skipBlank()
      if byte == end { break }
      guard index < bytes.count else { throw refusal("The script ends in the middle of a call.") }
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      try entry(&self)
      _ = skipBlank()
      if byte == UInt8(ascii: ",") {
        index += 1
      } else if byte != end {
        throw refusal("A comma or a closing bracket belongs here.")
      }
    }
    index += 1
  }

  private mutating func readMember(depth: Int) throws(DocumentRefusal) {
    if isQuote(byte) {
      readString()
    } else if Self.isNamePart(byte) {
      json += readName().quotedJSON.utf8
    } else {
      throw refusal("The name of a member belongs here.")
    }
    _ = skipBlank()
    json.append(UInt8(ascii: ":"))
    guard byte == UInt8(ascii: ":") else { throw refusal("A colon belongs here.") }
    index += 1
    try readValue(depth: depth)
  }

  private mutating func readValue(depth: Int) throws(DocumentRefusal) {
    guard depth <= maxDepth else { throw refusal("Brackets stand at most \(maxDepth) deep.") }
    _ = skipBlank()
    let (start, written) = (index, json.count)
    switch byte {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readList(until: UInt8(ascii: "]"), depth: depth)
    case let quote where isQuote(quote): readString()
    default: readWord()
    }
    _ = skipBlank()
    let ends = [",", ")", "]", "}"].map { UInt8(ascii: $0) }
    guard index < bytes.count, !ends.contains(byte) else { return }
    index = start
    json.removeLast(json.count - written)
    readExpression()
  }

  /// Reads a number or a word that stands for a value; anything else is left for an expression.
  private mutating func readWord() {
    let start = index
    if [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte) { index += 1 }
    while Self.isNamePart(byte) || byte == UInt8(ascii: ".") || isExponentSign { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true", "false", "null": json += text.utf8
    case "undefined": json += "null".utf8
    case "Infinity", "+Infinity": json += "\"Infinity\"".utf8
    default:
      if let number = Double(text), number.isFinite,
        text.utf8.contains(where: { $0 < 0x3A && $0 > 0x2F })
      {
        json += number.json.utf8
      } else {
        json += "{\"script\":\(text.quotedJSON)}".utf8
      }
    }
  }

  private var isExponentSign: Bool {
    guard index > 0, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(byte) else { return false }
    let before = bytes[index - 1] | 0x20
    let isNumber = index > 1 && bytes[index - 2] >= 0x30 && bytes[index - 2] <= 0x39
    return before == UInt8(ascii: "e") && isNumber
  }

  /// Reads whatever it is up to the next comma or closing bracket outside of brackets.
  private mutating func readExpression() {
    let start = index
    var (depth, lines) = (0, 0)
    while index < bytes.count {
      if isQuote(byte) {
        index = endOfString()
        continue
      }
      if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { depth += 1 }
      if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
        if depth == 0 { break }
        depth -= 1
      }
      if depth == 0, byte == UInt8(ascii: ",") { break }
      if byte == 0x0A { lines += 1 }
      index += 1
    }
    let text = StyleText.trimmed(String(decoding: bytes[start..<index], as: UTF8.self))
    json +=
      (Self.element(text).map { "{\"element\":\($0.quotedJSON)}" }
      ?? "{\"script\":\(text.quotedJSON)}").utf8
    json += [UInt8](repeating: 0x0A, count: lines)
  }

  /// The name in `elements["card"]`.
  private static func element(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "["), text.hasSuffix("]"),
      text[..<open].allSatisfy({ $0.isLetter })
    else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard inside.count > 1, let first = inside.first, first == "\"" || first == "'",
      inside.last == first
    else { return nil }
    return String(inside.dropFirst().dropLast())
  }

  // MARK: Strings

  private func isQuote(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte)
  }

  private func endOfString() -> Int {
    var end = index + 1
    while end < bytes.count, bytes[end] != bytes[index] {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + 1, bytes.count)
  }

  private mutating func skipString() {
    let end = endOfString()
    json += bytes[index..<end].filter { $0 == 0x0A }
    index = end
  }

  /// Reads a string; its escapes are those that JSON has, and any other character stands for itself.
  private mutating func readString() {
    let end = endOfString()
    let raw = bytes[index + 1..<max(end - 1, index + 1)]
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? 0x0A : byte == UInt8(ascii: "t") ? 0x09 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    json += String(decoding: plain, as: UTF8.self).quotedJSON.utf8
    json += raw.filter { $0 == 0x0A }
    index = end
  }

  // MARK: Bytes

  /// The next byte, or 0 at the end.
  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func readName() -> String {
    let start = index
    while Self.isNamePart(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Passes over space and comments and keeps their ends of lines; whether there were any.
  private mutating func skipBlank() -> Bool {
    let start = index
    while index < bytes.count {
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, isCommentMark(bytes[index + 1])
      {
        skipComment()
      } else {
        break
      }
    }
    json += bytes[start..<index].filter { $0 == 0x0A }
    return index > start
  }

  private func isCommentMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isLine = bytes[index + 1] == UInt8(ascii: "/")
    index += 2
    while index < bytes.count {
      if isLine, byte == 0x0A { return }
      index += 1
      if !isLine, byte == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        index += 1
        return
      }
    }
  }

  private func refusal(_ message: String) -> DocumentRefusal {
    DocumentRefusal(
      .malformed, DocumentProblem(.syntax, message, place: .init(at: index, in: bytes)))
  }
}

extension Limits {
  fileprivate func deeper(by levels: Int) -> Limits {
    var limits = self
    limits.maxDepth += levels
    return limits
  }
}

/// A call of a function in a script.
struct ScriptCall {
  let name: String
  let arguments: [JSONText]
  private let json: JSONText

  fileprivate init(_ json: JSONText) {
    self.json = json
    name = json["call"]?.text ?? ""
    arguments = json["arguments"]?.elements ?? []
  }

  var place: SourcePlace { .script(json) }

  /// The view that the first argument names, if it names one.
  var view: String? { arguments.first.flatMap { $0["element"]?.text ?? Self.plain($0.text) } }

  /// A selector such as `.card` without its mark.
  private static func plain(_ selector: String?) -> String? {
    guard let name = selector?.split(whereSeparator: { ".# >+~:[]".contains($0) }).last else {
      return nil
    }
    return String(name)
  }
}
