import AnimationClient
import AnimationDocuments
import AnimationRoutes
import ArgumentParser
import Foundation
import HTTPTypes

/// The options for where documents are processed: by this program or by a server.
struct ServiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A daemon that does the work. Without it \(Service.addressVariable) may say whose library has "
        + "the names; files then need no daemon.", valueName: "url"))
  var server: String?

  @Option(
    help: ArgumentHelp(
      "The token that the daemon asks for (default: what \(BearerToken.environmentVariable) says, which others "
        + "cannot see).", valueName: "token"))
  var token: String?

  @Option(
    name: .customLong("max-input"),
    help: ArgumentHelp("The largest document, in bytes or with a unit.", valueName: "bytes"))
  var inputLimit = ByteCount.largestInput

  /// The header field with the token, if there is one.
  private var credentials: HTTPFields {
    let token = token ?? ProcessInfo.processInfo.environment[BearerToken.environmentVariable] ?? ""
    return token.isEmpty ? [:] : [.authorization: "Bearer \(token)"]
  }

  /// The URL of the daemon whose library has the names; nil if neither the option nor the environment
  /// says it.
  var libraryServer: String? {
    if let server { return server }
    let named = ProcessInfo.processInfo.environment[Service.addressVariable] ?? ""
    return named.isEmpty ? nil : named
  }

  /// A client of the daemon at a URL.
  ///
  /// - Throws: ``ToolFailure`` if the text is no URL of a server.
  func client(of server: String) throws -> Client {
    let address = try ServerAddress(server)
    return Client(
      scheme: address.scheme, authority: address.authority, basePath: address.basePath,
      fields: credentials)
  }

  /// The largest document in bytes.
  var maxInput: Int { inputLimit.bytes }

  /// The limits for processing by this program.
  var limits: Limits {
    var limits = Limits.standard
    limits.maxBody = maxInput
    limits.maxBatchBody = maxInput
    limits.maxBatchLines = .max
    return limits
  }

  /// Sends a request with a document in its body, and writes the answer to standard output.
  ///
  /// - Parameters:
  ///   - endsLine: Whether the last line gets an end if it has none. On a terminal it does, so that the
  ///     next prompt begins a line.
  ///   - heed: What is done about the header fields of the answer.
  func write(
    _ path: String, _ query: [(String, String?)], _ document: Input,
    endsLine: Bool = Standard.isTerminal, heed: (HTTPFields) -> Void = { _ in }
  ) async throws {
    var last: UInt8?
    let write: ([UInt8]) throws -> Void = {
      try Standard.write($0)
      last = $0.last ?? last
    }
    try await answer(path, query, document, heed: heed, write)
    if endsLine, last != UInt8(ascii: "\n") { try Standard.write("\n") }
  }

  /// Sends a request with a document in its body, and passes the answer on in pieces.
  ///
  /// - Throws: ``ToolFailure`` with the problems if the answer is not successful.
  func answer(
    _ path: String, _ query: [(String, String?)], _ document: Input,
    heed: (HTTPFields) -> Void = { _ in }, _ write: ([UInt8]) throws -> Void
  ) async throws {
    let target = Self.target(document.path(from: path), query)
    if let server = document.isStored ? libraryServer : server {
      try await ask(server, target, document, heed, write)
    } else {
      try ask(here: target, document, heed, write)
    }
  }

  /// The path with the query of those parameters that are given.
  private static func target(_ path: String, _ query: [(String, String?)]) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~,:"))
    let given = query.compactMap { name, value in
      value.map { "\(name)=\($0.addingPercentEncoding(withAllowedCharacters: plain) ?? "")" }
    }
    return given.isEmpty ? path : path + "?" + given.joined(separator: "&")
  }

  private func ask(
    here target: String, _ document: Input, _ heed: (HTTPFields) -> Void,
    _ write: ([UInt8]) throws -> Void
  ) throws {
    let routes = Routes(Service(limits: limits))
    let request = HTTPRequest(
      method: .post, scheme: nil, authority: nil, path: target,
      headerFields: [.contentType: "application/json"])
    let reply = routes.reply(
      to: request, body: document.bytes, id: "file", RouteWork(workers: ProcessorWorkers()))
    heed(reply.fields)
    switch reply.body {
    case .bytes(let bytes):
      if reply.status.code >= 400 { throw ProblemReport(bytes, document).failure }
      try write(bytes)
    case .stream(let stream):
      let next = stream.pieces()
      var isMore = true
      while isMore {
        var piece: [UInt8] = []
        isMore = next(&piece)
        try write(piece)
      }
    case .events, .none: break
    }
  }

  private func ask(
    _ server: String, _ target: String, _ document: Input, _ heed: (HTTPFields) -> Void,
    _ write: ([UInt8]) throws -> Void
  ) async throws {
    let address = try ServerAddress(server)
    var request = HTTPRequest(
      method: document.isStored ? .get : .post, scheme: address.scheme,
      authority: address.authority, path: address.basePath + target, headerFields: credentials)
    if !document.isStored { request.headerFields[.contentType] = "application/json" }
    do {
      let (response, body) = try await URLSessionTransport().open(request, body: document.bytes)
      heed(response.headerFields)
      switch response.status.kind {
      case .successful: for try await piece in body { try write(piece) }
      case .clientError, .serverError:
        throw ProblemReport(try await body.reduce(into: []) { $0 += $1 }, document).failure
      default:
        throw ClientError.unexpected(
          status: response.status.code, contentType: response.headerFields[.contentType])
      }
    } catch let error as ClientError {
      throw ToolFailure(error, from: server, about: document)
    }
  }
}
