import Foundation

/// The bytes of a library that nobody has open.
struct LibraryFiles {
  let path: String
  let main: Data
  /// The log that is written ahead; empty where there is none.
  let log: Data

  init(_ path: String) throws {
    self.path = path
    main = try Data(contentsOf: URL(filePath: path))
    log = (try? Data(contentsOf: URL(filePath: path + "-wal"))) ?? Data()
  }

  /// Puts the files back as they were, the log cut off after so many bytes.
  func write(logLength: Int) throws {
    try main.write(to: URL(filePath: path))
    try log.prefix(logLength).write(to: URL(filePath: path + "-wal"))
    try? FileManager.default.removeItem(atPath: path + "-shm")
  }

  /// Puts the main file back with other bytes, and no log.
  func write(_ bytes: Data) throws {
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    try bytes.write(to: URL(filePath: path))
  }
}
