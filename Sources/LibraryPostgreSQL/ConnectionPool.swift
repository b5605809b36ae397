#if PostgreSQL
  import AnimationLibrary
  import Dispatch
  import Synchronization

  /// Connections that threads use in turn.
  ///
  /// While the server cannot be reached, connecting is tried at growing intervals, and who comes in
  /// between is told at once.
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

    /// Runs work on a connection of its own.
    ///
    /// Work that failed because its connection was broken runs once more on a new one, unless it
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

    /// Closes what is idle; the others are closed when their work is done.
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

    /// When one connection broke, the server has most likely gone, and the others with it.
    private func forgetIdle() { state.withLock { $0.idle = [] } }
  }

  /// An owner of a connection that can stand in a list. Who takes it off the list has it alone.
  final class PooledConnection: @unchecked Sendable {
    var connection: PostgreSQLConnection
    init(_ connection: consuming PostgreSQLConnection) { self.connection = connection }
  }

  /// How far a piece of work has come.
  struct Attempt {
    /// False once the server was asked to make it last: it may have, whatever the answer is.
    var mayRunAgain = true
  }
#endif
