import Synchronization

/// Bytes of memory that requests may hold together. Counts what is held, not
/// what was announced.
///
/// A budget may lie within another: what it takes is taken from both.
public final class MemoryBudget: Sendable {
  /// Most bytes at a time.
  public let limit: Int
  private let whole: MemoryBudget?
  private let used = Atomic<Int>(0)

  /// A budget of `limit` bytes, a part of `whole` if there is one.
  public init(limit: Int, within whole: MemoryBudget? = nil) {
    self.limit = limit
    self.whole = whole
  }

  /// Bytes now held.
  public var held: Int { used.load(ordering: .relaxed) }

  /// Takes `count` bytes if they fit; whether they did.
  public func take(_ count: Int) -> Bool {
    guard used.wrappingAdd(count, ordering: .relaxed).newValue <= limit else {
      used.wrappingSubtract(count, ordering: .relaxed)
      return false
    }
    if whole?.take(count) ?? true { return true }
    used.wrappingSubtract(count, ordering: .relaxed)
    return false
  }

  /// Takes `count` bytes that are in memory already, whether they fit or not.
  public func takeAnyway(_ count: Int) {
    used.wrappingAdd(count, ordering: .relaxed)
    whole?.takeAnyway(count)
  }

  /// Gives back what was taken.
  public func give(_ count: Int) {
    guard count > 0 else { return }
    used.wrappingSubtract(count, ordering: .relaxed)
    whole?.give(count)
  }

  /// Whether another `count` bytes would fit now.
  func hasRoom(for count: Int) -> Bool {
    hasOwnRoom(for: count) && (whole?.hasRoom(for: count) ?? true)
  }

  /// The same without the budget around this one.
  func hasOwnRoom(for count: Int) -> Bool { held <= limit - count }
}
