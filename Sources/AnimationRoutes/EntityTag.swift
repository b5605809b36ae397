/// A strong entity tag: the hash of all that an answer depends on.
///
/// It is known before the answer is computed, so an unchanged answer costs no work.
struct EntityTag: Hashable, Sendable {
  /// The tag as written in a header field, with quotes.
  let text: String

  /// The tag of an answer that depends on these parts alone. Each part is hashed with its length, so
  /// that no two lists of parts run together.
  ///
  /// - Complexity: O(bytes of the parts).
  init(of parts: [UInt8]...) {
    var hash = ContentHash()
    for part in parts {
      hash.add(Self.bytes(of: UInt64(part.count)))
      hash.add(part)
    }
    text = "\"" + Hexadecimal.text(of: hash.finish().prefix(16)) + "\""
  }

  /// The plain answer's tag, from the one that an answer has in some coding.
  init(plain tag: String) {
    text = Self.isGzipped(tag) ? tag.dropLast(Self.ending.count) + "\"" : tag
  }

  /// The tag by which `If-None-Match` names this answer, either plain or gzipped; nil when it
  /// names neither. The comparison is weak (RFC 9110, 13.1.2).
  func name(in field: String) -> String? {
    let names = [text, Self.gzipped(text)]
    for part in field.split(separator: ",") {
      let tag = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      let opaque = String(tag.hasPrefix("W/") ? tag.dropFirst(2) : tag)
      if names.contains(opaque) { return opaque }
    }
    return nil
  }

  /// The tag of the same answer compressed by gzip.
  static func gzipped(_ tag: String) -> String { tag.dropLast() + ending }

  /// Whether a tag is that of a gzipped answer.
  static func isGzipped(_ tag: String) -> Bool { tag.hasSuffix(ending) }

  private static let ending = "-gzip\""

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
