import CGnuTLS

/// Computes the SHA-256 of bytes that are added piece by piece.
@safe struct ContentHash: ~Copyable {
  private let hash: OpaquePointer

  init() {
    guard let hash = unsafe inbetween_sha256_start() else {
      preconditionFailure("GnuTLS has no memory for a hash, or no SHA-256")
    }
    unsafe self.hash = hash
  }

  /// Adds bytes to those hashed so far.
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

extension ContentHash {
  /// The SHA-256 hash of `bytes`, 32 bytes long.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.finish()
  }

  /// The hash that 64 hexadecimal digits give; nil for any other text.
  static func digest(parsing text: Substring) -> [UInt8]? {
    guard text.utf8.count == 2 * Int(INBETWEEN_SHA256_BYTES) else { return nil }
    return Hexadecimal.bytes(of: text)
  }

  /// Whether two hashes are equal, compared in constant time.
  static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBufferPointer { left in
      unsafe right.withUnsafeBufferPointer { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return unsafe inbetween_equal(first, second, left.count) != 0
      }
    }
  }
}
