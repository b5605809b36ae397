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
    for part in field?.utf8.split(separator: UInt8(ascii: ",")) ?? [] { named.read(part) }
    gzip = named.gzip ?? named.rest ?? 0
    identity = named.identity ?? (named.rest == 0 ? 0 : nil)
  }

  /// How gladly the codings are taken that the field names, in thousandths.
  private struct Named {
    var gzip: Int?
    var identity: Int?
    /// `*`: all that are not named.
    var rest: Int?

    /// Reads a part such as `gzip;q=0.5`.
    mutating func read(_ part: Substring.UTF8View) {
      let pieces = part.split(separator: UInt8(ascii: ";")).map { Accept.trimmed(Substring($0)) }
      guard let name = pieces.first,
        let quality = pieces.count == 1 ? 1000 : Accept.quality(in: pieces.dropFirst())
      else { return }
      switch name.lowercased() {
      case "gzip", "x-gzip": gzip = quality
      case "identity": identity = quality
      case "*": rest = quality
      default: break
      }
    }
  }

  /// Whether gzip is taken at least as gladly as the answer as it is.
  var prefersGzip: Bool { gzip > 0 && gzip >= identity ?? 0 }

  /// Whether an answer must not come as it is.
  var refusesIdentity: Bool { identity == 0 }

  /// Whether no answer can be given.
  var isImpossible: Bool { refusesIdentity && gzip == 0 }
}
