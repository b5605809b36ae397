public import HTTPTypes

/// The tokens that are known, by their hashes: whoever reads the table cannot use it to call.
///
/// As text it has a token a line, `NAME SCOPES SHA256HEX`; `#` begins a comment. A name may stand on
/// several lines, so that a new token can be handed out before the old one ends.
public struct TokenTable: Sendable {
  private struct Entry: Sendable {
    var name: String
    var scopes: TokenScopes
    var digest: [UInt8]
  }

  /// Everything that is wrong with a text of tokens, one sentence each. None of them repeats a line:
  /// somebody may have written a token where its hash belongs.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var problems: [String]

    public var description: String { problems.joined(separator: "\n") }
  }

  private var entries: [Entry] = []

  /// The table that a text spells out; `path` is what problems call it.
  public init(reading text: String, path: String) throws(Failure) {
    var problems: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
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

  /// How many tokens there are.
  public var count: Int { entries.count }

  /// Who sends these fields.
  ///
  /// - Complexity: O(tokens), and the same time whichever of them it is.
  public func caller(sending fields: HTTPFields) -> Caller {
    var sent: [String] = []
    for field in fields where field.name == .authorization { sent.append(field.value) }
    guard let first = sent.first else { return .anonymous }
    guard sent.count == 1, let token = BearerToken.read(from: first) else { return .unknown }
    return holder(of: token)
  }

  /// Every hash is compared, and all of its bytes: the time tells nobody how near a guess came.
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

  /// Whether a text can name a token.
  public static func isName(_ text: Substring) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
