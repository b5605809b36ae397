import AnimationDocuments
import AnimationLibrary
import HTTPNames
import HTTPTypes

/// A request that has been taken apart once; the routes use nothing else of it.
struct Call: Sendable {
  let method: HTTPRequest.Method
  var target: Target
  var body: [UInt8]
  /// The id of the request, which problem documents name as their instance.
  let id: String
  var fields: CallFields
  let caller: Caller
  /// The workers that run parts of the work in parallel.
  var workers: any Workers = SingleWorker()
  /// A function that is told of the values in the parts of a stream; see ``RouteWork``. Nil if nobody
  /// counts them.
  var values: RouteWork.ValueObserver?
  /// The stored animation whose document is the body; nil for other requests.
  var stored: StoredAnimation?

  init(_ head: HTTPRequest, body: [UInt8], id: String, caller: Caller = .anonymous) {
    method = head.method
    target = Target(head.path ?? "/")
    self.body = body
    self.id = id
    self.caller = caller
    fields = CallFields(head.headerFields)
  }
}

extension Call {
  /// Whether the document is in the query of the target.
  var isLink: Bool { isRead && stored == nil }

  /// Whether the method is GET or HEAD.
  var isRead: Bool { method == .get || method == .head }

  /// Whether the fields that describe a body count: one is announced, or the method says
  /// everything with its body.
  var hasContent: Bool {
    if fields.transferCoding != nil { return true }
    if let length = fields.contentLength, length != "0" { return true }
    return [.post, .put, .query].contains(method)
  }
}

/// The header fields that the routes use, found in one pass.
struct CallFields: Sendable {
  var accept: String?
  var contentType: String?
  var contentLength: String?
  var contentCoding: String?
  var contentRange: String?
  var transferCoding: String?
  /// The content codings that the client accepts.
  var acceptedCodings = AcceptEncoding(nil)
  var ifMatch: String?
  var ifNoneMatch: String?
  var lastEventID: String?
  /// Whether the client wants the hash of the answer's bytes.
  var wantsDigest = false
  var origin: String?
  var requestedMethod: String?

  init(_ fields: HTTPFields) {
    var (acceptEncoding, wantedDigests): (String?, String?)
    for field in fields {
      // Lengths are compared first, since most names differ in them.
      switch (field.name.canonicalName.utf8.count, field.name) {
      case (6, .accept): Self.join(&accept, field.value)
      case (6, .origin): origin = field.value
      case (8, .ifMatch): Self.join(&ifMatch, field.value)
      case (12, .contentType): contentType = field.value
      case (13, .contentRange): contentRange = field.value
      case (13, .ifNoneMatch): Self.join(&ifNoneMatch, field.value)
      case (13, .lastEventID): lastEventID = field.value
      case (14, .contentLength): contentLength = field.value
      case (15, .acceptEncoding): Self.join(&acceptEncoding, field.value)
      case (16, .contentEncoding): Self.join(&contentCoding, field.value)
      case (17, .transferEncoding): transferCoding = field.value
      case (19, .wantContentDigest): Self.join(&wantedDigests, field.value)
      case (29, .accessControlRequestMethod): requestedMethod = field.value
      default: break
      }
    }
    if let acceptEncoding { acceptedCodings = AcceptEncoding(acceptEncoding) }
    if let wantedDigests { wantsDigest = ContentDigest.isWanted(wantedDigests) }
  }

  /// Adds a value to a list field, since several lines of a field read as one list.
  private static func join(_ list: inout String?, _ value: String) {
    list = list.map { $0 + "," + value } ?? value
  }
}
