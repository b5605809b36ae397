import ArgumentParser
import Foundation
import Testing

@testable import InbetweenTool

/// The command line on the library of a daemon that runs beside it.
@Suite("inbetween, on the library of a server") struct LibraryToolTests {
  private let tool = ToolTests()
  private let server: LibraryServer

  init() throws { server = try LibraryServer() }

  private func run(_ arguments: String..., input: String = "") throws -> ToolTests.Answer {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> ToolTests.Answer {
    try tool.run(
      ToolTests.executable, arguments + ["--server", server.url], input: input)
  }

  @Test func whatIsPushedIsPulledByteByByte() throws {
    let text = ToolTests.line + "\n  "
    let pushed = try run("push", "button.press", "-", input: text)
    #expect(pushed.code == 0 && pushed.output == "button.press 1\n", "\(pushed.errors)")
    #expect(try run("pull", "button.press").output == text)
    #expect(
      try run("push", "button.press", "-", input: ToolTests.line).output == "button.press 2\n")
    #expect(try run("pull", "button.press", "--revision", "1").output == text)
  }

  @Test func whatAServerAnswersIsWrittenAsItArrives() async throws {
    let service = try ServiceOptions.parse(["--server", server.url])
    let batch = String(repeating: "{\"document\":\(ToolTests.line)}\n", count: 200)
    var (pieces, lines) = (0, 0)
    try await service.answer(
      "/v1/batch", [("count", "1000")], Input(name: "batch", bytes: Array(batch.utf8))
    ) { piece in
      pieces += 1
      lines += piece.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(pieces > 1 && lines == 200)
  }

  @Test func aRevisionThatIsNotTheNewestIsNotReplaced() throws {
    _ = try run("push", "a", "-", "--if-revision", "0", input: ToolTests.line)
    let late = try run("push", "a", "-", "--if-revision", "0", input: ToolTests.line + " ")
    #expect(late.code == 1 && late.errors.contains("newest revision is 1"), "\(late.errors)")
    #expect(try run("push", "a", "-", "--if-revision", "1", input: ToolTests.line + " ").code == 0)
  }

  @Test func problemsOfAPushedDocumentAreShownWhereTheyAre() throws {
    let answer = try run("push", "a", "-", input: "{\"kind\":\"animation\"}")
    #expect(answer.code == 1)
    #expect(answer.errors.hasPrefix("standard input:1:1: "), "\(answer.errors)")
    let name = try run("push", "No Name", "-", input: ToolTests.line)
    #expect(name.code == 2 && name.errors.contains("a-z 0-9"), "\(name.errors)")
  }

  /// As where a script has not set a variable.
  @Test func anEmptyNameIsTold() throws {
    for command in [["push", ""], ["pull", ""]] {
      let answer = try run(command, input: ToolTests.line)
      #expect(answer.code == 2 && answer.errors.hasPrefix("name: A name has"), "\(answer)")
    }
    let file = try run("sample", "")
    #expect(file.code == 2 && file.errors.hasPrefix("The name of the file is empty"), "\(file)")
  }

  @Test func listsHaveALineForEachName() throws {
    for name in ["b", "a.x", "a.y"] { _ = try run("push", name, "-", input: ToolTests.line) }
    let lines = try run("list", "--prefix", "a.").output.split(separator: "\n")
    #expect(lines.map { $0.split(separator: "\t")[0] } == ["a.x", "a.y"])
    #expect(lines[0].hasPrefix("a.x\t1\tanimation\t1.0\t20"))
    #expect(try run("list").output.split(separator: "\n").count == 3)
  }

  @Test func viewsTakeNames() throws {
    _ = try run("push", "line", "-", input: ToolTests.line)
    let samples = try run("sample", "line", "--count", "2", "--format", "csv")
    #expect(samples.output == "time,x\r\n0,0\r\n1,100\r\n", "\(samples.errors)")
    #expect(try run("plot", "line", "--format", "svg").output.hasPrefix("<svg"))
    #expect(try run("export", "css-linear", "line").output.contains("linear("))
    #expect(try run("validate", "line").output.hasPrefix("{\"valid\":true"))
    #expect(try run("plot", "line", "--format", "text").output.hasPrefix("x\n"))
    let canonical = try tool.run("fmt", "-", input: ToolTests.line).output
    #expect(try run("fmt", "line").output == canonical)
    for command in [["sample"], ["plot"], ["validate"], ["export", "gsap"], ["fmt"], ["watch"]] {
      let answer = try run(command + ["no.such.name"])
      #expect(answer.code == 1 && answer.errors.contains("no.such.name"), "\(command): \(answer)")
    }
  }

  @Test(arguments: ["sample nowhere.json", "fmt nowhere.json", "compare - nowhere.json"])
  func aNameThatIsNeitherIsToldSo(_ command: String) throws {
    let answer = try run(command.split(separator: " ").map(String.init), input: ToolTests.line)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("There is no animation \"nowhere.json\"."), "\(answer.errors)")
    #expect(answer.errors.hasSuffix("\nThere is no file nowhere.json either.\n"))
  }

