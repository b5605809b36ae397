import HTTPTypes

/// Checks the framing of requests, whatever is in front of the service.
///
/// libmicrohttpd 0.9.75 allows several kinds of request smuggling. Of two lengths it takes the
/// first; with chunks it ignores a length. A space before a colon hides a field from it, and a
/// folded line changes the name of a field. A request that passes this guard has exactly one
/// framing.
struct RequestGuard: Sendable {
  /// The methods that any route accepts.
  let methods: [String]
  /// The greatest size of a head in bytes.
  let maxHeader: Int

  /// The parts of a request's head that the guard checks.
  struct Head {
    var method: String
    var target: String
    /// The minor HTTP version: 0 for HTTP/1.0, otherwise 1.
    var minorVersion: Int
    var size: Int
    /// Whether the head ended at its first empty line, and each field is one line without zero
    /// bytes.
    var isWhole: Bool
    /// Whether the request line is a method, a target and a version, separated by single spaces
    /// and without zero bytes.
    var isLineWhole: Bool
    var facts: FieldFacts
  }

  /// The parts of a valid head that the listener needs.
  struct Passed: Equatable {
    var method: HTTPRequest.Method
    var target: RequestTarget
  }

  /// The parts of a valid head; throws the first rule that it breaks. Framing is checked first:
  /// if it is broken nothing else can be trusted.
  func judge(_ head: Head) throws(GuardFailure) -> Passed {
    if head.size > maxHeader { throw sizeFailure(head) }
    if let failure = framingFailure(head) { throw failure }
    let method = try judgeMethod(head.method)
    switch RequestTarget.judge(head.target, method: head.method) {
    case .wrong(let detail): throw .malformed(detail)
    case .target(let target):
      if head.facts.codedContent && head.facts.hasContent { throw Self.codedContent }
      return Passed(method: method, target: target)
    }
  }

  /// The refusal of a head that is too large: for its target where that is the greater part.
  private func sizeFailure(_ head: Head) -> GuardFailure {
    let target = head.target.utf8.count
    return target > head.size - target
      ? .targetTooLong(target, limit: maxHeader, actual: head.size)
      : .headTooLarge(limit: maxHeader, actual: head.size)
  }

  private func framingFailure(_ head: Head) -> GuardFailure? {
    let facts = head.facts
    if !head.isLineWhole {
      return .malformed("The request line has a zero byte, or a space too many.")
    }
    if facts.malformedName || !head.isWhole {
      return .malformed(
        "A field has no name or a byte in it that no name may have, goes on in a second line, or "
          + "holds a zero byte.")
    }
    if facts.malformedValue { return .malformed("A field value has a control character.") }
    if facts.contentLengths > 1 { return .malformed("Content-Length is there more than once.") }
    if let failure = codingFailure(head) { return failure }
    if facts.hosts > 1 { return .malformed("Host is there more than once.") }
    if facts.hosts == 0 && head.minorVersion > 0 {
      return .malformed("An HTTP/1.1 request needs a Host.")
    }
    if let host = facts.host, !RequestTarget.isHost(host) {
      return .malformed("Host is a name or an address, with a port or without one.")
    }
    return facts.expectsSomethingElse ? Self.unknownExpectation : nil
  }

  private func codingFailure(_ head: Head) -> GuardFailure? {
    guard head.facts.transferEncodings > 0 else { return nil }
    if head.facts.contentLengths > 0 {
      return .malformed("Content-Length and Transfer-Encoding are there together.")
    }
    if head.minorVersion == 0 { return .malformed("HTTP/1.0 has no Transfer-Encoding.") }
    guard head.facts.transferEncodings == 1 && head.facts.isChunked else {
      return GuardFailure(
        .notImplemented, "not-implemented", "The only transfer coding read here is chunked.")
    }
    return nil
  }

  private func judgeMethod(_ text: String) throws(GuardFailure) -> HTTPRequest.Method {
    guard let method = HTTPRequest.Method(text) else {
      throw GuardFailure(
        .notImplemented, "not-implemented", "The method is not a token.", fields: allow)
    }
    guard methods.contains(text) else {
      throw GuardFailure(
        .methodNotAllowed, "method-not-allowed", "No resource here takes \(text).", fields: allow)
    }
    return method
  }

  private var allow: HTTPFields { [.allow: methods.joined(separator: ", ")] }

  private static let unknownExpectation = GuardFailure(
    .expectationFailed, "expectation-failed", "The only expectation met here is 100-continue.")

  private static let codedContent = GuardFailure(
    .unsupportedMediaType, "unsupported",
    "Bodies are read without a content coding only: send the bytes as they are.",
    fields: [.acceptEncoding: "identity"])
}
