import AnimationLibrary
import HTTPNames
import HTTPTypes

/// A request taken apart once: the routes look at nothing else.
struct Call: Sendable {
  let method: HTTPRequest.Method
  var target: Target
  var body: [UInt8]
  /// The request's id, which a problem names as its instance.
  let id: String
  let fields: CallFields
  let caller: Caller
  /// Who does what can be done side by side.
  var workers: any Workers = SingleWorker()
  /// The animation of the library that is looked at; its document is the body.
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
  /// Whether the document stands in the target.
  var isLink: Bool { isRead && stored == nil }

  /// Whether the call asks for something that stands at its target.
  var isRead: Bool { method == .get || method == .head }
}

/// The header fields that matter, found in one pass: looking each up would build an index of all.
struct CallFields: Sendable {
  var accept: String?
  var contentType: String?
  var contentLength: String?
  var contentCoding: String?
  /// The codings in which the client takes an answer.
  let acceptedCodings: AcceptEncoding
  var ifMatch: String?
  var ifNoneMatch: String?
  var lastEventID: String?
  var origin: String?
  var requestedMethod: String?

  init(_ fields: HTTPFields) {
    var acceptEncoding: String?
    for field in fields {
      switch field.name {
      case .accept: Self.join(&accept, field.value)
      case .acceptEncoding: Self.join(&acceptEncoding, field.value)
      case .contentType: contentType = field.value
      case .contentLength: contentLength = field.value
      case .contentEncoding: Self.join(&contentCoding, field.value)
      case .ifMatch: Self.join(&ifMatch, field.value)
      case .ifNoneMatch: Self.join(&ifNoneMatch, field.value)
      case .origin: origin = field.value
      case .accessControlRequestMethod: requestedMethod = field.value
      case .lastEventID: lastEventID = field.value
      default: break
      }
    }
    acceptedCodings = AcceptEncoding(acceptEncoding)
  }

  /// A field that stands on several lines reads as one list.
  private static func join(_ list: inout String?, _ value: String) {
    list = list.map { $0 + "," + value } ?? value
  }
}

extension HTTPField.Name {
  /// The event after which a stream of events goes on.
  static let lastEventID = HTTPField.Name(fixed: "Last-Event-ID")
}
