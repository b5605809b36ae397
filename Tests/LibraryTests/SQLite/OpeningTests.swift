import AnimationLibrary
import Foundation
import GRDB
import Testing

@testable import LibrarySQLite

@Suite("Opening a library in a file")
struct OpeningTests {
  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test func theFolderIsMadeAndIsTheOwnersAlone() throws {
    try withFolder { folder in
      let path = folder.path("a/b/library.sqlite")
      let store = try SQLiteStore(path: path, now: 1)
      defer { store.close() }
      try store.put("a", as: name("card"))
      for folder in ["a", "a/b"].map(folder.path) { #expect(try permissions(folder) == 0o700) }
      for end in ["", "-wal", "-shm", ".lock"] { #expect(try permissions(path + end) == 0o600) }
    }
  }

  @Test func aFolderIsNoLibrary() throws {
    try withFolder { folder in
      let path = folder.url.path
      #expect {
        try SQLiteStore(path: path, now: 1)
      } throws: {
        "\($0)".contains("is a folder. Name a file in it.")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(left.isEmpty)
    }
  }

  /// As for a user whose home is not there.
  @Test func whereTheFolderCannotBeMadeAnotherFileCanBeNamed() throws {
    try withFolder { folder in
      let file = folder.path("home")
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect {
        try SQLiteStore(path: file + "/inbetween/library.sqlite", now: 1)
      } throws: {
        let text = "\($0)"
        return text.contains("home/inbetween cannot be made")
          && text.contains(" Name another file with --library.")
      }
    }
  }

  /// A pipe held the start up for ever, and a device kept a journal beside it.
  @Test func aDeviceIsNoLibrary() throws {
    try withFolder { folder in
      let link = folder.path("library.sqlite")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
      #expect(throws: StoreError.unavailable("/dev/null is a device or a pipe. Name a file.")) {
        try SQLiteStore(path: link, now: 1)
      }
      #expect(throws: StoreError.unavailable("\(link) is a device or a pipe. Name a file.")) {
        try SQLiteStore.checkPlace(link)
      }
      #expect(!FileManager.default.fileExists(atPath: "/dev/null.lock"))
    }
  }

