/// Who makes a call, as far as its token tells.
public enum Caller: Hashable, Sendable {
  /// There is no token.
  case anonymous
  /// There is something in a token's place that nobody has handed out.
  case unknown
  /// A token that is known, by the name under which it was handed out.
  case holder(name: String, scopes: TokenScopes)

  /// The name of the token; nil without a known one.
  public var name: String? {
    if case .holder(let name, _) = self { name } else { nil }
  }
}
