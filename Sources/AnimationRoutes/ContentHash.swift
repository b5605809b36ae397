import CGnuTLS

/// A SHA-256 of bytes that are given piece by piece.
@safe struct ContentHash: ~Copyable {
  private let hash: OpaquePointer

  init() {
    guard let hash = unsafe inbetween_sha256_start() else {
      preconditionFailure("GnuTLS has no memory for a hash, or no SHA-256")
    }
    unsafe self.hash = hash
  }

  /// Adds bytes behind those that were added before.
  mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe inbetween_sha256_add(hash, bytes.baseAddress, bytes.count)
    }
  }

  /// The 32 bytes of the hash.
  consuming func finish() -> [UInt8] {
    let hash = unsafe hash
    discard self
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(INBETWEEN_SHA256_BYTES)) {
      bytes, count in
      if let start = bytes.baseAddress { unsafe inbetween_sha256_finish(hash, start) }
      count = bytes.count
    }
  }

  deinit {
    var digest = [UInt8](repeating: 0, count: Int(INBETWEEN_SHA256_BYTES))
    unsafe digest.withUnsafeMutableBufferPointer { digest in
      if let start = digest.baseAddress { unsafe inbetween_sha256_finish(hash, start) }
    }
  }
}
