import Glibc

/// The signals that end the daemon. They are blocked before the first thread starts, so that every
/// thread inherits the mask and only ``wait()`` takes them.
struct SignalSet: Sendable {
  private let signals: [Int32]

  init(_ signals: Int32...) {
    self.signals = signals
  }

  private var set: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }

  /// Blocks the signals in this thread and in all that it starts from now on.
  func block() {
    var set = set
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The next of the signals.
  func wait() -> Int32 {
    var set = set
    var signal: Int32 = 0
    while unsafe sigwait(&set, &signal) != 0 {}
    return signal
  }

  /// A peer that has gone must not end the daemon.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
