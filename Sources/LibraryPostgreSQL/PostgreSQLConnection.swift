#if PostgreSQL
  import CPostgreSQL

  /// A connection to a server, for one statement at a time. It is closed when it is released.
  ///
  /// It has a single owner, as libpq does not allow two threads to use it at the same time.
  @safe struct PostgreSQLConnection: ~Copyable, @unchecked Sendable {
    /// The connection of libpq; null, which libpq treats as broken, if there was no memory for
    /// it.
    private let handle: OpaquePointer?
    private var statements: [String: String] = [:]
    private var hasBroken = false

    /// Connects. Answers are in the binary format, and commits are synchronous.
    init(to uri: String) throws(PostgreSQLFailure) {
      unsafe handle = inbetween_pg_connect(uri)
      guard isOpen else { throw failure() }
      try run("SET client_min_messages = warning")
      try run("SET statement_timeout = '20s'")
      try run("SET lock_timeout = '10s'")
      try run("SET idle_in_transaction_session_timeout = '30s'")
      try run(
        """
        SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') = 'off'
        """)
    }

    deinit { unsafe inbetween_pg_close(handle) }

    /// Whether statements can be run. libpq alone would notice late that the server has gone.
    var isOpen: Bool { unsafe !hasBroken && inbetween_pg_is_open(handle) != 0 }

    /// Runs a statement, which is prepared at its first use.
    @discardableResult
    mutating func run(
      _ sql: String, _ values: [PostgreSQLValue] = []
    ) throws(PostgreSQLFailure) -> [PostgreSQLRow] {
      do throws(PostgreSQLFailure) {
        return try answer(to: prepared(sql), values.map(\.encoded))
      } catch {
        hasBroken = hasBroken || error.isBroken
        throw error
      }
    }

    private func answer(
      to name: String, _ values: [[UInt8]?]
    ) throws(PostgreSQLFailure) -> [PostgreSQLRow] {
      let bytes = values.flatMap { $0 ?? [] }
      let lengths = values.map { $0.map { Int32(clamping: $0.count) } ?? -1 }
      return try unsafe rows(
        inbetween_pg_run(handle, name, bytes, lengths, Int32(clamping: lengths.count)))
    }

    private mutating func prepared(_ sql: String) throws(PostgreSQLFailure) -> String {
      if let name = statements[sql] { return name }
      let name = "inbetween_\(statements.count)"
      _ = try unsafe rows(inbetween_pg_prepare(handle, name, sql))
      statements[sql] = name
      return name
    }

    private func rows(_ result: OpaquePointer?) throws(PostgreSQLFailure) -> [PostgreSQLRow] {
      guard let result = unsafe result else { throw failure() }
      defer { unsafe inbetween_pg_free(result) }
      guard unsafe inbetween_pg_succeeded(result) != 0 else { throw unsafe failure(of: result) }
      let columns = unsafe inbetween_pg_columns(result)
      return unsafe (0..<inbetween_pg_rows(result)).map { row in
        PostgreSQLRow(values: (0..<columns).map { unsafe Self.value(of: result, row, $0) })
      }
    }

    private static func value(
      of result: OpaquePointer, _ row: Int32, _ column: Int32
    ) -> [UInt8]? {
      let length = unsafe inbetween_pg_length(result, row, column)
      guard length >= 0, let start = unsafe inbetween_pg_value(result, row, column) else {
        return nil
      }
      return unsafe Array(UnsafeBufferPointer(start: start, count: Int(length)))
    }

    private func failure(of result: OpaquePointer) -> PostgreSQLFailure {
      let state = unsafe String(cString: inbetween_pg_state(result))
      return unsafe PostgreSQLFailure(
        state: state, message: String(cString: inbetween_pg_error(result)),
        isBroken: !isOpen || PostgreSQLFailure.endsConnection(state))
    }

    private func failure() -> PostgreSQLFailure {
      unsafe PostgreSQLFailure(
        message: String(cString: inbetween_pg_message(handle)), isBroken: true)
    }
  }

  extension PostgreSQLConnection {
    /// The payloads of notifications, waiting a limited time for the first.
    mutating func notifications(
      within milliseconds: Int32
    ) throws(PostgreSQLFailure) -> [String] {
      guard unsafe inbetween_pg_wait(handle, milliseconds) >= 0, isOpen else { throw failure() }
      var texts: [String] = []
      var text = [CChar](repeating: 0, count: 128)
      while unsafe inbetween_pg_notification(handle, &text, text.count) != 0 {
        texts.append(
          String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
      }
      return texts
    }
  }
#endif
