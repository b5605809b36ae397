import Foundation
import Testing

/// What the command line writes: to standard output, to a terminal, into files.
@Suite("What inbetween writes") struct OutputTests {
  private let tool = ToolTests()

  private func shell(_ script: String, _ file: String = "") throws -> ToolTests.Answer {
    try tool.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, ToolTests.executable.path, file])
  }

  /// What commands answer on a terminal, where `$0` is the tool and `$1` a document. `script` of Debian's
  /// bsdutils gives them the terminal.
  private func onTerminal(_ command: String) throws -> ToolTests.Answer {
    try tool.withFile(ToolTests.line) { path in
      try shell("script -qec \"\(command)\" /dev/null < /dev/null", path)
    }
  }

  @Test(arguments: ["/dev/full", "&-"], ["new scene", "sample", "--help", "completions zsh"])
  func outputThatNothingTakesIsTold(_ place: String, _ command: String) throws {
    let answer = try tool.withFile(ToolTests.line) { path in
      try shell("\"$0\" \(command) < \"$1\" >\(place)", path)
    }
    #expect(answer.code == 2)
    #expect(answer.errors == "Standard output cannot be written: is the disk full?\n")
  }

  @Test(arguments: [
    ("sample", "}\r\n"), ("validate", "}\r\n"), ("plot --theme dark", "</svg>\r\n"),
  ])
  func onATerminalTheLastLineEnds(_ command: String, _ end: String) throws {
    let answer = try onTerminal("$0 \(command) $1")
    #expect(answer.output.hasSuffix(end), "\(answer)")
    #expect(!answer.output.hasSuffix("\r\n" + "\r\n"))
  }

  /// A shell does not hand `COLUMNS` on, so the terminal itself is asked.
  @Test(arguments: [("", 60), ("COLUMNS=30", 30), ("COLUMNS=wide", 60)])
  func drawingsAreAsWideAsTheTerminal(_ variable: String, _ columns: Int) throws {
    let answer = try onTerminal("stty cols 60; env -u COLUMNS \(variable) $0 plot $1")
    let widths = answer.output.split(separator: "\r\n").map(\.count)
    #expect(widths.max() == columns - 1, "\(answer)")
  }

  @Test(arguments: ["cbor", "f64", "f32"])
  func aTerminalGetsNoBinary(_ format: String) throws {
    let answer = try onTerminal("$0 sample $1 --format \(format)")
    #expect(answer.code == 2 && answer.output.contains("into a file"), "\(answer)")
  }

  @Test func whatHasNoColumnOfFloatsIsTold() throws {
    let named = ToolTests.line.replacing("\"x\":0", with: #""x":0,"a, b":{"discrete":"c"}"#)
      .replacing("\"x\":100", with: #""x":100,"a, b":{"discrete":"d"}"#)
    let answer = try tool.run("sample", "-", "--format", "f32", "--count", "2", input: named)
    #expect(answer.code == 0)
    #expect(
      answer.errors == "standard input: \"a, b\" has no numbers, and so no column.\n", "\(answer)")
    #expect(try tool.run("sample", "-", "--format", "csv", input: named).errors.isEmpty)
  }

  @Test(arguments: ["--width 300", "--theme dark", "--overlay", "--map x:y"])
  func blockCharactersHaveNoPicturesParameters(_ flag: String) throws {
    let answer = try tool.withFile(ToolTests.line) { path in
      try shell("\"$0\" plot \"$1\" --format text \(flag)", path)
    }
    #expect(answer.code == 2 && answer.errors.contains(flag.prefix { $0 != " " }), "\(answer)")
  }

  @Test(arguments: ["--format text --fps 24", "--format text --times 0,1", "--count 3"])
  func blockCharactersHaveASampleInEachColumn(_ flags: String) throws {
    let answer = try onTerminal("$0 plot $1 \(flags)")
    #expect(answer.code == 2 && answer.output.contains("says at what times"), "\(answer)")
  }

  @Test func blockCharactersShowVelocities() throws {
    let plot = try tool.run(
      "plot", "-", "--format", "text", "--include", "velocity", input: ToolTests.line)
    #expect(plot.output.contains("\nvelocity(x)\n"), "\(plot)")
  }

  @Test func whereAPropertyHasNoValueItsPanelIsBlank() throws {
    let waiting = ToolTests.line.dropLast() + #","timing":{"delay":1}}"#
    let plot = try tool.run("plot", "-", "--format", "text", input: String(waiting)).output
    let lines = plot.split(separator: "\n")
    #expect(lines.count == 8 && lines[1].hasSuffix("█ "), "\(plot)")
    #expect(lines[6].contains(" 0           ") && lines[6].contains("▁"), "\(plot)")
    let early = try tool.run(
      "plot", "-", "--format", "text", "--end", "0.5", input: String(waiting))
    #expect(early.output.hasPrefix("x: no value\n"), "\(early)")
  }

  @Test func formattingKeepsPermissionsAndLinks() throws {
    let files = FileManager.default
    try tool.withFile("{ \(ToolTests.line.dropFirst())") { path in
      let link = path + ".link"
      try files.createSymbolicLink(atPath: link, withDestinationPath: path)
      defer { try? files.removeItem(atPath: link) }
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      #expect(try tool.run("fmt", link, "--write").code == 0)
      #expect(try files.destinationOfSymbolicLink(atPath: link) == path)
      #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == ToolTests.line + "\n")
    }
  }

  @Test func standardInputIsNotReplaced() throws {
    let answer = try tool.run("fmt", "-", "--write", input: ToolTests.line)
    #expect(answer.code == 2 && answer.output.isEmpty, "\(answer)")
    #expect(answer.errors.contains("--write replaces a file"), "\(answer)")
  }

  @Test func documentsCommandNoTerminal() throws {
    let wrong = ToolTests.line.replacing("linear", with: #"\u001b[31mred"#)
    let problem = try tool.run("validate", "-", input: wrong).errors
    #expect(problem.contains("\u{FFFD}[31mred") && !problem.contains("\u{1B}"), "\(problem)")
    let named = ToolTests.line.replacing("\"x\"", with: #""\u001b[2J""#)
    let plot = try tool.run("plot", "-", "--format", "text", input: named).output
    #expect(plot.contains("\u{FFFD}[2J") && !plot.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("export ", "css-linear"), ("import ", "lottie"), ("sample --format ", "ndjson"),
    ("sample --layout ", "frames"), ("sample --springs ", "swiftui"), ("plot --theme ", "dark"),
    ("plot --export ", "lottie"), ("sample ", "OutputTests.swift"), ("watch ", "OutputTests.swift"),
    ("compare x ", "OutputTests.swift"), ("export lottie ", "OutputTests.swift"),
  ])
  func bashCompletesWordsAndFiles(_ line: String, _ word: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path
    let words = "inbetween \(line)".components(separatedBy: " ")
    let script = """
      cd '\(folder)'; PATH="$(dirname "$0"):$PATH"; source /dev/stdin <<< "$("$0" completions bash)"
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " "))) COMP_CWORD=\(words.count - 1)
      COMP_LINE='inbetween \(line)' COMP_POINT=${#COMP_LINE}
      _inbetween inbetween '' '\(words[words.count - 2])'; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try tool.run(
      URL(filePath: "/bin/bash"), ["-c", script, ToolTests.executable.path])
    #expect(answer.output.split(separator: "\n").contains { $0.hasPrefix(word) }, "\(answer)")
  }

  @Test func aFolderIsNoDocument() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let answer = try tool.run("validate", folder)
    #expect(answer.code == 2)
    #expect(answer.errors == "\(folder) is a folder: name a file in it.\n")
    #expect(try tool.run("validate", "nowhere.json").errors.hasSuffix("is it there?\n"))
  }

  /// 0.1428571428571429 has no more to say.
  @Test func theErrorOfAnImportHasFourDigits() throws {
    let spring = #"{"x":[0,100],"transition":{"type":"spring","duration":0.5,"bounce":0.3}}"#
    let answer = try tool.run("import", "motion", "-", input: spring)
    #expect(answer.errors.contains("The document is within 0.1429.\n"), "\(answer.errors)")
    // The error is 123450000 and a little; 1235 divided by 0.00001 is 123499999.99999999.
    let far = spring.replacing("100", with: "86415000000")
    let other = try tool.run("import", "motion", "-", input: far)
    #expect(other.errors.contains("The document is within 123500000.0.\n"), "\(other.errors)")
  }

  @Test func standardInputIsOneDocument() throws {
    let answer = try tool.run("compare", "-", "-", input: ToolTests.line)
    #expect(answer.code == 2 && answer.errors.contains("Standard input is one document"))
  }

  @Test func problemsOfBothDocumentsAreTold() throws {
    try tool.withFile(ToolTests.line.replacing("linear", with: "lineal")) { left in
      let right = ToolTests.line.replacing("duration", with: "duratoin")
      let answer = try tool.run("compare", left, "-", input: right)
      #expect(answer.code == 1)
      #expect(answer.errors.contains("\(left):1:"), "\(answer.errors)")
      #expect(answer.errors.contains("\nstandard input:1:"), "\(answer.errors)")
    }
  }

  @Test func whatComparingFindsIsToldOfTheFileThatHasIt() throws {
    let endless = ToolTests.line.dropLast() + #","timing":{"iterations":"infinite"}}"#
    try tool.withFile(ToolTests.line) { left in
      let answer = try tool.run("compare", left, "-", input: String(endless))
      #expect(answer.code == 1)
      #expect(answer.errors.hasPrefix("standard input:1:1: This animation"), "\(answer.errors)")
    }
  }

  @Test func aWatchEndsWhereNothingTakesItsDrawing() throws {
    let answer = try tool.withFile(ToolTests.line) { path in
      try shell("timeout 20 \"$0\" watch \"$1\" > /dev/full", path)
    }
    #expect(answer.code == 2, "\(answer)")
    #expect(answer.errors == "Standard output cannot be written: is the disk full?\n")
  }

  @Test func aWatchDrawsAnewWhereTheTerminalGetsAnotherWidth() throws {
    let answer = try onTerminal("stty cols 60; timeout 3 $0 watch $1 & sleep 1; stty cols 40; wait")
    let drawings = answer.output.components(separatedBy: "\u{1B}[2J").dropFirst()
    let widths = drawings.map { $0.split(separator: "\r\n").map(\.count).max() }
    #expect(widths == [59, 39], "\(answer)")
  }

  @Test func standardInputIsNotWatched() throws {
    let answer = try tool.run("watch", "-", input: ToolTests.line)
    #expect(answer.code == 2 && answer.errors.contains("Standard input is not saved again"))
  }

  /// Lines end and columns count as JSON's positions do, whatever else a text has.
  @Test(arguments: ["a\u{2028}b\u{85}", "👩‍👩‍👧 e\u{301}", String(repeating: "👩‍👩‍👧", count: 30)])
  func marksStandBelowWhatIsWrong(_ name: String) throws {
    let text =
      "{\"kind\":\"animation\",\r\n\t\"name\":\"\(name)\",\"from\":{\"x\":0},\"to\":{\"x\":\"far\"}}"
    let answer = try tool.run("validate", "-", input: text)
    let lines = answer.errors.split(separator: "\n").map { Array($0.unicodeScalars) }
    let mark = try #require(lines.last)
    let place = try #require(mark.firstIndex(of: "^"))
    #expect(String(String.UnicodeScalarView(lines[1][place...].prefix(5))) == "\"far\"")
    #expect(mark.count == place + 5)
    #expect(mark.firstIndex(of: "\t") == lines[1].firstIndex(of: "\t"))
  }
}
