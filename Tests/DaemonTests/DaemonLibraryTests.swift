import AnimationLibrary
import AnimationRoutes
import Foundation
import MicroHTTP
import TestSupport
import Testing

@testable import InbetweenDaemon

@Suite("The library of a daemon")
struct DaemonLibraryTests {
  @Test func writersWithConditionsWinOneByOne() async throws {
    let daemon = try DaemonProcess()
    let body = Data(Fixtures.line.utf8)
    let made = try await daemon.ask("/v1/animations/a", method: "PUT", body: body)
    #expect(made.status == 201)
    #expect(made.fields["location"] == "/v1/animations/a")
    for revision in 1...10 {
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for writer in 0..<8 {
          group.addTask {
            let text = Fixtures.line + String(repeating: " ", count: 8 * revision + writer)
            return try await daemon.ask(
              "/v1/animations/a", method: "PUT", body: Data(text.utf8),
              fields: ["If-Match": "\"\(revision)\""]
            ).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == 200 } == 1, "\(statuses)")
      #expect(statuses.count { $0 == 412 } == 7, "\(statuses)")
    }
    let history = try await daemon.ask("/v1/animations/a/revisions").json()
    #expect((history["revisions"] as? [[String: Any]])?.count == 11)
  }

  /// The kernel ends a process that does not ask for the error.
  @Test func aFileThatMayNotGrowEndsNoDaemon() async throws {
    let file = try TemporaryFile("")
    let daemon = try DaemonProcess(
      ["--library", "sqlite:\(file.path)"],
      launcher: ["/bin/sh", "-c", #"ulimit -f 1000; exec "$0" "$@""#])
    var statuses: [Int] = []
    while statuses.last != 503, statuses.count < 30 {
      let document = Fixtures.line + String(repeating: " ", count: 100_000 + statuses.count)
      let answer = try await daemon.ask(
        "/v1/animations/a", method: "PUT", body: Data(document.utf8))
      statuses.append(answer.status)
    }
    #expect(statuses.count > 2 && statuses.last == 503)
    let newest = try await daemon.ask("/v1/animations/a")
    #expect(newest.fields["etag"] == "\"\(statuses.count - 1)\"")
    #expect(try ignoresSignal(SIGXFSZ, daemon), "here a parent may have blocked it")
    for end in ["-wal", "-shm", ".lock"] {
      try? FileManager.default.removeItem(atPath: file.path + end)
    }
  }

  private func ignoresSignal(_ signal: Int32, _ daemon: DaemonProcess) throws -> Bool {
    let status = try String(contentsOfFile: "/proc/\(daemon.identifier)/status", encoding: .utf8)
    let ignored = try #require(status.firstMatch(of: /SigIgn:\s*(\w+)/)).output.1
    return try #require(UInt64(ignored, radix: 16)) >> (signal - 1) & 1 == 1
  }

  /// A quarter of the memory is for a library in memory, so that requests find room beside it.
  @Test func inMemoryItIsFullBeforeTheMemoryIs() async throws {
    let daemon = try DaemonProcess(["--library", "memory", "--max-memory", "16MiB"])
    func put(_ size: Int) async throws -> Answer {
      let document = Fixtures.line + String(repeating: " ", count: size)
      return try await daemon.ask(
        "/v1/animations/a", method: "PUT", body: Data(document.utf8))
    }
    var answer = try await put(200_000)
    var count = 1
    while answer.status < 300, count < 30 {
      answer = try await put(200_000 + count)
      count += 1
    }
    #expect(answer.status == 503 && (8..<30).contains(count))
    #expect(try answer.json()["reason"] as? String == "library-full")
    #expect(answer.fields["retry-after"] != nil)
    #expect(try await daemon.ask("/v1/animations/a").status == 200)
    let held = try await daemon.askAdmin("/metrics").text
      .firstMatch(of: /\ninbetween_memory_held_bytes (\d+)\n/)
    #expect(held.flatMap { Int($0.output.1) }.map { $0 > 1 << 20 } == true)
    #expect(try await daemon.ask("/v1/animations/a", method: "DELETE").status == 204)
    #expect(try await put(1).status == 201)
  }

  @Test func aDocumentKeepsItsConnectionWhenNothingHasChanged() async throws {
    let daemon = try DaemonProcess()
    let body = Data(Fixtures.line.utf8)
    _ = try await daemon.ask("/v1/animations/a", method: "PUT", body: body)
    _ = try await daemon.ask("/v1/animations/b", method: "PUT", body: body + Data([0x20]))
    let answer = try daemon.send(
      raw: "GET /v1/animations/b HTTP/1.1\nHost: h\nIf-None-Match: \"1\"\nConnection: close\n\n")
    #expect(answer.status == 304)
    #expect(answer.fields["content-length"] == "\(body.count + 1)")
    #expect(answer.body.isEmpty)
  }

  @Test func beyondThisMachineItIsClosedUntilSomebodySaysOtherwise() async throws {
    let closed = try Configuration(layers([.listen: "0.0.0.0:8080"]))
    #expect(closed.service(try store()).access == .closed)
    let local = try Configuration(layers([:]))
    #expect(local.service(try store()).access == .open)
    let insecure = try Configuration(layers([.listen: "0.0.0.0:8080", .insecure: "true"]))
    #expect(insecure.service(try store()).access == .open)
  }

  private func store() throws -> any AnimationStore {
    try LibraryLocation.memory.open(in: MemoryBudget(limit: 1 << 20))
  }

  private func layers(_ flags: [Setting: String]) -> SettingLayers {
    var layers = SettingLayers()
    layers.lay(flags: flags)
    return layers
  }

  @Test(arguments: [
    ("memory", LibraryLocation.memory), ("sqlite:a b.db", .sqlite(path: "a b.db")),
    ("postgres://h/d", .postgreSQL(uri: "postgres://h/d")),
    ("postgresql://h", .postgreSQL(uri: "postgresql://h")),
  ])
  func placesAreRead(_ text: String, _ location: LibraryLocation) {
    #expect(LibraryLocation(parsing: text) == location)
  }

  @Test(arguments: ["sqlite:", "sqlite", "postgres://", "mysql://h", "/a.db", "Memory"])
  func whatIsNoPlaceIsRefused(_ text: String) throws {
    #expect(LibraryLocation(parsing: text) == nil)
    let result = try run(["config", "--library", text])
    #expect(result.code == 2)
    #expect(
      result.error.contains("library (flag --library) is memory, sqlite:PATH or postgres://…"))
  }

  @Test(arguments: [
    ("memory", "memory"), ("sqlite:a:b@c", "sqlite:a:b@c"), ("postgres://h/d", "postgres://h/d"),
    ("postgres://u@h/d", "postgres://u@h/d"), ("postgres://u:p@h/d", "postgres://u:***@h/d"),
    ("postgres://u:p@q@h/d?x=a:b@c", "postgres://u:***@h/d?x=a:b@c"),
    ("postgres://h/d?password=p&x=1", "postgres://h/d?password=***&x=1"),
  ])
  func passwordsAreNotPrinted(_ text: String, _ shown: String) throws {
    #expect(layers([.library: text]).description.contains("library = \(shown) "))
  }
}
