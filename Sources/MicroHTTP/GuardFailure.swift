public import HTTPTypes

/// A request that the listener refuses itself, before any handler sees it.
///
/// ``Handler/refusal`` makes the answer; the connection is closed after it.
public struct GuardFailure: Error, Hashable {
  /// A limit that a request exceeds.
  public struct Limit: Sendable, Hashable {
    /// The name of the setting for the limit, such as `max-body`.
    public var setting: String
    /// The limit in bytes.
    public var limit: Int
    /// The number of bytes requested, or a lower bound if they were not all counted.
    public var actual: Int
  }

  /// The parts of a request's head that had been read when it was refused.
  public struct Outline: Sendable, Hashable {
    /// The method as sent, which need not be valid.
    public var method = ""
    /// The path and query as sent, which need not be valid.
    public var target = ""
    /// The header fields; empty when there were too many to read.
    public var fields: HTTPFields = [:]
    /// The client's address, as ``Request/remoteAddress``.
    public var remoteAddress = ""
  }

  /// The status of the answer.
  public var status: HTTPResponse.Status
  /// The error code, such as `malformed`.
  public var code: String
  /// A sentence about the failure.
  public var detail: String
  /// Header fields that the answer must have, such as `Allow` with 405.
  public var fields: HTTPFields
  /// The limit that was exceeded; nil for other failures.
  public var limit: Limit?
  /// The reason why the service is not available, with 503; nil otherwise.
  public var reason: String?
  /// The id of the request, which every answer carries.
  public var requestID: String
  /// The refused request, as far as it was read.
  public var request = Outline()

  init(
    _ status: HTTPResponse.Status, _ code: String, _ detail: String, fields: HTTPFields = [:],
    limit: Limit? = nil, reason: String? = nil
  ) {
    self.status = status
    self.code = code
    self.detail = detail
    self.fields = fields
    self.limit = limit
    self.reason = reason
    requestID = ""
  }
}

extension GuardFailure {
  static func malformed(_ detail: String) -> Self { .init(.badRequest, "malformed", detail) }

  static func bodyTooLarge(limit: Int, actual: Int, setting: String) -> Self {
    .init(
      .contentTooLarge, "too-large",
      "A body has at most \(limit) bytes; this one has \(actual).",
      limit: Limit(setting: setting, limit: limit, actual: actual))
  }

  static func headTooLarge(limit: Int, actual: Int) -> Self {
    .init(
      .requestHeaderFieldsTooLarge, "header-too-large",
      "The head has \(actual) bytes; max-header allows \(limit).",
      limit: Limit(setting: "max-header", limit: limit, actual: actual))
  }

  /// The refusal of a head that is too large because its target has this many bytes.
  static func targetTooLong(_ target: Int, limit: Int, actual: Int) -> Self {
    .init(
      .uriTooLong, "target-too-long",
      "The target has \(target) of the head's \(actual) bytes; max-header allows \(limit) in all.",
      limit: Limit(setting: "max-header", limit: limit, actual: actual))
  }

  static func tooManyFields(_ count: Int) -> Self {
    .init(
      .requestHeaderFieldsTooLarge, "header-too-large",
      "The head has \(count) fields; no more than 1024 are read.")
  }

  static let tooManyConnections = Self(
    .serviceUnavailable, "unavailable",
    "As many connections as max-connections allows are open; try again.",
    fields: [.retryAfter: "1"], reason: "connections")

  /// The setting that bounds all bodies together.
  static let bodiesSetting = "max-bodies-total"

  static func bodiesFull(limit: Int, actual: Int) -> Self {
    .init(
      .serviceUnavailable, "unavailable",
      "The bodies under way fill what \(bodiesSetting) allows them; try again.",
      fields: [.retryAfter: "1"],
      limit: Limit(setting: bodiesSetting, limit: limit, actual: actual), reason: "overload")
  }

  static let memoryFull = Self(
    .serviceUnavailable, "unavailable",
    "The requests under way fill what max-memory allows them; try again.",
    fields: [.retryAfter: "1"], reason: "memory")
}
