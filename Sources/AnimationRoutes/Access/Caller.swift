/// The caller of a request, as its token identifies it.
public enum Caller: Hashable, Sendable {
  /// The request has no token.
  case anonymous
  /// The request has a token that is malformed or unknown.
  case unknown
  /// The request has a known token, with its name and scopes.
  case holder(name: String, scopes: TokenScopes)

  /// The name of the token; nil unless it is known.
  public var name: String? {
    if case .holder(let name, _) = self { name } else { nil }
  }
}
