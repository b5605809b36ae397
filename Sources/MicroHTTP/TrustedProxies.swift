import HTTPNames
import HTTPTypes

/// The addresses of proxies whose forwarding fields are believed.
///
/// Each proxy appends the address from which it got the request to those already there. So the
/// list is read from its end, as long as the one that wrote an entry is trusted; entries before
/// that could have been written by anybody.
public struct TrustedProxies: Hashable, Sendable {
  private var ranges: [AddressRange] = []
  private var trustsSockets = false

  /// Proxies given by addresses (`192.0.2.1`), ranges (`10.0.0.0/8`, `fd00::/8`) and `unix`, which
  /// trusts any peer on a Unix socket. Nil when one of them cannot be read. An empty list trusts
  /// nobody.
  public init?(_ texts: [String]) {
    for text in texts {
      if text == "unix" {
        trustsSockets = true
      } else {
        guard let range = AddressRange(text[...]) else { return nil }
        ranges.append(range)
      }
    }
  }

  /// Proxies of which none is trusted.
  public init() {}

  /// Whether an address belongs to a trusted proxy.
  func trusts(_ address: String) -> Bool {
    if ranges.isEmpty && !trustsSockets { return false }
    guard let address = NetworkAddress(address[...]) else {
      return trustsSockets && address == "unix"
    }
    return ranges.contains { $0.contains(address) }
  }

  /// The client's address in a request that a peer has sent with these fields: the last address
  /// that is no trusted proxy's. If the fields end before it, or have an entry that is no
  /// address, it is the last known address.
  func client(ofPeer peer: String, _ fields: HTTPFields) -> String {
    guard trusts(peer) else { return peer }
    var client = peer
    for hop in ForwardedFor.hops(fields).reversed() {
      guard let hop else { return client }
      client = hop
      if !trusts(hop) { return client }
    }
    return client
  }
}

/// Reads the addresses that a request has passed through, from `Forwarded` (RFC 7239), or without
/// it from `X-Forwarded-For`.
enum ForwardedFor {
  /// The addresses without their ports, the client's first; nil for an entry without an address.
  static func hops(_ fields: HTTPFields) -> [String?] {
    let forwarded = fields[values: forwarded]
    if !forwarded.isEmpty {
      return forwarded.flatMap { pieces($0[...], at: ",") }.map { node(in: $0).flatMap(address) }
    }
    return fields[values: forwardedFor].flatMap { $0.split(separator: ",") }.map(address)
  }

  /// The value of `for` in an element of `Forwarded`; nil if there is none.
  private static func node(in element: Substring) -> Substring? {
    for pair in pieces(element, at: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0].utf8.trimmed.map(\.lowercased) == Array("for".utf8) { return parts[1] }
    }
    return nil
  }

  /// The address in `192.0.2.1`, `192.0.2.1:80`, `[::1]:80` or `::1`, with or without quotes. Nil
  /// for anything else.
  private static func address(_ node: Substring) -> String? {
    var node = Substring(node.utf8.trimmed)
    if node.utf8.count > 1, node.first == "\"", node.last == "\"" {
      node = node.dropFirst().dropLast()
    }
    if node.first == "[" {
      node = node.dropFirst().prefix { $0 != "]" }
    } else if node.count(where: { $0 == ":" }) == 1 {
      node = node.prefix { $0 != ":" }
    }
    return NetworkAddress(node).map { _ in String(node) }
  }

  /// Splits a text at a character outside of quotes.
  private static func pieces(_ text: Substring, at separator: Character) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
  }

  private static let forwarded = HTTPField.Name(fixed: "Forwarded")
  private static let forwardedFor = HTTPField.Name(fixed: "X-Forwarded-For")
}
