import HTTPTypes

/// What has to hold for a write to the library; otherwise nothing happens and 412 is thrown.
public enum PutCondition: Hashable, Sendable {
  /// Nothing: the later write wins.
  case none
  /// There is no such animation yet.
  case absent
  /// There is one.
  case present
  /// Its newest revision is this.
  case revision(Int)

  /// The fields that say so.
  var fields: HTTPFields {
    switch self {
    case .none: [:]
    case .absent: [.ifNoneMatch: "*"]
    case .present: [.ifMatch: "*"]
    case .revision(let number): [.ifMatch: "\"\(number)\""]
    }
  }
}
