import AnimationEngine
import CZlib

/// Decompresses zlib streams (RFC 1950) at once.
enum ZlibText {
  /// The reasons why a stream cannot be decompressed.
  enum Fault: Error {
    /// The content is longer than allowed.
    case tooLong
    /// The stream is no zlib, is incomplete, or has bytes after its end.
    case damaged
  }

  /// The memory of decompressing in bytes, without the content.
  static var memory: Int { Int(INBETWEEN_INFLATE_MEMORY) }

  /// The greatest size of the content of `count` compressed bytes: each expands to at most 1032.
  static func mostBytes(from count: Int) -> Int {
    count < Int.max / 1032 - 64 ? 1032 * count + 64 : .max
  }

  /// Whether bytes begin with the header of a zlib stream.
  static func begins(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return bytes[0] & 15 == 8 && (Int(bytes[0]) << 8 + Int(bytes[1])) % 31 == 0
  }

  /// The decompressed content.
  ///
  /// - Throws: ``Fault``; the content is too long if it has more than `most` bytes.
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
