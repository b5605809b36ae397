/// A strict one-pass reader of JSON texts (RFC 8259).
///
/// Its goals in order: nothing that is not JSON passes; no memory is spent on what a limit forbids;
/// every error has its place; speed. Beyond the grammar it refuses a byte order mark, bytes that
/// are not UTF-8, escapes of lone surrogates, and long rows of combining marks (``MarkRun``).
/// Repeated members and numbers too large for a double are kept: they are faults of the document,
/// which the document's reader reports.
///
/// The text and the nodes are passed from function to function, as spans need no reference
/// counting and the room for nodes is reserved once.
///
/// - Complexity: O(n) in the length of the text; the nodes take at most 8 bytes per byte.
struct JSONReader {
  /// The JSON text that is read, in UTF-8.
  private let bytes: [UInt8]
  /// The greatest depth to which arrays and objects may be nested.
  private let maxDepth: Int
  /// The offset of the next byte to read.
  private var position = 0
  /// The node of the innermost open container, or `outermost`. The high half of an open
  /// container's payload is the index of the one around it, so no stack is needed.
  private var open = Self.outermost
  /// Whether the innermost open container is an object.
  private var isInObject = false
  /// The number of elements or members so far; outer containers keep theirs in their payload.
  private var count: UInt64 = 0
  /// The number of open containers.
  private var depth = 0
  /// How many members there are so far, and how many bytes in strings and names.
  private var (memberCount, letterCount) = (0, 0)

  /// The value of `open` outside of any container.
  private static let outermost = Int(UInt32.max)

  private init(_ bytes: [UInt8], maxDepth: Int) {
    self.bytes = bytes
    self.maxDepth = maxDepth
  }

  /// Reads a whole JSON text.
  static func read(_ bytes: [UInt8], maxDepth: Int) throws(JSONSyntaxError) -> JSONTape {
    try checkStart(of: bytes)
    // A node takes two bytes with the comma, colon or bracket behind it; containers that are open at
    // the end of a bad text take one. What is not needed of the room is never touched.
    let most = (bytes.count + Swift.min(maxDepth, bytes.count)) / 2 + 1
    var (members, letters) = (0, 0)
    let nodes = try [JSONNode](capacity: most) { nodes throws(JSONSyntaxError) in
      (members, letters) = try read(bytes, maxDepth: maxDepth, into: &nodes)
    }
    return JSONTape(bytes: bytes, nodes: nodes, memberCount: members, letterCount: letters)
  }

  private static func read(
    _ bytes: [UInt8], maxDepth: Int, into nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) -> (members: Int, letters: Int) {
    var reader = JSONReader(bytes, maxDepth: maxDepth)
    let text = bytes.span
    reader.skipSpace(text)
    guard reader.position < text.count else { try reader.place.refuse(.text) }
    while true {
      if reader.isInObject { try reader.readName(text, &nodes) }
      reader.count &+= 1
      if try reader.entersValue(text, &nodes) { continue }
      guard try reader.findsNext(text, &nodes) else { break }
    }
    reader.skipSpace(text)
    guard reader.position == text.count else { try reader.place.refuse(.end) }
    return (reader.memberCount, reader.letterCount)
  }

  private static func checkStart(of bytes: [UInt8]) throws(JSONSyntaxError) {
    guard bytes.count <= Int(UInt32.max) else {
      throw JSONSyntaxError(.syntax, at: 0, "A text has at most 4294967295 bytes.")
    }
    if bytes.count > 1, bytes[0] >= 0xEF, hasByteOrderMark(bytes) {
      throw JSONSyntaxError(
        .byteOrderMark, at: 0, "JSON is sent as UTF-8 without a byte order mark.")
    }
  }

  /// Whether a text begins with the byte order mark of UTF-8 or UTF-16.
  private static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
  }

  /// The place of the next byte, for what is unusual.
  private var place: JSONPlace { JSONPlace(bytes: bytes, position: position) }

  @inline(__always)
  private mutating func skipSpace(_ text: Span<UInt8>) {
    while position < text.count, JSONSpace.contains(text.byte(at: position)) { position &+= 1 }
  }
}

// MARK: - Values

