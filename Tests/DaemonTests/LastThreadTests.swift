import Foundation
import Testing

/// Sanitizers take address space while a program runs.
private let isSanitized = ["__tsan_init", "__asan_init"].contains { (name: String) in
  unsafe dlsym(nil, name) != nil
}

@Suite("A daemon for which the system has no thread left", .disabled(if: isSanitized))
struct LastThreadTests {
  /// The address space of this daemon grows no more by as much as the stack of a thread takes.
  private func daemon() async throws -> DaemonProcess {
    let daemon = try DaemonProcess()
    #expect(try await daemon.ask("/version").status == 200)
    let status = try String(contentsOfFile: "/proc/\(daemon.identifier)/status", encoding: .utf8)
    let size = try #require(status.firstMatch(of: /VmSize:\s+(\d+) kB/)?.output.1)
    let kilobytes = try #require(Int(size)) + 1024
    let limits = try run(
      "/usr/bin/prlimit", ["--pid", "\(daemon.identifier)", "--as=\(kilobytes << 10)"])
    #expect(limits.code == 0, "\(limits.error)")
    return daemon
  }

  @Test(arguments: [SIGTERM, SIGINT]) func endsCleanly(_ signal: Int32) async throws {
    let daemon = try await daemon()
    daemon.send(signal)
    #expect(daemon.exitCode() == 0)
    #expect(daemon.output().contains("/version"))
    #expect(daemon.errorText().contains("ended"))
  }

  /// The limit counts the threads of all processes of a user, so that this daemon is another user's.
  @Test(.enabled(if: geteuid() == 0), arguments: 1...7)
  func saysSoWhereItCannotStart(_ threads: Int) throws {
    let ended = try run(
      "/usr/bin/setpriv",
      [
        "--reuid=61234", "--regid=61234", "--clear-groups", "/usr/bin/prlimit",
        "--nproc=\(threads)", DaemonProcess.executable.path, "serve", "--library", "memory",
        "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0",
      ])
    #expect(ended.code == 1, "\(ended.error)")
    #expect(ended.error.contains("no thread can be started"))
  }
}
