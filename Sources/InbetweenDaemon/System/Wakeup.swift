import Glibc

/// Something that one thread waits for and others bring about.
@safe final class Wakeup: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var isRaised = false

  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    // Deadlines are on a clock that nobody sets.
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Wakes the thread that waits; where none does, the next one does not wait.
  func raise() {
    unsafe pthread_mutex_lock(mutex)
    isRaised = true
    unsafe pthread_cond_signal(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Takes back what ``raise()`` has done, so that it can be waited for again.
  func lower() {
    unsafe pthread_mutex_lock(mutex)
    isRaised = false
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Waits for ``raise()``, but not beyond a time in nanoseconds of ``OperatingSystem/uptime``;
  /// whether it was called by then.
  func wait(until end: Int64?) -> Bool {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while !isRaised {
      guard let end else {
        unsafe pthread_cond_wait(condition, mutex)
        continue
      }
      var time = timespec(tv_sec: Int(end / 1_000_000_000), tv_nsec: Int(end % 1_000_000_000))
      if unsafe pthread_cond_timedwait(condition, mutex, &time) != 0 { break }
    }
    return isRaised
  }
}
