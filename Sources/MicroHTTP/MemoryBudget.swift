import Synchronization

/// A limit on the memory that requests hold together, in bytes. It counts what is held, not what
/// was announced.
///
/// A budget may be part of a larger one: what is taken from it is taken from both.
public final class MemoryBudget: Sendable {
  /// The greatest number of bytes held at a time.
  public let limit: Int
  private let whole: MemoryBudget?
  private let used = Atomic<Int>(0)

  /// A budget of `limit` bytes, as part of `whole` if given.
  public init(limit: Int, within whole: MemoryBudget? = nil) {
    self.limit = limit
    self.whole = whole
  }

  /// The bytes held now.
  public var held: Int { used.load(ordering: .relaxed) }

  /// Takes `count` bytes if they fit, and returns whether they did.
  public func take(_ count: Int) -> Bool {
    guard takeOwn(count) else { return false }
    if whole?.take(count) ?? true { return true }
    used.wrappingSubtract(count, ordering: .relaxed)
    return false
  }

  // The sum is compared before it is stored, so that a large request that does not fit takes nothing
  // from small ones that do.
  private func takeOwn(_ count: Int) -> Bool {
    var held = held
    while held <= limit - count {
      let (exchanged, original) = used.weakCompareExchange(
        expected: held, desired: held + count, ordering: .relaxed)
      if exchanged { return true }
      held = original
    }
    return false
  }

  /// Takes `count` bytes that are already in memory, even if they exceed the limit.
  public func takeAnyway(_ count: Int) {
    used.wrappingAdd(count, ordering: .relaxed)
    whole?.takeAnyway(count)
  }

  /// Gives `count` bytes back.
  public func give(_ count: Int) {
    guard count > 0 else { return }
    used.wrappingSubtract(count, ordering: .relaxed)
    whole?.give(count)
  }

  /// Whether `count` more bytes would fit now.
  func hasRoom(for count: Int) -> Bool {
    hasOwnRoom(for: count) && (whole?.hasRoom(for: count) ?? true)
  }

  /// Whether `count` more bytes would fit now, ignoring the larger budget.
  func hasOwnRoom(for count: Int) -> Bool { held <= limit - count }
}
