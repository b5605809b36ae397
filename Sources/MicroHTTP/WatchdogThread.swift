import CMicroHTTPD

/// The thread that makes a watchdog check its connections regularly.
@safe struct WatchdogThread: @unchecked Sendable {
  private let ticker: OpaquePointer?
  private let watchdog: Unmanaged<Watchdog>

  /// Starts the thread, which checks every `interval` nanoseconds.
  init(_ watchdog: Watchdog, every interval: Int64) {
    unsafe self.watchdog = Unmanaged.passRetained(watchdog)
    unsafe ticker = microhttp_ticker_start(interval, self.watchdog.toOpaque()) { owner in
      guard let owner = unsafe owner else { return }
      unsafe Unmanaged<Watchdog>.fromOpaque(owner).takeUnretainedValue().tick()
    }
  }

  /// Stops the thread and waits for it. The value is invalid afterwards.
  func stop() {
    if let ticker = unsafe ticker { unsafe microhttp_ticker_stop(ticker) }
    unsafe watchdog.release()
  }
}
