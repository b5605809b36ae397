import CMicroHTTPD

/// The open connections of a listener by descriptor, with their deadlines.
///
/// A socket is shut down only under the lock that removal takes too, and a connection is removed
/// before its descriptor is closed. So a descriptor that the system has reused is never shut down.
final class Watchdog: Sendable {
  private let limits: DeadlineLimits
  private let table = Lock<[Int32: WatchdogEntry]>([:])

  init(limits: DeadlineLimits) { self.limits = limits }

  /// Adds a new connection.
  func add(_ watch: Watch) {
    let record = DeadlineRecord(state: watch.current, progress: 0, now: microhttp_now())
    table.withLock { $0[watch.descriptor] = WatchdogEntry(watch: watch, record: record) }
  }

  /// Removes a connection; after it returns, the socket is not touched again.
  func remove(_ watch: Watch) {
    table.withLock { _ = $0.removeValue(forKey: watch.descriptor) }
  }

  /// Shuts down every connection that has exceeded a deadline.
  ///
  /// - Complexity: O(*n*) in the number of connections.
  func tick() {
    let now = microhttp_now()
    table.withLock { table in
      var place = table.startIndex
      while place != table.endIndex {
        if table.values[place].isOverdue(now, limits) { microhttp_shutdown(table.keys[place]) }
        table.formIndex(after: &place)
      }
    }
  }

  /// The number of open connections.
  var connections: Int { table.withLock { $0.count } }

  /// The number of requests between their request line and the end of their answer.
  var inFlight: Int {
    table.withLock { table in
      table.values.count { entry in
        switch entry.watch.current.phase {
        case .opening, .idle: false
        default: true
        }
      }
    }
  }

  /// Whether no connection is owed an answer: none has a request under way or unread bytes, and
  /// none without a request was made within the last `patience` nanoseconds.
  func isQuiet(patience: Int64) -> Bool {
    let now = microhttp_now()
    return table.withLock { table in
      table.allSatisfy { descriptor, entry in
        switch entry.watch.current.phase {
        case .idle: microhttp_unread(descriptor) == 0
        case .opening:
          entry.record.age(at: now) >= patience && microhttp_unread(descriptor) == 0
        default: false
        }
      }
    }
  }
}

private struct WatchdogEntry {
  let watch: Watch
  var record: DeadlineRecord

  mutating func isOverdue(_ now: Int64, _ limits: DeadlineLimits) -> Bool {
    let state = watch.current
    return record.isOverdue(
      state: state, progress: progress(in: state.phase), now: now, isOurs: isOurs(state.phase),
      limits: limits)
  }

  // Whether the connection waits for the server: bytes from the peer are unread, or its answer is
  // being made.
  private func isOurs(_ phase: Phase) -> Bool {
    switch phase {
    case .opening, .firstHead, .head, .body, .idle: microhttp_unread(watch.descriptor) > 0
    case .writing: watch.isBusy
    case .work, .dropping: false
    }
  }

  // Where the library sends directly from our bytes, only the kernel knows how much the peer has
  // taken.
  private func progress(in phase: Phase) -> Int64 {
    guard phase == .writing && watch.tellsAcknowledged else { return watch.progress }
    return microhttp_acknowledged(watch.descriptor)
  }
}
