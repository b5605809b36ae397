import HTTPNames
public import HTTPTypes

/// Which web pages of other origins may call (CORS): those on an allowlist.
///
/// `*` in the list allows every page, `null` a page without an origin, such as a sandboxed frame.
struct CrossOrigin: Hashable, Sendable {
  var origins: [String]

  /// The value of `Access-Control-Allow-Origin` for a page; nil when it may not call.
  func permission(for origin: String?) -> String? {
    if isOpen { return "*" }
    return origin.flatMap { origins.contains($0) ? $0 : nil }
  }

  /// Adds the header fields that let a page of another origin read the answer.
  func decorate(_ reply: inout Reply, origin: String?) {
    guard !origins.isEmpty else { return }
    if !isOpen { reply.fields.addVary("Origin") }
    guard let permission = permission(for: origin) else { return }
    reply.fields[.accessControlAllowOrigin] = permission
    reply.fields[.accessControlExposeHeaders] = Self.exposed
    reply.fields[Self.timingAllowOrigin] = permission
  }

  /// Adds the header fields of the answer to a preflight request: the methods and fields allowed.
  func preflight(_ reply: inout Reply, allow: String) {
    reply.fields[.accessControlAllowMethods] = allow
    reply.fields[.accessControlAllowHeaders] = Self.allowedFields
    reply.fields[.accessControlMaxAge] = "86400"
  }

  private var isOpen: Bool { origins.contains("*") }

  private static let exposed =
    "Accept, Accept-Encoding, Accept-Post, Accept-Query, Allow, Content-Digest, ETag, Link, "
    + "Location, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, WWW-Authenticate, "
    + "X-Request-Id, Inbetween-Columns, Inbetween-Count, Inbetween-Duration, Inbetween-Max-Error, "
    + "Inbetween-Omitted"
  private static let allowedFields =
    "Accept, Authorization, Content-Type, If-Match, If-None-Match, Last-Event-ID, traceparent, "
    + "tracestate, Want-Content-Digest, X-Request-Id"
  private static let timingAllowOrigin = HTTPField.Name(fixed: "Timing-Allow-Origin")
}

extension HTTPFields {
  /// The first value of a header field. It searches the few fields of an answer, as the subscript
  /// would build an index and join several lines.
  func first(_ name: HTTPField.Name) -> String? {
    for field in self where field.name == name { return field.value }
    return nil
  }

  /// Adds a request's field to `Vary`, as the answer depends on it.
  mutating func addVary(_ name: String) {
    guard let listed = first(.vary) else {
      append(HTTPField(name: .vary, value: name))
      return
    }
    if !Self.isListed(name, in: listed) { self[.vary] = "\(listed), \(name)" }
  }

  // Used for every request, so it allocates nothing.
  private static func isListed(_ name: String, in list: String) -> Bool {
    let (name, list) = (name.utf8Span.span, list.utf8Span.span)
    var start = 0
    for index in 0...list.count where index == list.count || list[index] == UInt8(ascii: ",") {
      while start < index, list[start] == UInt8(ascii: " ") { start += 1 }
      if list.extracting(start..<index).equals(name) { return true }
      start = index + 1
    }
    return false
  }
}

extension Routes {
  /// Whether a request is a CORS preflight from a page that may call.
  public func isPermittedPreflight(_ head: HTTPRequest) -> Bool {
    isPermittedPreflight(Call(head, body: [], id: ""))
  }

  func isPermittedPreflight(_ call: Call) -> Bool {
    call.method == .options && call.fields.requestedMethod != nil && call.fields.origin != nil
      && crossOrigin.permission(for: call.fields.origin) != nil
  }
}
