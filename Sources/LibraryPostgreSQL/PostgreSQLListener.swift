#if PostgreSQL
  import AnimationLibrary
  import Dispatch
  import Synchronization

  /// Waits for changes made by other stores, on its own thread and connection, and signals them.
  ///
  /// A broken connection is made again at growing intervals; then it signals once, since changes
  /// may have been missed.
  final class PostgreSQLListener: Sendable {
    /// The SQL expression for the notification channel of libraries in this schema.
    static let channel = "'inbetween_' || md5(current_schema())"

    private let uri: String
    /// The payload of this store's own notifications, which are ignored.
    private let own: String
    private let signal: ChangeSignal
    private let isStopped = Atomic(false)
    private let stop = DispatchSemaphore(value: 0)

    /// Starts listening; changes after this returns are signalled.
    init(uri: String, own: String, signal: ChangeSignal) throws(StoreError) {
      self.uri = uri
      self.own = own
      self.signal = signal
      do throws(PostgreSQLFailure) {
        let first = Mutex<PostgreSQLConnection?>(try connect())
        let thread = DispatchQueue(label: "inbetween.postgresql.listener")
        thread.async { [self] in listen(on: first.withLock { $0.take() }) }
      } catch {
        throw StoreError(error)
      }
    }

    /// Stops listening, within half a second.
    func end() {
      isStopped.store(true, ordering: .relaxed)
      stop.signal()
    }

    private func connect() throws(PostgreSQLFailure) -> PostgreSQLConnection {
      var connection = try PostgreSQLConnection(to: uri)
      let channel = try connection.run("SELECT \(Self.channel)")
      try connection.run("LISTEN " + channel[0].text(0))
      return connection
    }

    private func listen(on first: consuming PostgreSQLConnection?) {
      var next: PostgreSQLConnection? = first
      var backOff = BackOff()
      while !isStopped.load(ordering: .relaxed) {
        if let connection = next.take() {
          backOff.succeeds()
          follow(connection)
        }
        do throws(PostgreSQLFailure) {
          if isStopped.load(ordering: .relaxed) { return }
          next = try connect()
          signal.send()
        } catch {
          backOff.fails()
          _ = stop.wait(timeout: .now() + .milliseconds(backOff.milliseconds))
        }
      }
    }

    /// Signals changes until the connection breaks or the listener is stopped.
    private func follow(_ connection: consuming PostgreSQLConnection) {
      var connection = connection
      while !isStopped.load(ordering: .relaxed) {
        guard let texts = try? connection.notifications(within: 500) else { return }
        if texts.contains(where: { $0 != own }) { signal.send() }
      }
    }
  }
#endif
