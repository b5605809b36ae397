import Testing

/// A request as bytes, and the status it must get.
struct GuardCase: CustomTestStringConvertible {
  var name: String
  var request: [UInt8]
  var status: Int
  /// The library answers this one itself, some with their head twice.
  var isLibrarys = false

  var testDescription: String { name }

  init(_ name: String, _ status: Int, _ text: String, isLibrarys: Bool = false) {
    self.name = name
    self.status = status
    self.isLibrarys = isLibrarys
    request = Array(text.replacing("\n", with: "\r\n").utf8)
  }

  /// A GET with these field lines besides Host.
  static func fields(_ name: String, _ status: Int, _ fields: String) -> GuardCase {
    GuardCase(name, status, "GET / HTTP/1.1\nHost: h\nConnection: close\n\(fields)\n\n")
  }

  /// A GET of this target.
  static func target(_ name: String, _ status: Int, _ target: String) -> GuardCase {
    GuardCase(name, status, "GET \(target) HTTP/1.1\nHost: h\nConnection: close\n\n")
  }

  /// A POST with these field lines besides Host and this behind the head.
  static func body(
    _ name: String, _ status: Int, _ fields: String, _ body: String, isLibrarys: Bool = false
  ) -> GuardCase {
    GuardCase(
      name, status, "POST / HTTP/1.1\nHost: h\nConnection: close\n\(fields)\n\n\(body)",
      isLibrarys: isLibrarys)
  }
}

private let smuggled = "GET /smuggled HTTP/1.1\nHost: h\n\n"

private let inOrder: [GuardCase] = [
  .fields("a plain request", 200, "Accept: */*"),
  .fields("100-continue without a body", 200, "Expect: 100-continue"),
  .fields("an identity coding", 200, "Content-Encoding: identity"),
  .fields("a content coding without a body", 200, "Content-Encoding: gzip"),
  GuardCase("an empty Host", 200, "GET / HTTP/1.1\nHost:\nConnection: close\n\n"),
  GuardCase("an address as Host", 200, "GET / HTTP/1.1\nHost: [::1]:80\nConnection: close\n\n"),
  .target("an absolute target", 200, "http://h/x?y=1"),
  .target("an escaped slash", 200, "/a%2fb?x=%20"),
  .target("a target with braces and bars", 200, "/?c={a|b}"),
  GuardCase("an asterisk with OPTIONS", 200, "OPTIONS * HTTP/1.1\nHost: h\nConnection: close\n\n"),
  GuardCase("HTTP/1.0 without Host", 200, "GET / HTTP/1.0\n\n"),
  GuardCase("HTTP/1.2", 200, "GET / HTTP/1.2\nHost: h\nConnection: close\n\n"),
  GuardCase("an empty line in front", 200, "\nGET / HTTP/1.1\nHost: h\nConnection: close\n\n"),
  .body("a body with a length", 200, "Content-Length: 5", "abcde"),
  .body("a body in chunks", 200, "Transfer-Encoding: chunked", "3\nabc\n2\nde\n0\n\n"),
  .body("chunked in capitals", 200, "Transfer-Encoding: CHUNKED", "3\nabc\n0\n\n"),
  .body("a trailer", 200, "Transfer-Encoding: chunked", "3\nabc\n0\nX: y\n\n"),
]

private let smuggling: [GuardCase] = [
  .body("a space before a colon", 400, "Content-Length : 35", smuggled),
  .body("a tab before a colon", 400, "Content-Length\t: 35", smuggled),
  .body("two lengths", 400, "Content-Length: 5\nContent-Length: 6", "abcde" + smuggled),
  .body("one length twice", 400, "Content-Length: 5\nContent-Length: 5", "abcde"),
  .body(
    "a length and chunks", 400, "Content-Length: 5\nTransfer-Encoding: chunked",
    "0\n\n" + smuggled),
  .body(
    "chunks and a length", 400, "Transfer-Encoding: chunked\nContent-Length: 5",
    "0\n\n" + smuggled),
  .body(
    "a coding that is hidden", 400, "Transfer-Encoding : chunked\nContent-Length: 5",
    "0\n\n" + smuggled),
]

private let folds: [GuardCase] = [
  .fields("a folded field at the end", 400, "X: y\n z"),
  .fields("a folded field among others", 400, "X: y\n\tz\nAccept: */*"),
  .fields("a fold with nothing in it", 400, "X: y\n \nAccept: */*"),
  .body("a fold that ends a name", 400, "Content-Lengt: 35\n h\nAccept: */*", smuggled),
  .fields("a zero byte in a value", 400, "a: x\0y\nAccept: */*"),
  .fields("a zero byte in the last value", 400, "a: x\0y"),
  .body("a zero byte behind a length", 400, "Content-Length: 5\0\nAccept: */*", "abcde"),
]

private let returns: [GuardCase] = [
  .body("a bare return before a length", 400, "X: a\rContent-Length: 35", smuggled),
  .body(
    "a bare return before a coding", 400, "X: a\rTransfer-Encoding: chunked", "0\n\n" + smuggled),
  .body("a bare return behind a coding", 400, "Transfer-Encoding: chunked\r\r\nA: b", "0\n\n"),
  .fields("a bare return in a name", 400, "X\r: a"),
  .fields("a bare return before a name", 400, "\rX: a"),
  .target("a bare return in the target", 400, "/a\rb"),
]

private let endings: [GuardCase] = [
  .fields("an empty name in the first line", 400, ": x"),
  GuardCase("an empty name alone", 400, "GET / HTTP/1.1\n: x\n\n"),
  .fields("an empty name and nothing else", 400, ":"),
  .body("an empty name before a length", 400, ": x\nContent-Length: 35", smuggled),
  .body("nothing before a length", 400, ":\nContent-Length: 35", smuggled),
  .body("an empty name that is folded", 400, "X: y\n : x\nContent-Length: 35", smuggled),
  .body(
    "an empty name among the trailers", 200, "Transfer-Encoding: chunked",
    "3\nabc\n0\nX: y\n: x\n" + smuggled),
  .fields("an empty value", 200, "X:"),
]

