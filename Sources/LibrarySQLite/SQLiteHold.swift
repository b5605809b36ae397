import AnimationLibrary
import GRDB

/// Says that this process has a library, until it lets go or ends.
///
/// It is SQLite's own lock, on a small file beside the library. The library's file stays open for
/// readers of other processes, so that a backup can be made meanwhile.
final class SQLiteHold: Sendable {
  private let queue: DatabaseQueue

  /// Takes a library.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where another process, or this one, has it.
  init(of file: SQLiteFile) throws(StoreError) {
    try SQLiteFile.make(file.lockPath)
    do {
      queue = try DatabaseQueue(path: file.lockPath)
      // In this mode a lock that was once taken stays.
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

  /// Lets others have it.
  func release() { try? queue.close() }
}
