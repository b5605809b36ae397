import AnimationRoutes
import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
  private func temporaryFile(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).conf")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func versionNamesTheProductAndTheServerLibrary() throws {
    let result = try run(["version"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("inbetweend 0."))
    #expect(result.output.contains("\nlibmicrohttpd "))
    #expect(try run(["--version"]).code == 0)
  }

  @Test(arguments: [["serfe"], ["serfe", "--check"], ["help", "serfe"], ["serfe", "--help"]])
  func aCommandThatDoesNotExistIsWrongUse(_ arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.error.contains("There is no command \"serfe\"; did you mean serve?"))
  }

  @Test func everyCommandHasItsHelp() throws {
    for name in ["serve", "health", "version", "config", "token", "library", "contract"] {
      #expect(try run(["help", name]).output == run([name, "--help"]).output, "\(name)")
    }
    #expect(try run(["help", "help"]).code == 0)
  }

  @Test func contractIsWhatIsServed() throws {
    #expect(try run(["contract"]).output == Contract.yaml)
    #expect(try run(["contract", "--json"]).output == Contract.json)
    #expect(try run(["contract", "--json", "--write", "x"]).code == 2)
  }

  @Test(arguments: [
    "version", "contract", "contract --json", "config", "config --check", "token me", "--help",
    "--version",
  ])
  func outputThatNothingTakesIsTold(_ command: String) throws {
    let result = try run(
      "/bin/sh", ["-c", "\"$0\" \(command) >/dev/full", DaemonProcess.executable.path])
    #expect(result.code == 1)
    #expect(
      result.error.hasSuffix("Standard output cannot be written: No space left on device\n"),
      "\(result.error)")
  }

  @Test func contractIsWrittenIntoAFolder() throws {
    let outer = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: outer) }
    let folder = outer.appending(path: "api")
    // The first time it makes the folders, the second time it finds them.
    for _ in 0..<2 {
      let result = try run(["contract", "--write", folder.path])
      #expect(result.code == 0 && result.output.isEmpty, "\(result.error)")
    }
    for file in Contract.files {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path)")
    }
    let inside = try run(["contract", "--write", folder.appending(path: "openapi.yaml").path])
    #expect(inside.code == 1 && inside.error.contains("openapi.yaml/schemas"), "\(inside.error)")
  }

  @Test func helpSaysUnitAndDefaultOfEveryFlag() throws {
    let help = try run(["serve", "--help"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [
      "--max-body <bytes> Bytes of a request's body; in a batch, of a line. Default 4MiB.",
      "--head-timeout <time> Time to send a request's header. Default 10s.",
      "--log-level <level>", "--config <file>", "Default 127.0.0.1:8080.",
    ] {
      #expect(help.contains(text), "\(text)")
    }
  }

  @Test func configPrintsEverySettingWithItsSource() throws {
    let file = try temporaryFile("max-depth = 12\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run(
      ["config", "--config", file.path, "--max-body", "1MiB"],
      environment: ["INBETWEEN_MAX_TRACKS": "7"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.contains("max-body = 1MiB # flag --max-body"))
    #expect(lines.contains("max-tracks = 7 # environment INBETWEEN_MAX_TRACKS"))
    #expect(lines.contains("max-depth = 12 # file \(file.path):1"))
    #expect(lines.contains("listen = 127.0.0.1:8080 # default"))
  }

  @Test func theConfigurationFileMayBeNamedByTheEnvironment() throws {
    let file = try temporaryFile("max-depth = 12\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run(["config"], environment: ["INBETWEEN_CONFIG": file.path])
    #expect(result.output.contains("file \(file.path):1"))
  }

  @Test func anUnknownKeyInTheFileIsAnErrorThatNamesTheNearest() throws {
    let file = try temporaryFile("max-boddy = 1MiB\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try run(["serve", "--config", file.path])
    #expect(result.code == 2)
    #expect(result.error.contains("did you mean \"max-body\"?"))
  }

  @Test(arguments: ["serve", "health", "config", "version", "contract"])
  func aMistypedVariableIsAnErrorThatNamesTheNearest(_ command: String) throws {
    let result = try run([command], environment: ["INBETWEEN_MAX_BODDY": "1MiB"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.error.contains(
        "INBETWEEN_MAX_BODDY is not a setting; did you mean INBETWEEN_MAX_BODY?"))
  }

  @Test func aFileThatIsNotThereIsAWrongSetting() throws {
    let result = try run(["config", "--config", "/nonexistent/inbetween.conf"])
    #expect(result.code == 2)
    #expect(result.error.contains("/nonexistent/inbetween.conf"))
  }

  #if !PostgreSQL
    @Test func aLibraryThatThisProgramCannotOpenIsNotInOrder() throws {
      for command in [["serve", "--check"], ["config", "--check"]] {
        let result = try run(command + ["--library", "postgres://u:secret@h/d"])
        #expect(result.code == 2)
        #expect(result.error.contains("--traits PostgreSQL"))
        #expect(!result.error.contains("secret"))
      }
    }
  #endif

  @Test func aWrongFlagOrValueExitsWithTwo() throws {
    #expect(try run(["--max-boddy", "1"]).code == 2)
    #expect(try run(["serve", "--max-body", "lots"]).code == 2)
    #expect(try run(["frobnicate"]).code == 2)
    #expect(try run(["--help"]).code == 0)
  }

  @Test func anAddressThatCannotBeHadIsAnErrorThatNamesIt() throws {
    let result = try run([
      "serve", "--listen", "192.0.2.1:0", "--admin", "127.0.0.1:0", "--library", "memory",
    ])
    #expect(result.code == 1)
    #expect(result.error.contains("192.0.2.1"))
  }

  @Test func healthFailsWhenNobodyAnswers() throws {
    let result = try run(["health", "--admin", "unix:/nonexistent/admin.sock"])
    #expect(result.code == 1)
    #expect(result.error.contains("/nonexistent/admin.sock"))
  }
}
