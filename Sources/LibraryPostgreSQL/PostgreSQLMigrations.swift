#if PostgreSQL
  /// The schema of the database in steps. A released step is never changed; new ones are added
  /// after it. The tables are in the first schema of the search path.
  enum PostgreSQLMigrations {
    /// Migrates a database to the newest schema; other processes wait meanwhile.
    ///
    /// - Parameter now: Microseconds since 1970 (UTC), the number before a new library's first change.
    static func run(
      on connection: inout PostgreSQLConnection, now: Int64
    ) throws(PostgreSQLFailure) {
      try connection.run("BEGIN")
      do {
        try migrate(&connection, now)
        try connection.run("COMMIT")
      } catch {
        _ = try? connection.run("ROLLBACK")
        throw error
      }
    }

    private static func migrate(
      _ connection: inout PostgreSQLConnection, _ now: Int64
    ) throws(PostgreSQLFailure) {
      try connection.run("SELECT pg_advisory_xact_lock(1768841844, hashtext(current_schema()))")
      try connection.run(
        "CREATE TABLE IF NOT EXISTS inbetween_migration (step bigint PRIMARY KEY)")
      let last = try connection.run(
        "SELECT coalesce(max(step), 0)::bigint FROM inbetween_migration")
      let done = try last[0].count(0)
      guard done <= steps.count else {
        throw PostgreSQLFailure(
          message:
            "The library was written by a newer inbetweend. Use that version or a newer one.",
          isBroken: false)
      }
      for (index, step) in steps.enumerated().dropFirst(done) {
        for statement in step { try connection.run(statement) }
        try connection.run(
          "INSERT INTO inbetween_migration VALUES ($1::bigint)", [.count(index + 1)])
      }
      try connection.run(
        "INSERT INTO inbetween_library VALUES (1, $1::bigint, $1::bigint) ON CONFLICT DO NOTHING",
        [.integer(now)])
    }

    private static let steps: [[String]] = [
      [library, animations, revisions, changes, changesByName]
    ]

    private static let library = """
      CREATE TABLE inbetween_library (
        id bigint PRIMARY KEY CHECK (id = 1), before_first_change bigint NOT NULL,
        latest_change bigint NOT NULL)
      """

    /// In this table `last` is the last revision number of a name, and `newest` its newest
    /// revision: null if it was deleted.
    private static let animations = """
      CREATE TABLE inbetween_animation (
        name text COLLATE "C" PRIMARY KEY, last bigint NOT NULL, newest bigint)
      """

    private static let revisions = """
      CREATE TABLE inbetween_revision (
        name text COLLATE "C" NOT NULL, revision bigint NOT NULL, updated bigint NOT NULL,
        kind text NOT NULL, duration double precision, format_version bigint NOT NULL,
        byte_count bigint NOT NULL, document bytea NOT NULL, PRIMARY KEY (name, revision))
      """

    private static let changes = """
      CREATE TABLE inbetween_change (
        number bigint PRIMARY KEY, kind text NOT NULL, name text COLLATE "C" NOT NULL,
        revision bigint NOT NULL, updated bigint NOT NULL)
      """

    private static let changesByName =
      "CREATE INDEX inbetween_change_by_name ON inbetween_change (name, number)"
  }
#endif
