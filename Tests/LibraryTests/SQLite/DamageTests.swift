import AnimationLibrary
import Foundation
import LibrarySQLite
import TestSupport
import Testing

@Suite("A damaged library")
struct DamageTests {
  /// A library with some of everything, and what it holds.
  private func make(_ path: String) throws -> Content {
    let store = try SQLiteStore(path: path, now: StoreKind.start)
    defer { store.close() }
    var random = SplitMix64(seed: 5)
    for index in 0..<120 {
      let text = String(repeating: "\(index) ", count: Int.random(in: 1...900, using: &random))
      try store.put(text, as: name("n\(index % 40)"))
    }
    for index in 0..<5 { try store.delete(name("n\(index)")) }
    return try Content(store)
  }

  /// All that can be read of a library.
  private struct Content: Hashable {
    var summaries: [RevisionSummary]
    var revisions: [StoredAnimation?] = []
    var changes: [Change]

    init(_ store: any AnimationStore) throws {
      summaries = try store.animations(prefix: "", after: nil, limit: 1000)
      changes = try store.changes()
      for summary in summaries {
        for entry in try store.revisions(of: summary.name, before: nil, limit: 1000) {
          revisions.append(try store.animation(named: entry.name, revision: entry.revision))
        }
      }
    }
  }

  /// A byte that changed somewhere is refused at the start, found by `check`, or changes nothing.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func aFlippedByteNeverPassesUnnoticed(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("library.sqlite")
    let content = try make(path)
    let files = try LibraryFiles(path)
    var random = SplitMix64(seed: seed)
    var noticed = 0
    for _ in 0..<40 {
      let place = Int.random(in: 0..<files.main.count, using: &random)
      var bytes = files.main
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      try files.write(bytes)
      guard (try? SQLiteStore.check(path))?.faults.isEmpty == true else {
        noticed += 1
        continue
      }
      let store = try SQLiteStore(path: path, now: 1)
      defer { store.close() }
      #expect(try Content(store) == content, "seed \(seed): byte \(place)")
    }
    #expect(noticed > 20, "seed \(seed)")
  }

  @Test func aDocumentThatChangedIsNamedAndNotGivenOut() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("library.sqlite")
    let store = try SQLiteStore(path: path, now: 1)
    for text in ["the first text", "the second text"] { try store.put(text, as: name("card")) }
    store.close()
    let files = try LibraryFiles(path)
    var bytes = files.main
    let place = try #require(bytes.range(of: Data("the first".utf8)))
    bytes[place.lowerBound] = UInt8(ascii: "T")
    try files.write(bytes)
    let fault = "Revision 1 of card is not what was written."
    #expect(try SQLiteStore.check(path).faults == [fault])
    #expect { try SQLiteStore.backUp(path, to: folder.path("b")) } throws: {
      "\($0)".contains(fault)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("b")))
    let reopened = try SQLiteStore(path: path, now: 1)
    defer { reopened.close() }
    #expect(throws: StoreError.damaged("\(path): \(fault)")) {
      try reopened.animation(named: name("card"), revision: .first)
    }
    #expect(try reopened.animation(named: name("card"), revision: nil) != nil)
  }

  @Test func checkCountsWhatASoundLibraryHolds() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path("library.sqlite")
    let content = try make(path)
    let report = try SQLiteStore.check(path)
    #expect(report.faults == [])
    #expect(report.animationCount == content.summaries.count)
    #expect(report.revisionCount == content.revisions.count)
    #expect(report.changeCount == content.changes.count)
    #expect { try SQLiteStore.check(folder.path("other")) } throws: { "\($0)".contains("no file") }
  }
}
