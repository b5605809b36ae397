#if PostgreSQL
  public import AnimationLibrary

  extension PostgreSQLStore {
    public func write<Value: Sendable>(
      _ body: (inout PostgreSQLTransaction) throws(PostgreSQLFailure) -> Result<Value, StoreError>
    ) throws(StoreError) -> Value {
      try checkOpen()
      let result = try pool.run { pooled, attempt throws(PostgreSQLFailure) in
        var transaction = PostgreSQLTransaction(pooled: pooled, sender: own)
        do throws(PostgreSQLFailure) {
          try transaction.begin()
          let result = try body(&transaction)
          attempt.mayRunAgain = false
          try transaction.run("COMMIT")
          return result
        } catch {
          if pooled.connection.isOpen { _ = try? transaction.run("ROLLBACK") }
          throw error
        }
      }
      return try result.get()
    }
  }

  /// A write transaction on a PostgreSQL library.
  public struct PostgreSQLTransaction {
    let pooled: PooledConnection
    /// The payload of notifications, which identifies this store.
    let sender: String

    /// Begins the transaction and waits until no other one writes. Later reads see the newest
    /// state.
    fileprivate func begin() throws(PostgreSQLFailure) {
      try run("BEGIN")
      try run("SELECT id FROM inbetween_library WHERE id = 1 FOR UPDATE")
    }

    @discardableResult
    fileprivate func run(
      _ sql: String, _ values: [PostgreSQLValue] = []
    ) throws(PostgreSQLFailure) -> [PostgreSQLRow] {
      try pooled.connection.run(sql, values)
    }
  }

  extension PostgreSQLTransaction: StoreTransaction {
    public func newest(of name: AnimationName) throws(PostgreSQLFailure) -> RevisionSummary? {
      try pooled.connection.summary(of: name)
    }

    public func remove(_ name: AnimationName) throws(PostgreSQLFailure) {
      try run("DELETE FROM inbetween_revision WHERE name = $1::text", [.text(name.text)])
      try run(
        "UPDATE inbetween_animation SET newest = NULL WHERE name = $1::text", [.text(name.text)])
    }

    /// Whether a revision has these bytes. The server compares them, so that they need not be
    /// fetched.
    public func holds(
      _ document: [UInt8], as revision: RevisionSummary
    ) throws(PostgreSQLFailure) -> Bool {
      guard revision.byteCount == document.count else { return false }
      return try pooled.connection.one(
        """
        SELECT document = $1::bytea FROM inbetween_revision
        WHERE name = $2::text AND revision = $3::bigint
        """, [.bytes(document), .text(revision.name.text), .count(revision.revision.number)]
      ).truth(0)
    }

    public func nextRevision(
      of name: AnimationName
    ) throws(PostgreSQLFailure) -> Revision {
      let rows = try run(
        "SELECT last FROM inbetween_animation WHERE name = $1::text", [.text(name.text)])
      return try rows.first?.revision(0).next ?? .first
    }

    public func insert(_ stored: StoredAnimation) throws(PostgreSQLFailure) {
      let (name, number) = (
        PostgreSQLValue.text(stored.name.text), PostgreSQLValue.count(stored.revision.number)
      )
      try run(
        """
        INSERT INTO inbetween_revision
        (name, revision, updated, kind, duration, format_version, byte_count, document) VALUES
        ($1::text, $2::bigint, $3::bigint, $4::text, $5::float8, $6::bigint, $7::bigint, $8::bytea)
        """,
        [
          name, number, .integer(stored.updated), .text(stored.draft.kind),
          .number(stored.draft.duration), .count(stored.draft.formatVersion),
          .count(stored.draft.document.count), .bytes(stored.draft.document),
        ])
      try run(
        """
        INSERT INTO inbetween_animation (name, last, newest) VALUES ($1::text, $2::bigint, $2::bigint)
        ON CONFLICT (name) DO UPDATE SET last = excluded.last, newest = excluded.newest
        """, [name, number])
    }

    /// Logs a change under the next number, and notifies other stores when it is committed.
    public func log(
      _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
    ) throws(PostgreSQLFailure) {
      try run(
        """
        WITH next AS (
          UPDATE inbetween_library SET latest_change = latest_change + 1 WHERE id = 1
          RETURNING latest_change)
        INSERT INTO inbetween_change (number, kind, name, revision, updated)
        SELECT latest_change, $1::text, $2::text, $3::bigint, $4::bigint FROM next
        """,
        [.text(kind.rawValue), .text(name.text), .count(revision.number), .integer(now)])
      try run("SELECT pg_notify(\(PostgreSQLListener.channel), $1::text)", [.text(sender)])
    }
  }
#endif
