import AnimationLibrary
import Foundation
import LibrarySQLite
import MicroHTTP
import Testing

@testable import InbetweenDaemon

@Suite("inbetweend library")
struct LibraryCommandTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func put(_ text: String, in path: String) throws {
    let store = try SQLiteStore(path: path, now: 1)
    defer { store.close() }
    let card = try #require(AnimationName("card"))
    let draft = AnimationDraft(document: Array(text.utf8), kind: "scene", duration: 1)
    #expect(try store.put(draft, as: card, if: .none, now: 2).effect != .unchanged)
  }

  @Test func aBackupIsMadeCheckedAndRestored() throws {
    try withFolder { folder in
      let (path, copy) = ("\(folder)/library.sqlite", "\(folder)/copy.sqlite")
      try put("a", in: path)
      let backup = try run(["library", "backup", copy, "--library", "sqlite:\(path)"])
      #expect(backup.code == 0)
      #expect(backup.output == "\(copy): 1 animation, 1 revision, 1 change\n")
      try put("b", in: path)
      let environment = ["INBETWEEN_LIBRARY": "sqlite:\(path)"]
      #expect(try run(["library", "restore", copy], environment: environment).code == 0)
      let check = try run(["library", "check"], environment: environment)
      #expect(check.code == 0)
      #expect(
        check.output == "\(path): 1 animation, 1 revision, 1 change; nothing is wrong\n")
    }
  }

  @Test func theDefaultIsTheFolderOfTheUsersData() throws {
    try withFolder { folder in
      try put("a", in: "\(folder)/inbetween/library.sqlite")
      let check = try run(["library", "check"], environment: ["XDG_DATA_HOME": folder])
      #expect(check.code == 0)
      #expect(check.output.hasPrefix("\(folder)/inbetween/library.sqlite: 1 animation,"))
    }
  }

  @Test(arguments: [["serve"], ["serve", "--check"], ["library", "check"]])
  func aFolderThatIsNotThereIsNotMade(_ command: [String]) throws {
    try withFolder { folder in
      let result = try run(command + ["--library", "sqlite:\(folder)/library.sqlite"])
      #expect(result.code == 1)
      #expect(result.error.contains("The folder \(folder) of the library is not there."))
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func theDefaultFolderIsMade() throws {
    try withFolder { folder in
      let copy = "\(folder)/copy.sqlite"
      try put("a", in: copy)
      let restore = try run(
        ["library", "restore", copy], environment: ["XDG_DATA_HOME": "\(folder)/data"])
      #expect(restore.code == 0, "\(restore.error)")
    }
  }

  @Test func theConfigurationFileSaysWhereTheLibraryIs() throws {
    try withFolder { folder in
      let (path, file) = ("\(folder)/library.sqlite", "\(folder)/daemon.conf")
      try put("a", in: path)
      try Data("library = sqlite:\(path)\n".utf8).write(to: URL(filePath: file))
      for (arguments, environment) in [
        (["--config", file], [:]), ([], ["INBETWEEN_CONFIG": file]),
        (["--config", file, "--library", "sqlite:\(path)"], ["INBETWEEN_LIBRARY": "memory"]),
      ] {
        let check = try run(["library", "check"] + arguments, environment: environment)
        #expect(check.code == 0)
        #expect(check.output.hasPrefix("\(path): 1 animation,"))
      }
      try Data("libary = memory\n".utf8).write(to: URL(filePath: file))
      let wrong = try run(["library", "backup", "\(folder)/b", "--config", file])
      #expect(wrong.code == 2 && wrong.error.contains("did you mean \"library\"?"))
    }
  }

  @Test func theFolderOfABackupIsNotMade() throws {
    try withFolder { folder in
      let path = "\(folder)/library.sqlite"
      try put("a", in: path)
      let backup = try run(
        ["library", "backup", "\(folder)/typo/b", "--library", "sqlite:\(path)"])
      #expect(backup.code == 1)
      #expect(backup.error.contains("The folder \(folder)/typo of the backup is not there."))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/typo"))
    }
  }

  @Test func aMistypedVariableIsRefused() throws {
    let result = try run(["library", "check"], environment: ["INBETWEEN_LIBARY": "memory"])
    #expect(result.code == 2)
    #expect(result.error.contains("did you mean INBETWEEN_LIBRARY?"))
  }

  @Test func onlyBackupsAreMadeOfALibraryInUse() throws {
    try withFolder { folder in
      let (path, copy) = ("\(folder)/library.sqlite", "\(folder)/copy.sqlite")
      try put("a", in: path)
      let store = try SQLiteStore(path: path, now: 1)
      defer { store.close() }
      let library = ["--library", "sqlite:\(path)"]
      #expect(try run(["library", "backup", copy] + library).code == 0)
      for command in [["check"], ["restore", copy]] {
        let result = try run(["library"] + command + library)
        #expect(result.code == 1)
        #expect(result.error.contains("\(path) is in use by another inbetweend."))
      }
      try store.checkReady()
    }
  }

  @Test func faultsAreNamedAndExitWithOne() throws {
    try withFolder { folder in
      let path = "\(folder)/library.sqlite"
      try put("a text to be found", in: path)
      var bytes = try Data(contentsOf: URL(filePath: path))
      let place = try #require(bytes.range(of: Data("to be found".utf8)))
      bytes[place.lowerBound] ^= 1
      try bytes.write(to: URL(filePath: path))
      let check = try run(["library", "check", "--library", "sqlite:\(path)"])
      #expect(check.code == 1)
      #expect(check.output.hasPrefix("Revision 1 of card is not what was written.\n"))
      #expect(check.output.hasSuffix("; 1 fault\n"))
      let backup = try run(["library", "backup", "\(folder)/b", "--library", "sqlite:\(path)"])
      #expect(backup.code == 1)
      #expect(backup.error.contains("Revision 1 of card"))
    }
  }

  @Test func aLibraryThatIsNoFileIsRefusedInWords() throws {
    #expect(try run(["library", "check", "--library", "memory"]).code == 1)
    let other = try run(["library", "backup", "x", "--library", "postgres://me:secret@host/db"])
    #expect(other.code == 1)
    #expect(other.error.contains("pg_dump"))
    let wrong = try run(["library", "check", "--library", "mysql:x"])
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("memory, sqlite:PATH or postgres://"))
    #expect(try run(["library", "check"]).error.contains("--library"))
    #expect(try run(["library", "backup"]).code == 2)
  }
}

