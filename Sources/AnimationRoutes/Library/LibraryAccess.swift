import AnimationDocuments
import HTTPTypes

/// Who may use the library of a service.
public enum LibraryAccess: Hashable, Sendable {
  /// Everybody who reaches the service.
  case open
  /// Nobody: the service can be reached from other machines, and no tokens are configured.
  case closed

  /// What speaks against a call with a method; nil where nothing does.
  func refusal(of method: HTTPRequest.Method) -> Refusal? {
    switch self {
    case .open: nil
    case .closed:
      Refusal(
        .libraryNeedsTokens,
        "This address can be reached from other machines, so the library stays closed until the "
          + "daemon has tokens: start it with --tokens-file, or with --insecure to open the library "
          + "to everybody.")
    }
  }

  /// Whether caches that many people share may keep what the library answers.
  var isPublic: Bool { self == .open }
}
