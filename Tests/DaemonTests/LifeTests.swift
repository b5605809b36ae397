import Foundation
import TestSupport
import Testing

@Suite("The life of a daemon")
struct LifeTests {
  @Test func itAnswersAndEndsOnSIGTERMWithZero() async throws {
    let daemon = try DaemonProcess()
    #expect(try await daemon.ask("/version").status == 200)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
  }

  @Test func interruptEndsItAsWell() throws {
    let daemon = try DaemonProcess()
    daemon.send(SIGINT)
    #expect(daemon.exitCode() == 0)
  }

  /// Were they waited for, the daemon would stay for an hour.
  @Test(.timeLimit(.minutes(20)), arguments: [(SIGINT, "1h"), (SIGTERM, "0")])
  func keptConnectionsAreNotWaitedFor(_ signal: Int32, _ delay: String) async throws {
    let daemon = try DaemonProcess(["--drain-delay", delay, "--shutdown-timeout", "1h"])
    _ = try await daemon.ask("/version")  // which the client's session keeps
    daemon.send(signal)
    #expect(daemon.exitCode() == 0)
  }

  @Test func aSecondSignalEndsItAtOnce() async throws {
    let daemon = try DaemonProcess(["--drain-delay", "1h"])
    daemon.send(SIGTERM)
    while try await daemon.askAdmin("/readyz").status != 503 {}
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
  }

  /// While one signal is dealt with, the next waits for its turn.
  @Test func signalsInARowAreAllTaken() async throws {
    let daemon = try DaemonProcess()
    for _ in 0..<200 { daemon.send(SIGHUP) }
    #expect(try await daemon.ask("/version").status == 200)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
  }

  @Test func readinessFallsAtOnceWhileRequestsAreStillServed() async throws {
    let daemon = try DaemonProcess(["--drain-delay", "1h"])
    #expect(try await daemon.askAdmin("/readyz").status == 200)
    daemon.send(SIGTERM)
    while try await daemon.askAdmin("/readyz").status != 503 {}
    #expect(try await daemon.askAdmin("/livez").status == 200)
    #expect(try await daemon.ask("/version").status == 200)
    #expect(try run(["health", "--admin", daemon.admin]).code == 1)
    daemon.send(SIGINT)
    #expect(daemon.exitCode() == 0)
  }

  @Test(arguments: ["verbose", "verbose=1", "pretty&verbose=true"])
  func readinessListsWhatItLooksAtWhereThatIsAsked(_ query: String) async throws {
    let daemon = try DaemonProcess()
    #expect(try await daemon.askAdmin("/readyz?\(query)").text.contains("[+] library"))
    #expect(try await daemon.askAdmin("/readyz?verbosely").text == "ok\n")
  }

  @Test func healthAsksTheAdminListener() throws {
    let daemon = try DaemonProcess()
    let result = try run(["health"], environment: ["INBETWEEN_ADMIN": daemon.admin])
    #expect(result.code == 0)
    #expect(result.output == "ok\n")
  }

