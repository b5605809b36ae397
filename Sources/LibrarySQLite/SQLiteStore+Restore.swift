public import AnimationLibrary
import Foundation
import GRDB

extension SQLiteStore {
  /// Replaces a library by a backup, in one step.
  ///
  /// Numbers used since the backup are not reused. The revisions of a name continue after its last
  /// one. Changes are numbered from `now` on, so that clients resuming from an older number learn
  /// that it is unknown. If the present file cannot be read as a library, it is kept under another
  /// name.
  ///
  /// - Throws: As ``check(_:)`` and ``backUp(_:to:)``; the library is then unchanged.
  public static func restore(
    _ backup: String, to path: String, now: Int64
  ) throws(StoreError) -> LibraryReport {
    let source = try SQLiteFile(existing: backup)
    let library = try SQLiteFile(path)
    let hold = try SQLiteHold(of: library)
    defer { hold.release() }
    try source.refuseEmpty()
    let draft = try SQLiteFile(library.path + ".restoring")
    try draft.remove()
    defer { try? draft.remove() }
    try source.copy(into: draft)
    let used = library.isThere ? (try? library.usedNumbers()) : nil
    try draft.goOn(behind: used ?? UsedNumbers(), now: now)
    let report = try draft.report()
    try report.refuseFaults(of: source.path)
    try library.isThere && used == nil
      ? library.replaceUnsound(by: draft, now: now) : draft.copy(into: library)
    return report
  }
}

extension SQLiteFile {
  /// Throws for a file in which no library was created yet, as it would pass for an empty one.
  fileprivate func refuseEmpty() throws(StoreError) {
    let queue = try openForReading()
    defer { try? queue.close() }
    let isMade = try translating(path) { try queue.read { try $0.tableExists("library") } }
    if !isMade { throw .unavailable("\(path) holds no library.") }
  }

  /// Raises the numbers in a restored library above those of the library it replaces.
  fileprivate func goOn(behind used: UsedNumbers, now: Int64) throws(StoreError) {
    let pool = try openForWriting(now: now)
    defer { try? pool.close() }
    try translating(path) {
      try pool.write { database in
        let own = try database.latestChange().number
        try database.renumberChanges(from: max(now, own, used.latestChange))
        for (name, last) in used.last {
          try database.execute(
            sql: """
              INSERT INTO animation (name, last) VALUES (?1, ?2)
              ON CONFLICT (name) DO UPDATE SET last = max(last, ?2)
              """, arguments: [name, last])
        }
      }
    }
  }

  /// The numbers used in this library; throws where it cannot be read.
  fileprivate func usedNumbers() throws(StoreError) -> UsedNumbers {
    try inspect()
    let queue = try openForReading()
    defer { try? queue.close() }
    return try translating(path) {
      try queue.read { database in
        guard try database.tableExists("animation") else { return UsedNumbers() }
        let rows = try Row.fetchAll(database, sql: "SELECT * FROM animation")
        return UsedNumbers(
          latestChange: try database.latestChange().number,
          last: try rows.map(StoredForm.entry).map { ($0.name.text, $0.last.number) })
      }
    }
  }

  /// Puts a library in the place of a file that is none, which is kept under another name. If that
  /// fails, the file is where it was.
  fileprivate func replaceUnsound(by draft: SQLiteFile, now: Int64) throws(StoreError) {
    let aside = try SQLiteFile(path + ".replaced-\(now)")
    do throws(StoreError) {
      try move(to: aside)
      try draft.copy(into: self)
    } catch {
      if aside.isThere {
        try? remove()
        try? aside.move(to: self)
      }
      throw error
    }
  }
}

/// The numbers that a library has already used.
private struct UsedNumbers {
  var latestChange: Int64 = .min
  var last: [(name: String, last: Int)] = []
}

extension Database {
  /// Renumbers the changes to begin after a number. Negative numbers in between avoid duplicates.
  fileprivate func renumberChanges(from first: Int64) throws {
    let shift = first - (try numberBeforeFirstChange().number)
    try execute(sql: "UPDATE change SET number = -number")
    try execute(sql: "UPDATE change SET number = ? - number", arguments: [shift])
    try execute(sql: "UPDATE library SET beforeFirstChange = ?", arguments: [first])
  }
}
