import AnimationLibrary
import CZlib

/// CRC-32 checksums of rows, which detect bytes that changed on disk; SQLite has none of its own.
enum Checksum {
  static func of(_ stored: StoredAnimation) -> Int64 {
    let draft = stored.draft
    let duration = draft.duration.map { "\($0.bitPattern)" } ?? "none"
    let rest = [
      "\(stored.name)", "\(stored.revision)", "\(stored.updated)", "\(draft.formatVersion)",
      draft.kind, duration,
    ]
    return Int64(add(rest, behind: add(draft.document, behind: 0)))
  }

  /// The checksum of a change without its number, which changes when a library is restored.
  static func of(_ change: Change) -> Int64 {
    let texts = [
      change.kind.rawValue, "\(change.name)", "\(change.revision)", "\(change.updated)",
    ]
    return Int64(add(texts, behind: 0))
  }

  private static func add(_ texts: [String], behind checksum: UInt32) -> UInt32 {
    add(Array(texts.joined(separator: "\n").utf8), behind: checksum)
  }

  private static func add(_ bytes: [UInt8], behind checksum: UInt32) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe inbetween_crc32(checksum, bytes.baseAddress, bytes.count)
    }
  }
}
