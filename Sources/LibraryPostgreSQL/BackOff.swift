#if PostgreSQL
  /// The time until the next attempt: it doubles from 50 ms to 2 s. After a failure one attempt runs at
  /// a time, so that many who fail at one moment count as one.
  struct BackOff {
    private var delay: Duration = .zero
    private var end = ContinuousClock.now
    private var isTrying = false

    /// How long it is until the next attempt, in milliseconds.
    var milliseconds: Int { Int(delay / .milliseconds(1)) }

    /// Whether an attempt may begin now; it is then under way until it is noted what came of it.
    mutating func begins() -> Bool {
      if delay == .zero { return true }
      if isTrying || ContinuousClock.now < end { return false }
      isTrying = true
      return true
    }

    /// Notes that an attempt failed.
    mutating func fails() {
      if ContinuousClock.now >= end {
        delay = delay == .zero ? .milliseconds(50) : min(delay * 2, .seconds(2))
        end = ContinuousClock.now + delay
      }
      isTrying = false
    }

    /// Notes that an attempt succeeded.
    mutating func succeeds() { self = BackOff() }
  }
#endif
