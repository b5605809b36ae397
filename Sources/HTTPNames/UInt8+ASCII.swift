// Questions about the bytes of header fields and addresses.

extension UInt8 {
  /// The byte with an ASCII capital converted to lower case.
  @inlinable
  package var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }

  /// Whether the byte is a space or a tab, the white space of header fields (RFC 9110, 5.6.3).
  @inlinable
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte needs no escape anywhere in an address (RFC 3986, 2.3).
  @inlinable
  package var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes without spaces and tabs around them.
  @inlinable
  package var trimmed: SubSequence { trimmed { $0.isBlank } }

  /// The bytes without those at both ends for which `isSpace` holds.
  @inlinable
  package func trimmed(_ isSpace: (UInt8) -> Bool) -> SubSequence {
    var bytes = drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return bytes
  }
}
