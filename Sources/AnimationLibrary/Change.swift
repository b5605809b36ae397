/// The number of a change in a library. Numbers rise by one from change to change, over all names.
///
/// A library's first number comes from the time at which the library was made (microseconds since
/// 1970), so that a number from another library is not mistaken for one of this library.
public struct ChangeNumber: Hashable, Comparable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }

  /// The number after this one.
  public var next: ChangeNumber { ChangeNumber(number + 1) }

  public static func < (left: ChangeNumber, right: ChangeNumber) -> Bool {
    left.number < right.number
  }
}

/// A change of a named animation.
public struct Change: Hashable, Sendable {
  /// The kinds of changes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A new revision was written.
    case revision
    /// The animation and all of its revisions were deleted.
    case deleted
  }

  public var number: ChangeNumber
  public var kind: Kind
  public var name: AnimationName
  /// The new revision; for a deletion the last one that existed.
  public var revision: Revision
  /// The time of the change, in microseconds since 1970 (UTC).
  public var updated: Int64

  /// A change with its number and time.
  public init(
    number: ChangeNumber, kind: Kind, name: AnimationName, revision: Revision, updated: Int64
  ) {
    self.number = number
    self.kind = kind
    self.name = name
    self.revision = revision
    self.updated = updated
  }
}
