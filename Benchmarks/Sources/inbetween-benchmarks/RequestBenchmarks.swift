import Foundation

/// Requests a second beside a bare libmicrohttpd handler and a Node service, in one run.
enum RequestBenchmarks {
  static func run(_ report: inout Report, isQuick: Bool) throws {
    report.section("Requests a second: POST /v1/sample, 4 tracks, 12 keyframes, 60 fps over 1 s")
    let figures = try figures(seconds: isQuick ? 1 : 5)
    guard let daemon = figures["inbetweend"] else {
      return report.note(figures.isEmpty ? "not measured" : "the daemon was not measured")
    }
    report.add("inbetweend", daemon, "1/s")
    if let bare = figures["bare"] {
      report.add("bare libmicrohttpd handler", bare, "1/s")
      report.add("inbetweend / bare", daemon / bare, "", bound: .atLeast(0.15))
    }
    if let node = figures["node"] {
      report.add("Node service", node, "1/s")
      report.add("inbetweend / Node", daemon / node, "", bound: .atLeast(2))
    }
  }

  /// What the script measured; it says on standard error what it could not.
  private static func figures(seconds: Int) throws -> [String: Double] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [Repository.benchmarks.appending(path: "requests.sh").path, "\(seconds)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var figures: [String: Double] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) { figures[String(parts[0])] = value }
    }
    return figures
  }
}

/// Where things are.
enum Repository {
  /// The folder of the benchmarks.
  static let benchmarks = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
