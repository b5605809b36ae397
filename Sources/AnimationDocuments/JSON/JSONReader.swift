/// A strict one-pass reader of JSON texts (RFC 8259).
///
/// Its goals in order: nothing that is not JSON passes; no memory is spent on what a limit
/// forbids; every error has its place; speed. Beyond the grammar it refuses a byte order mark,
/// bytes that are not UTF-8, and escapes of lone surrogates. Repeated members and numbers too
/// large for a double are kept: they are faults of the document, which the document's reader
/// reports.
///
/// The text and the nodes are passed from function to function, as spans need no reference
/// counting and the room for nodes is reserved once.
///
/// - Complexity: O(n) in the length of the text; the nodes take at most 8 bytes per byte.
struct JSONReader {
  /// The JSON text that is read, in UTF-8.
  let bytes: [UInt8]
  /// The greatest depth to which arrays and objects may be nested.
  let maxDepth: Int
  /// The offset of the next byte to read.
  var position = 0
  /// The node of the innermost open container, or `outermost`. The high half of an open
  /// container's payload is the index of the one around it, so no stack is needed.
  private var open = Self.outermost
  /// Whether the innermost open container is an object.
  private var isInObject = false
  /// The number of elements or members it has so far; outer containers keep theirs in their
  /// payload.
  private var count: UInt64 = 0
  /// The number of open containers.
  private var depth = 0

  /// The value of `open` outside of any container.
  private static let outermost = Int(UInt32.max)

  private init(_ bytes: [UInt8], maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// Reads a whole JSON text.
  static func read(_ bytes: [UInt8], maxDepth: Int) throws(JSONSyntaxError) -> JSONTape {
    var reader = JSONReader(bytes, maxDepth: maxDepth)
    try reader.checkStart()
    // A node takes two bytes with the comma, colon or bracket after it; containers still open at
    // the end of a bad text take one. Room that is not used is never touched.
    let most = (bytes.count + Swift.min(maxDepth, bytes.count)) / 2 + 1
    let nodes = try [JSONNode](capacity: most) { nodes throws(JSONSyntaxError) in
      try reader.read(bytes.span, into: &nodes)
    }
    return JSONTape(bytes: bytes, nodes: nodes)
  }

  private mutating func read(
    _ text: Span<UInt8>, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    skipSpace(text)
    guard position < text.count else {
      throw JSONSyntaxError(.emptyBody, at: position, "There is no JSON here.")
    }
    repeat { try readValueStart(text, &nodes) } while try readFollowing(text, &nodes)
    skipSpace(text)
    guard position < text.count else { return }
    throw unexpected(.trailingContent, "The value ends before this; nothing may follow it.")
  }

  private func checkStart() throws(JSONSyntaxError) {
    guard bytes.count <= Int(UInt32.max) else {
      throw JSONSyntaxError(.syntax, at: 0, "A text has at most 4294967295 bytes.")
    }
    if bytes.count > 1, bytes[0] >= 0xEF, Self.hasByteOrderMark(bytes) {
      throw JSONSyntaxError(
        .byteOrderMark, at: 0, "JSON is sent as UTF-8 without a byte order mark.")
    }
  }

  /// Whether a text begins with the byte order mark of UTF-8 or UTF-16.
  private static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
  }

  // MARK: - Values

  /// Reads a scalar, or the opening of a container up to its first element or member's value.
  /// An empty container is read whole.
  @inline(__always)
  private mutating func readValueStart(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    while true {
      skipSpace(text)
      switch byte(text) {
      case UInt8(ascii: "\""): return try readString(text, &nodes)
      case UInt8(ascii: "{"):
        try openContainer(.object, &nodes)
        guard try readFirstName(text, &nodes) else { return }
      case UInt8(ascii: "["):
        try openContainer(.array, &nodes)
        guard readFirstElement(text) else { return }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        return try readNumber(text, &nodes)
      case UInt8(ascii: "t"): return try readLiteral("true", .bool, flag: true, &nodes)
      case UInt8(ascii: "f"): return try readLiteral("false", .bool, flag: false, &nodes)
      case UInt8(ascii: "n"): return try readLiteral("null", .null, flag: false, &nodes)
      default: throw unexpectedValue()
      }
    }
  }

