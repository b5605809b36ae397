/// A data item of CBOR, read by a plain reader that takes nothing but the deterministic form.
indirect enum CBORItem: Hashable {
  case integer(Int64)
  case bytes([UInt8])
  case text(String)
  case list([CBORItem])
  case map([String: CBORItem])
  case tagged(UInt64, CBORItem)
  case number(Double)
  case truth(Bool)
  case null

  struct Malformed: Error { var offset: Int }

  /// The one item that `bytes` are.
  init(_ bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    self = try reader.item()
    if reader.position != bytes.count { throw Malformed(offset: reader.position) }
  }

  subscript(_ key: String) -> CBORItem? {
    if case .map(let members) = self { members[key] } else { nil }
  }

  /// The doubles of a typed array (RFC 8746, tag 86), or of a list.
  var doubles: [Double?]? {
    switch self {
    case .tagged(86, .bytes(let bytes)):
      stride(from: 0, to: bytes.count, by: 8).map { start in
        Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
    case .list(let items):
      items.map { if case .number(let number) = $0 { number } else { nil } }
    default: nil
    }
  }
}

private struct Reader {
  let bytes: [UInt8]
  var position = 0

  mutating func item() throws -> CBORItem {
    let initial = try byte()
    if initial >> 5 == 7 { return try simple(initial & 31) }
    let argument = try self.argument(initial & 31)
    switch initial >> 5 {
    case 0: return .integer(Int64(argument))
    case 1: return .integer(-1 - Int64(argument))
    case 2: return .bytes(try take(Int(argument)))
    case 3: return .text(String(decoding: try take(Int(argument)), as: UTF8.self))
    case 4: return .list(try (0..<argument).map { _ in try item() })
    case 5: return .map(try members(argument))
    default: return .tagged(argument, try item())
    }
  }

  /// The names have to rise byte by byte.
  private mutating func members(_ count: UInt64) throws -> [String: CBORItem] {
    var members: [String: CBORItem] = [:]
    var last: [UInt8] = []
    for _ in 0..<count {
      let start = position
      guard case .text(let name) = try item() else { throw CBORItem.Malformed(offset: start) }
      let key = Array(bytes[start..<position])
      guard last.lexicographicallyPrecedes(key) else { throw CBORItem.Malformed(offset: start) }
      last = key
      members[name] = try item()
    }
    return members
  }

  /// A number of a head, which has to be in its shortest form.
  private mutating func argument(_ short: UInt8) throws -> UInt64 {
    if short < 24 { return UInt64(short) }
    guard short < 28 else { throw CBORItem.Malformed(offset: position) }
    let number = try word(1 << Int(short - 24))
    let least: [UInt64] = [24, 1 << 8, 1 << 16, 1 << 32]
    guard number >= least[Int(short - 24)] else { throw CBORItem.Malformed(offset: position) }
    return number
  }

  private mutating func simple(_ argument: UInt8) throws -> CBORItem {
    switch argument {
    case 20: return .truth(false)
    case 21: return .truth(true)
    case 22: return .null
    case 25: return .number(Double(Float16(bitPattern: UInt16(try word(2)))))
    case 26:
      let number = Float(bitPattern: UInt32(try word(4)))
      guard Float(Float16(number)) != number else { throw CBORItem.Malformed(offset: position) }
      return .number(Double(number))
    case 27:
      let number = Double(bitPattern: try word(8))
      guard Double(Float(number)) != number else { throw CBORItem.Malformed(offset: position) }
      return .number(number)
    default: throw CBORItem.Malformed(offset: position)
    }
  }

  private mutating func word(_ count: Int) throws -> UInt64 {
    try take(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func byte() throws -> UInt8 { try take(1)[0] }

  private mutating func take(_ count: Int) throws -> [UInt8] {
    guard count <= bytes.count - position else { throw CBORItem.Malformed(offset: position) }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }
}
