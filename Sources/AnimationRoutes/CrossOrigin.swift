import HTTPNames
public import HTTPTypes

/// Which web pages of other origins may call: those of an allowlist, none when it is empty.
///
/// `*` in the list is every page, `null` a page without an origin, such as a sandboxed frame.
struct CrossOrigin: Hashable, Sendable {
  var origins: [String]

  /// What `Access-Control-Allow-Origin` says to a page; nil when it may not call.
  func permission(for origin: String?) -> String? {
    if isOpen { return "*" }
    return origin.flatMap { origins.contains($0) ? $0 : nil }
  }

  /// Adds what a browser wants to see before it hands an answer to a page of another origin.
  func decorate(_ reply: inout Reply, origin: String?) {
    guard !origins.isEmpty else { return }
    if !isOpen { reply.fields.addVary("Origin") }
    guard let permission = permission(for: origin) else { return }
    reply.fields[.accessControlAllowOrigin] = permission
    reply.fields[.accessControlExposeHeaders] = Self.exposed
    reply.fields[Self.timingAllowOrigin] = permission
  }

  /// Adds the answer to a preflight: what may be asked for.
  func preflight(_ reply: inout Reply, allow: String) {
    reply.fields[.accessControlAllowMethods] = allow
    reply.fields[.accessControlAllowHeaders] = Self.allowedFields
    reply.fields[.accessControlMaxAge] = "86400"
  }

  private var isOpen: Bool { origins.contains("*") }

  private static let exposed =
    "Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, Server-Timing, WWW-Authenticate, "
    + "X-Request-Id, "
    + "Inbetween-Columns, Inbetween-Count, Inbetween-Duration, Inbetween-Max-Error, "
    + "Inbetween-Omitted"
  private static let allowedFields =
    "Accept, Authorization, Content-Type, If-Match, If-None-Match, Last-Event-ID, traceparent, "
    + "tracestate, X-Request-Id"
  private static let timingAllowOrigin = HTTPField.Name(fixed: "Timing-Allow-Origin")
}

extension HTTPFields {
  /// The first value of a field. A walk along the few fields of an answer: the subscript would build
  /// an index of all and join what stands on several lines.
  func first(_ name: HTTPField.Name) -> String? {
    for field in self where field.name == name { return field.value }
    return nil
  }

  /// Says that the answer depends on a field of the request.
  mutating func addVary(_ name: String) {
    guard let listed = first(.vary) else {
      append(HTTPField(name: .vary, value: name))
      return
    }
    if !Self.isListed(name, in: listed) { self[.vary] = "\(listed), \(name)" }
  }

  // Asked for with every request: nothing is allocated.
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

extension Span<UInt8> {
  /// Whether the bytes are the same.
  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}

extension Routes {
  /// Whether a browser asks by this request what a page may ask for, and the page may call.
  public func isPermittedPreflight(_ head: HTTPRequest) -> Bool {
    isPermittedPreflight(Call(head, body: [], id: ""))
  }

  func isPermittedPreflight(_ call: Call) -> Bool {
    call.method == .options && call.fields.requestedMethod != nil && call.fields.origin != nil
      && crossOrigin.permission(for: call.fields.origin) != nil
  }
}
