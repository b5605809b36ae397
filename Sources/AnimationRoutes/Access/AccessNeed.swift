import HTTPTypes

/// The permission that a caller needs for a request.
public enum AccessNeed: Hashable, Sendable {
  /// The request needs no permission.
  case open
  /// The permission to read the library.
  case read
  /// The permission to change the library.
  case write
}

/// The permissions that an endpoint requires, by the kind of method.
struct EndpointAccess: Hashable, Sendable {
  private let safe: AccessNeed
  private let other: AccessNeed

  private init(_ safe: AccessNeed, _ other: AccessNeed) {
    self.safe = safe
    self.other = other
  }

  /// Everybody may call: the endpoint only computes.
  static let open = EndpointAccess(.open, .open)
  /// Safe methods read the library, all others change it.
  static let library = EndpointAccess(.read, .write)

  /// The permission that a call with this method requires.
  func need(of method: HTTPRequest.Method) -> AccessNeed {
    if safe == other { return safe }
    return [.get, .head, .query].contains(method) ? safe : other
  }
}
