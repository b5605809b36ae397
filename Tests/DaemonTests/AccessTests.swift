import AnimationRoutes
import Foundation
import HTTPTypes
import Testing

@testable import InbetweenDaemon

/// A file that is gone with its value.
final class TemporaryFile {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  init(_ text: String) throws { try write(text) }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// What `inbetweend token` prints.
struct MadeToken {
  let token: String
  let line: String

  init(_ name: String, scope: String = "read") throws {
    let result = try run(["token", name, "--scope", scope])
    let lines = result.output.split(separator: "\n").map { $0.split(separator: ": ", maxSplits: 1) }
    try #require(result.code == 0 && lines.count == 2)
    token = String(lines[0][1])
    line = lines[1][1].trimmingCharacters(in: .whitespaces)
  }
}

@Suite("Tokens of the daemon")
struct DaemonTokenTests {
  @Test func theCommandMakesATokenAndTheLineThatKnowsIt() throws {
    let made = try MadeToken("ci", scope: "read,write")
    let file = try TemporaryFile(made.line + "\n")
    let keyring = try Keyring(path: file.path)
    #expect(
      keyring.caller(sending: [.authorization: "Bearer \(made.token)"])
        == .holder(name: "ci", scopes: [.read, .write]))
    #expect(try MadeToken("ci").token != made.token)
  }

  @Test(arguments: [["token", "a/b"], ["token", "ci", "--scope", "all"], ["token"]])
  func theCommandRefusesWhatIsNoNameOrScope(_ arguments: [String]) throws {
    #expect(try run(arguments).code == 2)
  }

  @Test func aFileThatCannotBeReadLeavesTheTokensAsTheyWere() throws {
    let (old, new) = (try MadeToken("old"), try MadeToken("new"))
    let file = try TemporaryFile(old.line)
    let keyring = try Keyring(path: file.path)
    try file.write("nonsense\n\(new.line)")
    #expect(throws: (any Error).self) { try keyring.reload() }
    #expect(keyring.caller(sending: [.authorization: "Bearer \(old.token)"]).name == "old")
    try file.write(new.line)
    #expect(try keyring.reload() == 1)
    #expect(keyring.caller(sending: [.authorization: "Bearer \(old.token)"]) == .unknown)
    #expect(keyring.caller(sending: [.authorization: "Bearer \(new.token)"]).name == "new")
  }

  @Test(.timeLimit(.minutes(20)))
  func aHangUpTakesLimitsAndTheLevelOfTheLogFromTheFile() async throws {
    let file = try TemporaryFile("max-tracks = 2\nmax-depth = 20\n")
    let daemon = try DaemonProcess(["--config", file.path, "--max-depth", "30"])
    let limit = { (name: String) in try await daemon.ask("/v1/limits").json()[name] as? Int }
    #expect(try await limit("max-tracks") == 2)
    try file.write("max-tracks = 3\nmax-depth = 21\nmax-streams = 7\nlog-level = warning\n")
    daemon.send(SIGHUP)
    while try await limit("max-tracks") != 3 {}
    #expect(try await limit("max-depth") == 30)
    #expect(try await daemon.askAdmin("/metrics").text.contains("{setting=\"max-tracks\"} 3\n"))
    try file.write("max-tracks = many\n")
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "SIGHUP: the settings stay as they were: ")
    #expect(try await limit("max-tracks") == 3)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let log = daemon.errorText()
    #expect(log.contains("SIGHUP: max-streams takes a restart to change"))
    #expect(!log.contains("a second signal ends at once"))
  }

  @Test func aHangUpReadsTheFileAnewAndNeverEndsTheDaemon() async throws {
    let (old, new) = (try MadeToken("old"), try MadeToken("new"))
    let file = try TemporaryFile(old.line)
    let daemon = try DaemonProcess(["--tokens-file", file.path])
    let ask = { (made: MadeToken) in
      try await daemon.ask("/version", fields: ["Authorization": "Bearer \(made.token)"])
    }
    #expect(try await ask(old).status == 200)
    try file.write("nonsense")
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "SIGHUP: the tokens stay as they were: \(file.path):1: a line is")
    #expect(try await ask(old).status == 200)
    try file.write(new.line)
    daemon.send(SIGHUP)
    try daemon.wait(toSay: "SIGHUP: tokens known: 1")
    #expect(try await ask(new).status == 200)
    daemon.send(SIGTERM)
    #expect(daemon.exitCode() == 0)
    let names = try daemon.output().split(separator: "\n").map { line in
      let members = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return members?["token"] as? String
    }
    #expect(names == ["old", "old", "new"])
  }

  @Test func aDaemonDoesNotStartWithoutTheFileThatItNeeds() throws {
    let result = try run(["serve", "--tokens-file", "/nonexistent/tokens"])
    #expect(result.code == 2)
    #expect(result.error.contains("tokens-file: /nonexistent/tokens"))
  }

  @Test func whoIsLetInDependsOnTheAddressAndTheTokens() throws {
    func access(_ flags: [Setting: String]) throws -> Any {
      var layers = SettingLayers()
      layers.lay(flags: flags)
      return try Configuration(layers).access
    }
    #expect("\(try access([:]))" == "open")
    #expect("\(try access([.listen: "0.0.0.0:80"]))" == "closed")
    #expect("\(try access([.listen: "0.0.0.0:80", .insecure: "true"]))" == "open")
    #expect("\(try access([.tokensFile: "t"]))" == "tokens")
    #expect("\(try access([.tokensFile: "t", .insecure: "true"]))" == "tokens")
  }
}

@Suite("Rates of the daemon")
struct DaemonRateTests {
  @Test func everyAnswerTellsWhatIsLeft() async throws {
    let daemon = try DaemonProcess(["--rate", "0.001"])
    let missing = try await daemon.ask("/nothing")
    #expect(missing.status == 404)
    let refused = try daemon.send("BREW /version")
    #expect(refused.status == 405)
    let answers = [missing] + (try await daemon.askUntilRefused())
    let left = answers.compactMap(\.fields.requestsLeft)
    #expect(left.count == answers.count && left == left.sorted(by: >))
    #expect(left.first == 9 && left.last == 0)
    // What the listener refuses is not counted.
    #expect(refused.fields.requestsLeft.map { $0 >= 9 } == true)
    for fields in answers.map(\.fields) + [refused.fields] {
      #expect(fields["ratelimit-policy"] == "\"default\";q=10;w=10000")
    }
  }

  @Test func aTokenHasARateOfItsOwnAndAGuessHasNot() async throws {
    let made = try MadeToken("ci")
    let file = try TemporaryFile(made.line)
    let daemon = try DaemonProcess(["--rate", "0.001", "--tokens-file", file.path])
    let guesses = try await daemon.askUntilRefused { ["Authorization": "Bearer guess-\($0)"] }
    #expect(guesses.last?.status == 429)
    #expect(try await daemon.ask("/version").fields.requestsLeft == 0)
    let known = try await daemon.ask(
      "/version", fields: ["Authorization": "Bearer \(made.token)"])
    #expect(known.status == 200 && known.fields.requestsLeft == 9)
  }
}
