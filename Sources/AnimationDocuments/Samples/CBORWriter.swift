/// Writes CBOR (RFC 8949) in the deterministic encoding of its section 4.2: definite lengths, the
/// shortest heads and numbers, and map members in the order of their encoded names.
struct CBORWriter {
  /// The major types of CBOR, the upper three bits of an item's first byte.
  private enum Major: UInt8 {
    case unsigned = 0x00
    case negative = 0x20
    case bytes = 0x40
    case text = 0x60
    case list = 0x80
    case map = 0xA0
    case tag = 0xC0
  }

  /// The CBOR bytes so far.
  var bytes: [UInt8] = []

  // MARK: - Heads

  /// Writes the head of a list; `count` items have to follow.
  mutating func list(count: Int) { head(.list, UInt64(count)) }

  /// Writes the head of a map; `count` members have to follow, in the order of their encoded names.
  mutating func map(count: Int) { head(.map, UInt64(count)) }

  /// Writes the head of an array of doubles (RFC 8746), little-endian; bare doubles have to follow.
  mutating func doubles(count: Int) {
    head(.tag, 86)
    head(.bytes, UInt64(count) * 8)
  }

  private mutating func head(_ major: Major, _ argument: UInt64) {
    switch argument {
    case 0..<24: bytes.append(major.rawValue | UInt8(argument))
    case ...0xFF: append(major.rawValue | 24, UInt8(argument))
    case ...0xFFFF: append(major.rawValue | 25, UInt16(argument))
    case ...0xFFFF_FFFF: append(major.rawValue | 26, UInt32(argument))
    default: append(major.rawValue | 27, argument)
    }
  }

  /// Appends an initial byte and a number, highest byte first.
  private mutating func append<Number: FixedWidthInteger>(_ initial: UInt8, _ number: Number) {
    bytes.append(initial)
    for shift in stride(from: Number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  // MARK: - Scalars

  mutating func append(_ text: String) {
    head(.text, UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes a text given in UTF-8.
  mutating func append(text: ArraySlice<UInt8>) {
    head(.text, UInt64(text.count))
    bytes += text
  }

  mutating func append(_ truth: Bool) { bytes.append(truth ? 0xF5 : 0xF4) }

  mutating func appendNull() { bytes.append(Self.null) }

  /// The item `null`.
  static let null: UInt8 = 0xF6

  mutating func append(_ number: Int64) {
    if number < 0 { head(.negative, UInt64(-1 - number)) } else { head(.unsigned, UInt64(number)) }
  }

  mutating func append(_ number: UInt64) { head(.unsigned, number) }

  /// Writes a number in the shortest float format that holds it exactly; `null` if not finite.
  mutating func append(_ number: Double) {
    guard number.isFinite else { return appendNull() }
    let single = Float(number)
    guard Double(single) == number else { return append(0xFB, number.bitPattern) }
    if let half = Self.half(single) { return append(0xF9, half) }
    append(0xFA, single.bitPattern)
  }

  /// The number as IEEE 754 binary16; nil if that does not hold it exactly.
  private static func half(_ number: Float) -> UInt16? {
    let half = Float16(number)
    return Float(half) == number ? half.bitPattern : nil
  }

  // MARK: - Maps

  /// Writes a map from names and the closures that write their values.
  mutating func map(_ members: [(name: String, value: (inout CBORWriter) -> Void)]) {
    map(count: members.count)
    let keyed = members.map { (name: $0.name, key: Self.key($0.name), value: $0.value) }
    for member in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      bytes += member.key
      member.value(&self)
    }
  }

  /// A name as an encoded map key; members are ordered by these bytes.
  static func key(_ name: String) -> [UInt8] {
    var writer = CBORWriter()
    writer.append(name)
    return writer.bytes
  }
}

extension CBORWriter {
  /// Writes a JSON value as CBOR. A number without fraction and exponent becomes an integer.
  mutating func append(_ tape: JSONTape, at index: Int = 0) {
    switch tape[index].kind {
    case .null: appendNull()
    case .bool: append(tape[index].flag)
    case .string: append(tape.string(at: index))
    case .number: append(number: tape.numberText(at: index), tape[index].number)
    case .array:
      list(count: tape[index].count)
      for child in tape.children(of: index) { append(tape, at: child) }
    case .object: appendObject(tape, at: index)
    }
  }

  private mutating func append(number text: String, _ value: Double) {
    if text != "-0", let number = Int64(text) {
      append(number)
    } else if let number = UInt64(text) {
      append(number)
    } else {
      append(value)
    }
  }

  private mutating func appendObject(_ tape: JSONTape, at index: Int) {
    let children = Array(tape.children(of: index))
    map(
      stride(from: 0, to: children.count, by: 2).map { place in
        (tape.string(at: children[place]), { $0.append(tape, at: children[place + 1]) })
      })
  }
}
