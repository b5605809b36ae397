import Foundation
import Synchronization

/// The program that writes to a library until it is ended.
final class WriterProcess: Sendable {
  /// The program lies beside the bundle of the tests.
  private static let executable: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundles = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
    let places = ([own] + bundles).map {
      $0.deletingLastPathComponent().appending(path: "LibraryWriter")
    }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }()

  private let process: Mutex<Process>
  private let output = Pipe()

  /// Starts it.
  init(_ path: String, threads: Int = 4, writes: Int = 1000) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = [path, "\(threads)", "\(writes)"]
    process.standardOutput = output
    try process.run()
    self.process = Mutex(process)
  }

  /// Waits until so many lines are there.
  func lines(_ count: Int) -> [String] {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return Self.complete(text)
  }

  /// Ends it at once and answers the lines that are left.
  func kill() -> [String] {
    process.withLock { process in
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let rest = output.fileHandleForReading.readDataToEndOfFile()
    return Self.complete(String(decoding: rest, as: UTF8.self))
  }

  private static func complete(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
