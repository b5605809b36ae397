import Foundation
import Testing

/// What is written for SwiftUI, compiled with the engine in the place of SwiftUI, and run.
@Suite("Code for SwiftUI, run") struct SwiftUICodeTests {
  private let tool = ToolTests()

  /// Documents by the name that their code has, with the property that is looked at.
  private static let documents: [(name: String, property: String, text: String)] = [
    (
      "spring", "x",
      #"{"kind":"animation","name":"spring","from":{"x":0},"to":{"x":100},"animation":{"type":"spring","duration":0.5,"bounce":0.3}}"#
    ),
    (
      "heavy", "x",
      #"{"kind":"animation","name":"heavy","from":{"x":5},"to":{"x":-40},"animation":{"type":"spring","duration":0.5,"bounce":-0.4}}"#
    ),
    (
      "eased", "x",
      #"{"kind":"animation","name":"eased","from":{"x":0},"to":{"x":80},"animation":{"type":"timingCurve","curve":{"bezier":[0.3,0.1,0.2,1]},"duration":0.4,"modifiers":[{"delay":0.25}]}}"#
    ),
    (
      "tracks", "x",
      #"{"kind":"keyframes","name":"tracks","initial":{"x":0},"tracks":[{"property":"x","keyframes":[{"type":"linear","to":10,"duration":0.1},{"type":"cubic","to":60,"duration":0.3},{"type":"spring","to":100,"duration":0.4,"spring":"bouncy"},{"type":"move","to":20},{"type":"cubic","to":0,"duration":0.2}]}]}"#
    ),
    (
      "tapped", "x",
      #"{"kind":"scene","name":"tapped","initial":{"x":0},"events":[{"at":0,"set":{"x":150},"animation":"bouncy"},{"at":0.2,"set":{"x":0},"animation":"spring"}]}"#
    ),
    (
      "phased", "scaleX",
      #"{"kind":"phases","name":"phased","phases":[{"name":"a","values":{"scale":1}},{"name":"b","values":{"scale":1.4},"animation":"bouncy"}]}"#
    ),
  ]

  private static let looks = 41

  @Test func theNumbersAreThoseOfTheSamples() throws {
    var program = ""
    var expected: [[Double]] = []
    for document in Self.documents {
      let code = try tool.run("export", "swiftui", "-", input: document.text)
      try #require(code.code == 0, "\(code.errors)")
      // All of it is one: springs, curves and velocities have a word in SwiftUI.
      let remark = try #require(code.output.split(separator: "\n").first)
      #expect(try Self.error(remark) < 0.005, "\(code.output)")
      program += code.output.replacing("import SwiftUI", with: "import AnimationEngine")
      let samples = try tool.run(
        "sample", "-", "--count", "\(Self.looks)", "--format", "csv", input: document.text)
      let rows = samples.output.split(separator: "\r\n").dropFirst()
      expected.append(rows.compactMap { Double($0.split(separator: ",")[1]) })
    }
    let shown = try run(program + Self.main)
    #expect(shown.count == expected.count)
    for (index, (shown, expected)) in zip(shown, expected).enumerated() {
      let worst = zip(shown, expected).map { abs($0 - $1) }.max() ?? .infinity
      #expect(shown.count == expected.count && worst < 0.005, "\(Self.documents[index].name)")
    }
  }

  /// The error that a remark states: that of rounding alone.
  private static func error(_ remark: Substring) throws -> Double {
    if remark.hasSuffix(", exact") { return 0 }
    return try #require(Double(remark.split(separator: " ").last ?? ""), "\(remark)")
  }

  /// Prints a line of values for each document.
  private static var main: String {
    let lines = documents.map { document in
      let type = document.name.prefix(1).uppercased() + document.name.dropFirst() + "Values"
      return """
        let \(document.name) = KeyframeTimeline(initialValue: \(type)()) { \(document.name)Keyframes() }
        print((0..<\(looks)).map { look in
          "\\(\(document.name).value(time: \(document.name).duration * Double(look) / \(looks - 1)).\(document.property))"
        }.joined(separator: " "))
        """
    }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Compiles a program with the engine that was built beside the tests, and reads what it prints.
  private func run(_ program: String) throws -> [[Double]] {
    let products = ToolTests.executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let modules = ["AnimationEngine", "RealModule", "_NumericsShims"]
    let objects = modules.flatMap { self.objects(in: products.appending(path: "\($0).build")) }
    let built = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: built) }
    return try tool.withFile(program, named: "swift") { path in
      let arguments =
        ["swiftc", "-swift-version", "6"] + Self.sanitizer + ToolTests.moduleArguments + objects
        + [path, "-lm", "-o", built.path]
      let compiled = try tool.run(URL(filePath: "/usr/bin/env"), arguments)
      #expect(compiled.code == 0, "\(compiled.errors)\n\(program)")
      return try tool.run(built, []).output.split(separator: "\n").map { line in
        line.split(separator: " ").compactMap { Double($0) }
      }
    }
  }

  /// The objects of a module in the folder of its build, without those of files that have been renamed
  /// since.
  private func objects(in folder: URL) -> [String] {
    let list = try? String(contentsOf: folder.appending(path: "sources"), encoding: .utf8)
    let sources = list.map {
      Set($0.split(separator: "\n").map { URL(filePath: String($0)).lastPathComponent })
    }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".o") && sources?.contains(String($0.dropLast(2))) ?? true }
      .map { folder.appending(path: $0).path }
  }

  /// The objects beside the tests call the sanitizer that the tests are built with.
  private static var sanitizer: [String] {
    let names = [("thread", "__tsan_init"), ("address", "__asan_init")]
    return names.filter { unsafe dlsym(nil, $0.1) != nil }.map { "-sanitize=\($0.0)" }
  }
}
