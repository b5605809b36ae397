import AnimationEngine
import CZlib

/// A zlib text (RFC 1950) that is read at once.
enum ZlibText {
  /// Why a text could not be read.
  enum Fault: Error {
    /// It has more bytes than there is room for.
    case tooLong
    /// It is no zlib text, or something is missing or too much.
    case damaged
  }

  /// What reading takes in memory beside the text, in bytes.
  static var memory: Int { Int(INBETWEEN_INFLATE_MEMORY) }

  /// The most bytes that a text of `count` bytes may hold: a byte of it stands for 1032 at most.
  static func mostBytes(from count: Int) -> Int {
    count < Int.max / 1032 - 64 ? 1032 * count + 64 : .max
  }

  /// Whether bytes begin as a zlib text does.
  static func begins(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
  }

  /// What a text holds.
  ///
  /// - Throws: ``Fault``; too long is what has more than `most` bytes.
  /// - Complexity: O(bytes of the text and of what it holds).
  static func inflated(_ bytes: [UInt8], atMost most: Int) throws(Fault) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: min(most, mostBytes(from: bytes.count)))
    var written = 0
    let fault = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe result.withUnsafeMutableBufferPointer { room in
        unsafe inbetween_inflate(
          bytes.baseAddress, bytes.count, room.baseAddress, room.count, &written)
      }
    }
    if Int(fault) == INBETWEEN_TOO_LONG { throw .tooLong }
    guard Int(fault) == INBETWEEN_INFLATED else { throw .damaged }
    result.removeLast(result.count - written)
    return result
  }
}
