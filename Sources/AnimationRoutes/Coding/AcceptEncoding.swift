import HTTPNames

/// The header field `Accept-Encoding`: the content codings a client accepts. Two are offered, the
/// plain answer (`identity`) and `gzip`.
///
/// It is read as leniently as ``Accept``. Without the field the answer is not compressed, as the
/// client may not be able to read gzip.
struct AcceptEncoding: Hashable, Sendable {
  /// The quality of gzip in thousandths; 0 means not acceptable.
  private let gzip: Int
  /// The quality of the plain answer in thousandths; nil if it is acceptable but not named.
  private let identity: Int?

  init(_ field: String?) {
    var named = Named()
    if let field { named.read(Array(field.utf8)) }
    gzip = named.gzip ?? named.others ?? 0
    identity = named.identity ?? (named.others == 0 ? 0 : nil)
  }

  /// The qualities of the codings that the field names, in thousandths.
  private struct Named {
    var gzip: Int?
    var identity: Int?
    /// The quality for `*`: all codings that are not named.
    var others: Int?

    /// Reads the parts of a field, which are separated by commas.
    mutating func read(_ field: [UInt8]) {
      var start = 0
      for index in field.indices where field[index] == UInt8(ascii: ",") {
        read(part: field[start..<index])
        start = index + 1
      }
      read(part: field[start...])
    }

    /// Reads a part such as `gzip;q=0.5`.
    private mutating func read(part: ArraySlice<UInt8>) {
      let end = part.firstIndex(of: UInt8(ascii: ";")) ?? part.endIndex
      guard let quality = Self.quality(in: part[end...]) else { return }
      let name = part[..<end].trimmed
      switch name.count {
      case 1 where name.isName("*"): others = quality
      case 4 where name.isName("gzip"), 6 where name.isName("x-gzip"): gzip = quality
      case 8 where name.isName("identity"): identity = quality
      default: break
      }
    }

    private static func quality(in parameters: ArraySlice<UInt8>) -> Int? {
      if parameters.isEmpty { return 1000 }
      let pieces = parameters.split(separator: UInt8(ascii: ";"))
      return Accept.quality(in: pieces.map { Substring(decoding: $0.trimmed, as: UTF8.self) }[...])
    }
  }

  /// Whether gzip is preferred to the plain answer, or equal to it.
  var prefersGzip: Bool { gzip > 0 && gzip >= identity ?? 0 }

  /// Whether the plain answer is not acceptable.
  var refusesIdentity: Bool { identity == 0 }

  /// Whether neither coding is acceptable.
  var isImpossible: Bool { refusesIdentity && gzip == 0 }
}

extension ArraySlice<UInt8> {
  /// Whether the text is the lower-case `name`, ignoring case.
  fileprivate func isName(_ name: String) -> Bool {
    let name = name.utf8Span.span
    guard count == name.count else { return false }
    for index in name.indices where self[startIndex + index].lowercased != name[index] {
      return false
    }
    return true
  }
}
