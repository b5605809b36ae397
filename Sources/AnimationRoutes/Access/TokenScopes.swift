/// The permissions of a token.
public struct TokenScopes: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The permission to read the library.
  public static let read = TokenScopes(rawValue: 1)
  /// The permission to read and change the library.
  public static let write = TokenScopes(rawValue: 2)

  /// The scopes with their names.
  private static let named: [(name: String, scope: TokenScopes)] = [
    ("read", .read), ("write", .write),
  ]

  /// Reads `read`, `write` or both with a comma between them; nil for anything else.
  public init?(parsing text: Substring) {
    self = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = Self.named.first(where: { $0.name == word }) else { return nil }
      insert(known.scope)
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
    Self.named.filter { contains($0.scope) }.map(\.name).joined(separator: ",")
  }
}

extension AccessNeed {
  /// The scopes with which a token just meets the need; none where everybody may call.
  var scopes: TokenScopes {
    switch self {
    case .open: []
    case .read: .read
    case .write: .write
    }
  }
}
