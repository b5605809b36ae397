import AnimationLibrary
import Foundation
import GRDB

/// The file of a library.
struct SQLiteFile: Sendable {
  /// The path without symbolic links, so that a file has the same lock under each of its paths.
  let path: String

  /// The file at a path, which may be relative. Its folder is created if missing.
  init(_ path: String) throws(StoreError) {
    let given = URL(filePath: path).standardizedFileURL
    let folder = given.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unavailable(
        "The folder \(folder.path) cannot be made: \(error.localizedDescription) Name another file with "
          + "--library.")
    }
    self.path =
      folder.resolvingSymlinksInPath().appending(path: given.lastPathComponent)
      .resolvingSymlinksInPath().path
    try Self.refuseOther(at: self.path)
  }

  /// Throws where something that is no file, such as a folder or a pipe, is in the place of one.
  static func refuseOther(at path: String) throws(StoreError) {
    let values = try? URL(filePath: path).resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
    if values?.isDirectory == true {
      throw .unavailable("\(path) is a folder. Name a file in it.")
    }
    if values?.isRegularFile == false {
      throw .unavailable("\(path) is a device or a pipe. Name a file.")
    }
  }

  /// The path of the small file whose lock shows that the library is in use.
  var lockPath: String { path + ".lock" }

  /// Whether the file exists.
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Creates an empty file that only its owner may read.
  static func make(_ path: String) throws(StoreError) {
    if FileManager.default.fileExists(atPath: path) { return }
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: attributes) else {
      throw .unavailable("\(path) cannot be made. May this user write into its folder?")
    }
  }
}

extension SQLiteFile {
  /// Connections for one writer and several readers, with the schema up to date.
  func openForWriting(now: Int64, maxPages: Int? = nil) throws(StoreError) -> DatabasePool {
    if isThere { try inspect() } else { try Self.make(path) }
    return try translating(path) {
      let pool = try DatabasePool(path: path, configuration: Self.configuration)
      // The pool has set NORMAL, under which confirmed writes are not synced.
      try pool.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
        if let maxPages { try database.execute(sql: "PRAGMA max_page_count = \(maxPages)") }
      }
      try SQLiteMigrations.migrator(now: now).migrate(pool)
      return pool
    }
  }

  /// A read-only connection.
  func openForReading() throws(StoreError) -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.readonly = true
    return try translating(path) { [configuration] in
      try DatabaseQueue(path: path, configuration: configuration)
    }
  }

  /// The configuration of all connections.
  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.maximumReaderCount = 8
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF")
    }
    return configuration
  }
}
