import Foundation
import Testing

/// The most lines of a file and of a function.
private let (longestFile, longestFunction) = (300, 45)

@Suite("Sizes")
struct SizeTests {
  /// Files that are data, such as the interface description, are not code.
  @Test func filesAndFunctionsAreShort() throws {
    for file in try SourceFile.all(below: "Sources") where !file.text.contains("Generated from") {
      #expect(file.lines.count <= longestFile, "\(file.path): \(file.lines.count) lines")
      for function in file.functions where function.length > longestFunction {
        Issue.record("\(file.path): \(function.name), \(function.length) lines")
      }
    }
  }

  @Test func aFunctionIsMeasuredToItsClosingBrace() {
    let text = """
      struct A {
        func short() { print("a") }

        func longer(
          _ b: Int
        ) -> Int {
          b
        }
      }
      """
    let file = SourceFile(path: "A.swift", room: "A", text: text)
    #expect(file.functions.map(\.name) == ["short", "longer"])
    #expect(file.functions.map(\.length) == [1, 5])
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
      let length = line.hasSuffix("}") ? 1 : end - start + 1
      functions.append(Function(name: String(name), length: length))
    }
    return functions
  }
}
