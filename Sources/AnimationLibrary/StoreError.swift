/// Why a library did not do what it was asked for. Nothing has changed when one is thrown, with the
/// one exception that ``unavailable(_:)`` names.
public enum StoreError: Error, Hashable, Sendable {
  /// The condition of a write does not hold; the newest revision is this, nil where there is none.
  case conditionFailed(newest: Revision?)
  /// The disk, or what the library may use of it, is full. Reading goes on.
  case full
  /// The library cannot be reached or does not answer; the text says why, for the log. A write may
  /// have happened, if the connection broke while it was confirmed.
  case unavailable(String)
  /// The stored data contradict themselves; the text says where, for the log.
  case damaged(String)
  /// No change of this library has this number.
  case unknownChange(ChangeNumber)
}
