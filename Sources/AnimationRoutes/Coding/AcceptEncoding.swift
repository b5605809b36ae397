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
    let qualities = field.map(Self.qualities) ?? [:]
    let rest = qualities["*"]
    gzip = qualities["gzip"] ?? qualities["x-gzip"] ?? rest ?? 0
    identity = qualities["identity"] ?? (rest == 0 ? 0 : nil)
  }

  /// How gladly each coding in the field is taken.
  private static func qualities(_ field: String) -> [String: Int] {
    var qualities: [String: Int] = [:]
    for part in field.split(separator: ",") {
      let pieces = part.split(separator: ";").map(Accept.trimmed)
      guard let name = pieces.first, let quality = Accept.quality(in: pieces.dropFirst()) else {
        continue
      }
      qualities[name.lowercased()] = quality
    }
    return qualities
  }

  /// Whether gzip is taken at least as gladly as the answer as it is.
  var prefersGzip: Bool { gzip > 0 && gzip >= identity ?? 0 }

  /// Whether an answer must not come as it is.
  var refusesIdentity: Bool { identity == 0 }

  /// Whether no answer can be given.
  var isImpossible: Bool { refusesIdentity && gzip == 0 }
}
