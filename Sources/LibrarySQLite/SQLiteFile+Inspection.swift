import AnimationLibrary
import GRDB

extension SQLiteFile {
  /// Checks a file without changing it, and throws if it is damaged, no library or of a newer
  /// version. An empty file passes: its library is created later.
  func inspect() throws(StoreError) {
    let queue = try openForReading()
    defer { try? queue.close() }
    try translating(path) {
      try queue.read { database in
        try refuseForeignFile(database)
        try refuseOtherSteps(database)
        try refuseDamaged(database)
      }
    }
  }

  func refuseForeignFile(_ database: Database) throws {
    let id = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    // An interrupted first start leaves at most the migrator's table.
    let own = ["grdb_migrations", "grdb_issue_102"]
    let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master")
    let isNew = id == 0 && tables.allSatisfy { own.contains($0) || $0.hasPrefix("sqlite_") }
    guard id == SQLiteMigrations.applicationID || isNew else {
      throw StoreError.unavailable(
        "\(path) is the database of another program. Name another file with --library.")
    }
  }

  /// Throws if the steps by which the file was made are not those that are known. A newer version
  /// has all of these and more; where one is missing beside an unknown one, its name has changed on
  /// the disk.
  func refuseOtherSteps(_ database: Database) throws {
    let migrator = SQLiteMigrations.migrator(now: 0)
    guard try migrator.hasBeenSuperseded(database) else { return }
    guard try migrator.hasCompletedMigrations(database) else {
      throw StoreError.damage(
        of: path, "The table grdb_migrations names a step that no version has.")
    }
    throw StoreError.unavailable(
      "\(path) was written by a newer version of inbetweend. Use that version or a newer one.")
  }

  private func refuseDamaged(_ database: Database) throws {
    let findings = try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
    guard findings == ["ok"] else {
      throw StoreError.damage(of: path, findings.joined(separator: "; ") + ".")
    }
  }
}
