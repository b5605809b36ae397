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
    try await read(.post, "/v1/sample", request.parameters, document)
  }

  /// Samples a document and returns the answer's bytes in another format: `ndjson`, `csv`,
  /// `cbor`, `f64` or `f32`.
  public func sample(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest(), format: String
  ) async throws -> [UInt8] {
    try await bytes(.post, "/v1/sample", request.parameters + [("format", format)], document)
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

  /// Validates a document. An invalid one is thrown as a problem.
  public func validate(_ document: [UInt8]) async throws -> Validation {
    try await read(.post, "/v1/validate", [], document)
  }

  /// Validates a document.
  public func validate(_ document: AnimationDocument) async throws -> Validation {
    try await validate(document.encoded())
  }
}

// MARK: - Parts

extension Client {
  /// Samples an animation of a number. `members` are those of an animation in documents: `type`,
  /// `duration`, `bounce` and so on.
  public func animation(
    _ members: [String: String], from start: Double = 0, to end: Double = 1,
    _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    let ends = [("from", "\(start)"), ("to", "\(end)")]
    return try await read(
      .get, "/v1/animation", Self.sorted(members) + ends + request.parameters)
  }

  /// Describes a spring in every form. `members` are those of a spring in documents; `epsilon`
  /// adds a last crossing.
  public func spring(_ members: [String: String]) async throws -> SpringReport {
    try await read(.get, "/v1/spring", Self.sorted(members))
  }

  /// Samples a unit curve, given by its name, CSS text or JSON text.
  public func curve(
    _ curve: String, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await read(.get, "/v1/curve", [("curve", curve)] + request.parameters)
  }

  private static func sorted(_ members: [String: String]) -> [(name: String, value: String)] {
    members.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
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
