import Foundation
import Testing

@testable import InbetweenDaemon

/// A Unix socket that takes messages, as a service manager has one.
private final class MessageSocket {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  private let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

  init() throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    let result = unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe bind(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(bytes.count))
    }
    try #require(result == 0)
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The next message; nil when none comes within ten seconds.
  func next() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// Reads messages up to the first that begins with a word; nil when it does not come.
  func next(beginningWith word: String) -> String? {
    while let message = next() {
      if message.hasPrefix(word) { return message }
    }
    return nil
  }

  deinit {
    close(descriptor)
    try? FileManager.default.removeItem(atPath: path)
  }
}

@Suite("The service manager")
struct ServiceManagerTests {
  @Test func isToldOfEveryTurn() throws {
    let socket = try MessageSocket()
    let daemon = try DaemonProcess(
      environment: ["NOTIFY_SOCKET": socket.path, "WATCHDOG_USEC": "100000"])
    let ready = socket.next(beginningWith: "READY=1")
    #expect(ready == "READY=1\nSTATUS=serving \(daemon.listen)")
    #expect(socket.next(beginningWith: "WATCHDOG=1") != nil)
    daemon.send(SIGHUP)
    let reloading = try #require(socket.next(beginningWith: "RELOADING=1"))
    let moment = reloading.split(separator: "=").last.flatMap { Int64($0) }
    #expect(moment.map { abs($0 - OperatingSystem.uptime / 1000) < 10_000_000 } == true)
    #expect(socket.next(beginningWith: "READY=1") != nil)
    daemon.send(SIGTERM)
    #expect(socket.next(beginningWith: "STOPPING=1") != nil)
    #expect(daemon.exitCode() == 0)
  }

  @Test func maySetAWatchForUsAlone() {
    func patience(_ process: String?) -> Double? {
      var environment = ["WATCHDOG_USEC": "3000000"]
      environment["WATCHDOG_PID"] = process
      return ServiceManager(environment: environment, process: 7).patience
    }
    #expect(patience(nil) == 3 && patience("7") == 3 && patience("8") == nil)
  }

  @Test func handsSocketsDownByNameOrInOrder() {
    func sockets(_ count: String, _ names: String?, to process: String = "7") -> [Int32?] {
      var environment = ["LISTEN_PID": process, "LISTEN_FDS": count]
      environment["LISTEN_FDNAMES"] = names
      let manager = ServiceManager(environment: environment, process: 7)
      return [manager.main, manager.admin]
    }
    #expect(sockets("2", "main:admin") == [3, 4])
    #expect(sockets("2", "admin:main") == [4, 3])
    #expect(sockets("1", "admin") == [nil, 3])
    #expect(sockets("2", nil) == [3, 4])
    #expect(sockets("2", "inbetweend.socket:inbetweend.socket") == [3, 4])
    #expect(sockets("2", "main:admin", to: "8") == [nil, nil])
    for count in ["0", "-1", "many", ""] { #expect(sockets(count, nil) == [nil, nil]) }
  }

  @Test func keepsTheSocketsThatItHandsDown() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let launch = """
      import os, socket, sys
      main = socket.socket(socket.AF_UNIX); main.bind(sys.argv[1]); main.listen()
      admin = socket.socket(); admin.bind(("127.0.0.1", 0)); admin.listen()
      high = [os.dup(main.fileno()) for _ in range(8)][-1], os.dup(admin.fileno())
      os.dup2(high[0], 3); os.dup2(high[1], 4)
      os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="2", LISTEN_FDNAMES="main:admin")
      os.execv(sys.argv[2], sys.argv[2:])
      """
    let daemon = try DaemonProcess(launcher: ["/usr/bin/env", "python3", "-c", launch, path])
    #expect(daemon.listen == "unix:\(path)")
    #expect(try await daemon.askAdmin("/readyz").status == 200)
    #expect(try daemon.send("GET /version").status == 200)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    #expect(FileManager.default.fileExists(atPath: path))
    try FileManager.default.removeItem(atPath: path)
  }

  @Test func handsDownNothingButSockets() throws {
    let launch =
      "import os, sys; os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='1'); "
      + "os.dup2(os.open('/dev/null', 0), 3); os.execv(sys.argv[1], sys.argv[1:])"
    let result = try run(
      "/usr/bin/env", ["python3", "-c", launch, DaemonProcess.executable.path, "serve"],
      environment: [:])
    #expect(result.code == 1)
    #expect(result.error.contains("descriptor 3 must be a socket that listens"))
  }
}
