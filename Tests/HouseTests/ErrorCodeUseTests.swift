import Foundation
import Testing

@Suite("The use of error codes")
struct ErrorCodeUseTests {
  /// The contract publishes every code of the table: one that nothing produces would be an empty
  /// promise.
  @Test func everyCodeOfTheTableIsProducedSomewhere() throws {
    let files = try SourceFile.all(below: "Sources")
    let table = try #require(files.first { $0.path.hasSuffix("/Problems/ErrorCode.swift") })
    let names = table.text.matches(of: /static let `?(\w+)`? = ErrorCode/).map { $0.1 }
    #expect(names.count > 50)
    let used = files.filter { $0.path != table.path }.reduce(into: Set<Substring>()) { used, file in
      for line in file.code { used.formUnion(Self.members(named: line)) }
    }
    for name in names { #expect(used.contains(name), "\(name)") }
  }

  /// The names after the dots of a line: `b` and `c` of `a.b(.c)`.
  private static func members(named line: Substring) -> [Substring] {
    line.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map { rest in
      rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber }
    }
  }
}
