/// The permissions of a token.
public struct TokenScopes: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The permission to read the library.
  public static let read = TokenScopes(rawValue: 1)
  /// The permission to read and change the library.
  public static let write = TokenScopes(rawValue: 2)

  /// Reads `read`, `write` or both with a comma between them; nil for anything else.
  public init?(parsing text: Substring) {
    self = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch word {
      case "read": insert(.read)
      case "write": insert(.write)
      default: return nil
      }
    }
  }

  /// Whether these scopes are enough for what a call needs.
  func meet(_ need: AccessNeed) -> Bool {
    switch need {
    case .open: true
    case .read: !isEmpty
    case .write: contains(.write)
    }
  }

  /// The scopes as written in a tokens file: `read,write`.
  public var description: String {
    [(TokenScopes.read, "read"), (.write, "write")].filter { contains($0.0) }.map(\.1)
      .joined(separator: ",")
  }
}
