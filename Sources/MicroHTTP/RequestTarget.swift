import HTTPNames

/// The target of a request line, checked and split.
struct RequestTarget: Equatable {
  /// The path and query as sent; `*` for the asterisk form.
  var path: String
  /// The authority of an absolute target; nil for other forms.
  var authority: String?

  /// The result of checking a target: the target, or a sentence that says what is wrong.
  enum Judgement: Equatable {
    case target(RequestTarget)
    case wrong(String)
  }

  /// Checks a target by RFC 9112, section 3.2: origin form for every method, absolute form (whose
  /// authority is split off), and `*` for OPTIONS only.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func judge(_ text: String, method: String) -> Judgement {
    if let problem = problem(in: text) { return .wrong(problem) }
    switch text.utf8.first {
    case UInt8(ascii: "/"): return .target(RequestTarget(path: text))
    case UInt8(ascii: "*") where text == "*" && method == "OPTIONS":
      return .target(RequestTarget(path: text))
    default:
      return absolute(text).map(Judgement.target)
        ?? .wrong("A request's target is a path that starts with a slash.")
    }
  }

  private static func problem(in text: String) -> String? {
    let bytes = text.utf8.span
    for index in bytes.indices {
      switch bytes[index] {
      case ...0x20, 0x7f...: return "A request's target is printable ASCII without spaces."
      case UInt8(ascii: "#"): return "A request's target has no fragment."
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count, bytes[index + 1].isHexDigit, bytes[index + 2].isHexDigit
        else { return "A percent sign in a request's target needs two hexadecimal digits." }
        if bytes[index + 1] == UInt8(ascii: "0"), bytes[index + 2] == UInt8(ascii: "0") {
          return "A request's target cannot hold a zero byte."
        }
      default: break
      }
    }
    return nil
  }

  /// Whether a text can be the value of `Host`: empty, or what a URL has between its slashes
  /// (RFC 9112, section 3.2), without the name of a user.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func isHost(_ text: String) -> Bool {
    hasBytesOfHost(text) && hasPartsOfHost(text.utf8.span)
  }

  /// Whether a text is a name, or an address in brackets, with a port of digits or without one.
  private static func hasPartsOfHost(_ bytes: Span<UInt8>) -> Bool {
    var end = 0
    if !bytes.isEmpty, bytes[0] == UInt8(ascii: "[") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "]") { end += 1 }
      guard end < bytes.count else { return false }
      end += 1
    } else {
      while end < bytes.count, !isMark(bytes[end]) { end += 1 }
    }
    guard end < bytes.count else { return true }
    guard bytes[end] == UInt8(ascii: ":") else { return false }
    for index in end + 1..<bytes.count where !digits.contains(bytes[index]) { return false }
    return true
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether a byte ends a name, or may not stand in one.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  private static func hasBytesOfHost(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      // Names and addresses are mostly of these, which need no search.
      if byte.isUnreserved || byte == UInt8(ascii: ":") { return true }
      return switch byte {
      case 0x21...0x7e: !"\"#/<>?@\\^`{|}".utf8.contains(byte)
      default: false
      }
    }
  }

  private static func absolute(_ text: String) -> RequestTarget? {
    let scheme = text.prefix(8).lowercased()
    guard let start = ["http://", "https://"].first(where: scheme.hasPrefix) else { return nil }
    let rest = text.dropFirst(start.utf8.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let (authority, path) = (String(rest[..<end]), rest[end...])
    guard !authority.isEmpty, !authority.hasPrefix(":"), isHost(authority) else { return nil }
    return RequestTarget(
      path: path.first == "/" ? String(path) : "/" + path, authority: authority)
  }
}
