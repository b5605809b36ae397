/// The revision number of a stored animation: 1, 2, 3 … A number is never reused for the same
/// name, even after the animation was deleted.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number of the revision; at least 1.
  public let number: Int

  /// The revision with this number; nil for a number below 1.
  public init?(_ number: Int) {
    guard number >= 1 else { return nil }
    self.number = number
  }

  /// The revision with a number that a library has stored. Nil for a number that no library gives:
  /// one below 1, or the greatest integer, after which there is no next.
  public static func stored(_ number: Int) -> Revision? {
    number < .max ? Revision(number) : nil
  }

  /// The first revision of a name.
  public static let first = Revision(number: 1)

  /// The next revision.
  public var next: Revision { Revision(number: number + 1) }

  private init(number: Int) { self.number = number }

  public static func < (left: Revision, right: Revision) -> Bool { left.number < right.number }
}

extension Revision: CustomStringConvertible {
  public var description: String { String(number) }
}
