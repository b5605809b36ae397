import CMicroHTTPD

/// The thread that lets a watchdog look at its connections now and then.
@safe struct WatchdogThread: @unchecked Sendable {
  private let ticker: OpaquePointer?
  private let watchdog: Unmanaged<Watchdog>

  /// Starts the thread, which looks every `interval` nanoseconds.
  init(_ watchdog: Watchdog, every interval: Int64) {
    unsafe self.watchdog = Unmanaged.passRetained(watchdog)
    unsafe ticker = microhttp_ticker_start(interval, self.watchdog.toOpaque()) { owner in
      guard let owner = unsafe owner else { return }
      unsafe Unmanaged<Watchdog>.fromOpaque(owner).takeUnretainedValue().tick()
    }
  }

  /// Ends the thread and waits for it. The value is dead after it.
  func stop() {
    if let ticker = unsafe ticker { unsafe microhttp_ticker_stop(ticker) }
    unsafe watchdog.release()
  }
}
