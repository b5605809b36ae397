public import AnimationLibrary
import GRDB
import Synchronization

/// A library in an SQLite file, locked by the process that opened it.
///
/// One call writes at a time; any number read meanwhile, each from the state at its beginning. A
/// write is on disk when it returns, since the write-ahead log is synced each time.
public final class SQLiteStore: TransactionalStore {
  /// The connections; nil once the library is closed.
  private let connections: Mutex<DatabasePool?>
  private let hold: SQLiteHold
  let file: SQLiteFile
  /// The file that is open, whatever has its path by now.
  private let opened: FileIdentity?
  public let signal = ChangeSignal()

  /// Opens a library and creates it, with its folder, if there is none.
  ///
  /// The file is checked first (`quick_check`, O(bytes)). A file that is damaged, no library or
  /// of a newer version is left unchanged.
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
    opened = FileIdentity(of: file.path)
  }

  /// Checks that nothing but a file is in the place of a library, without opening anything.
  ///
  /// - Throws: ``StoreError/unavailable(_:)`` where a folder, a device or a pipe is.
  public static func checkPlace(_ path: String) throws(StoreError) {
    try SQLiteFile.refuseOther(at: path)
  }

  public func checkReady() throws(StoreError) {
    try checkFile()
    _ = try latestChange()
  }

  public func close() {
    let pool = connections.withLock { pool in
      defer { pool = nil }
      return pool
    }
    guard let pool else { return }
    // Otherwise the log would remain beside the file after reads: the readers' connections close
    // last, and may not write.
    _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    // A busy connection closes itself when it is released.
    try? pool.close()
    hold.release()
  }
}

extension SQLiteStore {
  /// Runs a write transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let pool = try pool()
    try checkFile()
    return try translating(file.path) { try pool.write(body) }
  }

  /// Throws where the file that is open has been removed, moved or replaced: what is written into it
  /// is not there at the next start.
  private func checkFile() throws(StoreError) {
    guard let present = FileIdentity(of: file.path) else {
      throw .unavailable("\(file.path) is gone.")
    }
    guard present == opened else {
      throw .unavailable("\(file.path) is another file than the one that was opened. Start again.")
    }
  }

  /// Reads from a single state of the library.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    let pool = try pool()
    return try translating(file.path) { try pool.read(body) }
  }

  private func pool() throws(StoreError) -> DatabasePool {
    guard let pool = connections.withLock({ $0 }) else { throw .closed }
    return pool
  }
}
