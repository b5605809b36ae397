public import AnimationLibrary
import GRDB

extension SQLiteStore {
  /// Reads a whole library and reports its faults, without changing anything.
  ///
  /// SQLite checks the structure of the file; then every document is compared with its checksum,
  /// and the log of changes is replayed: it has to lead to what is stored.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where there is no library or another process has it;
  ///   ``StoreError/damaged(_:)`` where so much is wrong that nothing can be read.
  /// - Complexity: O(bytes)
  public static func check(_ path: String) throws(StoreError) -> LibraryReport {
    let file = try SQLiteFile(existing: path)
    let hold = try SQLiteHold(of: file)
    defer { hold.release() }
    return try file.report()
  }
}

extension SQLiteFile {
  /// The contents of the library and its faults.
  func report() throws(StoreError) -> LibraryReport {
    let queue = try openForReading()
    defer { try? queue.close() }
    return try translating(path) {
      try queue.read { database in
        try refuseForeignFile(database)
        try refuseOtherSteps(database)
        var report = LibraryReport(faults: try structuralFaults(database))
        if report.faults.isEmpty {
          try check(&report, database)
        }
        return report
      }
    }
  }

  private func structuralFaults(_ database: Database) throws -> [String] {
    let findings = try String.fetchAll(database, sql: "PRAGMA integrity_check")
    guard findings == ["ok"] else { return findings }
    let isMade = try SQLiteMigrations.migrator(now: 0).hasCompletedMigrations(database)
    return isMade ? [] : ["There is no library in this file yet, or one of an older version."]
  }

  private func check(_ report: inout LibraryReport, _ database: Database) throws {
    var log = ReplayedLog(before: try database.numberBeforeFirstChange())
    try each("SELECT * FROM change ORDER BY number", &report, database) { row, report in
      log.apply(try StoredForm.change(row))
      report.changeCount += 1
    }
    try each("SELECT * FROM revision ORDER BY name, revision", &report, database) { row, report in
      log.compare(try StoredForm.summary(row))
      _ = try StoredForm.animation(row)
      report.revisionCount += 1
    }
    try each("SELECT * FROM animation ORDER BY name", &report, database) { row, report in
      let entry = try StoredForm.entry(row)
      log.compare(entry)
      if entry.newest != nil { report.animationCount += 1 }
    }
    report.faults += log.faults()
  }

  /// Calls `take` for each row of a query; errors in a row become faults of the report.
  private func each(
    _ sql: String, _ report: inout LibraryReport, _ database: Database,
    _ take: (Row, inout LibraryReport) throws -> Void
  ) throws {
    let rows = try Row.fetchCursor(database, sql: sql)
    while let row = try rows.next() {
      do {
        try take(row, &report)
      } catch let fault as StoredForm.DamagedRow {
        report.faults.append(fault.text)
      } catch is RowDecodingError {
        report.faults.append("A row cannot be read: \(sql).")
      }
    }
  }
}
