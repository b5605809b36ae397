import CMicroHTTPD

/// A value protected by a mutex.
///
/// It is like `Synchronization.Mutex`, but uses the system's mutex: the thread sanitizer knows
/// that one, while it reports every use of Swift's own as a race.
@safe package final class Lock<Value>: @unchecked Sendable {
  private let mutex: OpaquePointer
  // The mutex ensures exclusive access, so it need not be checked again.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: sending Value) {
    guard let mutex = unsafe microhttp_mutex_make() else {
      preconditionFailure("no memory for a mutex")
    }
    unsafe self.mutex = mutex
    unsafe self.value = value
  }

  deinit { unsafe microhttp_mutex_free(mutex) }

  /// Calls `body` with the value while no other thread can access it, and returns its result.
  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    unsafe microhttp_mutex_lock(mutex)
    defer { unsafe microhttp_mutex_unlock(mutex) }
    return unsafe body(&value)
  }
}
