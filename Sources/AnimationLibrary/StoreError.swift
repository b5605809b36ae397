/// The reason why an operation on a library failed. Nothing has changed when it is thrown, except
/// as ``unavailable(_:)`` says.
public enum StoreError: Error, Hashable, Sendable {
  /// The condition of a write is false; `newest` is the newest revision, nil if there is none.
  case conditionFailed(newest: Revision?)
  /// The disk, or the space that the library may use, is full. Reading still works.
  case full
  /// The library cannot be reached or does not answer; the text is for the log. A write may have
  /// happened if the connection broke while it was being confirmed.
  case unavailable(String)
  /// The stored data are inconsistent; the text says where, for the log.
  case damaged(String)
  /// The library has no change with this number.
  case unknownChange(ChangeNumber)

  /// The library has been closed by its owner.
  package static let closed = StoreError.unavailable("The library is closed.")
}
