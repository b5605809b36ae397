/// What comes of the corpus where a proxy stands in front, as far as it is not what the listener answers by itself.
///
/// A proxy answers much by itself, with another status; and what it passes on it has written anew, so that
/// some of what was wrong is right then.
extension GuardCase {
  func status(behind proxy: CorpusProxy.Kind) -> Int {
    Self.differing(behind: proxy)[name] ?? status
  }

  static func differing(behind proxy: CorpusProxy.Kind) -> [String: Int] {
    switch proxy {
    case .nginx: nginxAnswers.merging(nginxMends) { first, _ in first }
    case .haproxy: haproxyAnswers.merging(haproxyMends) { first, _ in first }
    }
  }

  /// An answer of HTTP/0.9, which has no status.
  static let withoutStatus = 0

  private static let nginxAnswers = [
    "an asterisk with OPTIONS": 400,
    "chunked twice": 400,
    "a method in small letters": 400,
    "a method that is no token": 400,
    "CONNECT": 400,
    "HTTP/0.9": 400,
    "a length beyond 64 bits": 400,
    // Since Debian's 1.22.1-9+deb12u11.
    "an empty Host": 400,
  ]

  /// Fields with names that are none are left out, and so are `Expect` and a return at the end of a
  /// line.
  private static let nginxMends = [
    "a bare return behind a coding": 200,
    "a name with an at sign": 200,
    "a name with a byte above ASCII": 200,
    "a line without a colon": 200,
    "another expectation": 200,
    "another scheme": 200,
    "chunked with a blank behind it": 200,
    "a space before the target": 200,
    "a space behind the target": 200,
    "no version": withoutStatus,
  ]

  private static let haproxyAnswers = [
    "an empty name among the trailers": 400,
    "another coding": 400,
    "two codings": 422,
    "chunked twice": 400,
    "chunked and more letters": 400,
    "a method that is no token": 400,
    "a length beyond 64 bits": 400,
  ]

  /// One field is left where two say the same, of two framings that of the chunks; a folded field is one line.
  private static let haproxyMends = [
    "one length twice": 200,
    "two lengths in one": 200,
    "a length and chunks": 200,
    "chunks and a length": 200,
    "a folded field at the end": 200,
    "a folded field among others": 200,
    "a fold with nothing in it": 200,
    "a fold that ends a name": 200,
    "an empty name that is folded": 413,
    "Host twice": 200,
    "HTTP/2.0": 200,
    "chunked with a blank behind it": 200,
    "a space before the target": 200,
    "a space behind the target": 200,
  ]
}