private let codings: [GuardCase] = [
  .body("another coding", 501, "Transfer-Encoding: gzip", "abc"),
  .body("two codings", 501, "Transfer-Encoding: gzip, chunked", "0\n\n"),
  .body("chunked twice", 501, "Transfer-Encoding: chunked\nTransfer-Encoding: chunked", "0\n\n"),
  .body("chunked and more letters", 501, "Transfer-Encoding: chunkedx", "0\n\n"),
  .body("chunked with a blank behind it", 501, "Transfer-Encoding: chunked ", "0\n\n"),
  GuardCase(
    "chunks in HTTP/1.0", 400, "POST / HTTP/1.0\nHost: h\nTransfer-Encoding: chunked\n\n0\n\n"),
  .body("a content coding", 415, "Content-Length: 3\nContent-Encoding: gzip", "abc"),
  .body("a length over the limit", 413, "Content-Length: 99", String(repeating: "a", count: 99)),
  .body("chunks over the limit", 413, "Transfer-Encoding: chunked", "20\n" + thirtyTwo + "\n0\n\n"),
]

private let thirtyTwo = String(repeating: "a", count: 32)

private let heads: [GuardCase] = [
  .fields("a name with an at sign", 400, "a@b: x"),
  .fields("a name with a byte above ASCII", 400, "n\u{e4}me: x"),
  .fields("a value with a control character", 400, "a: x\u{1}y"),
  .fields("Host twice", 400, "Host: h"),
  .fields("another expectation", 417, "Expect: a-miracle"),
  GuardCase("a space in Host", 400, "GET / HTTP/1.1\nHost: a b\nConnection: close\n\n"),
  GuardCase("a path in Host", 400, "GET / HTTP/1.1\nHost: a/c\nConnection: close\n\n"),
  GuardCase("a user in Host", 400, "GET / HTTP/1.1\nHost: u@h\nConnection: close\n\n"),
  GuardCase("no Host", 400, "GET / HTTP/1.1\nConnection: close\n\n"),
  GuardCase(
    "a line without a colon", 400, "GET / HTTP/1.1\nHost: h\nnonsense\n\n", isLibrarys: true),
  GuardCase("a method in small letters", 405, "get / HTTP/1.1\nHost: h\n\n"),
  GuardCase("a method that is no token", 501, "G@T / HTTP/1.1\nHost: h\n\n"),
  GuardCase("CONNECT", 405, "CONNECT h:80 HTTP/1.1\nHost: h\n\n"),
  GuardCase("TRACE", 405, "TRACE / HTTP/1.1\nHost: h\n\n"),
]

private let targets: [GuardCase] = [
  .target("a target without a slash", 400, "x"),
  .target("an asterisk with GET", 400, "*"),
  .target("an absolute target without an authority", 400, "http:///x"),
  .target("another scheme", 400, "ftp://h/x"),
  .target("a fragment", 400, "/a#b"),
  .target("an escaped zero", 400, "/a%00b"),
  .target("an escaped zero in the query", 400, "/a?b=%00"),
  .target("half an escape", 400, "/a%2"),
  .target("an escape of other letters", 400, "/a%zz"),
  .target("a control character", 400, "/a\u{1}b"),
  .target("a byte above ASCII", 400, "/\u{e4}"),
  .target("a space", 400, "/a b"),
  .target("a space before the target", 400, " /a"),
  .target("a space behind the target", 400, "/a "),
  .target("a space in the query", 400, "/a?b c"),
  .target("a second version", 400, "/a HTTP/1.1"),
  .target("a zero byte", 400, "/a\0b"),
  .target("a zero byte at the end", 400, "/a\0"),
  .target("a zero byte at the start", 400, "\0/a"),
  .target("a zero byte in the query", 400, "/a?b=\0c"),
  .target("a zero byte before the query", 400, "/a\0?b=c"),
  .target("a zero byte and a space", 400, "/a\0 b"),
  GuardCase("a zero byte in the method", 400, "GE\0T / HTTP/1.1\nHost: h\n\n"),
  GuardCase("a zero byte behind the method", 400, "GET\0 / HTTP/1.1\nHost: h\n\n"),
]

private let librarys: [GuardCase] = [
  GuardCase("HTTP/2.0", 505, "GET / HTTP/2.0\nHost: h\n\n", isLibrarys: true),
  GuardCase("HTTP/0.9", 505, "GET / HTTP/0.9\nHost: h\n\n", isLibrarys: true),
  GuardCase("no version", 400, "GET /\nHost: h\n\n", isLibrarys: true),
  .body("a length of letters", 400, "Content-Length: abc", "abc", isLibrarys: true),
  .body("a negative length", 400, "Content-Length: -1", "abc", isLibrarys: true),
  .body("two lengths in one", 400, "Content-Length: 3, 3", "abc", isLibrarys: true),
  .body(
    "a length beyond 64 bits", 413, "Content-Length: 99999999999999999999", "a", isLibrarys: true),
  .body("a chunk size of letters", 400, "Transfer-Encoding: chunked", "zz\nabc", isLibrarys: true),
  .body(
    "a chunk longer than it says", 400, "Transfer-Encoding: chunked", "1\nabcdef\n0\n\n",
    isLibrarys: true),
]

/// Requests of every kind of framing, right and wrong.
let corpus = inOrder + smuggling + folds + returns + endings + codings + heads + targets + librarys
