import AnimationLibrary
import Foundation
import LibrarySQLite
import Synchronization
import Testing

@Suite("Backups of a library")
struct BackupTests {
  private func with<Value>(_ path: String, _ body: (SQLiteStore) throws -> Value) throws -> Value {
    let store = try SQLiteStore(path: path, now: StoreKind.start)
    defer { store.close() }
    return try body(store)
  }

  @Test func aBackupIsMadeWhileAnotherProcessWrites() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      let writer = try WriterProcess(path)
      let before = writer.lines(100).count - 1
      let report = try SQLiteStore.backUp(path, to: copy)
      let after = writer.lines(20) + writer.kill()
      #expect(after.count >= 20 && !after.contains { $0.hasPrefix("error") })
      #expect(report.faults == [] && report.changeCount >= before)
      #expect(try SQLiteStore.check(copy) == report)
      let changes = try with(copy) { try $0.changes() }
      let all = try with(path) { try $0.changes() }
      #expect(all.prefix(changes.count) == changes[...])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
          .filter { $0.contains("partial") } == [])
    }
  }

  @Test func aBackupReplacesNoFile() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      #expect { try SQLiteStore.backUp(path, to: copy) } throws: { "\($0)".contains("no file") }
      try with(path) { _ = try $0.put("a", as: name("card")) }
      _ = try SQLiteStore.backUp(path, to: copy)
      for file in [copy, path] {
        #expect { try SQLiteStore.backUp(path, to: file) } throws: {
          "\($0)".contains("exists already")
        }
      }
    }
  }

  /// Each removed the draft of the others, and one that had been made could end with their logs.
  @Test func ofManyBackupsIntoTheSameFileOneIsMade() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { store in
        for index in 0..<200 { try store.put("\(index)", as: name("n\(index)")) }
      }
      let reports = Mutex<[LibraryReport]>([])
      try inThreads(8) { _ in
        do throws(StoreError) {
          let report = try SQLiteStore.backUp(path, to: copy)
          reports.withLock { $0.append(report) }
        } catch {
          #expect("\(error)".contains("is in use") || "\(error)".contains("exists already"))
        }
      }
      #expect(try reports.withLock(\.self) == [SQLiteStore.check(copy)])
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(left.filter { $0.contains("partial") || $0.contains("journal") } == [])
    }
  }

  @Test func restoringBringsBackWhatWas() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { store in
        for text in ["a", "b"] { try store.put(text, as: name("card")) }
        try store.put("c", as: name("badge"))
        try store.delete(name("badge"))
      }
      _ = try SQLiteStore.backUp(path, to: copy)
      try with(path) { store in
        for text in ["c", "d", "e"] { try store.put(text, as: name("card")) }
        try store.put("x", as: name("new"))
      }
      let later = StoreKind.start + 1_000_000
      #expect(try SQLiteStore.restore(copy, to: path, now: later).faults == [])
      #expect(try SQLiteStore.check(path).faults == [])
      try with(path) { store in
        #expect(try store.animations(prefix: "", after: nil, limit: 9).map(\.name.text) == ["card"])
        #expect(
          try store.animation(named: name("card"), revision: nil)?.draft.document == Array("b".utf8)
        )
        #expect(try store.changes(after: ChangeNumber(later)).count == 4)
        // No number is used twice, though the restored library never saw them.
        for (text, number) in [("card", 6), ("new", 2), ("badge", 2)] {
          let outcome = try store.put("z", as: name(text))
          #expect(outcome.newest.revision.number == number)
        }
        let old = ChangeNumber(StoreKind.start + 2)
        #expect(throws: StoreError.unknownChange(old)) { try store.changes(after: old) }
      }
      #expect(try SQLiteStore.check(path).faults == [])
    }
  }

  @Test func restoringMakesALibraryWhereThereIsNone() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { _ = try $0.put("a", as: name("card")) }
      _ = try SQLiteStore.backUp(path, to: copy)
      let fresh = folder.path("fresh/library.sqlite")
      _ = try SQLiteStore.restore(copy, to: fresh, now: StoreKind.start)
      let restored = try with(fresh) { try $0.summary(of: name("card")) }
      #expect(restored?.revision == .first)
    }
  }

  @Test func aDamagedLibraryIsKeptUnderAnotherName() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { _ = try $0.put("a", as: name("card")) }
      _ = try SQLiteStore.backUp(path, to: copy)
      let garbage = Data(String(repeating: "garbage", count: 1000).utf8)
      try LibraryFiles(path).write(garbage)
      _ = try SQLiteStore.restore(copy, to: path, now: 42)
      let restored = try with(path) { try $0.summary(of: name("card")) }
      #expect(restored?.revision == .first)
      #expect(try Data(contentsOf: URL(filePath: path + ".replaced-42")) == garbage)
    }
  }

  @Test func aBackupThatIsNotSoundIsNotRestored() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { _ = try $0.put("a", as: name("card")) }
      let sound = try LibraryFiles(path).main
      for bytes in [Data(), Data("no".utf8), sound.prefix(sound.count / 2)] {
        try bytes.write(to: URL(filePath: copy))
        #expect { try SQLiteStore.restore(copy, to: path, now: 1) } throws: {
          "\($0)".contains(copy)
        }
        #expect(try LibraryFiles(path).main == sound)
      }
      #expect(throws: StoreError.self) {
        try SQLiteStore.restore(folder.path("none"), to: path, now: 1)
      }
    }
  }

  @Test func aLibraryInUseIsNotReplaced() throws {
    try withFolder { folder in
      let (path, copy) = (folder.path("library.sqlite"), folder.path("backup.sqlite"))
      try with(path) { store in
        try store.put("a", as: name("card"))
        _ = try SQLiteStore.backUp(path, to: copy)
        #expect { try SQLiteStore.restore(copy, to: path, now: 1) } throws: {
          "\($0)".contains("in use")
        }
        try store.put("b", as: name("card"))
        #expect(try store.changes().count == 2)
      }
    }
  }
}