  @Test func aPulledNameIsNoFile() throws {
    let answer = try run("pull", "nowhere")
    #expect(answer.code == 1 && !answer.errors.contains("no file"), "\(answer.errors)")
  }

  @Test func namesAndFilesAreCompared() throws {
    _ = try run("push", "line", "-", input: ToolTests.line)
    let other = ToolTests.line.replacing("100", with: "90")
    _ = try run("push", "line.short", "-", input: other)
    #expect(try run("compare", "line", "line").code == 0)
    let apart = try run("compare", "line", "line.short", "--tolerance", "5")
    #expect(apart.code == 4 && apart.errors == "\"x\" is 10 apart at 1 s; 5.0 is allowed.\n")
    try tool.withFile(other) { path in
      let same = try run("compare", path, "line.short", "--tolerance", "0.001")
      let far = try run("compare", "line", path, "--tolerance", "5")
      #expect(same.code == 0 && far.code == 4, "\(same) \(far)")
    }
    #expect(try run("compare", "line", "no.such.name").code == 1)
  }

  /// Each revision is drawn, of what a watcher was started on.
  @Test func aNameIsWatched() throws {
    _ = try run("push", "line", "-", input: ToolTests.line)
    let watcher = Process()
    let output = Pipe()
    watcher.executableURL = ToolTests.executable
    watcher.arguments = ["watch", "line", "--server", server.url]
    watcher.standardOutput = output
    try watcher.run()
    defer { watcher.terminate() }
    func text(until end: String) -> String {
      var text = ""
      while !text.contains(end) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }
    #expect(text(until: "1 s\n").contains("        100 "))
    _ = try run(
      "push", "line", "-", input: ToolTests.line.replacing("100", with: "777"))
    #expect(text(until: "1 s\n").contains("        777 "))
  }

