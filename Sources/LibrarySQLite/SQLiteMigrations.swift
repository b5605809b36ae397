import GRDB

/// The schema of the file in steps. A released step is never changed; new ones are added after
/// it.
enum SQLiteMigrations {
  /// The application id in the file's header that marks it as a library: `inbt` in ASCII.
  static let applicationID: Int32 = 0x696e_6274

  /// The migrator with all steps.
  ///
  /// - Parameter now: Microseconds since 1970 (UTC), the number before a new library's first change.
  static func migrator(now: Int64) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: names, revisions, changes") { database in
      try database.execute(sql: names + revisions + changes)
      try database.execute(
        sql: "INSERT INTO library (id, beforeFirstChange) VALUES (1, ?)", arguments: [now])
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
    return migrator
  }

  /// In the table `animation`, `last` is the last revision number of a name, and `newest` its
  /// newest revision: null if it was deleted.
  private static let names = """
    CREATE TABLE library (id INTEGER PRIMARY KEY CHECK (id = 1), beforeFirstChange INTEGER NOT NULL) STRICT;
    CREATE TABLE animation (name TEXT PRIMARY KEY NOT NULL, last INTEGER NOT NULL, newest INTEGER)
    STRICT, WITHOUT ROWID;
    """

  /// The document is the last column, so that the others are read without it.
  private static let revisions = """
    CREATE TABLE revision (
      name TEXT NOT NULL, revision INTEGER NOT NULL, updated INTEGER NOT NULL, kind TEXT NOT NULL,
      duration REAL, formatVersion INTEGER NOT NULL, byteCount INTEGER NOT NULL,
      checksum INTEGER NOT NULL, document BLOB NOT NULL, UNIQUE (name, revision)
    ) STRICT;
    """

  private static let changes = """
    CREATE TABLE change (
      number INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, revision INTEGER NOT NULL,
      updated INTEGER NOT NULL, checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX changeByName ON change (name, number);
    """
}