  @Test func itListensOnUnixSockets() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let admin = "unix:" + folder.appending(path: "a").path
    let daemon = try DaemonProcess(["--admin", admin])
    #expect(daemon.admin == admin)
    #expect(try run(["health", "--admin", admin]).code == 0)
  }

  @Test(arguments: [("0600", 0o600), ("0666", 0o666)])
  func theFileOfASocketHasThePermissionsThatAreAskedFor(_ text: String, _ mode: Int) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let daemon = try DaemonProcess(["--listen", "unix:\(path)", "--unix-socket-mode", text])
    #expect(daemon.listen == "unix:\(path)")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test func theLogIsALineOfJSONForEachEvent() throws {
    let daemon = try DaemonProcess()
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let lines = try daemon.errorText().split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String] ?? [:]
    }
    #expect(lines.first?["message"]?.hasPrefix("SIGTERM: requests under way") == true)
    #expect(lines.last?["message"] == "ended")
    #expect(lines.allSatisfy { $0["time"] != nil && $0["level"] == "notice" })
  }

  @Test func aTrustedProxySaysWhoTheClientIs() async throws {
    let daemon = try DaemonProcess([
      "--rate", "0.001", "--trusted-proxies", "127.0.0.0/8,10.0.0.0/8",
    ])
    func hops(_ client: String) -> [String: String] {
      ["X-Forwarded-For": "198.51.100.9, \(client), 10.1.2.3"]
    }
    let answers = try await daemon.askUntilRefused { _ in hops("192.0.2.1") }
    #expect(answers.last?.status == 429)
    let other = try await daemon.ask("/version", fields: hops("192.0.2.2"))
    #expect(other.status == 200 && other.fields.requestsLeft == 9)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let lines = daemon.output().split(separator: "\n")
    #expect(lines.count == answers.count + 1)
    #expect(lines[0].contains(#""remote":"192.0.2.1","proxy":"127.0.0.1""#))
  }

  @Test func withoutTrustNobodySaysWhoTheClientIs() async throws {
    let daemon = try DaemonProcess(["--rate", "0.001"])
    let answers = try await daemon.askUntilRefused { index in
      [index % 2 == 0 ? "X-Forwarded-For" : "Forwarded": "for=192.0.2.\(index)"]
    }
    #expect(answers.last?.status == 429, "the client is the peer, whatever it says")
  }

  @Test func everyRequestLeavesOneLineOfJSON() async throws {
    let daemon = try DaemonProcess()
    _ = try await daemon.ask("/version", fields: ["X-Request-Id": "me-1"])
    _ = try await daemon.ask("/no/such?x=\"1", fields: ["X-Request-Id": "me-2"])
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let lines = try daemon.output().split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
    #expect(lines.map { $0["id"] as? String } == ["me-1", "me-2"])
    #expect(lines.map { $0["status"] as? Int } == [200, 404])
    #expect(lines.map { $0["route"] as? String } == ["/version", "unmatched"])
  }

  @Test func aRequestThatIsCutIsLoggedUnderItsPath() async throws {
    let daemon = try DaemonProcess(["--body-timeout", "300ms"])
    _ = try? daemon.send(raw: "POST /v1/sample?fps=5 HTTP/1.1\nHost: h\nContent-Length: 9\n\n{")
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    #expect(daemon.output().contains(#""route":"/v1/sample""#), "\(daemon.output())")
  }

  @Test func theAccessLogCanBeTurnedOff() async throws {
    let daemon = try DaemonProcess(["--access-log", "false"])
    _ = try await daemon.ask("/version")
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    #expect(daemon.output().isEmpty)
  }

  @Test func aRefusalWithoutABodyKeepsTheConnection() async throws {
    let daemon = try DaemonProcess()
    let missing = try await daemon.ask("/nothing")
    #expect(missing.status == 404)
    #expect(missing.fields["connection"] == nil)
    let options = try await daemon.ask("/v1/sample", method: "OPTIONS")
    #expect(options.status == 204)
    #expect(options.fields["connection"] == nil)
    let refused = try await daemon.ask(
      "/v1/sample", method: "POST", body: Data("{}".utf8), fields: ["Content-Type": "text/plain"])
    #expect(refused.status == 415)
    #expect(refused.fields["connection"] == "close")
  }

  @Test func closedStandardDescriptorsAreOpenedBeforeASocketTakesTheirNumbers() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let socket = folder.appending(path: "s").path
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      "exec \"$0\" serve --library memory --listen unix:\(socket) --admin unix:\(socket)a <&- >&- 2>&-",
      DaemonProcess.executable.path,
    ]
    try shell.run()
    defer { kill(shell.processIdentifier, SIGKILL) }
    while !FileManager.default.fileExists(atPath: socket + "a") { usleep(1000) }
    for number in 0...2 {
      let link = "/proc/\(shell.processIdentifier)/fd/\(number)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    }
  }

  @Test func tooFewDescriptorsNameTheSetting() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      "ulimit -n 64; exec \"$0\" serve --listen 127.0.0.1:0 --admin 127.0.0.1:0 --library memory",
      DaemonProcess.executable.path,
    ]
    let error = Pipe()
    shell.standardError = error
    try shell.run()
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 1)
    #expect(text.contains("max-connections needs 576 open descriptors, the system allows 64"))
  }

  @Test func aRequestIdIsKeptAndOneIsMade() async throws {
    let daemon = try DaemonProcess()
    let kept = try await daemon.ask("/version", fields: ["X-Request-Id": "a.b_c~d-1"])
    #expect(kept.fields["x-request-id"] == "a.b_c~d-1")
    let made = try await daemon.ask("/nothing", fields: ["X-Request-Id": "not good"])
    let id = try #require(made.fields["x-request-id"])
    #expect(id != "not good")
    #expect(try made.json()["instance"] as? String == "/requests/\(id)")
  }

  @Test func aClientOverItsRateIsToldWhenToComeBack() async throws {
    let daemon = try DaemonProcess(["--rate", "0.001"])
    let answers = try await daemon.askUntilRefused()
    #expect(answers.dropLast().count >= 10 && answers.dropLast().allSatisfy { $0.status == 200 })
    let refused = try #require(answers.last)
    #expect(refused.status == 429)
    let problem = try refused.json()
    #expect(problem["code"] as? String == "rate-limited")
    #expect((problem["detail"] as? String)?.hasSuffix("that Retry-After gives.") == true)
    #expect(problem["limit"] as? Double == 0.001)
    #expect(problem["setting"] as? String == "rate")
    #expect(Int(refused.fields["retry-after"] ?? "").map { $0 >= 1 } == true)
  }

  @Test func pagesOfListedOriginsMayCall() async throws {
    let daemon = try DaemonProcess(["--cors-origin", "https://a.example"])
    let answer = try await daemon.ask("/version", fields: ["Origin": "https://a.example"])
    #expect(answer.fields["access-control-allow-origin"] == "https://a.example")
    let other = try await daemon.ask("/version", fields: ["Origin": "https://b.example"])
    #expect(other.fields["access-control-allow-origin"] == nil)
  }

  @Test func limitsListsWhatIsConfigured() async throws {
    let daemon = try DaemonProcess(["--max-body", "1KiB", "--rate", "1000", "--head-timeout", "3s"])
    let limits = try await daemon.ask("/v1/limits").json()
    #expect(limits["max-body"] as? Int == 1024)
    #expect(limits["head-timeout"] as? Int == 3)
    #expect(limits["rate"] as? Int == 1000)
    #expect(limits["max-values"] as? Int == 50_000_000)
    #expect(limits["max-work"] as? Int == 200_000_000)
    #expect(limits["max-request-memory"] as? Int == 64 << 20)
    #expect(limits["max-memory"] as? Int == 1 << 30)
    #expect(limits["queue-timeout"] as? Int == 2)
  }

  @Test func aBatchIsAnsweredLineByLine() async throws {
    let daemon = try DaemonProcess()
    let document = #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#
    let count = 2000
    let lines = (0..<count).map { index in
      index % 100 == 7 ? "{" : "{\"id\":\(index),\"document\":\(document),\"count\":3}"
    }
    let answer = try await daemon.ask(
      "/v1/batch", method: "POST", body: Data(lines.joined(separator: "\n").utf8))
    #expect(answer.status == 200)
    let heads = answer.text.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(heads == (0..<count).map { $0 % 100 == 7 ? "{\"id\":null" : "{\"id\":\($0)" })
  }

  /// Who sends its body before it reads would find the connection closed, in place of the answer.
  @Test func aBodyThatIsLittleTooLargeIsReadBeforeItIsRefused() throws {
    let daemon = try DaemonProcess(["--max-body", "2MiB"])
    let length = (2 << 20) + 500_000
    let body = String(repeating: " ", count: length)
    let head = "POST /v1/sample HTTP/1.1\nHost: h\nContent-Length: \(length)\n"
    let answer = try daemon.send(raw: head + "\n" + body)
    #expect(answer.status == 413 && answer.text.contains("max-body"))
    let waiting = try daemon.send(raw: head + "Expect: 100-continue\n\n")
    #expect(waiting.status == 413)
    let large = try daemon.send("POST /v1/sample", "Content-Length: \(4 << 20)")
    #expect(large.status == 413)
  }

  @Test func aBatchHasABoundOfItsOwn() async throws {
    let daemon = try DaemonProcess(["--max-body", "1KiB", "--max-batch-body", "4KiB"])
    let body = Data(repeating: UInt8(ascii: " "), count: 5000)
    let answer = try await daemon.ask("/v1/batch", method: "POST", body: body)
    #expect(answer.status == 413)
    #expect(try answer.json()["setting"] as? String == "max-batch-body")
    let fits = try await daemon.ask("/v1/batch", method: "POST", body: body.prefix(4000))
    #expect(fits.status == 200 && fits.text.isEmpty)
  }

  @Test func itLinksTheServerLibraryAndOneDatabase() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ldd")
    process.arguments = [DaemonProcess.executable.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for library in ["libmicrohttpd", "libsqlite3"] { #expect(text.contains(library)) }
    for library in ["libpq", "libcurl"] { #expect(!text.contains(library)) }
  }
}
