import AnimationDocuments
import MicroHTTP

extension ListenerAddress {
  /// Reads `host:port`, `[::1]:port`, `:port` (all addresses) or `unix:PATH`; nil for anything
  /// else.
  init?(parsing text: String) {
    if text.hasPrefix("unix:") {
      let path = String(text.dropFirst("unix:".count))
      guard (1...Self.longestPath).contains(path.utf8.count) else { return nil }
      self = .unix(path: path)
      return
    }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    guard let port = Units.count(text[text.index(after: colon)...]).flatMap(UInt16.init(exactly:))
    else { return nil }
    guard let host = Self.host(text[..<colon]) else { return nil }
    self = .tcp(host: host, port: port)
  }

  /// The most bytes that the system takes for the path of a Unix socket.
  private static let longestPath = 107

  /// The forms of an address, for messages.
  static let forms =
    "host:port, [address]:port or unix:PATH, with a path of at most \(longestPath) bytes"

  /// A host name, an IPv4 address, or an IPv6 address in brackets; nil for anything else.
  private static func host(_ text: Substring) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]") { return String(text.dropFirst().dropLast()) }
    return text.contains { ":[] /".contains($0) } ? nil : String(text)
  }

  /// The address in place of one that cannot be read.
  static let placeholder = ListenerAddress.unix(path: "")

  /// Whether several may listen on the address: the system chooses a port for each.
  var isShareable: Bool {
    if case .tcp(_, 0) = self { true } else { self == .placeholder }
  }

  /// Whether the address can be reached only from this machine.
  var isLocal: Bool {
    switch self {
    case .unix: true
    case .tcp(let host, _): host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
  }
}
