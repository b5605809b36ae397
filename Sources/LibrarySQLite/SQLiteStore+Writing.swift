public import AnimationLibrary
import GRDB

extension SQLiteStore {
  public func write<Value: Sendable>(
    _ body: (inout SQLiteTransaction) throws -> Result<Value, StoreError>
  ) throws(StoreError) -> Value {
    try write { database in
      var transaction = SQLiteTransaction(database: database)
      return try body(&transaction).get()
    }
  }
}

/// A write transaction on an SQLite library.
public struct SQLiteTransaction {
  let database: Database
}

extension SQLiteTransaction: StoreTransaction {
  public func newest(of name: AnimationName) throws -> RevisionSummary? {
    try database.summary(of: name)
  }

  /// Whether a revision has these bytes. SQLite compares them, so that they need not be fetched.
  public func holds(_ document: [UInt8], as revision: RevisionSummary) throws -> Bool {
    guard revision.byteCount == document.count else { return false }
    let sql = "SELECT document = ? FROM revision WHERE name = ? AND revision = ?"
    return try Bool.fetchOne(
      database.cachedStatement(sql: sql),
      arguments: [document.data, revision.name.text, revision.revision.number]) ?? false
  }

  public func nextRevision(of name: AnimationName) throws -> Revision {
    let last = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT last FROM animation WHERE name = ?"),
      arguments: [name.text])
    return try last.map { try StoredForm.revision($0).next } ?? .first
  }

  public func insert(_ stored: StoredAnimation) throws {
    let (name, number, draft) = (stored.name.text, stored.revision.number, stored.draft)
    try run(
      """
      INSERT INTO revision
      (name, revision, updated, kind, duration, formatVersion, byteCount, checksum, document)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        name, number, stored.updated, draft.kind, draft.duration, draft.formatVersion,
        draft.document.count, Checksum.of(stored), draft.document.data,
      ])
    try run(
      """
      INSERT INTO animation (name, last, newest) VALUES (?1, ?2, ?2)
      ON CONFLICT (name) DO UPDATE SET last = ?2, newest = ?2
      """, [name, number])
  }

  public func remove(_ name: AnimationName) throws {
    try run("DELETE FROM revision WHERE name = ?", [name.text])
    try run("UPDATE animation SET newest = NULL WHERE name = ?", [name.text])
  }

  public func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, now: Int64
  ) throws {
    let change = Change(
      number: try database.latestChange().next, kind: kind, name: name, revision: revision,
      updated: now)
    try run(
      """
      INSERT INTO change (number, kind, name, revision, updated, checksum)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        change.number.number, kind.rawValue, name.text, revision.number, now, Checksum.of(change),
      ])
  }

  private func run(_ sql: String, _ arguments: StatementArguments) throws {
    try database.cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
