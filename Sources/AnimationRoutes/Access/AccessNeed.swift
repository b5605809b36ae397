import HTTPTypes

/// What a caller must be allowed to do.
public enum AccessNeed: Hashable, Sendable {
  /// Nothing: everybody may.
  case open
  /// Reading the library.
  case read
  /// Changing the library.
  case write
}

/// What a place needs of its callers, by their methods.
struct EndpointAccess: Hashable, Sendable {
  private let safe: AccessNeed
  private let other: AccessNeed

  private init(_ safe: AccessNeed, _ other: AccessNeed) {
    self.safe = safe
    self.other = other
  }

  /// Everybody may call: it computes, and keeps nothing.
  static let open = EndpointAccess(.open, .open)
  /// Every call reads the library.
  static let read = EndpointAccess(.read, .read)
  /// Every call changes the library.
  static let write = EndpointAccess(.write, .write)
  /// Safe methods read the library, all others change it.
  static let library = EndpointAccess(.read, .write)

  /// What a call with this method needs.
  func need(of method: HTTPRequest.Method) -> AccessNeed {
    if safe == other { return safe }
    return [.get, .head, .query].contains(method) ? safe : other
  }
}
