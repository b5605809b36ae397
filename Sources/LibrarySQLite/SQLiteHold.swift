import AnimationLibrary
import Foundation
import GRDB

/// A lock that keeps other processes from using a library, until it is released or the process
/// ends.
///
/// It is SQLite's own lock on a small file beside the library. The library's file itself can be
/// read by other processes, so that backups are possible.
final class SQLiteHold: Sendable {
  private let queue: DatabaseQueue
  private let lockPath: String

  /// Locks a library.
  ///
  /// - Parameter advice: What to do where it is in use.
  /// - Throws: ``StoreError/unavailable(_:)`` if this or another process has it locked;
  ///   ``StoreError/full``, ``StoreError/damaged(_:)``.
  init(
    of file: SQLiteFile, advice: String = "End that one, or name another library."
  ) throws(StoreError) {
    lockPath = file.lockPath
    try SQLiteFile.make(lockPath)
    queue = try translating(lockPath) {
      do {
        return try Self.lock(file.lockPath)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        throw StoreError.unavailable("\(file.path) is in use by another inbetweend. \(advice)")
      }
    }
  }

  /// In this locking mode SQLite keeps a lock once it is taken.
  private static func lock(_ path: String) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
    }
    return queue
  }

  /// Releases the lock.
  func release() { try? queue.close() }

  /// Releases the lock and removes its files, which nothing needs beside a draft that is done. A
  /// process that was killed leaves a journal too.
  func remove() {
    release()
    for end in ["-journal", ""] { try? FileManager.default.removeItem(atPath: lockPath + end) }
  }
}
