import HTTPNames

// Small questions about bytes, asked of every request.

extension UInt8 {
  /// Whether the byte is allowed in a token of RFC 9110, such as a method or a field name.
  var isToken: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#"),
      UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether the byte is a hexadecimal digit.
  var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Whether the byte is a control character; a tab is one.
  var isControl: Bool { self < 0x20 || self == 0x7f }
}

extension Span<UInt8> {
  /// The bytes as text; invalid UTF-8 is replaced.
  var text: String {
    if let valid = try? UTF8Span(validating: self) { return String(copying: valid) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes as an array.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(self)
    return bytes
  }

  /// Whether the bytes equal `word`, which is in lower case, ignoring case.
  func isCaseless(_ word: [UInt8]) -> Bool {
    guard count == word.count else { return false }
    for index in indices where self[index].lowercased != word[index] { return false }
    return true
  }
}

extension [UInt8] {
  /// Appends a copy of `bytes`.
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension MutableSpan<UInt8> {
  /// Copies `count` bytes of `bytes`, from index `start` on, to its own front.
  mutating func fill(from bytes: Span<UInt8>, at start: Int, count: Int) {
    precondition(count <= self.count, "\(count) bytes do not fit into \(self.count)")
    let source = bytes.extracting(start..<start + count)
    unsafe withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
    }
  }
}
