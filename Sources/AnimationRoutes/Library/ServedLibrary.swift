public import AnimationLibrary

/// The library of a service, and what the routes have to know of it.
public struct ServedLibrary: Sendable {
  /// Where the animations are kept.
  public var store: any AnimationStore
  /// The time at which something is written, in microseconds since 1970 (UTC).
  public var now: @Sendable () -> Int64

  /// A library that is kept in a store.
  public init(
    store: any AnimationStore, now: @escaping @Sendable () -> Int64
  ) {
    self.store = store
    self.now = now
  }
}
