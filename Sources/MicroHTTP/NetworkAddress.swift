/// An IP address. An IPv4 address is stored as its IPv4-mapped IPv6 address, so that both forms
/// are equal.
struct NetworkAddress: Hashable, Sendable {
  let bits: UInt128

  /// Reads `192.0.2.1`, `2001:db8::1` or `::ffff:192.0.2.1`. Nil for anything else, such as an
  /// address with a port, brackets or a zone.
  init?(_ text: Substring) {
    if let four = Self.four(text) {
      bits = Self.mapped | UInt128(four)
    } else if let six = Self.six(text) {
      bits = six
    } else {
      return nil
    }
  }

  /// The prefix of IPv4-mapped IPv6 addresses.
  private static let mapped: UInt128 = 0xffff << 32

  private static func four(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bits: UInt32 = 0
    for part in parts {
      // A leading zero is refused, as it means octal to some programs.
      let isPlain = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isPlain, part == "0" || part.first != "0", let byte = UInt8(part) else { return nil }
      bits = bits << 8 | UInt32(byte)
    }
    return bits
  }

  private static func six(_ text: Substring) -> UInt128? {
    guard text.utf8.count <= 45 else { return nil }
    guard let gap = text.firstRange(of: "::") else {
      guard let groups = groups(text), groups.count == 8 else { return nil }
      return joined(groups)
    }
    guard let front = groups(text[..<gap.lowerBound], endsInFour: false),
      let back = groups(text[gap.upperBound...]),
      front.count + back.count < 8
    else { return nil }
    let zeros = Array(repeating: UInt16(0), count: 8 - front.count - back.count)
    return joined(front + zeros + back)
  }

  /// The groups of 16 bits in an IPv6 text; the last may be an IPv4 address, which counts as two.
  /// Nil if it is malformed.
  private static func groups(_ text: Substring, endsInFour: Bool = true) -> [UInt16]? {
    if text.isEmpty { return [] }
    var groups: [UInt16] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if endsInFour, index == parts.count - 1, let four = four(part) {
        groups += [UInt16(four >> 16), UInt16(four & 0xffff)]
      } else {
        guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(\.isHexDigit),
          let group = UInt16(part, radix: 16)
        else { return nil }
        groups.append(group)
      }
    }
    return groups
  }

  private static func joined(_ groups: [UInt16]) -> UInt128 {
    groups.reduce(0) { $0 << 16 | UInt128($1) }
  }
}

/// The addresses with a common prefix.
struct AddressRange: Hashable, Sendable {
  private let prefix: UInt128
  private let mask: UInt128

  /// Reads `10.0.0.0/8`, `fd00::/8`, or a single address; nil for anything else.
  init?(_ text: Substring) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = NetworkAddress(parts[0]) else { return nil }
    let width = parts[0].contains(":") ? 128 : 32
    guard let length = parts.count == 1 ? width : Self.length(parts[1]), length <= width else {
      return nil
    }
    mask = ~UInt128(0) << (width - length)
    prefix = address.bits & mask
  }

  func contains(_ address: NetworkAddress) -> Bool { address.bits & mask == prefix }

  private static func length(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
