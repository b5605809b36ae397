import AnimationEngine
import Glibc

/// A set of signals that are waited for. They are blocked before the first thread starts, so that
/// every thread inherits the mask and only ``wait()`` receives them.
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

  /// Blocks the signals in this thread and in all threads that it starts from now on.
  func block() {
    var set = set
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for the next of the signals.
  func wait() -> Int32 {
    var set = set
    var signal: Int32 = 0
    while unsafe sigwait(&set, &signal) != 0 {}
    return signal
  }

  /// Waits for the next of the signals; nil if none arrives within some seconds.
  func wait(seconds: Double) -> Int32? {
    let end = OperatingSystem.uptime + Int64(Int(saturating: min(seconds, 1e9) * 1e9))
    while true {
      let rest = max(end - OperatingSystem.uptime, 0)
      var set = set
      var time = timespec(tv_sec: Int(rest / 1_000_000_000), tv_nsec: Int(rest % 1_000_000_000))
      let signal = unsafe sigtimedwait(&set, nil, &time)
      if signal > 0 { return signal }
      if rest == 0 { return nil }
    }
  }

  /// The usual name of a signal.
  static func name(of signal: Int32) -> String {
    switch signal {
    case SIGTERM: "SIGTERM"
    case SIGINT: "SIGINT"
    default: "signal \(signal)"
    }
  }

  /// Ignores SIGPIPE and SIGXFSZ, so that neither a closed connection nor a file that has reached the
  /// limit of its size (`ulimit -f`) ends the daemon: the write fails instead.
  static func ignoreFailedWrites() {
    for failed in [SIGPIPE, SIGXFSZ] { _ = signal(failed, SIG_IGN) }
  }
}
