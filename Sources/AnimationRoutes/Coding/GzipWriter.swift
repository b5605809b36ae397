import CZlib

/// Writes gzip (RFC 1952) piece by piece, at zlib's fastest level.
///
/// The same pieces give the same bytes, as no time or file name is written.
@safe final class GzipWriter {
  private let gzip: OpaquePointer

  init() {
    guard let gzip = unsafe inbetween_gzip_start() else {
      preconditionFailure("zlib has no memory for a text")
    }
    unsafe self.gzip = gzip
  }

  deinit { unsafe inbetween_gzip_end(gzip) }

  /// The memory of a writer in bytes.
  static var memory: Int { Int(INBETWEEN_GZIP_MEMORY) }

  /// Appends compressed bytes that hold the whole piece; after the last the stream is complete.
  func add(_ bytes: [UInt8], isLast: Bool, to buffer: inout [UInt8]) {
    var start = 0
    repeat {
      let end = min(start + Self.mostAtOnce, bytes.count)
      add(bytes, start..<end, isLast: isLast && end == bytes.count, to: &buffer)
      start = end
    } while start < bytes.count
  }

  /// The most bytes given to zlib at once, which counts them with 32 bits.
  private static let mostAtOnce = 1 << 30

  private func add(
    _ bytes: [UInt8], _ part: Range<Int>, isLast: Bool, to buffer: inout [UInt8]
  ) {
    let mode = isLast ? INBETWEEN_GZIP_FINISH : INBETWEEN_GZIP_FLUSH
    let room = part.count / 4 + 512
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let piece = bytes.extracting(part)
      unsafe inbetween_gzip_put(gzip, piece.baseAddress, piece.count)
      var written = 0
      repeat {
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: room))
        written = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
          let free = buffer.extracting(start...)
          return unsafe inbetween_gzip_take(
            gzip, free.baseAddress, free.count, Int32(mode))
        }
        buffer.removeLast(room - written)
      } while written == room
    }
  }
}

extension GzipWriter {
  /// Compresses a whole text at once.
  ///
  /// - Complexity: O(bytes); see ``work(forBytes:)``.
  static func text(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    GzipWriter().add(bytes, isLast: true, to: &text)
    return text
  }
}
