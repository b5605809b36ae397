import Foundation

/// Where a daemon is: the parts of its URL that each request begins with.
struct ServerAddress {
  let scheme: String
  /// The host with its port.
  let authority: String
  /// The path that a proxy puts before the path of each endpoint, such as `/motion`; empty without
  /// a proxy.
  let basePath: String

  /// Reads a URL such as `http://127.0.0.1:8080`.
  ///
  /// - Throws: ``ToolFailure`` if the text is none, or names a user.
  init(_ text: String) throws {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), let host = url.host,
      ["http", "https"].contains(scheme)
    else {
      throw ToolFailure(
        code: .usage,
        message: "A server is a URL such as http://127.0.0.1:8080; this is \"\(text)\".")
    }
    guard url.user == nil else {
      throw ToolFailure(
        code: .usage,
        message: "The server's URL names a user: a daemon asks for a token, which --token gives.")
    }
    self.scheme = scheme
    authority = (host.contains(":") ? "[\(host)]" : host) + (url.port.map { ":\($0)" } ?? "")
    let path = url.path(percentEncoded: true)
    basePath = path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
