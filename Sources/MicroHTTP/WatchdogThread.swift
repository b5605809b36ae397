import CMicroHTTPD

/// The thread that makes a watchdog check its connections regularly.
@safe struct WatchdogThread: @unchecked Sendable {
  private let ticker: OpaquePointer
  private let watchdog: Unmanaged<Watchdog>

  /// Starts the thread, which checks every `interval` nanoseconds; nil if there can be no thread.
  init?(_ watchdog: Watchdog, every interval: Int64) {
    let owner = unsafe Unmanaged.passRetained(watchdog)
    let ticker = unsafe microhttp_ticker_start(interval, owner.toOpaque()) { owner in
      guard let owner = unsafe owner else { return }
      unsafe Unmanaged<Watchdog>.fromOpaque(owner).takeUnretainedValue().tick()
    }
    guard let ticker = unsafe ticker else {
      unsafe owner.release()
      return nil
    }
    unsafe (self.ticker, self.watchdog) = (ticker, owner)
  }

  /// Stops the thread and waits for it. The value is invalid afterwards.
  func stop() {
    unsafe microhttp_ticker_stop(ticker)
    unsafe watchdog.release()
  }
}
