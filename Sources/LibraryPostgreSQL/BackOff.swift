#if PostgreSQL
  /// The delay until the next attempt to connect, which doubles from 50 ms to 2 s. After a
  /// failure one attempt runs at a time; failures at the same moment count as one.
  struct BackOff {
    private var delay: Duration = .zero
    private var end = ContinuousClock.now
    private var isTrying = false

    /// The delay until the next attempt, in milliseconds.
    var milliseconds: Int { Int(delay / .milliseconds(1)) }

    /// Whether an attempt may begin now. It is then under way until its outcome is noted.
    mutating func begins() -> Bool {
      if delay == .zero { return true }
      if isTrying || ContinuousClock.now < end { return false }
      isTrying = true
      return true
    }

    /// Notes that an attempt has failed.
    mutating func fails() {
      if ContinuousClock.now >= end {
        delay = delay == .zero ? .milliseconds(50) : min(delay * 2, .seconds(2))
        end = ContinuousClock.now + delay
      }
      isTrying = false
    }

    /// Notes that an attempt has succeeded.
    mutating func succeeds() { self = BackOff() }
  }
#endif
