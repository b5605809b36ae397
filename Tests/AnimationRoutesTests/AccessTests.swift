import AnimationDocuments
import Foundation
import HTTPTypes
import Testing

@testable import AnimationRoutes

/// A generator whose numbers are known.
private struct Counting: RandomNumberGenerator {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number &+= 0x9e37_79b9_7f4a_7c15
    return number
  }
}

private func bearer(_ token: String) -> HTTPFields { [.authorization: "Bearer \(token)"] }

@Suite("Tokens")
struct TokenTests {
  // printf secret | sha256sum
  private let digest = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"

  private func table(_ text: String) throws -> TokenTable {
    try TokenTable(reading: text, path: "tokens")
  }

  @Test func areKnownByTheirHash() throws {
    let table = try table("# the team\nci read \(digest)  # since May\n\n")
    #expect(table.count == 1)
    #expect(table.caller(sending: bearer("secret")) == .holder(name: "ci", scopes: .read))
    #expect(table.caller(sending: bearer("Secret")) == .unknown)
    #expect(table.caller(sending: [:]) == .anonymous)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func standOnLinesOfAnySystem(_ end: String) throws {
    let lines = [
      "# the team", "ci read \(digest)", "me write \(String(repeating: "0", count: 64))",
    ]
    #expect(try table(lines.map { $0 + end }.joined()).count == 2)
  }

  @Test func mayStandBehindAByteOrderMark() throws {
    let table = try table("\u{FEFF}ci read \(digest)\n")
    #expect(table.caller(sending: bearer("secret")) == .holder(name: "ci", scopes: .read))
    #expect(throws: TokenTable.Failure.self) { try self.table("\u{FEFF}\u{FEFF}ci read \(digest)") }
  }

  @Test func aNameMayHaveSeveralForAsLongAsTheyChangeHands() throws {
    var generator = Counting()
    let tokens = (0..<2).map { _ in BearerToken.make(using: &generator) }
    let lines = zip(tokens, [TokenScopes.read, [.read, .write]]).map { token, scopes in
      BearerToken.line(name: "ci", scopes: scopes, token: token)
    }
    let table = try table(lines.joined(separator: "\n"))
    #expect(table.caller(sending: bearer(tokens[0])) == .holder(name: "ci", scopes: .read))
    #expect(
      table.caller(sending: bearer(tokens[1])) == .holder(name: "ci", scopes: [.read, .write]))
  }

  @Test func aNewOneHas256BitsAndTravelsAsItIs() {
    var generator = Counting()
    let tokens = Set((0..<100).map { _ in BearerToken.make(using: &generator) })
    #expect(tokens.count == 100)
    for token in tokens {
      #expect(token.utf8.count == 47 && token.hasPrefix("inb_"))
      #expect(BearerToken.read(from: "bearer  \(token)").map(String.init) == token)
    }
  }

  @Test(arguments: ["Bearer", "Bearer se cret", "Bearer s\u{fc}"])
  func whatIsNoBearerTokenIsNobodys(_ field: String) throws {
    let table = try table("ci read \(digest)")
    #expect(table.caller(sending: [.authorization: field]) == .unknown)
  }

  /// A proxy may take credentials of its own: they are no guess at a token.
  @Test(arguments: ["Basic c2VjcmV0", "secret", "Digest username=\"a\""])
  func credentialsOfOtherSchemesAreNoToken(_ field: String) throws {
    let caller = try table("ci read \(digest)").caller(sending: [.authorization: field])
    #expect(caller == .anonymous)
    let refusal = try #require(AccessPolicy.tokens.refusal(for: .read, to: caller))
    #expect(refusal.fields[.wwwAuthenticate] == "Bearer realm=\"inbetween\"")
  }

  @Test func twoOfThemAreNone() throws {
    var fields = bearer("secret")
    fields.append(HTTPField(name: .authorization, value: "Bearer secret"))
    #expect(try table("ci read \(digest)").caller(sending: fields) == .unknown)
  }

  @Test func everyWrongLineIsNamedButNotRepeated() throws {
    let text = """
      ci read
      c/i read \(digest)
      ci admin \(digest)
      ci read,write secret
      ci read \(digest)
      dev write \(digest.uppercased())
      """
    let failure = try #require(throws: TokenTable.Failure.self) { _ = try table(text) }
    #expect(failure.problems.count == 5)
    #expect(failure.problems.map { $0.prefix(9) } == [1, 2, 3, 4, 6].map { "tokens:\($0):" })
    #expect(!failure.description.contains("secret"))
  }

  @Test func scopesAreReadAsTheyAreWritten() {
    for text in ["read", "write", "read,write"] {
      #expect(TokenScopes(parsing: text[...])?.description == text)
    }
    for text in ["", "read,", "all", "read write"] {
      #expect(TokenScopes(parsing: text[...]) == nil, "\(text)")
    }
  }
}

