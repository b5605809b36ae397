import AnimationDocuments
import HTTPTypes

/// Who may use the service's library. Computing is open to everybody.
public enum AccessPolicy: Hashable, Sendable {
  /// Everybody may use the library.
  case open
  /// Nobody may use the library: other machines can reach the service, and it has no tokens.
  case closed
  /// Callers with a token that permits it may use the library.
  case tokens

  /// The reason why a caller may not do what a call needs; nil when it may.
  public func refusal(for need: AccessNeed, to caller: Caller) -> Refusal? {
    if need == .open || self == .open { return nil }
    if self == .closed { return Self.libraryIsClosed }
    switch caller {
    case .anonymous: return Self.tokenIsNeeded
    case .unknown: return Self.tokenIsUnknown
    case .holder(_, let scopes):
      return scopes.meet(need) ? nil : Self.scopeIsMissing(need)
    }
  }

  private static let libraryIsClosed = Refusal(
    .libraryNeedsTokens,
    "Other machines can reach this server, and its library has no tokens. Start it with "
      + "--tokens-file, or with --insecure to let everybody in.")

  private static let tokenIsNeeded = Refusal(
    .unauthenticated, "The library needs a token: Authorization: Bearer TOKEN.",
    fields: challenge(""))

  private static let tokenIsUnknown = Refusal(
    .unauthenticated, "Nobody has handed out this token, or it has been withdrawn.",
    fields: challenge(", error=\"invalid_token\""))

  private static func scopeIsMissing(_ need: AccessNeed) -> Refusal {
    Refusal(
      .forbidden, "This needs a token with the scope \(need.scopes).",
      fields: challenge(", error=\"insufficient_scope\", scope=\"\(need.scopes)\""))
  }

  private static func challenge(_ more: String) -> HTTPFields {
    [.wwwAuthenticate: "Bearer realm=\"inbetween\"" + more]
  }
}

extension Routes {
  /// The answer to a call without the permission that its endpoint requires; nil if it has it.
  func accessRefusal(of call: Call, at endpoint: Endpoint) -> Reply? {
    let need = endpoint.access.need(of: call.method)
    return service.access.refusal(for: need, to: call.caller).map { refusal in
      reply(to: refusal, id: call.id, route: endpoint.template)
    }
  }
}