  @Test func theEnvironmentNamesTheServerOfALibrary() throws {
    func run(_ arguments: String..., at url: String) throws -> ToolTests.Answer {
      try tool.run(
        ToolTests.executable, arguments, input: ToolTests.line, ["INBETWEEN_SERVER": url])
    }
    #expect(try run("push", "line", "-", at: server.url).output == "line 1\n")
    #expect(try run("pull", "line", at: server.url).output == ToolTests.line)
    #expect(try run("export", "css-linear", "line", at: server.url).output.contains("linear("))
    #expect(try run("compare", "line", "-", at: server.url).code == 0)
    #expect(try run("sample", "-", at: "http://127.0.0.1:1").code == 0)
    #expect(try run("sample", "line", at: "http://127.0.0.1:1").code == 3)
    #expect(try run("list", at: "").errors.contains("INBETWEEN_SERVER"))
    #expect(
      try run("list", "--server", server.url, at: "http://127.0.0.1:1").output.hasPrefix("line\t"))
  }

  /// A server that cannot be reached is 3, whatever is asked.
  @Test(arguments: [
    ["sample", "a"], ["validate", "a"], ["plot", "a"], ["plot", "a", "--format", "text"],
    ["export", "css-linear", "a"], ["compare", "a", "b"], ["watch", "a"], ["fmt", "a"],
    ["pull", "a"], ["list"], ["sample", "-"], ["import", "css", "-"], ["batch", "-"],
  ])
  func aServerThatIsNotThereIsTold(_ arguments: [String]) throws {
    let answer = try tool.run(
      ToolTests.executable, arguments + ["--server", "http://127.0.0.1:1"], input: ToolTests.line)
    #expect(answer.code == 3, "\(answer)")
    #expect(answer.errors.hasPrefix("http://127.0.0.1:1 does not answer"), "\(answer.errors)")
  }

  /// With the library in the environment a name that is misspelt goes to its server.
  @Test(arguments: ["sample", "plot --format text", "fmt", "watch"])
  func aMisspeltFileIsToldWhereTheServerIsAway(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let answer = try tool.run(
      ToolTests.executable, words + ["pres.json"], ["INBETWEEN_SERVER": "http://127.0.0.1:1"])
    #expect(answer.code == 3)
    #expect(answer.errors.contains("\nThere is no file pres.json: "), "\(answer)")
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "ftp://a", "nothing"])
  func whatIsNoURLOfAServerIsNamed(_ text: String) throws {
    let answer = try tool.run("list", "--server", text)
    #expect(answer.code == 2)
    #expect(
      answer.errors == "A server is a URL such as http://127.0.0.1:8080; this is \"\(text)\".\n")
  }

  @Test func aTokenOpensTheLibrary() throws {
    let made = try tool.run(LibraryServer.executable, ["token", "tester", "--scope", "write"])
      .output
    let words = made.split(whereSeparator: \.isWhitespace).map(String.init)
    let token = words[1]
    try tool.withFile(words[3...].joined(separator: " ") + "\n", named: "tokens") { path in
      let guarded = try LibraryServer("--tokens-file", path)
      let list = ["list", "--server", guarded.url]
      let closed = try tool.run(ToolTests.executable, list)
      #expect(closed.code == 1 && closed.errors.contains("token"), "\(closed.errors)")
      #expect(try tool.run(ToolTests.executable, list + ["--token", token]).code == 0)
      let open = try tool.run(ToolTests.executable, list, ["INBETWEEN_TOKEN": token])
      #expect(open.code == 0, "\(open.errors)")
      let sample = ["sample", "-", "--server", guarded.url, "--token", token]
      #expect(try tool.run(ToolTests.executable, sample, input: ToolTests.line).code == 0)
    }
  }

  /// A daemon of its own has nothing below a path, and says which path was asked.
  @Test func aPathOfTheServerComesFirst() throws {
    let plain = try tool.run(ToolTests.executable, ["list", "--server", server.url + "/"])
    #expect(plain.code == 0, "\(plain.errors)")
    for command in [["list"], ["sample", "-"]] {
      let answer = try tool.run(
        ToolTests.executable, command + ["--server", server.url + "/motion/"], input: ToolTests.line
      )
      #expect(answer.code == 1 && answer.errors.contains("/motion/v1/"), "\(answer.errors)")
    }
  }

  @Test func aServerIsNamedWithoutAUser() throws {
    let answer = try tool.run(
      ToolTests.executable, ["list", "--server", "http://me:secret@127.0.0.1:1"])
    #expect(answer.code == 2 && answer.errors.contains("--token"), "\(answer.errors)")
  }

  @Test(arguments: ["127.0.0.1:1", "localhost:1", "ftp://127.0.0.1:1", ""])
  func aServerIsAURLOfHTTP(_ address: String) throws {
    let answer = try tool.run(ToolTests.executable, ["list", "--server", address])
    #expect(answer.code == 2 && answer.errors.contains("http://"), "\(answer.errors)")
  }

  @Test func withoutAServerThereIsNoLibrary() throws {
    for arguments in [["list"], ["pull", "a"], ["push", "a", "-"]] {
      let answer = try tool.run(ToolTests.executable, arguments, input: ToolTests.line)
      #expect(answer.code == 2 && answer.errors.contains("--server"), "\(arguments)")
    }
    let gone = try tool.run(
      ToolTests.executable, ["list", "--server", "http://127.0.0.1:1"], input: "")
    #expect(gone.code == 3)
  }
}

/// A daemon with an empty library; it ends when it is let go.
private final class LibraryServer {
  static let executable = ToolTests.executable.deletingLastPathComponent()
    .appending(path: "inbetweend")

  let url: String
  private let process = Process()
  private let errors = Pipe()

  init(_ settings: String...) throws {
    process.executableURL = Self.executable
    process.arguments =
      [
        "--listen", "127.0.0.1:0", "--admin", "127.0.0.1:0", "--library", "memory",
        "--access-log", "false", "--log-format", "text",
      ] + settings
    process.standardError = errors
    try process.run()
    var text = ""
    while !text.contains("serving ") || !text.hasSuffix("\n") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let start = try #require(text.range(of: "serving "), "\(text)").upperBound
    url = "http://" + text[start...].prefix { $0 != "," }
  }

  deinit {
    process.interrupt()
    process.waitUntilExit()
  }
}
