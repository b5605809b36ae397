#if PostgreSQL
  public import AnimationLibrary
  import Synchronization

  /// A library in a PostgreSQL database, which any number of machines can share.
  ///
  /// Writes of all machines wait for each other, so that changes become visible in the order of
  /// their numbers, and nobody who follows them misses one.
  public final class PostgreSQLStore: TransactionalStore {
    let pool: ConnectionPool
    /// A random text that identifies this store's own notifications.
    let own: String
    private let listener: PostgreSQLListener
    private let isClosed = Atomic(false)
    public let signal = ChangeSignal()

    /// Opens a library and creates its tables if there are none.
    ///
    /// - Parameters:
    ///   - uri: The database, such as `postgres://user@host/database`. `options=-csearch_path%3Dname`
    ///     in it chooses a schema.
    ///   - now: Microseconds since 1970 (UTC); the changes of a new library are numbered from here on.
    ///   - connections: How many calls run at one time.
    /// - Throws: ``StoreError/unavailable(_:)`` where the server does not answer, or the library is of
    ///   a newer version.
    public init(uri: String, now: Int64, connections: Int = 8) throws(StoreError) {
      pool = ConnectionPool(uri: uri, count: connections)
      own = String(UInt64.random(in: .min ... .max), radix: 36)
      try pool.run { pooled, _ throws(PostgreSQLFailure) in
        try PostgreSQLMigrations.run(on: &pooled.connection, now: now)
      }
      listener = try PostgreSQLListener(uri: uri, own: own, signal: signal)
    }

    deinit { close() }

    public func checkReady() throws(StoreError) { _ = try latestChange() }

    public func close() {
      if isClosed.exchange(true, ordering: .relaxed) { return }
      listener.end()
      pool.close()
    }

    /// Runs `body` with a connection for reading.
    func read<Value>(
      _ body: (inout PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
    ) throws(StoreError) -> Value {
      try checkOpen()
      return try pool.run { pooled, _ throws(PostgreSQLFailure) in try body(&pooled.connection) }
    }

    func checkOpen() throws(StoreError) {
      if isClosed.load(ordering: .relaxed) { throw .closed }
    }
  }
#endif
