public import AnimationDocuments
import Foundation
public import HTTPTypes

/// A client of one service. Each call sends one request; what the service refuses is thrown as the
/// problem that it answered with.
///
///     let client = Client(scheme: "http", authority: "127.0.0.1:8080")
///     let timeline = try await client.sample(Array(json.utf8))
public struct Client: Sendable {
  /// `http` or `https`.
  public var scheme: String
  /// Host and port, such as `127.0.0.1:8080`.
  public var authority: String
  /// Fields that every request carries, such as an authorization.
  public var fields: HTTPFields
  /// How often a request is sent again that was not answered, or answered with "later" (429, 503). It
  /// is where that is safe: reading and computing may always be repeated, a write to the library only
  /// where the service says that it has not begun with it.
  public var retries = 2
  let transport: any ClientTransport
  /// Waits before the next try; tests do not.
  var pause: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// A client that sends by a transport.
  public init(
    scheme: String = "http", authority: String, fields: HTTPFields = [:],
    transport: any ClientTransport = URLSessionTransport()
  ) {
    self.scheme = scheme
    self.authority = authority
    self.fields = fields
    self.transport = transport
  }
}

// MARK: - Documents

extension Client {
  /// Samples a document: its JSON text goes in, the timeline as numbers comes out.
  public func sample(
    _ document: [UInt8], _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await read(.post, "/v1/sample", request.parameters, document)
  }

  /// Samples a document and hands over the bytes in one of the other forms: `ndjson`, `csv`, `cbor`,
  /// `f64` or `f32`.
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

  /// Checks a document. One that is not valid is thrown as a problem.
  public func validate(_ document: [UInt8]) async throws -> Validation {
    try await read(.post, "/v1/validate", [], document)
  }
}

// MARK: - Parts

extension Client {
  /// Samples an animation of a number. The members of an animation are the parameters: `type`,
  /// `duration`, `bounce` and so on.
  public func animation(
    _ members: [String: String], from start: Double = 0, to end: Double = 1,
    _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    let ends = [("from", "\(start)"), ("to", "\(end)")]
    return try await read(
      .get, "/v1/animation", Self.sorted(members) + ends + request.parameters)
  }

  /// A spring in every form. The members of a spring are the parameters; `epsilon` asks for one more
  /// last crossing.
  public func spring(_ members: [String: String]) async throws -> SpringReport {
    try await read(.get, "/v1/spring", Self.sorted(members))
  }

  /// Samples a unit curve, given by its name, its CSS text or its JSON text.
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
  /// The limits and deadlines of the service by the names of their settings: bytes, counts, seconds;
  /// nil is one that is off.
  public func limits() async throws -> [String: Double?] {
    try await read(.get, "/v1/limits")
  }

  /// The versions of the service and of what it is built on.
  public func version() async throws -> ServiceVersion {
    try await read(.get, "/version")
  }
}