@Suite("Where the library is kept")
struct LibraryLocationTests {
  @Test func theFormsAreRead() {
    #expect(LibraryLocation(parsing: "memory") == .memory)
    #expect(LibraryLocation(parsing: "sqlite:/a b/c") == .sqlite(path: "/a b/c"))
    for uri in ["postgres://host/db", "postgresql:///db?host=/run"] {
      #expect(LibraryLocation(parsing: uri) == .postgreSQL(uri: uri))
    }
    for text in ["", "sqlite:", "/a/b.sqlite", "Memory", "postgres:host", "mysql://host"] {
      #expect(LibraryLocation(parsing: text) == nil, "\(text)")
    }
  }

  @Test func theDefaultFollowsTheEnvironment() {
    let file = "inbetween/library.sqlite"
    for (environment, folder) in [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/me"], "/data"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/me"], "/home/me/.local/share"),
      (["HOME": "/home/me"], "/home/me/.local/share"),
    ] {
      let standard = LibraryLocation.standard(environment: environment)
      #expect(standard == .sqlite(path: "\(folder)/\(file)"))
    }
    #expect(LibraryLocation.standard(environment: ["HOME": ""]) == nil)
  }

  @Test func noPasswordIsPrinted() {
    for (text, shown) in [
      ("postgres://me:s3:cr@t@host/db", "postgres://me:***@host/db"),
      ("postgres://me@host:5432/db", "postgres://me@host:5432/db"),
      (
        "postgres://host:5432/db?user=me&password=s3cret&a=b",
        "postgres://host:5432/db?user=me&password=***&a=b"
      ),
      ("sqlite:/a", "sqlite:/a"),
    ] {
      #expect(LibraryLocation(parsing: text)?.description == shown)
    }
  }

  @Test func aLibraryInMemoryOpensEmpty() throws {
    let store = try LibraryLocation.memory.open(in: MemoryBudget(limit: 1 << 20))
    #expect(try store.animations(prefix: "", after: nil, limit: 1) == [])
    #expect(try store.latestChange().number > 1_700_000_000_000_000)
  }
}
