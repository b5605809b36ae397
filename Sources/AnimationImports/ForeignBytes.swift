/// Bytes that are no text in UTF-8, recognised by the first of them for a helpful message.
enum ForeignBytes: CaseIterable {
  case archive, gzip, littleEndian, bigEndian

  /// What the bytes are; nil if unknown.
  init?(_ bytes: [UInt8]) {
    let found = Self.allCases.first { bytes.starts(with: $0.mark) }
    guard let found else { return nil }
    self = found
  }

  /// The bytes at the start.
  private var mark: [UInt8] {
    switch self {
    case .archive: [0x50, 0x4B, 0x03, 0x04]
    case .gzip: [0x1F, 0x8B]
    case .littleEndian: [0xFF, 0xFE]
    case .bigEndian: [0xFE, 0xFF]
    }
  }

  /// What the bytes are, and what belongs in their place.
  var sentence: String {
    switch self {
    case .archive: "This is a ZIP archive, as .lottie files are: the text in it is imported."
    case .gzip: "This is compressed with gzip: the text in it is imported."
    case .littleEndian, .bigEndian: "This is UTF-16: a text in UTF-8 is imported."
    }
  }

  /// A command that writes the text.
  var hint: String {
    switch self {
    case .archive: "unzip -p hero.lottie 'a*/*.json'"
    case .gzip: "gunzip"
    case .littleEndian, .bigEndian: "iconv -f UTF-16 -t UTF-8"
    }
  }
}
