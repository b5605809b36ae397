#if PostgreSQL
  import AnimationLibrary
  import Dispatch
  import Synchronization

  /// Connections to a server that threads use in turn.
  ///
  /// While the server cannot be reached, connecting is tried at growing intervals, and calls in
  /// between fail at once.
  final class ConnectionPool: Sendable {
    private struct State {
      var idle: [PooledConnection] = []
      var isClosed = false
      var backOff = BackOff()
      var lastFailure: PostgreSQLFailure?
    }

    private let uri: String
    private let places: DispatchSemaphore
    private let state = Mutex(State())

    /// A pool of at most `count` connections.
    init(uri: String, count: Int) {
      self.uri = uri
      places = DispatchSemaphore(value: count)
    }

    /// Runs work on a connection that no other thread uses meanwhile.
    ///
    /// Work that failed because of a broken connection is run once more on a new one, unless it
    /// may have been done: see ``Attempt``.
    func run<Value>(
      _ work: (PooledConnection, inout Attempt) throws(PostgreSQLFailure) -> Value
    ) throws(StoreError) -> Value {
      guard places.wait(timeout: .now() + 10) == .success else {
        throw .unavailable("PostgreSQL: all connections are busy.")
      }
      defer { places.signal() }
      do {
        var attempt = Attempt()
        do {
          return try once(&attempt, work)
        } catch  where error.isBroken && attempt.mayRunAgain {
          forgetIdle()
          return try once(&attempt, work)
        }
      } catch {
        throw StoreError(error)
      }
    }

    private func once<Value>(
      _ attempt: inout Attempt,
      _ work: (PooledConnection, inout Attempt) throws(PostgreSQLFailure) -> Value
    ) throws(PostgreSQLFailure) -> Value {
      let pooled = try take()
      defer { if pooled.connection.isOpen { giveBack(pooled) } }
      return try work(pooled, &attempt)
    }

    /// Closes idle connections; the others are closed when their work is done.
    func close() {
      state.withLock { state in
        state.isClosed = true
        state.idle = []
      }
    }
  }

  extension ConnectionPool {
    private func take() throws(PostgreSQLFailure) -> PooledConnection {
      let (pooled, failure) = state.withLock { state in
        if let pooled = state.idle.popLast() {
          return (pooled as PooledConnection?, nil as PostgreSQLFailure?)
        }
        return (nil, state.backOff.begins() ? nil : state.lastFailure)
      }
      if let pooled { return pooled }
      if let failure { throw failure }
      do {
        let pooled = PooledConnection(try PostgreSQLConnection(to: uri))
        state.withLock { $0.backOff.succeeds() }
        return pooled
      } catch {
        state.withLock { state in
          state.backOff.fails()
          state.lastFailure = error
        }
        throw error
      }
    }

    private func giveBack(_ pooled: PooledConnection) {
      state.withLock { state in
        if !state.isClosed { state.idle.append(pooled) }
      }
    }

    /// Forgets idle connections. When one connection has broken, the server is probably gone, and
    /// the others with it.
    private func forgetIdle() { state.withLock { $0.idle = [] } }
  }

  /// An object that owns a connection, so that it can be kept in a list. Whoever takes it off the
  /// list uses it alone.
  final class PooledConnection: @unchecked Sendable {
    var connection: PostgreSQLConnection
    init(_ connection: consuming PostgreSQLConnection) { self.connection = connection }
  }

  /// The progress of a piece of work.
  struct Attempt {
    /// Whether the work may be run again: false once the server was asked to commit it, as it may
    /// have done so whatever it answers.
    var mayRunAgain = true
  }
#endif
