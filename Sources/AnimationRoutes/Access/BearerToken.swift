import HTTPNames

/// Bearer tokens (RFC 6750): reading them from `Authorization`, and making new ones.
public enum BearerToken {
  /// The environment variable with the token that the command line tool sends.
  package static let environmentVariable = "INBETWEEN_TOKEN"

  /// The token in the value of `Authorization`; nil if it is malformed, or of another scheme.
  static func read(from field: String) -> Substring? {
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    let token = parts[1].drop { $0 == " " }
    return token.utf8.allSatisfy(isPart) ? token : nil
  }

  /// Whether the value of `Authorization` is of this scheme.
  static func isMeant(by field: String) -> Bool {
    field.prefix { $0 != " " }.lowercased() == "bearer"
  }

  /// Whether a byte may occur in a token: the grammar's `b64token`.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isUnreserved || [UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(byte)
  }

  /// A new random token: `inb_` and 258 bits from `generator` in base64url.
  public static func make(using generator: inout some RandomNumberGenerator) -> String {
    let text = (0..<43).map { _ in Base64URL.digits[Int.random(in: 0..<64, using: &generator)] }
    return "inb_" + String(decoding: text, as: UTF8.self)
  }

  /// The line for a token in a tokens file, with the token's hash.
  ///
  /// - Precondition: `name` is a name (``TokenTable/isName(_:)``), and there are scopes.
  public static func line(name: String, scopes: TokenScopes, token: String) -> String {
    precondition(TokenTable.isName(name[...]) && !scopes.isEmpty, "a name and scopes are needed")
    return "\(name) \(scopes) \(Hexadecimal.text(of: ContentHash.digest(of: Array(token.utf8))))"
  }
}
