import AnimationDocuments
import HTTPNames

/// Origins of web pages, as browsers write them in the header field `Origin` (RFC 6454).
enum WebOrigin {
  /// The text that browsers send for an origin, which is given in lowercase: a scheme, `://` and a
  /// host, with a port unless it is the scheme's own. Nil for a text that no browser sends.
  ///
  /// Extensions and apps have schemes of their own, such as `chrome-extension` and `capacitor`.
  static func text(_ origin: String) -> String? {
    guard let mark = origin.firstRange(of: "://") else { return nil }
    let (scheme, authority) = (origin[..<mark.lowerBound], origin[mark.upperBound...])
    guard isScheme(scheme), let host = host(in: authority) else { return nil }
    let rest = authority.dropFirst(host.count)
    if rest.isEmpty { return origin }
    guard rest.first == ":", let port = Units.count(rest.dropFirst()), port < 1 << 16 else {
      return nil
    }
    return "\(scheme)://\(host)" + (ownPorts[String(scheme)] == port ? "" : ":\(port)")
  }

  private static let ownPorts = ["http": 80, "https": 443]

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  /// The host at the front of an authority: a name, or an address in brackets. Nil if it is neither.
  private static func host(in authority: Substring) -> Substring? {
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      let address = authority[..<end].dropFirst()
      let isAddress = address.utf8.allSatisfy { "0123456789abcdef:.".utf8.contains($0) }
      return isAddress && !address.isEmpty ? authority[...end] : nil
    }
    let name = authority.prefix { $0 != ":" }
    return !name.isEmpty && name.utf8.allSatisfy(\.isUnreserved) ? name : nil
  }
}