@Suite("Access")
struct AccessTests {
  private let reader = Caller.holder(name: "r", scopes: .read)
  private let writer = Caller.holder(name: "w", scopes: .write)
  private let needs: [AccessNeed] = [.open, .read, .write]

  private func codes(_ policy: AccessPolicy, _ caller: Caller) -> [ErrorCode?] {
    needs.map { policy.refusal(for: $0, to: caller)?.code }
  }

  @Test func isFreeWhereThePolicyIsOpen() {
    for caller in [.anonymous, .unknown, reader] {
      #expect(codes(.open, caller) == [nil, nil, nil])
    }
  }

  @Test func withoutTokensTheLibraryIsClosedAndComputingIsNot() {
    for caller in [.anonymous, .unknown, writer] {
      #expect(codes(.closed, caller) == [nil, .libraryNeedsTokens, .libraryNeedsTokens])
    }
    let refusal = AccessPolicy.closed.refusal(for: .read, to: .anonymous)
    #expect(refusal?.detail.contains("--tokens-file") == true)
  }

  @Test func withTokensEachMayWhatItsScopesSay() {
    #expect(codes(.tokens, .anonymous) == [nil, .unauthenticated, .unauthenticated])
    #expect(codes(.tokens, .unknown) == [nil, .unauthenticated, .unauthenticated])
    #expect(codes(.tokens, reader) == [nil, nil, .forbidden])
    #expect(codes(.tokens, writer) == [nil, nil, nil])
  }

  @Test func theChallengeSaysWhatIsMissing() {
    let challenges = [Caller.anonymous, .unknown, reader].map { caller in
      AccessPolicy.tokens.refusal(for: .write, to: caller)?.fields[.wwwAuthenticate]
    }
    let realm = #"Bearer realm="inbetween""#
    #expect(challenges[0] == realm)
    #expect(challenges[1] == realm + #", error="invalid_token""#)
    #expect(challenges[2] == realm + #", error="insufficient_scope", scope="write""#)
  }

  @Test func aPlaceOfTheLibraryIsReadBySafeMethodsAndWrittenByOthers() {
    for method in [HTTPRequest.Method.get, .head, .query] {
      #expect(EndpointAccess.library.need(of: method) == .read)
    }
    for method in [HTTPRequest.Method.put, .delete, .post, .patch] {
      #expect(EndpointAccess.library.need(of: method) == .write)
    }
  }

  @Test func aCallIsJudgedByThePlaceAndTheMethod() throws {
    let place = Endpoint(
      "/v1/shelf", [.get, .put], access: .library, says: .library()
    ) {
      _, _, match, _ throws(DocumentRefusal) in
      Reply(status: .ok, body: .bytes([]), route: match.endpoint.template)
    }
    let routes = Routes(Service(access: .tokens))
    func status(_ method: HTTPRequest.Method, _ caller: Caller) -> Int? {
      let head = HTTPRequest(method: method, scheme: "http", authority: "h", path: "/v1/shelf")
      let call = Call(head, body: [], id: "1", caller: caller)
      return routes.refusal(of: call, at: place)?.status.code
    }
    #expect(status(.get, .anonymous) == 401)
    #expect(status(.get, reader) == nil)
    #expect(status(.put, reader) == 403)
    #expect(status(.put, writer) == nil)
    #expect(status(.delete, writer) == 405)
  }

  @Test func whatIsComputedNeedsNoToken() throws {
    let routes = Routes(Service(access: .tokens))
    let head = HTTPRequest(
      method: .get, scheme: "http", authority: "h", path: "/v1/curve?curve=ease")
    for caller in [Caller.anonymous, .unknown] {
      #expect(routes.reply(to: head, id: "1", caller: caller).status == .ok)
    }
  }
}

@Suite("Stages")
struct StageTests {
  private final class Diary: @unchecked Sendable {
    var stages: [Stage] = []
  }

  private func stages(_ method: HTTPRequest.Method, _ path: String, _ body: String) -> [Stage] {
    let diary = Diary()
    let head = HTTPRequest(method: method, scheme: "http", authority: "h", path: path)
    _ = Routes().reply(
      to: head, body: Array(body.utf8), id: "1",
      RouteWork(stage: { diary.stages.append($0) }))
    var seen: [Stage] = []
    for stage in diary.stages where seen.last != stage { seen.append(stage) }
    return seen
  }

  private let document =
    #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#

  @Test func ofSamplesComeInOrder() {
    #expect(stages(.post, "/v1/sample", document) == [.parse, .validate, .sample, .encode])
    #expect(
      stages(.post, "/v1/export/css-linear", document) == [.parse, .validate, .sample, .encode])
    #expect(stages(.get, "/v1/curve?curve=ease", "") == [.sample, .encode])
  }

  @Test func endWhereTheDocumentIsRefused() {
    #expect(stages(.post, "/v1/sample", "{").first == .parse)
    #expect(!stages(.post, "/v1/sample", "{").contains(.sample))
  }
}
