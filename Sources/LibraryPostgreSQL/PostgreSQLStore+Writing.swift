#if PostgreSQL
  public import AnimationLibrary

  extension PostgreSQLStore {
    public func put(
      _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
    ) throws(StoreError) -> PutOutcome {
      let outcome = try write(name, condition) { transaction, newest throws(PostgreSQLFailure) in
        if let newest, try transaction.holds(draft.document, as: newest) {
          return PutOutcome(effect: .unchanged, newest: newest)
        }
        let stored = StoredAnimation(
          name: name, revision: try transaction.nextRevision(of: name), updated: now, draft: draft)
        try transaction.insert(stored)
        try transaction.log(.revision, of: name, stored.revision, now, as: own)
        return PutOutcome(
          effect: newest == nil ? .created : .replaced, newest: RevisionSummary(stored))
      }
      if outcome.effect != .unchanged { signal.send() }
      return outcome
    }

    public func delete(
      _ name: AnimationName, if condition: WriteCondition, now: Int64
    ) throws(StoreError) -> Revision? {
      let last: Revision? = try write(name, condition) {
        transaction, newest throws(PostgreSQLFailure) in
        guard let newest else { return nil }
        try transaction.run(
          "DELETE FROM inbetween_revision WHERE name = $1::text", [.text(name.text)])
        try transaction.run(
          "UPDATE inbetween_animation SET newest = NULL WHERE name = $1::text", [.text(name.text)])
        try transaction.log(.deleted, of: name, newest.revision, now, as: own)
        return newest.revision
      }
      if last != nil { signal.send() }
      return last
    }

    /// Runs one transaction that writes, alone among all machines, if the condition holds.
    private func write<Value>(
      _ name: AnimationName, _ condition: WriteCondition,
      _ body: (inout PostgreSQLConnection, RevisionSummary?) throws(PostgreSQLFailure) -> Value
    ) throws(StoreError) -> Value {
      try checkOpen()
      let result = try pool.run { connection, attempt throws(PostgreSQLFailure) in
        do throws(PostgreSQLFailure) {
          try connection.run("BEGIN")
          try connection.lockLibrary()
          let newest = try connection.summary(of: name)
          guard condition.holds(newest: newest?.revision) else {
            try connection.run("ROLLBACK")
            return Result<Value, StoreError>.failure(.conditionFailed(newest: newest?.revision))
          }
          let value = try body(&connection, newest)
          attempt.mayRunAgain = false
          try connection.run("COMMIT")
          return .success(value)
        } catch {
          if connection.isOpen { _ = try? connection.run("ROLLBACK") }
          throw error
        }
      }
      return try result.get()
    }
  }

  extension PostgreSQLConnection {
    /// Waits until no other transaction writes. What is read from here on is the newest.
    fileprivate mutating func lockLibrary() throws(PostgreSQLFailure) {
      _ = try one("SELECT id FROM inbetween_library WHERE id = 1 FOR UPDATE")
    }

    /// Whether a revision has these bytes. The server compares them, so that they need not come.
    fileprivate mutating func holds(
      _ document: [UInt8], as summary: RevisionSummary
    ) throws(PostgreSQLFailure) -> Bool {
      guard summary.byteCount == document.count else { return false }
      return try one(
        """
        SELECT document = $1::bytea FROM inbetween_revision
        WHERE name = $2::text AND revision = $3::bigint
        """, [.bytes(document), .text(summary.name.text), .count(summary.revision.number)]
      ).truth(0)
    }

    fileprivate mutating func nextRevision(
      of name: AnimationName
    ) throws(PostgreSQLFailure) -> Revision {
      let rows = try run(
        "SELECT last FROM inbetween_animation WHERE name = $1::text", [.text(name.text)])
      return try rows.first?.revision(0).next ?? .first
    }

    fileprivate mutating func insert(_ stored: StoredAnimation) throws(PostgreSQLFailure) {
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

    /// Logs a change under the next number and tells the other stores once it is committed.
    fileprivate mutating func log(
      _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, _ now: Int64,
      as own: String
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
      try run("SELECT pg_notify(\(PostgreSQLListener.channel), $1::text)", [.text(own)])
    }
  }
#endif
