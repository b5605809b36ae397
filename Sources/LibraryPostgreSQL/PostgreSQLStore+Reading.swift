#if PostgreSQL
  public import AnimationLibrary

  extension PostgreSQLStore {
    public func animation(
      named name: AnimationName, revision: Revision?
    ) throws(StoreError) -> StoredAnimation? {
      try read { connection throws(PostgreSQLFailure) in
        let rows = try connection.run(
          """
          SELECT name, revision, updated, kind, duration, byte_count, format_version, document
          FROM inbetween_revision WHERE name = $1::text AND revision = CASE $2::bigint WHEN 0 THEN
          (SELECT newest FROM inbetween_animation WHERE name = $1::text) ELSE $2::bigint END
          """, [.text(name.text), .count(revision?.number ?? 0)])
        return try rows.first?.animation()
      }
    }

    /// Names are ordered by their bytes, none of which is above `~`.
    public func animations(
      prefix: String, after name: AnimationName?, limit: Int
    ) throws(StoreError) -> [RevisionSummary] {
      try read { connection throws(PostgreSQLFailure) in
        try connection.run(
          """
          \(PostgreSQLRow.newest) WHERE entry.name >= $1::text AND entry.name < $1::text || '~'
          AND entry.name > $2::text ORDER BY entry.name LIMIT $3::bigint
          """, [.text(prefix), .text(name?.text ?? ""), .count(limit)]
        ).map { row throws(PostgreSQLFailure) in try row.summary() }
      }
    }

    public func revisions(
      of name: AnimationName, before revision: Revision?, limit: Int
    ) throws(StoreError) -> [RevisionSummary] {
      try read { connection throws(PostgreSQLFailure) in
        try connection.run(
          """
          SELECT name, revision, updated, kind, duration, byte_count FROM inbetween_revision
          WHERE name = $1::text AND revision < $2::bigint ORDER BY revision DESC LIMIT $3::bigint
          """, [.text(name.text), .count(revision?.number ?? .max), .count(limit)]
        ).map { row throws(PostgreSQLFailure) in try row.summary() }
      }
    }

    public func latestChange() throws(StoreError) -> ChangeNumber {
      try read { connection throws(PostgreSQLFailure) in
        ChangeNumber(
          try connection.one("SELECT latest_change FROM inbetween_library WHERE id = 1").integer(0))
      }
    }

    /// The range of numbers is read before the changes, so a change in between does no harm.
    public func changes(
      after number: ChangeNumber, name: AnimationName?, limit: Int
    ) throws(StoreError) -> [Change] {
      let (isKnown, changes) = try read { connection throws(PostgreSQLFailure) in
        let isKnown = try connection.one(
          """
          SELECT $1::bigint BETWEEN before_first_change AND latest_change
          FROM inbetween_library WHERE id = 1
          """, [.integer(number.number)]
        ).truth(0)
        let filter = name == nil ? "" : "AND name = $3::text"
        let rows = try connection.run(
          """
          SELECT number, kind, name, revision, updated FROM inbetween_change
          WHERE number > $1::bigint \(filter) ORDER BY number LIMIT $2::bigint
          """,
          [.integer(number.number), .count(limit)] + (name.map { [.text($0.text)] } ?? []))
        return (isKnown, try rows.map { row throws(PostgreSQLFailure) in try row.change() })
      }
      guard isKnown else { throw .unknownChange(number) }
      return changes
    }
  }

  extension PostgreSQLConnection {
    /// The newest revision of an animation; nil if there is none.
    mutating func summary(of name: AnimationName) throws(PostgreSQLFailure) -> RevisionSummary? {
      try run("\(PostgreSQLRow.newest) WHERE entry.name = $1::text", [.text(name.text)]).first?
        .summary()
    }

    /// The only row of a statement's result; throws if there is none.
    mutating func one(
      _ sql: String, _ values: [PostgreSQLValue] = []
    ) throws(PostgreSQLFailure) -> PostgreSQLRow {
      guard let row = try run(sql, values).first else {
        throw PostgreSQLFailure(
          state: "XX001", message: "The tables of the library are not complete.", isBroken: false)
      }
      return row
    }
  }
#endif
