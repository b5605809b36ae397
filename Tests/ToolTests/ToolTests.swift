import Foundation
import Synchronization
import Testing

/// The command line as people call it: the program itself, its output and its exit code.
@Suite("inbetween") struct ToolTests {
  static let line =
    #"{"kind":"animation","from":{"x":0},"to":{"x":100},"animation":{"type":"linear","duration":1}}"#

  struct Answer {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The program that was built beside the tests.
  static let executable: URL = {
    let folders = [
      Bundle.main.bundleURL.deletingLastPathComponent(),
      Bundle.main.executableURL?.deletingLastPathComponent(),
    ]
    let places = folders.compactMap { $0?.appending(path: "inbetween") }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
  }()

  func run(_ arguments: String..., input: String = "") throws -> Answer {
    try run(Self.executable, arguments, input: input)
  }

  func run(
    _ program: URL, _ arguments: [String], input: String = "", _ variables: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // Both are read at the same time: a program that fills one waits for its reader.
    let complaints = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    let reader = stderr.fileHandleForReading
    DispatchQueue.global().async {
      let data = (try? reader.readToEnd()) ?? Data()
      complaints.withLock { $0 = data }
      isRead.signal()
    }
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    isRead.wait()
    process.waitUntilExit()
    let errors = complaints.withLock(\.self)
    return Answer(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// A file with a text, for as long as `body` runs.
  func withFile<Result>(
    _ text: String, named suffix: String = "json", _ body: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "inbetween-\(UUID().uuidString).\(suffix)")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  @Test func whatMayBeBelowZeroFollowsItsOption() throws {
    let answer = try run(
      "sample", "-", "--times", "-1,0.5", "--format", "csv", input: Self.line)
    #expect(answer.output == "time,x\r\n-1,0\r\n0.5,50\r\n", "\(answer.errors)")
    let part = try run(
      "sample", "-", "--start", "-1", "--end", "0", "--count", "2", "--format", "csv",
      input: Self.line)
    #expect(part.output == "time,x\r\n-1,0\r\n0,0\r\n", "\(part.errors)")
  }

  @Test func samplesComeFromStandardInput() throws {
    let answer = try run("sample", "-", "--count", "3", "--format", "csv", input: Self.line)
    #expect(answer.output == "time,x\r\n0,0\r\n0.5,50\r\n1,100\r\n")
    #expect(answer.code == 0 && answer.errors.isEmpty)
  }

  @Test func problemsAreShownWhereTheyAre() throws {
    let text = "{\"kind\":\"animation\",\n \"from\":{\"x\":0},\n \"to\":{\"x\":\"far\"}}"
    try withFile(text) { path in
      let answer = try run("validate", path)
      #expect(answer.code == 1 && answer.output.isEmpty)
      let lines = answer.errors.split(separator: "\n")
      #expect(lines[0].hasPrefix("\(path):3:12: /to/x: "), "\(answer.errors)")
      #expect(lines[1] == "   \"to\":{\"x\":\"far\"}}")
      #expect(lines[2] == "             ^^^^^")
    }
  }

  @Test func exportsAndPlotsAreTexts() throws {
    let css = try run("export", "css-keyframes", "-", input: Self.line)
    #expect(css.code == 0 && css.output.contains("@keyframes animation-translate"))
    let plot = try run("plot", "-", "--theme", "dark", input: Self.line)
    #expect(plot.code == 0 && plot.output.hasPrefix("<svg"))
  }

  @Test func aTerminalGetsBlockCharacters() throws {
    let plot = try run("plot", "-", "--format", "text", input: Self.line)
    let lines = plot.output.split(separator: "\n")
    // 67 samples of a line from 0 to 100 in six rows of eight steps: 48 levels from left to right.
    #expect(lines.count == 8 && lines[0] == "x")
    #expect(lines[1].hasPrefix("        100 ") && lines[1].hasSuffix("█"))
    #expect(lines[6].hasPrefix("          0 ▁"))
    let counts = lines[1...6].map { $0.filter { $0 == "█" }.count }
    #expect(counts == counts.sorted() && counts[5] > 50)
    #expect(lines[7].hasSuffix("1 s"))
  }

  @Test func importsWriteTheDocumentAndTellWhatIsLeftOut() throws {
    let sheet = """
      @media print { .ball { animation: none } }
      @keyframes hop { from { opacity: 0 } to { opacity: 1 } }
      .ball { animation: hop 0.5s linear both }
      """
    let answer = try run("import", "css", "-", input: sheet)
    #expect(answer.code == 0 && answer.output.hasPrefix("{\"kind\":"))
    #expect(answer.errors.hasPrefix("standard input:1: "), "\(answer.errors)")
    let samples = try run("sample", "-", "--count", "3", "--format", "csv", input: answer.output)
    #expect(samples.output == "time,opacity\r\n0,0\r\n0.25,0.5\r\n0.5,1\r\n")
    #expect(try run("import", "auto", "-", input: "???").code == 1)
  }

  @Test func batchesTellHowManyLinesAreBad() throws {
    let lines = "{\"id\":1,\"document\":\(Self.line),\"count\":2}\n{}\n"
    let answer = try run("batch", "-", "--precision", "1", input: lines)
    #expect(answer.code == 1 && answer.errors == "1 of 2 lines are bad; their answers say why.\n")
    #expect(answer.output.split(separator: "\n").count == 2)
    let good = try run("batch", "-", input: String(lines.prefix { $0 != "\n" }))
    #expect(good.code == 0 && good.output.hasPrefix("{\"id\":1,\"status\":200,"))
  }

  @Test func theManualAndTheCompletionsKnowEveryCommand() throws {
    let manual = try run("man").output
    #expect(manual.hasPrefix(".Dd "))
    for command in ["sample", "export", "batch", "man"] {
      #expect(manual.contains("\n.Ss \(command)\n"), "\(command)")
    }
    #expect(manual.contains(".It Fl -tolerance Ar error"))
    for shell in ["bash", "zsh", "fish"] {
      #expect(try run("completions", shell).output.contains("inbetween"), "\(shell)")
    }
  }

  /// SwiftUI's names are the engine's, so its code is ours but for the module.
  @Test func theCodeForSwiftUICompiles() throws {
    let scene =
      ##"{"kind":"scene","name":"a-b","initial":{"card.x":0,"offset":{"x":0,"y":0},"tint":"#ff0000"},"events":[{"at":0,"set":{"card.x":100,"offset":{"x":5,"y":9},"tint":"#00ff00"},"animation":"bouncy"},{"at":0.2,"set":{"card.x":0},"animation":{"type":"linear","duration":0.5}},{"at":1,"set":{"card.x":30},"animation":null}]}"##
    let words =
      #"{"kind":"animation","from":{"in":0,"a b.x":0,"a-b.x":0},"to":{"in":1,"a b.x":1,"a-b.x":2}}"#
    for document in [Self.line, scene, words] {
      let code = try run("export", "swiftui", "-", input: document)
      #expect(code.code == 0, "\(code.errors)")
      let own = code.output.replacing("import SwiftUI", with: "import AnimationEngine")
      try withFile(own, named: "swift") { path in
        let answer = try compile(path)
        #expect(answer.code == 0, "\(answer.errors)\n\(own)")
      }
      let wrong = own.replacing("Keyframe(", with: "Keyframess(")
      try withFile(wrong, named: "swift") { path in
        let answer = try compile(path)
        #expect(answer.code != 0)
      }
    }
  }

  /// Type-checks a file against the modules that were built with the tests.
  private func compile(_ path: String) throws -> Answer {
    try run(
      URL(filePath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-swift-version", "6"] + Self.moduleArguments + [path])
  }

  /// Where a compiler finds the modules that were built with the tests.
  static var moduleArguments: [String] {
    let products = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let shims = scratch.appending(path: "checkouts/swift-numerics/Sources/_NumericsShims/include")
    return ["-I", products.appending(path: "Modules").path, "-Xcc", "-I\(shims.path)"]
  }

  @Test func comparisonsHaveAnExitCode() throws {
    let far = Self.line.replacing("100", with: "90")
    try withFile(Self.line) { left in
      try withFile(far) { right in
        #expect(try run("compare", left, right, "--tolerance", "20").code == 0)
        let answer = try run("compare", left, right, "--tolerance", "5")
        #expect(answer.code == 4 && answer.output.contains("\"pass\":false"))
        #expect(answer.errors == "\"x\" is 10 apart at 1 s; 5.0 is allowed.\n", "\(answer.errors)")
        #expect(try run("compare", left, "/nowhere.json").code == 2)
      }
    }
  }

  @Test(arguments: ["animation", "keyframes", "phases", "scene"])
  func firstDocumentsAreValidAndKeepTheirForm(_ kind: String) throws {
    let document = try run("new", kind).output
    let valid = try run("validate", "-", input: document)
    #expect(valid.code == 0 && valid.output.contains("\"warnings\":[]"), "\(valid.output)")
    let canonical = try run("fmt", "-", input: document)
    #expect(canonical.code == 0)
    #expect(try run("fmt", "-", input: canonical.output).output == canonical.output)
  }

  @Test func documentsOfOtherPropertiesDoNotPass() throws {
    let other = Self.line.replacing("\"x\"", with: "\"y\"")
    try withFile(Self.line) { left in
      try withFile(other) { right in
        let answer = try run("compare", left, right, "--tolerance", "500")
        #expect(answer.code == 4)
        #expect(answer.errors.contains("\"x\" is in \(left) alone."), "\(answer.errors)")
        #expect(answer.errors.contains("\"y\" is in \(right) alone."))
      }
    }
  }

  @Test func aPlotShowsAnExport() throws {
    let picture = try run("plot", "-", "--export", "waapi", "--tolerance", "1", input: Self.line)
    #expect(picture.code == 0 && picture.output.hasPrefix("<svg"), "\(picture.errors)")
    #expect(picture.output.contains("class=\"line written"))
    #expect(try run("plot", "-", "--export", "lotie", input: Self.line).errors.contains("lottie"))
    #expect(
      try run("plot", "-", "--export", "waapi", "--format", "text", input: Self.line).code == 2)
  }

  @Test func formattingShowsProblemsAsValidatingDoes() throws {
    let text = "{\"kind\":\"animation\",\n \"from\":{\"x\":0},\n \"tu\":{\"x\":\"far\"}}"
    try withFile(text) { path in
      let answer = try run("fmt", path)
      #expect(answer.code == 1 && answer.output.isEmpty)
      #expect(answer.errors == (try run("validate", path).errors))
      let head = answer.errors.split(separator: "\n").first { $0.hasPrefix("\(path):3:7: /tu: ") }
      #expect(head?.hasSuffix("(hint: to)") == true, "\(answer.errors)")
    }
    #expect(try run("fmt", "-", input: "{").errors.hasPrefix("standard input:1:2: "))
  }

  @Test(arguments: ["export", "import"])
  func aFormatThatDoesNotExistIsWrongUse(_ command: String) throws {
    for server in [[], ["--server", "http://127.0.0.1:1"]] {
      let answer = try run(Self.executable, [command, "nope", "-"] + server, input: Self.line)
      #expect(answer.code == 2 && answer.output.isEmpty)
      #expect(answer.errors.contains("nope") && answer.errors.contains("lottie"))
    }
  }

  @Test func aCommandThatDoesNotExistIsWrongUse() throws {
    for arguments in [
      ["help", "sampel"], ["sampel", "--help"], ["sampel"], ["help", "new", "x"],
    ] {
      let answer = try run(Self.executable, arguments)
      #expect(answer.code == 2 && answer.output.isEmpty, "\(arguments)")
      #expect(answer.errors.hasPrefix("There is no command \""), "\(answer.errors)")
    }
    #expect(try run("help", "sampel").errors.contains("(hint: sample)"))
    for arguments in [[], ["help"], ["help", "sample"], ["help", "help"], ["sample", "--help"]] {
      #expect(try run(Self.executable, arguments).code == 0, "\(arguments)")
    }
  }

  @Test func theLargestInputCarriesUnits() throws {
    for size in ["64MiB", "1KiB", "1000"] {
      let answer = try run("validate", "-", "--max-input", size, input: Self.line)
      #expect(answer.code == 0, "\(size): \(answer.errors)")
    }
    let small = try run("validate", "-", "--max-input", "0.0625KiB", input: Self.line)
    #expect(small.code == 1 && small.errors.contains("more than 64 bytes"))
    #expect(try run("validate", "-", "--max-input", "64XB", input: Self.line).code == 2)
    #expect(try run("validate", "--help").output.contains("(default: 64MiB)"))
  }

  @Test func wrongUseIsTold() throws {
    #expect(try run("sampel").code == 2)
    #expect(try run("sample", "/nowhere.json").code == 2)
    let wrong = try run("sample", "-", "--fps", "0", input: Self.line)
    #expect(wrong.code == 2 && wrong.errors.contains("--fps"))
    let server = try run("validate", "-", "--server", "http://127.0.0.1:1", input: Self.line)
    #expect(server.code == 3)
  }

  @Test func helpNamesEveryCommandAndShowsAnExample() throws {
    let help = try run("--help").output
    for command in [
      "sample", "validate", "plot", "watch", "export", "import", "compare", "batch", "new", "fmt",
      "push", "pull", "list", "completions", "man",
    ] {
      #expect(help.contains("  \(command) "), "\(command)")
      let lines = try run(command, "--help").output.split(separator: "\n")
      let examples = lines.filter { $0.hasPrefix("Example: ") }
      #expect(examples.contains { $0.contains("inbetween \(command)") }, "\(command)")
    }
  }
}
