import AnimationLibrary
import LibrarySQLite
import TestSupport
import Testing

/// The daemon may be ended at any moment: what it acknowledged is there, and nothing half.
@Suite("A library whose process is killed")
struct CrashTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyAcknowledgedWriteIsThere(_ seed: UInt64) throws {
    let folder = try TemporaryFolder(onDisk: true)
    defer { folder.remove() }
    let path = folder.path("library.sqlite")
    var random = SplitMix64(seed: seed)
    var acknowledged: [String: Int] = [:]
    for round in 0..<3 {
      let writer = try WriterProcess(path)
      let count = Int.random(in: 1...250, using: &random)
      let lines = writer.lines(count) + writer.kill()
      try #require(lines.first == "open", "seed \(seed), round \(round): \(lines)")
      for line in lines.dropFirst() {
        let words = line.split(separator: " ")
        let number = try #require(words.count == 2 ? Int(words[1]) : nil, "\(line)")
        let name = String(words[0])
        #expect(number == acknowledged[name, default: 0] + 1 || acknowledged[name] == nil)
        acknowledged[name] = max(number, acknowledged[name, default: 0])
      }
      #expect(try SQLiteStore.check(path).faults == [])
      acknowledged = try newest(in: path, atLeast: acknowledged)
    }
  }

  /// Reads every revision; one more than was acknowledged may be there, since the process may have
  /// been killed before it could say so.
  private func newest(
    in path: String, atLeast acknowledged: [String: Int]
  ) throws -> [String: Int] {
    let store = try SQLiteStore(path: path, now: StoreKind.start)
    defer { store.close() }
    var newest: [String: Int] = [:]
    for summary in try store.animations(prefix: "", after: nil, limit: 100) {
      let (name, last) = (summary.name, summary.revision.number)
      newest[name.text] = last
      #expect(acknowledged[name.text, default: 0]...acknowledged[name.text, default: 0] + 1 ~= last)
      for number in 1...last {
        let stored = try store.animation(named: name, revision: revision(number))
        let text = String(decoding: try #require(stored).draft.document, as: UTF8.self)
        let isWhole =
          text + " " == String(repeating: "\(number) ", count: number * 977 % 4096 + 1)
        #expect(isWhole, "\(name) \(number): \(text.prefix(100))")
      }
    }
    #expect(Set(acknowledged.keys).isSubset(of: newest.keys))
    return newest
  }

  /// The log that SQLite writes ahead, cut anywhere, still gives a state that once was.
  @Test func aLogThatIsCutOffGivesAnEarlierState() throws {
    let folder = try TemporaryFolder(onDisk: true)
    defer { folder.remove() }
    let path = folder.path("library.sqlite")
    let writer = try WriterProcess(path, threads: 1)
    let lines = writer.lines(40) + writer.kill()
    let files = try LibraryFiles(path)
    var newest = 0
    for share in [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 100] {
      try files.write(logLength: files.log.count * share / 100)
      let store = try SQLiteStore(path: path, now: StoreKind.start)
      let last = try store.summary(of: name("w0"))?.revision.number ?? 0
      #expect(try store.changes().count == last)
      store.close()
      #expect(try SQLiteStore.check(path).faults == [])
      #expect(last >= newest)
      newest = last
    }
    #expect(newest >= lines.count - 1)
  }
}