extension JSONReader {
  /// Reads a scalar, an empty container, or the opening of any other container. Returns whether a
  /// container was opened, so that its first element or member comes next.
  @inline(__always)
  private mutating func entersValue(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) -> Bool {
    skipSpace(text)
    switch text.byte(at: position) {
    case UInt8(ascii: "\""): try readString(text, &nodes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber(text, &nodes)
    case UInt8(ascii: "{"):
      try openContainer(.object, &nodes)
      skipSpace(text)
      return text.byte(at: position) != UInt8(ascii: "}")
    case UInt8(ascii: "["):
      try openContainer(.array, &nodes)
      skipSpace(text)
      return text.byte(at: position) != UInt8(ascii: "]")
    case UInt8(ascii: "t"): try readLiteral("true", .bool, flag: true, &nodes)
    case UInt8(ascii: "f"): try readLiteral("false", .bool, flag: false, &nodes)
    case UInt8(ascii: "n"): try readLiteral("null", .null, flag: false, &nodes)
    default: try place.refuse(.value)
    }
    return false
  }

  /// Reads the text behind a value: closing brackets, and a comma before the next value. Returns
  /// false once all containers are closed.
  @inline(__always)
  private mutating func findsNext(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) -> Bool {
    while open != Self.outermost {
      skipSpace(text)
      let byte = text.byte(at: position)
      if byte == UInt8(ascii: ",") {
        position &+= 1
        skipSpace(text)
        if !isInObject, text.byte(at: position) == UInt8(ascii: "]") { try place.refuse(.element) }
        return true
      }
      guard byte == (isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        try place.refuse(isInObject ? .separatorOfMembers : .separatorOfElements)
      }
      closeContainer(&nodes)
    }
    return false
  }

  /// Reads a member's name and the colon after it.
  @inline(__always)
  private mutating func readName(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    guard text.byte(at: position) == UInt8(ascii: "\"") else { try place.refuse(.name) }
    try readString(text, &nodes)
    skipSpace(text)
    guard text.byte(at: position) == UInt8(ascii: ":") else { try place.refuse(.colon) }
    position &+= 1
    memberCount &+= 1
  }

  @inline(__always)
  private mutating func readLiteral(
    _ text: String, _ kind: JSONNode.Kind, flag: Bool, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    nodes.append(JSONNode(kind, at: position, flag: flag))
    var place = place
    try place.readLiteral(text)
    position = place.position
  }

  /// Reads a string or a member's name; `position` is at its opening quotation mark.
  @inline(__always)
  private mutating func readString(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    let start = position
    var hasEscapes = false
    position = text.endOfPlainText(from: start &+ 1)
    if text.byte(at: position) != UInt8(ascii: "\"") {
      var place = place
      hasEscapes = try place.readUnusual()
      position = place.position
    }
    position &+= 1
    letterCount &+= position &- start &- 2
    nodes.append(JSONNode(.string, at: start, flag: hasEscapes, payload: UInt64(position)))
  }

  /// Reads a number; `position` is at its first byte.
  @inline(__always)
  private mutating func readNumber(
    _ text: Span<UInt8>, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    let start = position
    if let short = ShortDecimal(text, from: start) {
      position = short.end
      return nodes.append(JSONNode(.number, at: start, payload: short.value.bitPattern))
    }
    var place = place
    let value = try place.readDecimal()
    position = place.position
    nodes.append(JSONNode(.number, at: start, flag: value.isInfinite, payload: value.bitPattern))
  }

  // MARK: - Containers

  @inline(__always)
  private mutating func openContainer(
    _ kind: JSONNode.Kind, _ nodes: inout OutputSpan<JSONNode>
  ) throws(JSONSyntaxError) {
    guard depth < maxDepth else { try place.refuse(.container(maxDepth: maxDepth)) }
    depth &+= 1
    if open != Self.outermost { setPayload(outer: nodes[open].payload >> 32, &nodes) }
    let index = nodes.count
    nodes.append(JSONNode(kind, at: position, payload: UInt64(open) << 32))
    open = index
    isInObject = kind == .object
    count = 0
    position &+= 1
  }

  @inline(__always)
  private mutating func closeContainer(_ nodes: inout OutputSpan<JSONNode>) {
    let outer = nodes[open].payload >> 32
    setPayload(outer: UInt64(nodes.count), &nodes)
    open = Int(outer)
    isInObject = open != Self.outermost && nodes[open].kind == .object
    if open != Self.outermost { count = nodes[open].payload & 0xFFFF_FFFF }
    depth &-= 1
    position &+= 1
  }

  /// Stores the count of the open container beside an index.
  @inline(__always)
  private func setPayload(outer: UInt64, _ nodes: inout OutputSpan<JSONNode>) {
    nodes[open].payload = outer << 32 | count
  }
}

/// The white space of JSON: space, tab, line feed and carriage return.
private enum JSONSpace {
  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte <= 0x20 && 0x1_0000_2600 >> byte & 1 == 1 }
}
