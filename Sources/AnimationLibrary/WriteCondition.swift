/// What has to hold for a write to happen.
public enum WriteCondition: Hashable, Sendable {
  /// Nothing: the later write wins.
  case none
  /// There is no such animation yet (`If-None-Match: *`).
  case absent
  /// There is one, whichever its revision is (`If-Match: *`).
  case present
  /// Its newest revision is one of these (`If-Match: "7"`). An empty list never holds.
  case newest(in: [Revision])

  /// Whether it holds where the newest revision is `newest`; nil where there is no animation.
  public func holds(newest: Revision?) -> Bool {
    switch self {
    case .none: true
    case .absent: newest == nil
    case .present: newest != nil
    case .newest(let revisions): newest.map(revisions.contains) ?? false
    }
  }
}
