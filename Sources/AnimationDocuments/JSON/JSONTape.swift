/// A JSON text that has been read: its bytes and a flat list of nodes.
///
/// The nodes are in the order of the text. An array is followed by its elements; an object is
/// followed by its members, each a string node for the name and the member's value. No strings,
/// dictionaries or trees are made. Every node knows its offset in the text.
struct JSONTape: Sendable {
  /// The JSON text that was read, in UTF-8.
  let bytes: [UInt8]
  /// The nodes; the first is the whole value.
  let nodes: [JSONNode]
  /// How many members all objects have together.
  let memberCount: Int
  /// How many bytes all strings and names have together.
  let letterCount: Int

  subscript(index: Int) -> JSONNode { nodes[index] }

  /// The index of the node that follows the value at `index` and all that it holds.
  func end(of index: Int) -> Int { nodes.end(of: index) }

  /// The bytes of a string node between its quotation marks, escapes included.
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
  func children(of index: Int) -> JSONChildren { JSONChildren(of: index, in: nodes) }
}

extension [JSONNode] {
  /// The index of the node that follows the value at `index` and all that it holds.
  @inline(__always)
  fileprivate func end(of index: Int) -> Int {
    let node = self[index]
    return node.isContainer ? node.next : index &+ 1
  }
}

/// A value or a member name of a JSON text, in 16 bytes.
struct JSONNode: Sendable {
  /// The kinds of JSON values.
  enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  /// The kind of the value; a member name is a string.
  let kind: Kind
  /// Whether a string has escapes, or a number is too large for a double; the value of a bool.
  let flag: Bool
  /// The offset of the node's first byte in the text.
  let offset: UInt32
  /// For a number its bits, for a string the offset of its end, for a container the index after
  /// its contents (high half) and its count (low half).
  var payload: UInt64

  init(_ kind: Kind, at offset: Int, flag: Bool = false, payload: UInt64 = 0) {
    self.kind = kind
    self.flag = flag
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.payload = payload
  }

  /// The offset of the value's first byte in the text.
  var start: Int { Int(offset) }
  /// The value of a number node; infinite if it is too large for a double.
  var number: Double { Double(bitPattern: payload) }
  /// Whether the value is a number too large for a double.
  var isBeyondRange: Bool { kind == .number && flag }
  /// The offset after the closing quotation mark of a string.
  var stringEnd: Int { Int(truncatingIfNeeded: payload) }
  /// Whether a string has escapes.
  var hasEscapes: Bool { flag }
  var isContainer: Bool { kind.rawValue >= Kind.array.rawValue }
  /// The index of the node after a container's contents.
  var next: Int { Int(payload >> 32) }
  /// The number of elements or members of a container.
  var count: Int { Int(payload & 0xFFFF_FFFF) }
}

/// An iterator over the nodes directly inside a container.
struct JSONChildren: Sequence, IteratorProtocol {
  private let nodes: [JSONNode]
  private var index: Int
  private let end: Int

  init(of container: Int, in nodes: [JSONNode]) {
    self.nodes = nodes
    index = container + 1
    end = nodes.end(of: container)
  }

  /// The index of the next node, or nil after the last.
  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = nodes.end(of: index) }
    return index
  }
}