  @Test func whatIsAcknowledgedIsSynced() throws {
    try withFolder { folder in
      let store = try SQLiteStore(path: folder.path("library.sqlite"), now: 1)
      defer { store.close() }
      let full = 2
      let synchronous = try store.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
      let mode = try store.write { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
      #expect(synchronous == full)
      #expect(mode == "wal")
    }
  }

  /// Whoever copies it then needs no other file, even if somebody has read.
  @Test func onceItIsClosedAllIsInOneFile() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("copy.sqlite"))
      let store = try SQLiteStore(path: path, now: 1)
      try store.put("a", as: name("card"))
      #expect(try store.summary(of: name("card")) != nil)
      store.close()
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      let other = try SQLiteStore(path: copy, now: 1)
      defer { other.close() }
      #expect(try other.summary(of: name("card"))?.revision.number == 1)
    }
  }

  @Test func aLibraryIsHeldByOneAlone() throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      let store = try SQLiteStore(path: path, now: 1)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link.sqlite"), withDestinationPath: path)
      for other in [path, folder.path("link.sqlite"), folder.path("./x/../library.sqlite")] {
        #expect { try SQLiteStore(path: other, now: 1) } throws: { isInUse($0, path) }
      }
      #expect { try SQLiteStore.check(path) } throws: { isInUse($0, path) }
      let writer = try WriterProcess(path)
      #expect(writer.lines(1).first?.hasPrefix("error unavailable") == true)
      _ = writer.kill()
      store.close()
      try SQLiteStore(path: path, now: 1).close()
    }
  }

  @Test func anotherProcessHoldsItUntilItEnds() throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      let writer = try WriterProcess(path)
      #expect(writer.lines(1).first == "open")
      #expect { try SQLiteStore(path: path, now: 1) } throws: { isInUse($0, path) }
      _ = writer.kill()
      try SQLiteStore(path: path, now: 1).close()
    }
  }

  @Test func aLockThatIsNoneIsNamed() throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      try Data("no lock".utf8).write(to: URL(filePath: path + ".lock"))
      #expect(throws: StoreError.damaged("\(path).lock: file is not a database")) {
        try SQLiteStore(path: path, now: 1)
      }
    }
  }

  @Test func whatCannotBeOpenedIsAskedAboutItsUser() throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      try FileManager.default.createDirectory(
        atPath: path + ".lock", withIntermediateDirectories: false)
      #expect {
        try SQLiteStore(path: path, now: 1)
      } throws: {
        "\($0)".contains("\(path).lock: unable to open database file. Is it there")
      }
    }
  }

  private func isInUse(_ error: any Error, _ path: String) -> Bool {
    guard case StoreError.unavailable(let text) = error else { return false }
    return text.contains(path) && text.contains("in use by another inbetweend")
  }

  @Test(arguments: Refused.allCases)
  func aFileThatIsNoLibraryIsNamedAndLeftAlone(_ refused: Refused) throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      try refused.make(path)
      let before = try Data(contentsOf: URL(filePath: path))
      #expect { try SQLiteStore(path: path, now: 1) } throws: { error in
        let text = "\(error)"
        return text.contains(path) && text.contains(refused.reason)
      }
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
  }

  /// A start that was cut off before anything was written leaves an empty file.
  @Test func anEmptyFileIsANewLibrary() throws {
    try withFolder { folder in
      let path = folder.path("library.sqlite")
      try Data().write(to: URL(filePath: path))
      let store = try SQLiteStore(path: path, now: 7)
      defer { store.close() }
      #expect(try store.latestChange() == ChangeNumber(7))
    }
  }

  /// What is written into a file without a name, or with another one, is not there at the next start.
  @Test func nothingIsAcknowledgedBehindAFileThatWasRemovedMovedOrReplaced() throws {
    try withFolder { folder in
      let (path, aside) = (folder.path("library.sqlite"), folder.path("aside.sqlite"))
      let store = try SQLiteStore(path: path, now: 1)
      defer { store.close() }
      try store.put("a", as: name("card"))
      try store.checkReady()
      try FileManager.default.moveItem(atPath: path, toPath: aside)
      expectNoWrites(store, because: "\(path) is gone.")
      try FileManager.default.copyItem(atPath: aside, toPath: path)
      expectNoWrites(
        store, because: "\(path) is another file than the one that was opened. Start again.")
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.moveItem(atPath: aside, toPath: path)
      #expect(try store.put("b", as: name("card")).newest.revision.number == 2)
    }
  }

  private func expectNoWrites(_ store: SQLiteStore, because reason: String) {
    let error = StoreError.unavailable(reason)
    #expect(throws: error) { try store.put("b", as: name("card")) }
    #expect(throws: error) { try store.delete(name("card")) }
    #expect(throws: error) { try store.checkReady() }
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    #expect { try SQLiteStore(path: "/proc/inbetween/library.sqlite", now: 1) } throws: { error in
      "\(error)".contains("/proc/inbetween")
    }
  }
}

/// Files that are not opened.
enum Refused: CaseIterable {
  case text, shortText, otherProgram, newer, cut, halfAPage, otherStep

  var reason: String {
    switch self {
    case .text, .shortText: "not a database"
    case .otherProgram: "database of another program"
    case .newer: "newer version"
    case .cut, .halfAPage, .otherStep: "library restore"
    }
  }

  func make(_ path: String) throws {
    switch self {
    case .text:
      try Data(String(repeating: "no database ", count: 1000).utf8).write(to: URL(filePath: path))
    case .shortText: try Data("{}".utf8).write(to: URL(filePath: path))
    case .otherProgram: try executeSQL("CREATE TABLE song (title TEXT)", in: path)
    case .newer:
      try fill(path)
      try executeSQL("INSERT INTO grdb_migrations VALUES ('99: of the future')", in: path)
    case .otherStep:
      try fill(path)
      try executeSQL(
        "UPDATE grdb_migrations SET identifier = '1: names, revisions, chances'", in: path)
    case .cut: try fill(path, keeping: 0.6)
    case .halfAPage: try fill(path, keeping: 0.999)
    }
  }

  /// Makes a library and keeps a share of its file.
  private func fill(_ path: String, keeping share: Double = 1) throws {
    let store = try SQLiteStore(path: path, now: 1)
    for index in 0..<200 { try store.put("\(index)", as: name("n\(index)")) }
    store.close()
    let bytes = try Data(contentsOf: URL(filePath: path))
    try bytes.prefix(Int(Double(bytes.count) * share)).write(to: URL(filePath: path))
  }
}
