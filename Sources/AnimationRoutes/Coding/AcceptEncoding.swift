/// The header field `Accept-Encoding`: in which codings a client takes an answer. Two are offered, the
/// answer as it is (`identity`) and `gzip`.
///
/// Read as leniently as ``Accept``. Without the field an answer goes out as it is, since a client that
/// says nothing can perhaps read nothing else.
struct AcceptEncoding: Hashable, Sendable {
  /// How gladly gzip is taken, in thousandths; 0 means not at all.
  private let gzip: Int
  /// The same of an answer as it is; nil where it may come like that, but nothing is said of it.
  private let identity: Int?

  init(_ field: String?) {
    var named = Named()
    if let field { named.read(Array(field.utf8)) }
    gzip = named.gzip ?? named.rest ?? 0
    identity = named.identity ?? (named.rest == 0 ? 0 : nil)
  }

  /// How gladly the codings are taken that the field names, in thousandths.
  private struct Named {
    var gzip: Int?
    var identity: Int?
    /// `*`: all that are not named.
    var rest: Int?

    /// Reads the parts of a field, which are apart by commas.
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
      case 1 where name.isName("*"): rest = quality
      case 4 where name.isName("gzip"), 6 where name.isName("x-gzip"): gzip = quality
      case 8 where name.isName("identity"): identity = quality
      default: break
      }
    }

    private static func quality(in parameters: ArraySlice<UInt8>) -> Int? {
      if parameters.isEmpty { return 1000 }
      let text = Substring(decoding: parameters, as: UTF8.self)
      return Accept.quality(in: text.split(separator: ";").map(Accept.trimmed)[...])
    }
  }

  /// Whether gzip is taken at least as gladly as the answer as it is.
  var prefersGzip: Bool { gzip > 0 && gzip >= identity ?? 0 }

  /// Whether an answer must not come as it is.
  var refusesIdentity: Bool { identity == 0 }

  /// Whether no answer can be given.
  var isImpossible: Bool { refusesIdentity && gzip == 0 }
}

extension ArraySlice<UInt8> {
  /// The text without spaces around it.
  fileprivate var trimmed: Self {
    func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return text
  }

  /// Whether the text is a name in small letters, however it is capitalised.
  fileprivate func isName(_ name: String) -> Bool {
    let name = name.utf8Span.span
    guard count == name.count else { return false }
    for index in name.indices where self[startIndex + index].asLowercase != name[index] {
      return false
    }
    return true
  }
}

extension UInt8 {
  /// The small letter of a capital one; any other byte is itself.
  fileprivate var asLowercase: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
