import Foundation
import MicroHTTP

/// A proxy with the configuration that `deploy/` has for it, before a listener of the tests. It ends with its last
/// reference.
final class CorpusProxy: Sendable {
  /// The proxies that are tried, and where Debian installs them.
  enum Kind: String, CaseIterable, Sendable {
    case nginx, haproxy

    var program: String? {
      ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin"].map { "\($0)/\(rawValue)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  /// Why there is none.
  struct Failure: Error, CustomStringConvertible { var description: String }

  private let process: Lock<Process>
  private let folder: URL
  let address: ListenerAddress

  /// Starts a proxy, and waits until it takes connections.
  init(_ kind: Kind, before listener: ListenerAddress) throws {
    guard let program = kind.program, case .tcp(_, let upstream) = listener else {
      throw Failure(description: "\(kind) is not installed")
    }
    folder = FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
    let port = try Self.freePort()
    let arguments = try Self.configure(kind, in: folder, from: port, to: upstream)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = Lock(process)
    address = .tcp(host: "127.0.0.1", port: port)
    try awaitStart(of: kind)
  }

  deinit {
    process.withLock { process in
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  private func awaitStart(of kind: Kind) throws {
    while true {
      if (try? RawClient(address)) != nil { return }
      guard process.withLock(\.isRunning) else { throw Failure(description: "\(kind) ended") }
      pause(.milliseconds(10))
    }
  }

  /// A port that nobody listens on this moment.
  private static func freePort() throws -> UInt16 {
    let listener = try Listener(.make(), handler: .make())
    guard case .tcp(_, let port) = listener.boundAddress else { return 0 }
    return port
  }
}

// MARK: - Configurations

extension CorpusProxy {
  private static let deploy = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../deploy").standardized

  /// Writes the configuration, and answers the arguments that name it.
  private static func configure(
    _ kind: Kind, in folder: URL, from port: UInt16, to upstream: UInt16
  ) throws -> [String] {
    let inner = folder.appending(path: "inbetween")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    switch kind {
    case .nginx:
      try write(nginx(), to: folder.appending(path: "nginx.conf"))
      try write(shared(), to: folder.appending(path: "inbetween.conf"))
      try write("listen 127.0.0.1:\(port);\n", to: inner.appending(path: "listen.conf"))
      try write("server 127.0.0.1:\(upstream);\n", to: inner.appending(path: "upstream.conf"))
      return ["-p", folder.path, "-c", "nginx.conf", "-e", "error.log", "-g", "daemon off;"]
    case .haproxy:
      let file = folder.appending(path: "haproxy.cfg")
      try write(haproxy(from: port, to: upstream), to: file)
      return ["-db", "-f", file.path]
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What nginx has around the file in `deploy/`.
  private static func nginx() -> String {
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
      "\($0)_temp_path temp;\n"
    }
    return """
      \(getuid() == 0 ? "user root;" : "")
      pid pid;
      worker_processes 1;
      events { worker_connections 4096; }
      http { access_log off; \(folders.joined()) include inbetween.conf; }
      """
  }

  /// All clients have one address here, so what is limited by address is out of the way.
  private static func shared() throws -> String {
    try String(contentsOf: deploy.appending(path: "nginx/inbetween.conf"), encoding: .utf8)
      .replacing("rate=100r/s", with: "rate=100000r/s")
      .replacing("burst=200", with: "burst=100000")
      .replacing(
        "limit_conn inbetween_connections 32;", with: "limit_conn inbetween_connections 4096;")
  }

  /// The same for HAProxy. Nobody answers health here, so it is not asked for.
  private static func haproxy(from port: UInt16, to upstream: UInt16) throws -> String {
    try String(contentsOf: deploy.appending(path: "haproxy/haproxy.cfg"), encoding: .utf8)
      .replacing("log stdout format raw local0", with: "")
      .replacing("bind :8443", with: "bind 127.0.0.1:\(port)")
      .replacing("gt 1000 ", with: "gt 100000000 ")
      .replacing("default-server check port 8081", with: "default-server")
      .replacing("127.0.0.1:8080", with: "127.0.0.1:\(upstream)")
  }
}
