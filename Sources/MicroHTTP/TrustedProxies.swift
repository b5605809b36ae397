import HTTPNames
import HTTPTypes

/// Proxies that are believed when they say whose request they pass on.
///
/// Each proxy adds the address from which it has the request behind those that
/// came with it. So the list is read from its end, for as long as the one that
/// wrote an entry is trusted: what stands further in front anybody could have
/// written.
public struct TrustedProxies: Hashable, Sendable {
  private var ranges: [AddressRange] = []
  private var trustsSockets = false

  /// Proxies out of addresses (`192.0.2.1`), ranges (`10.0.0.0/8`, `fd00::/8`)
  /// and `unix`, which is whoever comes over a Unix socket; nil when one of them
  /// cannot be read. Without any nobody is trusted.
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

  /// Nobody is trusted.
  public init() {}

  /// Whether an address is a trusted proxy's.
  func trusts(_ address: String) -> Bool {
    if ranges.isEmpty && !trustsSockets { return false }
    guard let address = NetworkAddress(address[...]) else {
      return trustsSockets && address == "unix"
    }
    return ranges.contains { $0.contains(address) }
  }

  /// Whose request it is that a peer has sent with these fields: the last
  /// address that is no trusted proxy's. Where the trace ends before it (there is
  /// no such field, or an entry that is no address), the last one that is known.
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

/// Reads who has passed a request on: the field `Forwarded` (RFC 7239), and where
/// there is none `X-Forwarded-For`.
enum ForwardedFor {
  /// The addresses without their ports, the client's own first; nil for an entry
  /// that names none.
  static func hops(_ fields: HTTPFields) -> [String?] {
    let forwarded = fields[values: forwarded]
    if !forwarded.isEmpty {
      return forwarded.flatMap { pieces($0[...], at: ",") }.map { node(in: $0).flatMap(address) }
    }
    return fields[values: forwardedFor].flatMap { $0.split(separator: ",") }.map(address)
  }

  /// The value of `for` in an element.
  private static func node(in element: Substring) -> Substring? {
    for pair in pieces(element, at: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, trimmed(parts[0]).lowercased() == "for" { return parts[1] }
    }
    return nil
  }

  /// The address in `192.0.2.1`, `192.0.2.1:80`, `[::1]:80`, `::1`, each with
  /// quotes or without.
  private static func address(_ node: Substring) -> String? {
    var node = trimmed(node)
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

  /// Splits at a character that does not stand between quotes.
  private static func pieces(_ text: Substring, at separator: Character) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == separator && !isQuoted
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  private static let forwarded = HTTPField.Name(fixed: "Forwarded")
  private static let forwardedFor = HTTPField.Name(fixed: "X-Forwarded-For")
}
