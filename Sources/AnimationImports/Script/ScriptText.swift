import AnimationDocuments
import AnimationEngine

/// Converts the function calls in a script to JSON: `[{"call":"to","arguments":[…]},…]`.
///
/// JavaScript literals become JSON with the same line breaks, so that lines correspond. An
/// expression that is no literal becomes `{"script":"its text"}`; an element by name, such as
/// `elements["card"]`, becomes `{"element":"card"}`; a constant with a literal becomes that literal.
/// `owner` is the variable that a call is made on, where that is another one than for the call before.
struct ScriptText {
  var cursor: ScriptCursor
  var constants: ScriptConstants
  /// How deep parts of expressions are read too: two for what functions answer, one for choices.
  var forms = 0
  /// The number of constants that were spread into the object that is read.
  var spreads = 0
  private var chain = ScriptChain()
  /// The number of calls, or of elements, so far.
  var count = 0
  /// The owner of the latest call, which is written once for all calls that follow on it.
  private var owner: String?
  private let names: Set<String>
  /// The function to whose calls tweens and timelines are handed; nil if there is none.
  private let adding: String?
  private let hasReceivers: Bool
  let maxDepth: Int
  /// The end of the call of `adding` whose arguments are read as calls themselves; nil outside one.
  private var addingEnd: Int?
  var json: [UInt8] = [UInt8(ascii: "[")]

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
    var script = try ScriptText(names, adding, hasReceivers, &reading)
    try script.readCalls()
    return ScriptCall.all(try script.list(deeper: 3, bytesPerEntry: ScriptCall.bytes, &reading))
  }

  /// The entries that have been written. Their memory is charged before they are read: a few letters of
  /// the script may be an entry.
  func list(
    deeper levels: Int, bytesPerEntry: Int, _ reading: inout ImportReading
  ) throws(DocumentRefusal) -> [JSONText] {
    let entry = bytesPerEntry + MemoryLayout<JSONText>.stride
    try reading.charge(bytes: WorkMeter.sum(json.count, WorkMeter.product(count, entry)))
    return try JSONText(
      reading: json, within: reading.limits.deeper(by: levels), meter: &reading.meter
    ).elements
  }

  /// The text of an import, before anything is read.
  init(
    _ names: Set<String>, _ adding: String?, _ hasReceivers: Bool, _ reading: inout ImportReading
  ) throws(DocumentRefusal) {
    try reading.charge(reading.source.bytes.count)
    constants = try ScriptConstants(&reading)
    cursor = ScriptCursor(reading.source.bytes)
    (self.names, self.adding, self.hasReceivers) = (names, adding, hasReceivers)
    maxDepth = reading.limits.maxDepth
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
    if count > 0 { json.append(UInt8(ascii: ",")) }
    count += 1
    if Self.beginnings.contains(name) { chain.begin() }
    json += "{\"call\":\(name.quotedJSON),".utf8
    let owner = ForeignName.shortened(chain.owner)
    if owner != self.owner { json += "\"owner\":\(owner.quotedJSON),".utf8 }
    self.owner = owner
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

  // MARK: Bytes

  private mutating func skipString() { keepLines(of: cursor.takeString()) }

  /// Skips spaces and comments, and returns whether there were any.
  mutating func skipBlank() -> Bool {
    let blank = cursor.takeBlank()
    keepLines(of: blank)
    return !blank.isEmpty
  }

  /// Copies the line breaks of a part of the script to the JSON.
  mutating func keepLines(of part: ArraySlice<UInt8>) { json += part.filter { $0 == 0x0A } }

  func refusal(_ message: String) -> DocumentRefusal {
    DocumentRefusal(
      .malformed,
      DocumentProblem(.syntax, message, place: .init(at: cursor.index, in: cursor.bytes)))
  }
}

extension Limits {
  /// The limits of a text whose brackets stand deeper than those of its source.
  func deeper(by levels: Int) -> Limits {
    var limits = self
    limits.maxDepth += levels
    return limits
  }
}
