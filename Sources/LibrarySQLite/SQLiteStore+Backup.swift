public import AnimationLibrary
import Foundation
import GRDB

extension SQLiteStore {
  /// Copies the present state of a library to a new file. Others may write to the library
  /// meanwhile.
  ///
  /// The copy gets its name once it is complete, synced and checked. Until then a lock keeps others
  /// from making the same.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where there is no library, already such a file, or
  ///   somebody who makes it; ``StoreError/full``; ``StoreError/damaged(_:)``.
  public static func backUp(_ path: String, to backup: String) throws(StoreError) -> LibraryReport {
    let library = try SQLiteFile(existing: path)
    let copy = try SQLiteFile(backup)
    let draft = try SQLiteFile(copy.path + ".partial")
    let hold = try SQLiteHold(of: draft, advice: "Wait for that one, or name another file.")
    defer { hold.remove() }
    if copy.isThere {
      throw .unavailable("\(copy.path) exists already. Name a new file for the backup.")
    }
    try draft.remove()
    do {
      try library.copy(into: draft)
      try draft.takeLogIn()
      let report = try draft.report()
      try report.refuseFaults(of: library.path)
      try draft.move(to: copy)
      return report
    } catch {
      try draft.remove()
      throw error
    }
  }
}

extension SQLiteFile {
  /// The file of an existing library; throws if there is none.
  init(existing path: String) throws(StoreError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .unavailable("There is no file \(path).")
    }
    try self.init(path)
  }

  /// Copies this library over another one, in one transaction.
  func copy(into target: SQLiteFile) throws(StoreError) {
    try inspect()
    let source = try openForReading()
    defer { try? source.close() }
    try Self.make(target.path)
    try translating(target.path) {
      let queue = try DatabaseQueue(path: target.path, configuration: Self.configuration)
      defer { try? queue.close() }
      try source.backup(to: queue)
    }
  }

  /// Moves the write-ahead log into the file, so that the file can be moved alone.
  fileprivate func takeLogIn() throws(StoreError) {
    try translating(path) {
      let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
      defer { try? queue.close() }
      let mode = try queue.writeWithoutTransaction { database in
        try String.fetchOne(database, sql: "PRAGMA journal_mode = DELETE")
      }
      guard mode == "delete" else { throw StoreError.unavailable("\(path) is in use.") }
    }
  }

  /// Renames the file, with its logs; the new names must be free.
  func move(to target: SQLiteFile) throws(StoreError) {
    for part in parts.reversed() where FileManager.default.fileExists(atPath: part) {
      let name = target.path + part.dropFirst(path.count)
      do {
        try FileManager.default.moveItem(atPath: part, toPath: name)
      } catch {
        throw .unavailable("\(part) cannot be called \(name): \(error.localizedDescription)")
      }
    }
  }

  /// Removes the file, with its logs.
  func remove() throws(StoreError) {
    for part in parts where FileManager.default.fileExists(atPath: part) {
      do {
        try FileManager.default.removeItem(atPath: part)
      } catch {
        throw .unavailable("\(part) cannot be removed: \(error.localizedDescription)")
      }
    }
  }

  /// The paths of the file, its logs and the index of the log.
  var parts: [String] { ["-journal", "-wal", "-shm", ""].map { path + $0 } }
}
