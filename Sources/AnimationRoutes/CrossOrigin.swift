import HTTPTypes

/// Which web pages of other origins may call: those of an allowlist, none when it is empty.
struct CrossOrigin: Hashable, Sendable {
  var origins: [String]

  /// Adds what a browser wants to see before it hands an answer to a page of another origin.
  func decorate(_ reply: inout Reply, origin: String?) {
    guard !origins.isEmpty else { return }
    Self.addVary(&reply.fields)
    guard let origin, origins.contains(origin) else { return }
    reply.fields[.accessControlAllowOrigin] = origin
    reply.fields[.accessControlExposeHeaders] = Self.exposed
    reply.fields[Self.timingAllowOrigin] = origin
  }

  /// Adds the answer to a preflight: what `endpoint` may be asked for.
  func preflight(_ reply: inout Reply, origin: String, allow: String) {
    guard origins.contains(origin) else { return }
    reply.fields[.accessControlAllowMethods] = allow
    reply.fields[.accessControlAllowHeaders] = Self.allowedFields
    reply.fields[.accessControlMaxAge] = "86400"
  }

  private static func addVary(_ fields: inout HTTPFields) {
    let vary = fields[.vary]
    fields[.vary] = vary.map { $0 + ", Origin" } ?? "Origin"
  }

  private static let exposed =
    "ETag, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, X-Request-Id, "
    + "Inbetween-Columns, Inbetween-Count, Inbetween-Omitted"
  private static let allowedFields = "Accept, Content-Type, If-None-Match, X-Request-Id"
  private static let timingAllowOrigin = HTTPField.Name("Timing-Allow-Origin") ?? .origin
}
