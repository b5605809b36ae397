/// The content of a page: its bytes, the bytes compressed, and their hash.
struct PageText: Sendable {
  let bytes: [UInt8]
  /// The bytes as gzip; nil if that would hardly be shorter.
  let gzip: [UInt8]?
  let digest: [UInt8]

  init(_ bytes: [UInt8], isCompressible: Bool = true) {
    self.bytes = bytes
    let isWorthIt = isCompressible && bytes.count > Routes.shortText
    gzip = isWorthIt ? GzipWriter.text(of: bytes) : nil
    digest = ContentHash.digest(of: bytes)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }
}
