import Glibc

/// An event that one thread waits for and other threads raise.
@safe final class Wakeup: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private var isRaised = false

  init() {
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    // Deadlines use the monotonic clock, which nobody can set.
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

  /// Raises the event and wakes the waiting thread; if none waits, the next wait returns at once.
  func raise() {
    unsafe pthread_mutex_lock(mutex)
    isRaised = true
    unsafe pthread_cond_signal(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Lowers the event after ``raise()``, so that it can be waited for again.
  func lower() {
    unsafe pthread_mutex_lock(mutex)
    isRaised = false
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Waits until the event is raised, or until a time on ``OperatingSystem/uptime``; returns
  /// whether it was raised.
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
