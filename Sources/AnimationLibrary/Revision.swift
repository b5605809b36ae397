/// The number of one version of a named animation: 1, 2, 3 … A number is never used again under
/// its name, not even after the animation was deleted.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number; at least 1.
  public let number: Int

  /// The revision with a number; nil below 1.
  public init?(_ number: Int) {
    guard number >= 1 else { return nil }
    self.number = number
  }

  /// The first revision of a name.
  public static let first = Revision(number: 1)

  /// The one after this.
  public var next: Revision { Revision(number: number + 1) }

  private init(number: Int) { self.number = number }

  public static func < (left: Revision, right: Revision) -> Bool { left.number < right.number }
}

extension Revision: CustomStringConvertible {
  public var description: String { String(number) }
}
