import HTTPNames
import Synchronization

/// Makes request ids of 15 characters in Crockford's base 32: eight for the process, seven for a
/// running number. Fifteen bytes fit into a string without an allocation.
final class RequestIDs: Sendable {
  private let process = UInt64.random(in: 0..<1 << 40)
  private let next = Atomic<UInt64>(0)

  /// A new id, unique in this process.
  func make() -> String {
    let number = next.add(1, ordering: .relaxed).oldValue
    let digits = InlineArray<15, UInt8> { place in
      let bits = place < 8 ? process >> (35 - 5 * place) : number >> (70 - 5 * place)
      return Self.digit(UInt8(truncatingIfNeeded: bits & 31))
    }
    return digits.span.text
  }

  // The digits and letters of base 32, without I, L, O and U.
  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<10: UInt8(ascii: "0") + value
    case 10..<18: UInt8(ascii: "A") + value - 10
    case 18..<20: UInt8(ascii: "J") + value - 18
    case 20..<22: UInt8(ascii: "M") + value - 20
    case 22..<27: UInt8(ascii: "P") + value - 22
    default: UInt8(ascii: "V") + value - 27
    }
  }

  /// Whether an id sent by a peer is acceptable: 1 to 128 of `A-Z a-z 0-9 . _ ~ -`.
  static func accepts(_ id: String) -> Bool {
    (1...128).contains(id.utf8.count) && id.utf8.allSatisfy(\.isUnreserved)
  }
}
