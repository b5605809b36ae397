import CMicroHTTPD

/// A value behind a mutex.
///
/// Like `Synchronization.Mutex`, but made of the system's mutex: the thread
/// sanitizer knows that one and not Swift's own, whose every use it reports as
/// a race.
@safe package final class Lock<Value>: @unchecked Sendable {
  private let mutex: OpaquePointer
  // The mutex is what keeps others out: nobody has to look again.
  @exclusivity(unchecked) private var value: Value

  package init(_ value: sending Value) {
    guard let mutex = unsafe microhttp_mutex_make() else {
      preconditionFailure("no memory for a mutex")
    }
    unsafe self.mutex = mutex
    unsafe self.value = value
  }

  deinit { unsafe microhttp_mutex_free(mutex) }

  /// What `body` makes of the value, while no other thread has it.
  package func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    unsafe microhttp_mutex_lock(mutex)
    defer { unsafe microhttp_mutex_unlock(mutex) }
    return unsafe body(&value)
  }
}
