public import AnimationDocuments
import HTTPTypes

/// The library of named animations of a service.
///
///     let entry = try await client.animations.put(bytes, as: "button.press", if: .absent)
///     let stored = try await client.animations.get("button.press")
///     for try await event in client.animations.events() { … }
///
/// What the service refuses is thrown as the problem that it answered with (`ProblemDocument`): 412
/// where a condition does not hold, 404 where there is no such animation.
public struct AnimationsClient: Sendable {
  let client: Client

  private static let path = "/v1/animations"

  static func path(of name: String) -> String { "\(path)/\(Client.escaped(name))" }

  /// A page of the animations whose names begin with a prefix, in order of name. `cursor` is that
  /// of the page before.
  public func list(
    prefix: String = "", limit: Int = 100, cursor: String? = nil
  ) async throws -> AnimationPage {
    let parameters = [("prefix", prefix)].filter { !$0.1.isEmpty }
    return try await client.read(
      .get, Self.path, parameters + Self.page(limit: limit, cursor: cursor))
  }

  /// The document of an animation, with exactly the bytes stored; a nil `revision` means the
  /// newest.
  public func get(_ name: String, revision: Int? = nil) async throws -> StoredDocument {
    let call = ClientCall(
      method: .get, path: Self.path(of: name), parameters: Self.parameters(revision))
    let (head, body) = try await client.ask(call)
    guard let revision = Self.revision(in: head) else { throw ClientError(unexpected: head) }
    return StoredDocument(document: body, revision: revision)
  }

  /// Samples a stored animation; a nil `revision` means the newest.
  public func sample(
    _ name: String, revision: Int? = nil, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledTimeline {
    try await client.read(
      .get, Self.path(of: name) + "/sample", Self.parameters(revision) + request.columnParameters)
  }

  /// Samples a stored animation and returns the answer's bytes in another format: `ndjson`, `csv`,
  /// `cbor`, `f64` or `f32`.
  public func sample(
    _ name: String, revision: Int? = nil, _ request: SampleRequest = SampleRequest(),
    format: String
  ) async throws -> [UInt8] {
    let parameters = Self.parameters(revision) + request.parameters + [("format", format)]
    return try await client.ask(.get, Self.path(of: name) + "/sample", parameters).body
  }

  /// Samples a stored animation by frames; a nil `revision` means the newest.
  public func frames(
    _ name: String, revision: Int? = nil, _ request: SampleRequest = SampleRequest()
  ) async throws -> SampledFrames {
    try await client.read(
      .get, Self.path(of: name) + "/sample", Self.parameters(revision) + request.frameParameters)
  }

  /// Draws a stored animation as SVG, as ``Client/plot(_:_:picture:export:)`` draws a document; a nil
  /// `revision` means the newest.
  public func plot(
    _ name: String, revision: Int? = nil, _ request: SampleRequest = SampleRequest(),
    picture: PictureQuery = PictureQuery(), export: PlottedExport? = nil
  ) async throws -> ExportedText {
    let parameters =
      Self.parameters(revision) + Client.parameters(request, picture, export)
    return ExportedText(try await client.ask(.get, Self.path(of: name) + "/plot", parameters))
  }

  /// Writes a stored animation in the language of another platform, as
  /// ``Client/export(_:as:_:)`` writes a document; a nil `revision` means the newest.
  public func export(
    _ name: String, revision: Int? = nil, as format: String,
    _ request: ExportRequest = ExportRequest()
  ) async throws -> ExportedText {
    let path = Self.path(of: name) + "/export/\(Client.escaped(format))"
    let parameters = Self.parameters(revision) + request.parameters
    return ExportedText(try await client.ask(.get, path, parameters))
  }

  /// Validates a stored animation; a nil `revision` means the newest.
  public func validate(_ name: String, revision: Int? = nil) async throws -> Validation {
    try await client.read(.get, Self.path(of: name) + "/validate", Self.parameters(revision))
  }

  /// Stores a document under a name and returns the newest revision. Storing the same bytes again
  /// makes no new revision.
  ///
  /// A retry is sent only if the service has not begun the write. So after
  /// ``ClientError/unreachable(_:)`` it is unknown whether the document was stored.
  public func put(
    _ document: [UInt8], as name: String, if condition: PutCondition = .none
  ) async throws -> AnimationEntry {
    try await Client.decoded(
      client.ask(
        ClientCall(
          method: .put, path: Self.path(of: name), body: document, fields: condition.fields)))
  }

  /// Stores a document under a name and returns the newest revision.
  public func put(
    _ document: AnimationDocument, as name: String, if condition: PutCondition = .none
  ) async throws -> AnimationEntry {
    try await put(document.encoded(), as: name, if: condition)
  }

  /// Deletes an animation with all its revisions.
  public func delete(_ name: String, if condition: PutCondition = .none) async throws {
    _ = try await client.ask(
      ClientCall(method: .delete, path: Self.path(of: name), fields: condition.fields))
  }

  /// A page of an animation's revisions, newest first.
  public func revisions(
    of name: String, limit: Int = 100, cursor: String? = nil
  ) async throws -> RevisionPage {
    try await client.read(
      .get, Self.path(of: name) + "/revisions", Self.page(limit: limit, cursor: cursor))
  }

  /// The changes of the library, or of one animation, which need not exist yet: from now on, or
  /// after the event with an id.
  public func events(of name: String? = nil, after id: String? = nil) -> AnimationEvents {
    AnimationEvents(client: client, name: name, lastID: id)
  }

  private static func parameters(_ revision: Int?) -> [(name: String, value: String)] {
    revision.map { [(name: "revision", value: "\($0)")] } ?? []
  }

  private static func page(limit: Int, cursor: String?) -> [(name: String, value: String)] {
    [(name: "limit", value: "\(limit)")] + (cursor.map { [(name: "cursor", value: $0)] } ?? [])
  }

  /// The revision in an answer's entity tag; nil if it has none.
  private static func revision(in head: HTTPResponse) -> Int? {
    head.headerFields[.eTag].flatMap { Int($0.drop { $0 == "\"" }.prefix { $0 != "\"" }) }
  }
}

extension Client {
  /// The library of stored animations.
  public var animations: AnimationsClient { AnimationsClient(client: self) }
}
