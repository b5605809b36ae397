import HTTPNames
import HTTPTypes

/// Common request fields: their names need no allocation, and those that affect framing are
/// recognised at once.
///
/// It is a class because one is looked up for every field of every request, and a reference is
/// cheaper to copy than the names.
final class KnownField: Sendable {
  /// The listener's own use of a header field.
  enum Role {
    case host, contentLength, transferEncoding, expect, contentEncoding, requestID
    /// Nothing: the field is for the handler.
    case other
  }

  let spelling: [UInt8]
  let name: HTTPField.Name
  let role: Role

  private init(_ name: HTTPField.Name, _ role: Role = .other) {
    self.spelling = Array(name.canonicalName.utf8)
    self.name = name
    self.role = role
  }

  /// The known field with this name, ignoring case; nil for other names.
  static func named(_ name: Span<UInt8>) -> KnownField? {
    guard name.count < byLength.count else { return nil }
    return byLength[name.count].first { name.isCaseless($0.spelling) }
  }

  private static let byLength: [[KnownField]] = {
    let longest = all.map(\.spelling.count).max() ?? 0
    return (0...longest).map { length in all.filter { $0.spelling.count == length } }
  }()

  private static let all: [KnownField] =
    [
      KnownField(host, .host), KnownField(.contentLength, .contentLength),
      KnownField(.transferEncoding, .transferEncoding), KnownField(.expect, .expect),
      KnownField(.contentEncoding, .contentEncoding), KnownField(.requestID, .requestID),
    ]
    + [
      .accept, .acceptEncoding, .acceptLanguage, .authorization, .cacheControl, .connection,
      .contentType, .cookie, .date, .ifMatch, .ifModifiedSince, .ifNoneMatch,
      .ifUnmodifiedSince, .origin, .range, .referer, .te, .upgrade, .userAgent, .via,
    ].map { KnownField($0) }
    + [
      "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "traceparent",
      "tracestate", "last-event-id", "prefer", "sec-fetch-mode", "sec-fetch-site",
      "sec-fetch-dest",
    ].compactMap { HTTPField.Name($0).map { KnownField($0) } }

  // HTTPTypes has no name for `Host`, as it treats it as the authority.
  private static let host = HTTPField.Name(fixed: "Host")
}
