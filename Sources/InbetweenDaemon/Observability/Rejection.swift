/// The reason why a request was refused before it was computed, as metrics name it.
enum Rejection: String, CaseIterable, Hashable, Sendable {
  case badRequest = "bad-request"
  case noToken = "no-token"
  case notAllowed = "not-allowed"
  case notFound = "unknown-path"
  case methodNotAllowed = "method-not-allowed"
  case notAcceptable = "not-acceptable"
  case bodyTooLarge = "body-too-large"
  case headerTooLarge = "header-too-large"
  case unsupportedBody = "unsupported-body"
  case unknownExpectation = "unknown-expectation"
  case notImplemented = "not-implemented"
  case overRate = "over-rate"
  case overloaded = "overload"
  case waitedTooLong = "queue-timeout"
  case noMemory = "memory-full"
  case tooManyStreams = "too-many-streams"
  case tooManyConnections = "too-many-connections"
  case clientGone = "client-gone"
  case other

  /// The reason that follows from an answer's status, if no other is given.
  init(status: Int) {
    self =
      switch status {
      case 400: .badRequest
      case 401: .noToken
      case 403: .notAllowed
      case 404: .notFound
      case 405: .methodNotAllowed
      case 406: .notAcceptable
      case 413: .bodyTooLarge
      case 415: .unsupportedBody
      case 417: .unknownExpectation
      case 429: .overRate
      case 414, 431: .headerTooLarge
      case 501: .notImplemented
      case 503: .overloaded
      default: .other
      }
  }

  /// The reason named in a problem document; nil for an unknown one.
  init?(reason: String) {
    switch reason {
    case "overload": self = .overloaded
    case "queue": self = .waitedTooLong
    case "memory": self = .noMemory
    case "streams": self = .tooManyStreams
    case "connections": self = .tooManyConnections
    case "cancelled": self = .clientGone
    default: return nil
    }
  }
}
