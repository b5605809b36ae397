import Glibc

/// A value behind a mutex of the system.
///
/// `Synchronization.Mutex` would do the same, but the thread sanitizer does not know it and reports
/// every use as a race; it is the sanitizer that keeps this program's threads honest.
@safe final class Lock<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: sending Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    self.value = value
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// What `body` makes of the value, while no other thread has it.
  func withLock<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
