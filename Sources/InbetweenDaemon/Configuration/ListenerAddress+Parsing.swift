import MicroHTTP

extension ListenerAddress {
  /// Reads `host:port`, `[::1]:port`, `:port` (every address) or `unix:PATH`; nil for anything else.
  init?(parsing text: String) {
    if text.hasPrefix("unix:") {
      let path = String(text.dropFirst("unix:".count))
      guard (1...107).contains(path.utf8.count) else { return nil }
      self = .unix(path: path)
      return
    }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    guard let port = Units.count(text[text.index(after: colon)...]).flatMap(UInt16.init(exactly:))
    else { return nil }
    guard let host = Self.host(text[..<colon]) else { return nil }
    self = .tcp(host: host, port: port)
  }

  /// A name, an IPv4 address, or an IPv6 address in brackets.
  private static func host(_ text: Substring) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") { return String(text.dropFirst().dropLast()) }
    return text.contains { ":[] /".contains($0) } ? nil : String(text)
  }

  /// Whether only this machine can reach the address.
  var isLocal: Bool {
    switch self {
    case .unix: true
    case .tcp(let host, _): host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
  }
}
