public import HTTPTypes

/// The known tokens, by their hashes: whoever reads the table cannot call with them.
///
/// As text it has one token a line, `NAME SCOPES SHA256HEX`; `#` begins a comment. A name may
/// occur on several lines, so that a new token can be handed out before the old one expires.
public struct TokenTable: Sendable {
  private struct Entry: Sendable {
    var name: String
    var scopes: TokenScopes
    var digest: [UInt8]
  }

  /// All that is wrong with a tokens file, one sentence each. No sentence repeats a line:
  /// somebody may have written a token where its hash belongs.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var problems: [String]

    public var description: String { problems.joined(separator: "\n") }
  }

  private var entries: [Entry] = []

  /// Reads a tokens file; `path` is its name in problems.
  ///
  /// - Throws: ``Failure`` with the problems of all lines.
  public init(reading text: String, path: String) throws(Failure) {
    var problems: [String] = []
    for (index, line) in text.textLines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      do {
        try add(Self.entry(words))
      } catch {
        problems.append("\(path):\(index + 1): \(error.text)")
      }
    }
    guard problems.isEmpty else { throw Failure(problems: problems) }
  }

  /// The number of tokens.
  public var count: Int { entries.count }

  /// The caller that sends these header fields. Credentials of other schemes, which a proxy may
  /// need, are no token.
  ///
  /// - Complexity: O(tokens), and the same time for each of them.
  public func caller(sending fields: HTTPFields) -> Caller {
    var sent: [String] = []
    for field in fields where field.name == .authorization { sent.append(field.value) }
    guard let first = sent.first, sent.contains(where: BearerToken.isMeant(by:)) else {
      return .anonymous
    }
    guard sent.count == 1, let token = BearerToken.read(from: first) else { return .unknown }
    return holder(of: token)
  }

  /// The holder of a token. All hashes are compared completely, so that the time reveals nothing
  /// about a guess.
  private func holder(of token: Substring) -> Caller {
    let digest = ContentHash.digest(of: Array(token.utf8))
    var caller = Caller.unknown
    for entry in entries where ContentHash.areSame(entry.digest, digest) {
      caller = .holder(name: entry.name, scopes: entry.scopes)
    }
    return caller
  }
}

// MARK: - Reading

extension TokenTable {
  private struct LineFailure: Error { var text: String }

  private mutating func add(_ entry: Entry) throws(LineFailure) {
    guard !entries.contains(where: { $0.digest == entry.digest }) else {
      throw LineFailure(text: "this token stands on an earlier line already")
    }
    entries.append(entry)
  }

  private static func entry(_ words: [Substring]) throws(LineFailure) -> Entry {
    guard words.count == 3 else {
      throw LineFailure(text: "a line is written NAME SCOPES SHA256HEX; this one is not")
    }
    guard isName(words[0]) else {
      throw LineFailure(text: "a name is 1 to 64 of A-Z a-z 0-9 . _ -; this one is not")
    }
    guard let scopes = TokenScopes(parsing: words[1]) else {
      throw LineFailure(text: "scopes are read, write or read,write; these are not")
    }
    guard let digest = ContentHash.digest(parsing: words[2]) else {
      throw LineFailure(text: "a token's SHA-256 is 64 hexadecimal digits; this is not")
    }
    return Entry(name: String(words[0]), scopes: scopes, digest: digest)
  }

  /// Whether a text is allowed as the name of a token.
  public static func isName(_ text: Substring) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
