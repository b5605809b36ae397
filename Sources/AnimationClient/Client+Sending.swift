import AnimationDocuments
import Foundation
import HTTPNames
import HTTPTypes

/// A request without the address of the service.
struct ClientCall {
  var method: HTTPRequest.Method
  var path: String
  var parameters: [(name: String, value: String)] = []
  var body: [UInt8] = []
  var fields: HTTPFields = [:]

  /// Whether the request may be repeated if its outcome is unknown.
  var isRepeatable: Bool { method != .put && method != .delete }
}

extension Client {
  func read<Answer: Decodable>(
    _ method: HTTPRequest.Method, _ path: String,
    _ parameters: [(name: String, value: String)] = [], _ body: [UInt8] = []
  ) async throws -> Answer {
    try await Self.decoded(ask(method, path, parameters, body))
  }

  /// Decodes the JSON body of an answer.
  static func decoded<Answer: Decodable>(
    _ answer: (head: HTTPResponse, body: [UInt8])
  ) throws -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(answer.body))
    } catch {
      throw ClientError(unexpected: answer.head)
    }
  }

  /// Sends a request and returns a successful answer; any other answer is thrown.
  func ask(
    _ method: HTTPRequest.Method, _ path: String, _ parameters: [(name: String, value: String)],
    _ body: [UInt8] = []
  ) async throws -> (head: HTTPResponse, body: [UInt8]) {
    try await ask(ClientCall(method: method, path: path, parameters: parameters, body: body))
  }

  /// Sends a call and returns a successful answer; throws any other one.
  func ask(_ call: ClientCall) async throws -> (head: HTTPResponse, body: [UInt8]) {
    try await repeating(call) { request in
      let (head, body) = try await transport.send(request, body: call.body)
      return head.status.kind == .successful ? .good((head, body)) : .bad(head, body)
    }
  }

  /// Sends a call and returns a successful answer as soon as it begins; throws any other one.
  func open(
    _ call: ClientCall
  ) async throws -> (head: HTTPResponse, body: AsyncThrowingStream<[UInt8], any Error>) {
    try await repeating(call) { request in
      let (head, pieces) = try await transport.open(request, body: call.body)
      if head.status.kind == .successful { return .good((head, pieces)) }
      return .bad(head, try await pieces.reduce(into: []) { $0 += $1 })
    }
  }

  /// Sends a call, and repeats it where that is safe and may help. An answer that is not successful is
  /// thrown.
  private func repeating<Answer: Sendable>(
    _ call: ClientCall, _ send: (HTTPRequest) async throws -> Outcome<Answer>
  ) async throws -> Answer {
    let request = request(call)
    var tries = 0
    while true {
      do {
        switch try await send(request) {
        case .good(let answer): return answer
        case .bad(let head, let body):
          let error = Self.error(head, body)
          let retry = Retry(after: tries, head, error as? ProblemDocument, of: call)
          guard let retry, tries < retries else { throw error }
          try await pause(retry.delay)
        }
      } catch let error as ClientError {
        guard case .unreachable = error, call.isRepeatable, tries < retries else { throw error }
        try await pause(Retry.delay(after: tries))
      }
      tries += 1
    }
  }

  /// The HTTP request for a call, with the service's address.
  func request(_ call: ClientCall) -> HTTPRequest {
    var request = HTTPRequest(
      method: call.method, scheme: scheme, authority: authority,
      path: basePath + call.path + Self.query(call.parameters), headerFields: fields)
    if call.method == .post || call.method == .put {
      request.headerFields[.contentType] = "application/json"
    }
    for field in call.fields { request.headerFields[field.name] = field.value }
    return request
  }

  /// The error for an answer that is not successful.
  static func error(_ response: HTTPResponse, _ body: [UInt8]) -> any Error {
    let type = response.headerFields[.contentType]
    guard type?.hasPrefix("application/problem+json") == true,
      let problem = try? ProblemDocument(decoding: body)
    else { return ClientError(unexpected: response) }
    return problem
  }

  private static func query(_ parameters: [(name: String, value: String)]) -> String {
    guard !parameters.isEmpty else { return "" }
    let pairs = parameters.map { "\($0.name)=\(escaped($0.value))" }
    return "?" + pairs.joined(separator: "&")
  }

  /// The text percent-encoded, except unreserved characters (RFC 3986) and commas.
  static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { escaped, byte in
      if byte.isUnreserved || byte == UInt8(ascii: ",") {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

/// What came of sending a request: a successful answer, or the head and body of any other one.
private enum Outcome<Answer: Sendable>: Sendable {
  case good(Answer)
  case bad(HTTPResponse, [UInt8])
}

/// A retry after an answer that asks for one.
struct Retry {
  /// The delay before the retry.
  var delay: Duration

  /// Nil if a retry would not help, or might repeat a write.
  init?(
    after tries: Int, _ head: HTTPResponse, _ problem: ProblemDocument?, of call: ClientCall
  ) {
    guard [429, 503].contains(head.status.code) else { return nil }
    let hasNotBegun = head.status == .tooManyRequests || Self.refusals.contains(problem?.reason)
    guard call.isRepeatable || hasNotBegun else { return nil }
    let wish = head.headerFields[.retryAfter].flatMap { Int($0) }.map(Duration.seconds)
    // If the service asks for a longer wait, the caller gets the answer instead.
    if let wish, wish > Self.patience { return nil }
    delay = wish ?? Self.delay(after: tries)
  }

  /// The reasons for which a service refuses a request before it does anything.
  private static let refusals: Set<String?> = ["overload", "queue", "memory", "connections"]
  private static let patience = Duration.seconds(10)

  /// The delay before the next try if the service states none. It doubles with each try.
  static func delay(after tries: Int) -> Duration {
    .milliseconds(200 << min(tries, 7))
  }
}
