import AnimationLibrary
import CZlib

extension StoredAnimation {
  /// A CRC-32 of all that was written, by which a byte that changed on the disk is noticed. SQLite
  /// has none of its own.
  var checksum: Int64 {
    let bits = draft.duration.map { "\($0.bitPattern)" } ?? "none"
    let rest = "\(name) \(revision) \(updated) \(draft.formatVersion) \(draft.kind) \(bits)"
    return Int64(Self.checksum(Array(rest.utf8), behind: Self.checksum(draft.document, behind: 0)))
  }

  private static func checksum(_ bytes: [UInt8], behind checksum: UInt32) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe inbetween_crc32(checksum, bytes.baseAddress, bytes.count)
    }
  }
}
