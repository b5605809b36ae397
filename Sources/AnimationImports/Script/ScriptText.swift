import AnimationDocuments
import AnimationEngine

/// Converts the function calls in a script to JSON: `[{"call":"to","arguments":[…]},…]`.
///
/// JavaScript literals become JSON with the same line breaks, so that lines correspond. An
/// expression that is no literal becomes `{"script":"its text"}`; an element by name, such as
/// `elements["card"]`, becomes `{"element":"card"}`. `owner` is the variable that a call is made on.
struct ScriptText {
  private var cursor: ScriptCursor
  private var chain = ScriptChain()
  private var hasCalls = false
  private let names: Set<String>
  /// The function to whose calls tweens and timelines are handed; nil if there is none.
  private let adding: String?
  private let hasReceivers: Bool
  private let maxDepth: Int
  /// The end of the call of `adding` whose arguments are read as calls themselves; nil outside one.
  private var addingEnd: Int?
  private(set) var json: [UInt8] = [UInt8(ascii: "[")]

  /// The calls of functions with these names.
  ///
  /// - Parameters:
  ///   - adding: A function whose calls are read where a text or a variable is handed to it. Where
  ///     it gets other calls, these are read between ``opening``, which has the second argument,
  ///     and ``closing``.
  ///   - hasReceivers: Whether to read the expressions before the calls too.
  /// - Throws: The refusal of a call that is incomplete or nested too deeply.
  /// - Complexity: O(length).
  static func calls(
    of names: Set<String>, adding: String? = nil, hasReceivers: Bool = false,
    _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [ScriptCall] {
    try reading.charge(reading.source.bytes.count)
    var script = ScriptText(
      bytes: reading.source.bytes, names, adding, hasReceivers, reading.limits.maxDepth)
    try script.readCalls()
    let list = try JSONText(
      reading: script.json, within: reading.limits.deeper(by: 3), meter: &reading.meter)
    return list.elements.map(ScriptCall.init)
  }

  private init(
    bytes: [UInt8], _ names: Set<String>, _ adding: String?, _ hasReceivers: Bool, _ maxDepth: Int
  ) {
    (cursor, self.names, self.adding) = (ScriptCursor(bytes), names, adding)
    (self.hasReceivers, self.maxDepth) = (hasReceivers, maxDepth)
  }

  // MARK: Calls

  /// The calls that begin a timeline, also by their names in GSAP 2.
  static let beginnings: Set = ["timeline", "TimelineMax", "TimelineLite"]

  /// The names of the calls that stand for the start and the end of a call of `adding`.
  static let (opening, closing) = ("(", ")")

  private mutating func readCalls() throws(DocumentRefusal) {
    while !cursor.isAtEnd {
      if let end = addingEnd, cursor.index >= end { close() }
      if skipBlank() { continue }
      if cursor.isAtQuote {
        skipString()
        chain.add(byte: UInt8(ascii: "\""))
      } else if cursor.isAtName {
        try readName()
      } else {
        chain.add(byte: cursor.byte)
        cursor.index += 1
      }
    }
    if addingEnd != nil { close() }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func readName() throws(DocumentRefusal) {
    let start = cursor.index
    let name = cursor.takeName()
    chain.add(name: name)
    _ = skipBlank()
    guard cursor.byte == UInt8(ascii: "(") else { return }
    if name == adding {
      try readAdding(name)
    } else if names.contains(name) {
      try readCall(name, receiver: hasReceivers ? cursor.receiver(before: start) : nil)
    }
  }

  /// Begins a call; its arguments follow.
  private mutating func begin(_ name: String, receiver: String? = nil) {
    if hasCalls { json.append(UInt8(ascii: ",")) }
    hasCalls = true
    if Self.beginnings.contains(name) { chain.begin() }
    json += "{\"call\":\(name.quotedJSON),\"owner\":\(chain.owner.quotedJSON),".utf8
    if let receiver { json += "\"receiver\":{\"script\":\(receiver.quotedJSON)},".utf8 }
    json += "\"arguments\":".utf8
  }

  private mutating func readCall(_ name: String, receiver: String?) throws(DocumentRefusal) {
    begin(name, receiver: receiver)
    try readList(until: UInt8(ascii: ")"), depth: 1)
    json.append(UInt8(ascii: "}"))
    chain.add(byte: UInt8(ascii: ")"))
  }

  // MARK: Calls inside of a call

  private mutating func readAdding(_ name: String) throws(DocumentRefusal) {
    var inside = cursor
    inside.index += 1
    _ = inside.takeBlank()
    if inside.isAtQuote { return try readCall(name, receiver: nil) }
    // Inside of another one it counts as part of that: a look ahead in each would read a text as
    // often as they are nested.
    if addingEnd != nil { return }
    let text = String(decoding: inside.takeExpression(), as: UTF8.self)
    guard text.contains("."), text.contains("(") else {
      return try readCall(name, receiver: nil)
    }
    begin(Self.opening)
    var second = self
    second.cursor = inside
    second.cursor.index += inside.byte == UInt8(ascii: ",") ? 1 : 0
    second.json = []
    if inside.byte == UInt8(ascii: ",") { try second.readValue(depth: 2) }
    json += ("[".utf8 + second.json.filter { $0 != 0x0A } + "]}".utf8)
    addingEnd = second.cursor.index
    cursor.index += 1
  }

  private mutating func close() {
    addingEnd = nil
    begin(Self.closing)
    json += "[]}".utf8
  }

  // MARK: Values

  /// Reads a list between brackets.
  private mutating func readList(until end: UInt8, depth: Int) throws(DocumentRefusal) {
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
    try readEntries(until: UInt8(ascii: "}")) { script throws(DocumentRefusal) in
      try script.readMember(depth: depth + 1)
    }
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

  private mutating func readValue(depth: Int) throws(DocumentRefusal) {
    guard depth <= maxDepth else { throw refusal("Brackets stand at most \(maxDepth) deep.") }
    _ = skipBlank()
    let (start, written) = (cursor.index, json.count)
    switch cursor.byte {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readList(until: UInt8(ascii: "]"), depth: depth)
    case _ where cursor.isAtTemplate: readExpression()
    case _ where cursor.isAtQuote: readString()
    default: readWord()
    }
    _ = skipBlank()
    let ends = [",", ")", "]", "}"].map { UInt8(ascii: $0) }
    guard !cursor.isAtEnd, !ends.contains(cursor.byte) else { return }
    cursor.index = start
    json.removeLast(json.count - written)
    readExpression()
  }

  private mutating func readWord() { json += ScriptLiteral.json(ofWord: cursor.takeWord()).utf8 }

  /// Reads an expression, up to the next comma or closing bracket outside of nested brackets.
  private mutating func readExpression() {
    let written = cursor.takeExpression()
    let text = StyleText.trimmed(String(decoding: written, as: UTF8.self))
    json +=
      (ScriptTarget.element(text).map { "{\"element\":\($0.quotedJSON)}" }
      ?? "{\"script\":\(text.quotedJSON)}").utf8
    keepLines(of: written)
  }

  // MARK: Strings

  private mutating func skipString() { keepLines(of: cursor.takeString()) }

  private mutating func readString() {
    let raw = cursor.takeString()
    json += ScriptLiteral.text(ofString: raw).quotedJSON.utf8
    keepLines(of: raw)
  }

  // MARK: Bytes

  /// Skips spaces and comments, and returns whether there were any.
  private mutating func skipBlank() -> Bool {
    let blank = cursor.takeBlank()
    keepLines(of: blank)
    return !blank.isEmpty
  }

  /// Copies the line breaks of a part of the script to the JSON.
  private mutating func keepLines(of part: ArraySlice<UInt8>) { json += part.filter { $0 == 0x0A } }

  private func refusal(_ message: String) -> DocumentRefusal {
    DocumentRefusal(
      .malformed,
      DocumentProblem(.syntax, message, place: .init(at: cursor.index, in: cursor.bytes)))
  }
}

extension Limits {
  fileprivate func deeper(by levels: Int) -> Limits {
    var limits = self
    limits.maxDepth += levels
    return limits
  }
}
