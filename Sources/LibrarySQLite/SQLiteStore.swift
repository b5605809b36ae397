public import AnimationLibrary
import GRDB
import Synchronization

/// A library in a file, held alone by the process that opened it.
///
/// One call writes at a time; any number read meanwhile. A read sees what was there when it began.
/// A write is on disk when it returns: the write-ahead log is synced each time.
public final class SQLiteStore: TransactionalStore {
  /// Nil once the library is closed.
  private let connections: Mutex<DatabasePool?>
  private let hold: SQLiteHold
  let file: SQLiteFile
  public let signal = ChangeSignal()

  /// Opens a library; makes it, with its folder, where there is none.
  ///
  /// What is in the file is checked first (`quick_check`, O(bytes)). A file that is damaged, no
  /// library or one of a newer version is left as it is.
  ///
  /// - Parameters:
  ///   - now: Microseconds since 1970 (UTC); the changes of a new library are numbered from here on.
  ///   - maxPages: How many pages of 4 KiB the file may have; nil for what the disk holds.
  /// - Throws: ``StoreError/unavailable(_:)`` where the file cannot be had, is held by another
  ///   process, no library or newer; ``StoreError/damaged(_:)``, ``StoreError/full``.
  public init(path: String, now: Int64, maxPages: Int? = nil) throws(StoreError) {
    file = try SQLiteFile(path)
    hold = try SQLiteHold(of: file)
    connections = Mutex(try file.openForWriting(now: now, maxPages: maxPages))
  }

  public func checkReady() throws(StoreError) {
    guard file.isThere else { throw .unavailable("\(file.path) is gone.") }
    _ = try latestChange()
  }

  public func close() {
    let pool = connections.withLock { pool in
      defer { pool = nil }
      return pool
    }
    guard let pool else { return }
    // Else the log of writes stays beside the file where anybody has read: the connections of readers
    // close last, and may not write.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    // A connection that is busy closes itself when it is let go.
    try? pool.close()
    hold.release()
  }
}

extension SQLiteStore {
  /// Runs one transaction that writes.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let pool = try pool()
    return try translating(file.path) { try pool.write(body) }
  }

  /// Reads one state of the library.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let pool = try pool()
    return try translating(file.path) { try pool.read(body) }
  }

  private func pool() throws(StoreError) -> DatabasePool {
    guard let pool = connections.withLock({ $0 }) else {
      throw .unavailable("The library is closed.")
    }
    return pool
  }
}
