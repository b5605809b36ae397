import MicroHTTP

/// A thread that is started before there is work for it, as the system may have none left then.
final class ReservedThread: Sendable {
  private let work = Lock<(@Sendable () -> Void)?>(nil)
  private let order = Wakeup()

  /// Starts the thread, which waits.
  ///
  /// - Throws: What ``OperatingSystem/detach(_:)`` throws.
  init() throws(ListenerError) {
    try OperatingSystem.detach { [self] in
      _ = order.wait(until: nil)
      work.withLock { $0 }?()
    }
  }

  /// Runs `work` on the thread. It does so once.
  func run(_ work: @escaping @Sendable () -> Void) {
    self.work.withLock { $0 = work }
    order.raise()
  }
}