  /// Reads commas, names and closing brackets up to the next value; false at the end.
  @inline(__always)
  private mutating func readFollowing(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) -> Bool {
    while open != Self.outermost {
      skipSpace(text)
      switch byte(text) {
      case UInt8(ascii: ","):
        position += 1
        if isInObject { try readName(text, &nodes) } else { try checkElement(text) }
        return true
      case UInt8(ascii: "}") where isInObject: closeContainer(&nodes)
      case UInt8(ascii: "]") where !isInObject: closeContainer(&nodes)
      default:
        throw unexpectedSeparator(
          isInObject ? "A comma or } belongs here." : "A comma or ] belongs here.")
      }
    }
    return false
  }

  private mutating func readFirstName(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) -> Bool {
    skipSpace(text)
    if byte(text) == UInt8(ascii: "}") { return false }
    try readName(text, &nodes)
    return true
  }

  private mutating func readFirstElement(_ text: Span<UInt8>) -> Bool {
    skipSpace(text)
    if byte(text) == UInt8(ascii: "]") { return false }
    count += 1
    return true
  }

  /// Reads a member's name and the colon after it.
  @inline(__always)
  private mutating func readName(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    skipSpace(text)
    guard byte(text) == UInt8(ascii: "\"") else { throw unexpectedName() }
    try readString(text, &nodes)
    skipSpace(text)
    guard byte(text) == UInt8(ascii: ":") else {
      throw unexpected(.syntax, "A colon belongs here.")
    }
    position += 1
    count += 1
  }

  @inline(__always)
  private mutating func checkElement(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    skipSpace(text)
    if byte(text) == UInt8(ascii: "]") {
      throw unexpected(.syntax, "The last element has no comma after it: take it away.")
    }
    count += 1
  }

  @inline(__always)
  private mutating func openContainer(
    _ kind: JSONNode.Kind, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    guard depth < maxDepth else {
      throw JSONSyntaxError(
        .tooDeep, at: position, "Arrays and objects stand at most \(maxDepth) deep in each other.",
        limit: maxDepth)
    }
    depth += 1
    if open != Self.outermost { setPayload(outer: nodes[open].payload >> 32, &nodes) }
    let index = nodes.count
    nodes.append(JSONNode(kind, at: position, payload: UInt64(open) << 32))
    open = index
    isInObject = kind == .object
    count = 0
    position += 1
  }

  private mutating func closeContainer(_ nodes: inout OutputSpan<JSONNode>) {
    let outer = nodes[open].payload >> 32
    setPayload(outer: UInt64(nodes.count), &nodes)
    open = Int(outer)
    if open != Self.outermost {
      isInObject = nodes[open].kind == .object
      count = nodes[open].payload & 0xFFFF_FFFF
    }
    depth -= 1
    position += 1
  }

  /// Stores an index and the present count in the payload of the open container.
  private func setPayload(outer: UInt64, _ nodes: inout OutputSpan<JSONNode>) {
    nodes[open].payload = outer << 32 | count
  }

  private mutating func readLiteral(
    _ text: String, _ kind: JSONNode.Kind, flag: Bool, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    let start = position
    for expected in text.utf8 {
      guard byte == expected else {
        throw unexpected(.syntax, "Write \(text), or put a text into quotation marks.")
      }
      position += 1
    }
    nodes.append(JSONNode(kind, at: start, flag: flag))
  }

  // MARK: - Bytes

  /// The next byte; at the end 0, which is never valid in JSON.
  @inline(__always)
  func byte(_ text: Span<UInt8>) -> UInt8 { position < text.count ? text[position] : 0 }

  /// The next byte, for code where speed does not matter.
  var byte: UInt8 { byte(bytes.span) }

  @inline(__always)
  private mutating func skipSpace(_ text: Span<UInt8>) {
    // Compact texts have no spaces, so the loop is in a function of its own.
    if position < text.count, text[position] <= 0x20 { skipSpaces(text) }
  }

  private mutating func skipSpaces(_ text: Span<UInt8>) {
    while position < text.count {
      let byte = text[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// The error for an unexpected byte here, or for the end of the text.
  func unexpected(_ code: ErrorCode, _ expectation: String) -> JSONSyntaxError {
    guard position < bytes.count else {
      return JSONSyntaxError(.syntax, at: position, "The text ends too early. \(expectation)")
    }
    if bytes[position] >= 0x80, UTF8Sequence.length(at: position, in: bytes) == nil {
      return JSONSyntaxError(.invalidUTF8, at: position, "This byte is not valid UTF-8.")
    }
    return JSONSyntaxError(code, at: position, expectation)
  }
}
