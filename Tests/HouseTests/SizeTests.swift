import Foundation
import Testing

/// Beyond this many lines a file has to say why.
private let longFile = 500
/// Beyond this many lines a function has to say why.
private let longFunction = 60

@Suite("Sizes")
struct SizeTests {
  /// Size is a guide: beyond the bounds a comment with the word "long" or "length" or "table" says
  /// why. Files that are data, such as the interface description, are not code.
  @Test func longFilesAndFunctionsSayWhy() throws {
    for file in try SourceFile.all(below: "Sources") where !file.text.contains("Generated from") {
      #expect(
        file.lines.count <= longFile || file.saysWhy, "\(file.path): \(file.lines.count) lines")
      for function in file.functions where function.length > longFunction {
        #expect(file.saysWhy, "\(file.path): \(function.name), \(function.length) lines")
      }
    }
  }

  @Test func everyRoomHasAPageThatIntroducesIt() throws {
    for room in Set(try SourceFile.all(below: "Sources").map(\.room)) {
      let page = Repository.root.appending(path: "Sources/\(room)/README.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.utf8.count > 200, "\(room)")
    }
  }
}

extension SourceFile {
  /// A function and how many lines it has, its own line and the closing brace included.
  struct Function {
    var name: String
    var length: Int
  }

  fileprivate var saysWhy: Bool {
    lines.contains { line in
      line.drop { $0 == " " }.hasPrefix("//")
        && ["long", "length", "table"].contains { line.contains($0) }
    }
  }

  /// The functions, found by their indentation: the formatter closes each where it was opened.
  fileprivate var functions: [Function] {
    var functions: [Function] = []
    let lines = lines
    for (start, line) in lines.enumerated() where line.contains("func ") {
      let indentation = line.prefix { $0 == " " }
      guard line.drop(while: { $0 == " " }).first != "/" else { continue }
      // A requirement of a protocol has no body: a blank line or the protocol's end comes first.
      let head = lines[start...].prefix { !$0.isEmpty && $0 != indentation.dropLast(2) + "}" }
      guard head.contains(where: { $0.hasSuffix("{") || $0.hasSuffix("}") || $0.contains("{ ") }),
        let end = lines[start...].firstIndex(where: { $0 == indentation + "}" })
      else { continue }
      let name = line.split(separator: "func ").last?.prefix { $0 != "(" && $0 != "<" } ?? ""
      functions.append(Function(name: String(name), length: end - start + 1))
    }
    return functions
  }
}
