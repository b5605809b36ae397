public import AnimationLibrary
import GRDB

extension SQLiteStore {
  public func put(
    _ draft: AnimationDraft, as name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> PutOutcome {
    let outcome = try write { database in
      let newest = try database.newest(of: name, if: condition)
      if let newest, try database.holds(draft.document, as: newest) {
        return PutOutcome(effect: .unchanged, newest: newest)
      }
      let stored = StoredAnimation(
        name: name, revision: try database.nextRevision(of: name), updated: now, draft: draft)
      try database.insert(stored)
      try database.log(.revision, of: name, stored.revision, now)
      return PutOutcome(
        effect: newest == nil ? .created : .replaced, newest: RevisionSummary(stored))
    }
    if outcome.effect != .unchanged { signal.send() }
    return outcome
  }

  public func delete(
    _ name: AnimationName, if condition: WriteCondition, now: Int64
  ) throws(StoreError) -> Revision? {
    let last: Revision? = try write { database in
      guard let newest = try database.newest(of: name, if: condition) else { return nil }
      try database.run("DELETE FROM revision WHERE name = ?", [name.text])
      try database.run("UPDATE animation SET newest = NULL WHERE name = ?", [name.text])
      try database.log(.deleted, of: name, newest.revision, now)
      return newest.revision
    }
    if last != nil { signal.send() }
    return last
  }
}

extension Database {
  /// The newest revision, if the condition holds there.
  fileprivate func newest(
    of name: AnimationName, if condition: WriteCondition
  ) throws -> RevisionSummary? {
    let newest = try summary(of: name)
    guard condition.holds(newest: newest?.revision) else {
      throw StoreError.conditionFailed(newest: newest?.revision)
    }
    return newest
  }

  /// Whether a revision has these bytes. SQLite compares them, so that they need not be read.
  fileprivate func holds(_ document: [UInt8], as summary: RevisionSummary) throws -> Bool {
    guard summary.byteCount == document.count else { return false }
    let sql = "SELECT document = ? FROM revision WHERE name = ? AND revision = ?"
    return try Bool.fetchOne(
      cachedStatement(sql: sql),
      arguments: [document.data, summary.name.text, summary.revision.number]) ?? false
  }

  fileprivate func nextRevision(of name: AnimationName) throws -> Revision {
    let last = try Int.fetchOne(
      cachedStatement(sql: "SELECT last FROM animation WHERE name = ?"), arguments: [name.text])
    return try last.map { try StoredForm.revision($0).next } ?? .first
  }

  fileprivate func insert(_ stored: StoredAnimation) throws {
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

  fileprivate func log(
    _ kind: Change.Kind, of name: AnimationName, _ revision: Revision, _ now: Int64
  ) throws {
    let change = Change(
      number: try latestChange().next, kind: kind, name: name, revision: revision, updated: now)
    try run(
      """
      INSERT INTO change (number, kind, name, revision, updated, checksum)
      VALUES (?, ?, ?, ?, ?, ?)
      """,
      [
        change.number.number, kind.rawValue, name.text, revision.number, now, Checksum.of(change),
      ])
  }

  fileprivate func run(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }
}
