/// A JSON text as a tree that can be changed and written again. Members keep their order and may
/// repeat, and numbers keep their text, so that what no double holds can be written too.
public indirect enum JSONTree: Sendable {
  case word(String)
  case number(String)
  /// The text between the quotes, with its escapes.
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable {
    public var name: String
    public var value: JSONTree

    public init(_ name: String, _ value: JSONTree) {
      self.name = name
      self.value = value
    }
  }

  /// The text.
  public var text: String {
    switch self {
    case .word(let text), .number(let text): text
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\":\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  /// The first member of an object with a name.
  public subscript(name: String) -> JSONTree? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// How many nodes there are.
  public var count: Int {
    switch self {
    case .word, .number, .string: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    }
  }

  /// Changes the node with a number in the order of the text.
  public mutating func change(_ index: Int, _ change: (inout JSONTree) -> Void) {
    var index = index
    descend(&index, change)
  }

  private mutating func descend(_ index: inout Int, _ change: (inout JSONTree) -> Void) {
    if index == 0 { change(&self) }
    index -= 1
    switch self {
    case .array(var elements):
      for place in elements.indices where index >= 0 { elements[place].descend(&index, change) }
      self = .array(elements)
    case .object(var members):
      for place in members.indices where index >= 0 {
        members[place].value.descend(&index, change)
      }
      self = .object(members)
    case .word, .number, .string: break
    }
  }
}

// MARK: - Reading

extension JSONTree {
  /// Reads a text by the grammar of RFC 8259; nil when it is none.
  public init?(_ text: some Sequence<UInt8>) {
    var reader = JSONTreeReader(bytes: Array(text))
    guard let tree = reader.value(), reader.isAtEnd else { return nil }
    self = tree
  }
}

/// A reader that is not ours: it shares no line with the one that it checks.
private struct JSONTreeReader {
  let bytes: [UInt8]
  var place = 0

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return next == nil
    }
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  mutating func value() -> JSONTree? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true")
    case UInt8(ascii: "f"): return word("false")
    case UInt8(ascii: "n"): return word("null")
    default: return number()
    }
  }

  private mutating func word(_ text: String) -> JSONTree? {
    guard bytes[place...].starts(with: text.utf8) else { return nil }
    place += text.utf8.count
    return .word(text)
  }

  private mutating func number() -> JSONTree? {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    guard digits() else { return nil }
    if next == UInt8(ascii: ".") {
      place += 1
      guard digits() else { return nil }
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      guard digits() else { return nil }
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = next, (0x30...0x39).contains(byte) { place += 1 }
    return place > start
  }

  private mutating func string() -> String? {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte >= 0x20 {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next == UInt8(ascii: "\"") else { return nil }
    place += 1
    return String(validating: bytes[start..<place - 1], as: UTF8.self)
  }

  private mutating func array() -> JSONTree? {
    place += 1
    var elements: [JSONTree] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let element = value() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func object() -> JSONTree? {
    place += 1
    var members: [JSONTree.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let name = string(), take(":"), let value = value()
      else { return nil }
      members.append(JSONTree.Member(name, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }
}
