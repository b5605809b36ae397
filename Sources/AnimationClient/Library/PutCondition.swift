import HTTPTypes

/// The condition of a write to the library. If it is false nothing is changed, and 412 is thrown.
public enum PutCondition: Hashable, Sendable {
  /// No condition: the later write wins.
  case none
  /// The animation does not exist yet.
  case absent
  /// The animation exists.
  case present
  /// The animation's newest revision has this number.
  case revision(Int)

  /// The header fields for the condition.
  var fields: HTTPFields {
    switch self {
    case .none: [:]
    case .absent: [.ifNoneMatch: "*"]
    case .present: [.ifMatch: "*"]
    case .revision(let number): [.ifMatch: "\"\(number)\""]
    }
  }
}
