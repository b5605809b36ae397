import Foundation
import MicroHTTP
import Testing

@testable import InbetweenDaemon

/// A certificate for 127.0.0.1 that vouches for itself, and its key.
private final class Certificate {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  var chain: String { folder.appending(path: "chain.pem").path }
  var key: String { folder.appending(path: "key.pem").path }
  var flags: [String] { ["--tls-certificate", chain, "--tls-key", key] }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let made = try run(
      "/usr/bin/openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
        "-keyout", key, "-out", chain,
      ])
    try #require(made.code == 0, "\(made.error)")
  }

  /// Puts the files of another one in place of its own.
  func replace(by other: Certificate, chain isChain: Bool = true, key isKey: Bool = true) throws {
    if isChain { try Data(contentsOf: URL(filePath: other.chain)).write(to: URL(filePath: chain)) }
    if isKey { try Data(contentsOf: URL(filePath: other.key)).write(to: URL(filePath: key)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

extension DaemonProcess {
  /// What curl gets over TLS when it believes a certificate alone.
  fileprivate func curl(
    _ path: String, believing certificate: String, _ more: [String] = []
  ) throws -> (code: Int32, output: String, error: String) {
    try run(
      "/usr/bin/curl",
      ["--silent", "--show-error", "--max-time", "300", "--cacert", certificate] + more
        + ["https://\(listen)\(path)"])
  }

  /// How many requests are being answered.
  fileprivate func inFlight() throws -> Substring? {
    let metrics = try run("/usr/bin/curl", ["--silent", "http://\(admin)/metrics"]).output
    let line = metrics.split(separator: "\n").first { $0.hasPrefix("http_server_in_flight ") }
    return line?.split(separator: " ").last
  }

  /// The bytes with which the daemon answers some bytes before it closes; fails when it stays open.
  fileprivate func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
    let address = try #require(ListenerAddress(parsing: listen))
    return try LocalConnection(to: address, timeout: 300).exchange(bytes)
  }
}

@Suite("TLS")
struct SecureTests {
  private let document =
    #"{"kind":"animation","from":{"x":0},"to":{"x":1},"animation":"bouncy"}"#

  @Test func requestsComeByTheVersionsThatAreSafe() throws {
    let certificate = try Certificate()
    let daemon = try DaemonProcess(certificate.flags)
    for version in ["1.2", "1.3"] {
      let answer = try daemon.curl(
        "/version", believing: certificate.chain,
        ["--tlsv\(version)", "--tls-max", version, "--write-out", "%{http_code} %{http_version}"])
      #expect(answer.output.hasSuffix("200 1.1"), "\(version): \(answer.error)")
    }
    let old = try run(
      "/usr/bin/openssl",
      ["s_client", "-connect", daemon.listen, "-tls1_1", "-cipher", "ALL:@SECLEVEL=0"])
    #expect(old.code != 0)
    #expect(old.output.contains("no peer certificate available"))
  }

  @Test func longBodiesAndStreamsComeThroughWhole() async throws {
    let certificate = try Certificate()
    let (secure, plain) = (try DaemonProcess(certificate.flags), try DaemonProcess())
    let folder = certificate.folder.appending(path: "long.json").path
    let spaces = String(repeating: " ", count: 200_000)
    try Data((spaces + document).utf8).write(to: URL(filePath: folder))
    let query = "/v1/sample?count=20000"
    let answer = try secure.curl(query, believing: certificate.chain, ["--data", "@\(folder)"])
    #expect(answer.code == 0, "\(answer.error)")
    #expect(try await answer.output == plain.post(query, document).text)
    let twice = try secure.curl(
      "/version", believing: certificate.chain,
      ["https://\(secure.listen)/v1/limits", "--write-out", "%{num_connects};"])
    #expect(twice.output.contains("1;") && twice.output.contains("0;"))
  }

  @Test func whoDoesNotSpeakItIsClosed() throws {
    let certificate = try Certificate()
    let daemon = try DaemonProcess(certificate.flags + ["--head-timeout", "1h"])
    let answer = try daemon.exchange(Array("GET /version HTTP/1.1\r\nHost: h\r\n\r\n".utf8))
    #expect(!String(decoding: answer, as: UTF8.self).contains("HTTP/1.1"))
  }

  @Test func aHandshakeThatSticksEndsWithTheTimeForAHead() throws {
    let certificate = try Certificate()
    let daemon = try DaemonProcess(certificate.flags + ["--head-timeout", "1s"])
    for part in [[], [0x16, 0x03], [0x16, 0x03, 0x01, 0x02, 0x00, 0x01]] as [[UInt8]] {
      let start = ContinuousClock.now
      _ = try daemon.exchange(part)
      #expect(ContinuousClock.now - start > .milliseconds(900))
    }
    #expect(try daemon.curl("/version", believing: certificate.chain).code == 0)
  }

  @Test func aHangUpShowsTheNewCertificateAndABrokenOneChangesNothing() async throws {
    let (shown, next) = (try Certificate(), try Certificate())
    let old = try Certificate()
    try old.replace(by: shown)
    let daemon = try DaemonProcess(shown.flags)
    try shown.replace(by: next, key: false)  // not a pair
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "the certificate stays as it was: ")
    #expect(try daemon.curl("/version", believing: old.chain).code == 0)
    try shown.replace(by: next)
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "the last day of the certificate is 20")
    #expect(try daemon.curl("/version", believing: next.chain).code == 0)
    #expect(try daemon.curl("/version", believing: old.chain).code != 0)
    let metrics = try await daemon.askAdmin("/metrics").text
    #expect(metrics.contains("inbetween_tls_certificate_end_seconds "))
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    #expect(daemon.errorText().contains("the key is not that of the certificate"))
  }

  /// The answer is much larger than what sockets hold, so that it is under way for some seconds.
  /// Nothing here waits for a task before the daemon is told to end: the tests beside this one may keep
  /// those waiting for longer. For the same reason the daemon gives the answer an hour.
  @Test func aDrainLosesNoAnswer() async throws {
    let certificate = try Certificate()
    let daemon = try DaemonProcess(certificate.flags + ["--shutdown-timeout", "1h"])
    let told = Pipe()
    let client = Process()
    client.executableURL = URL(filePath: "/usr/bin/curl")
    client.arguments = [
      "--silent", "--cacert", certificate.chain, "--limit-rate", "1M", "--data", document,
      "--output", "/dev/null", "--write-out", "%{http_code}",
      "https://\(daemon.listen)/v1/sample?count=400000",
    ]
    client.standardOutput = told
    try client.run()
    while try daemon.inFlight() != "1" { try #require(client.isRunning, "it came too fast") }
    daemon.send(SIGTERM)
    while client.isRunning { try await Task.sleep(for: .milliseconds(100)) }
    let status = told.fileHandleForReading.readDataToEndOfFile()
    #expect(client.terminationStatus == 0)
    #expect(String(decoding: status, as: UTF8.self) == "200")
    #expect(daemon.exitCode() == 0)
  }

  @Test func whatIsNoPairIsAnErrorThatNamesTheFiles() throws {
    let (certificate, other) = (try Certificate(), try Certificate())
    try certificate.replace(by: other, chain: false)
    for command in [["serve"], ["serve", "--check"], ["config", "--check"]] {
      let result = try run(command + certificate.flags)
      #expect(result.code == 2)
      #expect(result.error.contains("\(certificate.chain) and \(certificate.key): the key is not"))
    }
    let missing = try run(["serve", "--tls-certificate", "/nonexistent", "--tls-key", "/none"])
    #expect(missing.code == 2 && missing.error.contains("tls-certificate: /nonexistent"))
  }
}

@Suite("Checking the configuration")
struct CheckTests {
  @Test func everythingThatIsWrongIsSaidAtOnce() throws {
    let tokens = try TemporaryFile("ci all 00")
    let result = try run([
      "serve", "--check", "--tokens-file", tokens.path, "--tls-certificate", "/nonexistent",
      "--tls-key", "/nonexistent",
    ])
    #expect(result.code == 2)
    #expect(result.error.contains("tokens-file: \(tokens.path):1:"))
    #expect(result.error.contains("tls-certificate: /nonexistent"))
  }

  @Test func whatIsInOrderIsSaidWithWhatIsPerhapsNotMeant() throws {
    let fine = try run(["config", "--check"])
    #expect(fine.code == 0 && fine.output == "the configuration is in order\n")
    let open = try run(["serve", "--check", "--listen", "0.0.0.0:80"])
    #expect(open.code == 0)
    #expect(open.output.contains("warning: the library is closed"))
    let insecure = try run(["serve", "--check", "--listen", "0.0.0.0:80", "--insecure"])
    #expect(insecure.output.contains("warning: insecure is set"))
    let empty = try TemporaryFile("# nobody yet\n")
    let closed = try run(["serve", "--check", "--tokens-file", empty.path])
    #expect(closed.code == 0)
    #expect(closed.output.contains("warning: the tokens-file holds no token"))
  }

  @Test func aFolderInPlaceOfALibraryIsRefusedByTheCheck() throws {
    let result = try run(["serve", "--check", "--library", "sqlite:/tmp"])
    #expect(result.code == 1)
    #expect(result.error.contains("/tmp is a folder. Name a file in it."))
  }
}
