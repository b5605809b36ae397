public import HTTPTypes

/// A request that the listener itself turns down, before any handler.
///
/// The listener's owner renders it (``Handler/refusal``); the connection is
/// closed after the answer.
public struct GuardFailure: Error, Hashable {
  /// A bound that was passed.
  public struct Limit: Sendable, Hashable {
    /// The setting that raises the bound, as `max-body`.
    public var setting: String
    /// The bound, in bytes.
    public var limit: Int
    /// What was asked for, in bytes; at least this when it was not counted to
    /// the end.
    public var actual: Int
  }

  /// A request as far as it was read.
  public struct Outline: Sendable, Hashable {
    /// The method as it was sent; it may be none.
    public var method = ""
    /// Path and query as they were sent; it may be no path.
    public var target = ""
    /// The fields; none when there were too many to read.
    public var fields: HTTPFields = [:]
    /// The client's address, as ``Request/remoteAddress``.
    public var remoteAddress = ""
  }

  /// The status to answer with.
  public var status: HTTPResponse.Status
  /// What it is, in a word of the error table, as `malformed`.
  public var code: String
  /// What it is, in a sentence.
  public var detail: String
  /// Fields that the answer must carry, as `Allow` with 405.
  public var fields: HTTPFields
  /// The bound that was passed, if that is what it is.
  public var limit: Limit?
  /// Why the service is not available, with 503.
  public var reason: String?
  /// The request's id; every answer carries it.
  public var requestID: String
  /// What was turned down.
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
      "The body has \(actual) bytes or more; \(setting) allows \(limit).",
      limit: Limit(setting: setting, limit: limit, actual: actual))
  }

  static func headTooLarge(limit: Int, actual: Int) -> Self {
    .init(
      .requestHeaderFieldsTooLarge, "header-too-large",
      "The head has \(actual) bytes; max-header allows \(limit).",
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

  static let bodiesFull = Self(
    .serviceUnavailable, "unavailable",
    "The bodies under way fill what max-bodies-total allows them; try again.",
    fields: [.retryAfter: "1"], reason: "overload")

  static let memoryFull = Self(
    .serviceUnavailable, "unavailable",
    "The requests under way fill what max-memory allows them; try again.",
    fields: [.retryAfter: "1"], reason: "memory")
}
