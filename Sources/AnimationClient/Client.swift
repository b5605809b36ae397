public import AnimationDocuments
import Foundation
public import HTTPTypes

/// A client of one service. Each call sends one request. What the service refuses is thrown as the
/// `ProblemDocument` that it answered with; where there is no answer, or none of this service, a
/// ``ClientError`` is thrown.
///
///     let client = Client(scheme: "http", authority: "127.0.0.1:8080")
///     let timeline = try await client.sample(Array(json.utf8))
public struct Client: Sendable {
  /// The scheme of the service's URL, `http` or `https`.
  public var scheme: String
  /// The host and port of the service, such as `127.0.0.1:8080`.
  public var authority: String
  /// The path before the path of each endpoint, such as `/motion` for a service behind a proxy;
  /// empty by default.
  public var basePath: String
  /// Header fields that every request has, such as `Authorization`.
  public var fields: HTTPFields
  /// The greatest number of retries of a request without an answer, or answered with 429 or 503.
  /// A request is repeated only if that is safe: reading and computing always are; a write to the
  /// library only if the service has not begun it.
  public var retries = 2
  let transport: any ClientTransport
  /// Waits before a retry; replaced in tests.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// A client that sends its requests through a transport.
  public init(
    scheme: String = "http", authority: String, basePath: String = "", fields: HTTPFields = [:],
    transport: any ClientTransport = URLSessionTransport()
  ) {
    self.scheme = scheme
    self.authority = authority
    self.basePath = basePath
    self.fields = fields
    self.transport = transport
  }
}

// MARK: - Documents

extension Client {
  /// Samples a document, given as JSON text.
  public func sample(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await read(.post, "/v1/sample", request.columnParameters, document)
  }

  /// Samples a document and returns the answer's bytes in another format: `ndjson`, `csv`,
  /// `cbor`, `f64` or `f32`.
  public func sample(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest(), format: String
  ) async throws -> [UInt8] {
    let parameters = request.parameters + [("format", format)]
    return try await ask(.post, "/v1/sample", parameters, document).body
  }

  /// Samples a document.
  public func sample(
    _ document: AnimationDocument, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await sample(document.encoded(), request)
  }

  /// Samples a document and returns the answer's bytes in another format.
  public func sample(
    _ document: AnimationDocument, _ request: SampleRequest = SampleRequest(), format: String
  ) async throws -> [UInt8] {
    try await sample(document.encoded(), request, format: format)
  }

  /// Samples a document, given as JSON text, by frames.
  public func frames(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledFrames {
    try await read(.post, "/v1/sample", request.frameParameters, document)
  }

  /// Samples a document by frames.
  public func frames(
    _ document: AnimationDocument, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledFrames {
    try await frames(document.encoded(), request)
  }

  /// Validates a document. An invalid one is thrown as a problem.
  public func validate(_ document: [UInt8]) async throws -> Validation {
    try await read(.post, "/v1/validate", [], document)
  }

  /// Validates a document.
  public func validate(_ document: AnimationDocument) async throws -> Validation {
    try await validate(document.encoded())
  }
}

// MARK: - The service

extension Client {
  /// The service's limits and deadlines by the names of their settings, in bytes, counts and
  /// seconds; nil for one that is off.
  public func limits() async throws -> [String: Double?] {
    try await read(.get, "/v1/limits")
  }

  /// The versions of the service and of the libraries it uses.
  public func version() async throws -> ServiceVersion {
    try await read(.get, "/version")
  }
}
