import AnimationLibrary
import GRDB

/// A lock that keeps other processes from using a library, until it is released or the process
/// ends.
///
/// It is SQLite's own lock on a small file beside the library. The library's file itself can be
/// read by other processes, so that backups are possible.
final class SQLiteHold: Sendable {
  private let queue: DatabaseQueue

  /// Locks a library.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` if this or another process has it locked.
  init(of file: SQLiteFile) throws(StoreError) {
    try SQLiteFile.make(file.lockPath)
    do {
      queue = try DatabaseQueue(path: file.lockPath)
      // In this locking mode SQLite keeps a lock once it is taken.
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      throw .unavailable(
        "\(file.path) is in use by another inbetweend. End that one, or name another library.")
    } catch {
      throw .unavailable("\(file.lockPath): \(error)")
    }
  }

  /// Releases the lock.
  func release() { try? queue.close() }
}
