public import AnimationLibrary
import GRDB

extension SQLiteStore {
  public func animation(
    named name: AnimationName, revision: Revision?
  ) throws(StoreError) -> StoredAnimation? {
    try read { database in
      let newest = "(SELECT newest FROM animation WHERE name = ?1)"
      let row = try Row.fetchOne(
        database.cachedStatement(
          sql: "SELECT * FROM revision WHERE name = ?1 AND revision = ifnull(?2, \(newest))"),
        arguments: [name.text, revision?.number])
      return try row.map(StoredForm.animation)
    }
  }

  /// Names are ordered by their bytes, none of which is above `~`.
  public func animations(
    prefix: String, after name: AnimationName?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try read { database in
      let rows = try Row.fetchAll(
        database.cachedStatement(
          sql: """
            \(StoredForm.newest) WHERE animation.name >= ?1 AND animation.name < ?1 || '~'
            AND animation.name > ?2 ORDER BY animation.name LIMIT ?3
            """),
        arguments: [prefix, name?.text ?? "", limit])
      return try rows.map(StoredForm.summary)
    }
  }

  public func revisions(
    of name: AnimationName, before revision: Revision?, limit: Int
  ) throws(StoreError) -> [RevisionSummary] {
    try read { database in
      let rows = try Row.fetchAll(
        database.cachedStatement(
          sql: """
            SELECT \(StoredForm.columns) FROM revision WHERE name = ? AND revision < ?
            ORDER BY revision DESC LIMIT ?
            """),
        arguments: [name.text, revision?.number ?? .max, limit])
      return try rows.map(StoredForm.summary)
    }
  }

  public func latestChange() throws(StoreError) -> ChangeNumber {
    try read { database in try database.latestChange() }
  }

  public func changes(
    after number: ChangeNumber, name: AnimationName?, limit: Int
  ) throws(StoreError) -> [Change] {
    try read { database in
      guard try database.knownChanges().contains(number) else {
        throw StoreError.unknownChange(number)
      }
      let filter = name == nil ? "" : "AND name = ?3"
      let rows = try Row.fetchAll(
        database.cachedStatement(
          sql: "SELECT * FROM change WHERE number > ?1 \(filter) ORDER BY number LIMIT ?2"),
        arguments: [number.number, limit] + (name.map { [$0.text] } ?? []))
      return try rows.map(StoredForm.change)
    }
  }
}

extension Database {
  /// The newest revision of an animation; nil if there is none.
  func summary(of name: AnimationName) throws -> RevisionSummary? {
    let row = try Row.fetchOne(
      cachedStatement(sql: "\(StoredForm.newest) WHERE animation.name = ?"),
      arguments: [name.text])
    return try row.map(StoredForm.summary)
  }

  /// The numbers after which a client can ask for changes.
  fileprivate func knownChanges() throws -> ClosedRange<ChangeNumber> {
    let (first, last) = (try numberBeforeFirstChange(), try latestChange())
    guard first <= last else {
      throw StoredForm.DamagedRow("The changes end at \(last.number), before \(first.number).")
    }
    return first...last
  }

  /// The number of the latest change.
  func latestChange() throws -> ChangeNumber {
    let sql = "SELECT number FROM change ORDER BY number DESC LIMIT 1"
    guard let number = try Int64.fetchOne(cachedStatement(sql: sql)) else {
      return try numberBeforeFirstChange()
    }
    return try StoredForm.changeNumber(number)
  }

  /// The number just before that of the library's first change.
  func numberBeforeFirstChange() throws -> ChangeNumber {
    let sql = "SELECT beforeFirstChange FROM library"
    guard let number = try Int64.fetchOne(cachedStatement(sql: sql)) else {
      throw StoredForm.DamagedRow("The library does not say where its changes begin.")
    }
    return try StoredForm.changeNumber(number)
  }
}
