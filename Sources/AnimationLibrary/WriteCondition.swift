/// The condition under which a write happens.
public enum WriteCondition: Hashable, Sendable {
  /// No condition: the later write wins.
  case none
  /// The animation does not exist yet (`If-None-Match: *`).
  case absent
  /// The animation exists, whatever its revision (`If-Match: *`).
  case present
  /// The newest revision is one of these (`If-Match: "7"`); false for an empty list.
  case newest(in: [Revision])

  /// Whether the condition is true if `newest` is the newest revision; nil means that the
  /// animation does not exist.
  public func holds(newest: Revision?) -> Bool {
    switch self {
    case .none: true
    case .absent: newest == nil
    case .present: newest != nil
    case .newest(let revisions): newest.map(revisions.contains) ?? false
    }
  }
}
