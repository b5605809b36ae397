public import AnimationLibrary

/// The library of a service: its store and its clock.
public struct ServedLibrary: Sendable {
  /// The store of the animations.
  public var store: any AnimationStore
  /// The time of a write, in microseconds since 1970 (UTC).
  public var now: @Sendable () -> Int64

  /// A library that is kept in a store.
  public init(
    store: any AnimationStore, now: @escaping @Sendable () -> Int64
  ) {
    self.store = store
    self.now = now
  }
}
