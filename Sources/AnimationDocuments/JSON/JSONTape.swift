/// A JSON text that has been read: its bytes and one flat list of nodes over them.
///
/// The nodes stand in the order of the text. An array is followed by its elements, an object by
/// its members, each a string node (the name) and the member's value. Nothing else is made: no
/// string, no dictionary, no tree. Every node knows where in the text it begins.
struct JSONTape: Sendable {
  /// The text.
  let bytes: [UInt8]
  /// The nodes; the first is the whole value.
  let nodes: [JSONNode]

  /// The node at `index`.
  subscript(index: Int) -> JSONNode { nodes[index] }

  /// The index of the node that follows the value at `index` and all that it holds.
  func end(of index: Int) -> Int {
    let node = nodes[index]
    return node.isContainer ? node.next : index + 1
  }

  /// The bytes of a string node as they stand between its quotation marks.
  func rawText(at index: Int) -> ArraySlice<UInt8> {
    let node = nodes[index]
    return bytes[node.start + 1..<node.stringEnd - 1]
  }

  /// The text of a string node with its escapes resolved.
  func string(at index: Int) -> String {
    let raw = rawText(at: index)
    guard nodes[index].hasEscapes else { return String(decoding: raw, as: UTF8.self) }
    return JSONEscapes.resolved(raw)
  }

  /// The elements of an array node, or the names and values of an object node.
  func children(of index: Int) -> JSONChildren { JSONChildren(tape: self, container: index) }
}

/// One value or member name of a JSON text, in 16 bytes.
struct JSONNode: Sendable {
  /// What stands at a place.
  enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  /// What it is.
  let kind: Kind
  /// For a string: it has escapes. For a number: no double holds it. For a bool: it is true.
  let flag: Bool
  /// The offset of its first byte.
  let offset: UInt32
  /// A number's bits; the end of a string; a container's end (high half) and count (low half).
  var payload: UInt64

  init(_ kind: Kind, at offset: Int, flag: Bool = false, payload: UInt64 = 0) {
    self.kind = kind
    self.flag = flag
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.payload = payload
  }

  /// The offset of its first byte.
  var start: Int { Int(offset) }
  /// The value of a number; an infinity when no double holds it.
  var number: Double { Double(bitPattern: payload) }
  /// Whether a number lies beyond every double.
  var isBeyondRange: Bool { kind == .number && flag }
  /// The offset after a string's closing quotation mark.
  var stringEnd: Int { Int(truncatingIfNeeded: payload) }
  /// Whether a string has escapes.
  var hasEscapes: Bool { flag }
  /// Whether it is an array or an object.
  var isContainer: Bool { kind.rawValue >= Kind.array.rawValue }
  /// The index of the node after a container's contents.
  var next: Int { Int(payload >> 32) }
  /// How many elements or members a container has.
  var count: Int { Int(payload & 0xFFFF_FFFF) }
}

/// A walk over the nodes directly inside a container.
struct JSONChildren: Sequence, IteratorProtocol {
  private let tape: JSONTape
  private var index: Int
  private let end: Int

  init(tape: JSONTape, container: Int) {
    self.tape = tape
    index = container + 1
    end = tape.end(of: container)
  }

  /// The index of the next node, or nil after the last.
  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = tape.end(of: index) }
    return index
  }
}
