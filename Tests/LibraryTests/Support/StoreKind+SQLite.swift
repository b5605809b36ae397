import AnimationLibrary
import Foundation
import GRDB
import LibrarySQLite

extension StoreKind {
  static let sqlite = StoreKind(name: "SQLite", isKept: true) {
    let folder = try TemporaryFolder()
    return Place(
      open: { try SQLiteStore(path: folder.path("library.sqlite"), now: $0) },
      remove: { folder.remove() })
  }
}

/// A folder of one test; in memory where that is possible, since tests of what a library does wait for the disk
/// at each write otherwise.
struct TemporaryFolder: Sendable {
  let url: URL

  /// Makes a folder.
  ///
  /// - Parameter onDisk: Whether it has to lie where the system keeps its temporary files.
  init(onDisk: Bool = false) throws {
    let memory = "/dev/shm"
    let isUsed = !onDisk && FileManager.default.isWritableFile(atPath: memory)
    let parent = isUsed ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    url = parent.appending(path: "inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appending(path: name).path }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

/// Changes a database behind the back of the library, as another program does.
func executeSQL(_ sql: String, in path: String) throws {
  let queue = try DatabaseQueue(path: path)
  try queue.write { try $0.execute(sql: sql) }
  try queue.close()
}

/// Runs a test with a folder of its own, which is removed behind it.
func withFolder(_ body: (TemporaryFolder) throws -> Void) throws {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  try body(folder)
}
