import AnimationLibrary
import Foundation
import LibrarySQLite

/// Writes to a library on several threads and prints each write once it is acknowledged. Tests end it
/// in the middle.
///
///     LibraryWriter PATH THREADS WRITES
@main
struct LibraryWriter {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let threads = Int(arguments[2]), let writes = Int(arguments[3])
    else { exit(2) }
    do {
      let store = try SQLiteStore(path: arguments[1], now: 1_800_000_000_000_000)
      print("open")
      write(writes, on: threads, to: store)
      store.close()
    } catch {
      print("error \(error)")
      exit(1)
    }
  }

  private static func write(_ writes: Int, on threads: Int, to store: SQLiteStore) {
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        write(writes, as: "w\(thread)", to: store)
        group.leave()
      }
    }
    group.wait()
  }

  private static func write(_ count: Int, as text: String, to store: SQLiteStore) {
    guard let name = AnimationName(text) else { return }
    for _ in 0..<count {
      do {
        let next = try store.summary(of: name)?.revision.next ?? .first
        let draft = AnimationDraft(document: document(next), kind: "scene", duration: 1)
        print("\(name) \(try store.put(draft, as: name, if: .none, now: 1).newest.revision)")
      } catch {
        print("error \(error)")
      }
    }
  }

  /// A document that says which revision it is, over and over, of up to 20 KiB.
  private static func document(_ revision: Revision) -> [UInt8] {
    let length = revision.number * 977 % 4096 + 1
    return Array(Array(repeating: "\(revision)", count: length).joined(separator: " ").utf8)
  }

  private static func print(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
  }
}
